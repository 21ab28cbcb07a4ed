"""What replays show of a game that is over: what every seat saw, all of it at once."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.match import Match
from tests.properties import play_and_look

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "samurai-sword": (5, {}),
    "shogun": (4, {"court": "on"}),
    "dicium-crazy-cup": (4, {"round_limit": "12"}),
    "dicium-civilization": (4, {"round_limit": "12"}),
    "dicium-dungeon": (3, {}),
    "dicium-shogun": (4, {"round_limit": "8"}),
}


def secrets_of(game: str, view: dict[str, Any], seat: int) -> list[Any]:
    """What a view shows of the things that the seat alone knows while the game goes on."""
    match game:
        case "samurai-sword":
            return [view["players"][seat]["role"], view.get("hand")]
        case "shogun":
            return [view["players"][seat]["plan"]]
        case "dicium-crazy-cup":
            return [view["cards"]["own"]]
        case "dicium-civilization":
            return [view["philosophers"]["own"], view["secrets"][seat], view["dealt"]]
    return []


def opened(game: str, view: dict[str, Any], seat: int) -> list[Any]:
    """The same where the open view has it."""
    match game:
        case "samurai-sword":
            player = view["players"][seat]
            return [player["role"], player["hand"]]
        case "shogun":
            return [view["players"][seat]["plan"]]
        case "dicium-crazy-cup":
            return [view["cards"]["held"][seat]]
        case "dicium-civilization":
            held = view["philosophers"]["held"]
            return [held[seat], view["secrets"][seat], view["dealt_to"][seat]]
    return []


@pytest.mark.parametrize("game", SHORT)
def test_whoever_looks_sees_what_every_seat_saw(game: str) -> None:
    players, options = SHORT[game]
    different = 0

    def look(match: Match, mover: int) -> None:
        nonlocal different
        state = match.state
        own = [secrets_of(game, state.view(seat), seat) for seat in range(players)]
        for viewer in (None, mover):
            view = state.open_view(viewer)
            assert [opened(game, view, seat) for seat in range(players)] == own
            different += view != state.view(viewer)

    play_and_look(game, players, options, "open", look, every=7)
    assert (different > 0) == tatami.game(game).hides(players)


@pytest.mark.parametrize("game", SHORT)
def test_looking_changes_nothing(game: str) -> None:
    """The views of a game that goes on stay what they were."""
    players, options = SHORT[game]
    state = tatami.game(game).new(players, chance=Chance("looked at"), **options)
    seats = [None, *range(players)]
    before = [state.view(seat) for seat in seats]
    for seat in seats:
        state.open_view(seat)
    assert [state.view(seat) for seat in seats] == before
