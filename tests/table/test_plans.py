"""Bots of a company say what they are about; people do not have to."""

from __future__ import annotations

import itertools

import tatami
from tatami.core.chance import Chance
from tatami.language import LANGUAGES, Speaker
from tests.table.desk import Desk


def test_a_bot_tells_its_comrades_its_plan_when_it_changes() -> None:
    desk = Desk(tatami.game("dicium-dungeon"), 2).sit(1, bots=1).start()
    rng = Chance("company")
    while desk.table.match is not None and desk.table.match.state.outcome is None:
        seat = desk.table.actors[0]
        move = rng.chooses(desk.table.match.state.legal(seat))
        if seat == 0:
            desk.play(seat, move)
        else:
            desk.bot_plays(seat, move)
    plans = [line.note for line in desk.table.chat if line.note and line.note.id[:5] == "plan-"]
    assert plans
    for language in LANGUAGES:
        say = Speaker(language, "dicium-dungeon", ["Ada", "Bot"])
        assert all("Bot" in say(plan) for plan in plans)
    assert all(one != other for one, other in itertools.pairwise(plans))
    assert [line.note for line in desk.again().chat] == [line.note for line in desk.table.chat]
