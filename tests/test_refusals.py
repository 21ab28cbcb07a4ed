"""Every question and every refusal of every game names a rule that its pages have."""

from __future__ import annotations

from functools import cache

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.text import Text
from tatami.language import rules_pages
from tests.properties import play_and_look
from tests.tables import EXTREME_NAMES, EXTREMES

SEEDS = ("one", "two")


@cache
def rules(id: str) -> frozenset[str]:
    return frozenset(rule for page in rules_pages.pages(id, "en") for rule in page.ids)


def names_a_rule(id: str, text: Text | None) -> None:
    assert text is not None
    assert text.rule in rules(id), f"{text.id} names the rule {text.rule!r}"


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_questions_and_refusals_name_their_rule(id: str, players: int) -> None:
    tried: set[tuple[str, str]] = set()

    def look(match: Match, seat: int) -> None:
        state = match.state
        question = type(state.decision).__name__
        names_a_rule(id, state.prompt(seat))
        legal = state.legal(seat)
        for move in match.game.moves:
            if (question, move.kind) in tried or move in legal:
                continue
            tried.add((question, move.kind))
            with pytest.raises(IllegalMove) as refused:
                state.apply(seat, move, Chance("unused"))
            names_a_rule(id, refused.value.reason)

    for seed in SEEDS:
        play_and_look(id, players, {}, seed, look, every=3)
    assert tried


def test_a_refusal_without_a_rule_of_its_own_names_that_of_the_question() -> None:
    state = tatami.game("samurai-sword").new(4, chance=Chance("rule"))
    seat = state.actors[0]
    question = state.prompt(seat)
    assert question is not None
    other = next(m for m in tatami.game("samurai-sword").moves if m.kind == "suffer")
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, other, Chance("unused"))
    assert refused.value.reason.rule == question.rule
