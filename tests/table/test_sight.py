"""Who is told what has changed sees the same as who is told everything."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tatami
from tatami.table.audience import Audience
from tests.changes import merge
from tests.table.desk import Desk, Onlooker
from tests.tables import EXTREME_NAMES, EXTREMES


class Shown:
    """Merges what it is told, as a client does."""

    def __init__(self, audience: Audience, seat: int | None) -> None:
        self.watcher = Onlooker(seat, by_changes=True)
        self.view: Any = None
        self.whole = 0
        audience.enter(self.watcher, 0)
        self.hear()

    def hear(self) -> list[Any]:
        """Takes the news in; what was seen on the way."""
        on_the_way: list[Any] = []
        for text in self.watcher.take():
            said = json.loads(text)
            seen = self.view
            for scene in said.get("scenes", ()):
                seen = scene["view"] if "view" in scene else merge(seen, scene["changes"])
                on_the_way.append(seen)
            if "view" in said:
                self.whole += 1
                self.view = said["view"]
            self.view = merge(self.view, said.get("changes", ()))
        return on_the_way


def plain(view: Any) -> Any:
    return json.loads(json.dumps(view))


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_changes_lead_to_the_same_view(id: str, players: int) -> None:
    desk = Desk(tatami.game(id), players, seed="sight").sit(players)
    audience = Audience(desk.table)
    seats = (None, *range(players))
    shown = {seat: Shown(audience, seat) for seat in seats}
    desk.start()
    audience.tell(everything=True)
    rng = random.Random(7)
    match = desk.table.match
    assert match is not None
    for number in range(60):
        if match.state.outcome is not None:
            break
        seat = rng.choice(match.state.actors)
        desk.play(seat, rng.choice(match.state.moves_for_person(seat)), id=str(number))
        scenes = desk.table.scenes
        ways = {seat: [plain(scene.state.view(seat)) for scene in scenes] for seat in seats}
        audience.tell(everything=True)
        for seat, one in shown.items():
            if number == 30 and seat == 1:
                audience.leave(one.watcher)
                shown[1] = one = Shown(audience, 1)
            else:
                assert one.hear() == ways[seat]
            assert one.view == plain(match.state.view(seat)), (seat, match.moves[-1].move.text)


def test_what_is_laid_on_a_pile_is_told_without_the_pile() -> None:
    desk = Desk(tatami.game("samurai-sword"), 3, seed="pile").sit(3)
    audience = Audience(desk.table)
    spectator = Shown(audience, None)
    desk.start()
    audience.tell(everything=True)
    spectator.hear()
    rng = random.Random(1)
    match = desk.table.match
    assert match is not None
    laid: list[Any] = []
    for number in range(40):
        pile = spectator.view["discard"]
        seat = match.state.actors[0]
        desk.play(seat, rng.choice(match.state.legal(seat)), id=str(number))
        audience.tell(everything=True)
        told = [json.loads(text) for text in spectator.watcher.take()]
        for change in (change for one in told for change in one.get("changes", ())):
            if pile and "discard" in change:
                laid.append(change["discard"])
            spectator.view = merge(spectator.view, [change])
        assert spectator.view == plain(match.state.view(None))
    assert len(laid) > 5
    assert all(isinstance(cards, dict) for cards in laid)
