"""No bot can see what its seat does not know: it chooses the same whatever the truth is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import LEVELS, bot
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tests.tables import EXTREME_NAMES, EXTREMES

BOTS = ["random", "beginner", "careless:1", "greedy:2", "thorough:10", "mc:2", "ismcts:4"]
BOTS += ["insight:4"]
KINDS = 4
MOST = 12
"""Moves in a position: searching bots look at each of them."""


@cache
def choices(id: str, players: int) -> list[tuple[State, int]]:
    """A real choice of each kind that comes up in a random game, as far as there are so many."""
    match = Match(tatami.game(id), players, {}, f"fair {players}")
    found: dict[str, tuple[State, int]] = {}
    for _ in positions(match, at_random(Chance("players"))):
        state, seat = match.state, match.state.actors[0]
        if 1 < len(state.legal(seat)) <= MOST:
            found.setdefault(type(state.decision).__name__, (state.copy(), seat))
        if len(found) == KINDS:
            break
    return list(found.values())


class Told(Knowledge):
    """What a seat knows without the truth behind it: whoever reaches for that finds nothing."""

    def __init__(self, game: Game[Any], truth: State, seat: int, *, foe: int = -1) -> None:
        super().__init__(game, cast(State, None), seat, foe=foe)
        self._known: Callable[[], Knowledge] = lambda: Knowledge(game, truth, seat, foe=foe)

    @property
    def legal(self) -> list[Move]:
        return self._known().legal

    @property
    def view(self) -> dict[str, Any]:
        return self._known().view

    def imagine(self, rng: Chance) -> State:
        return self._known().imagine(rng)

    def draw(self, rng: Chance) -> State:
        return self._known().draw(rng)


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_what_a_seat_imagines_does_not_depend_on_the_hidden_truth(id: str, players: int) -> None:
    game = tatami.game(id)
    for state, seat in choices(id, players):
        another = state.determinize(seat, Chance("another world"))
        for number in range(3):
            here = Knowledge(game, state, seat).imagine(Chance(number))
            there = Knowledge(game, another, seat).imagine(Chance(number))
            assert here.dump() == there.dump()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_the_choice_does_not_depend_on_the_hidden_truth(id: str, players: int, name: str) -> None:
    game = tatami.game(id)
    chosen = bot(name, game)
    for number, (state, seat) in enumerate(choices(id, players)):
        seed = f"thoughts {number}"
        here = chosen.choose(Told(game, state, seat), Chance(seed))
        assert here in state.legal(seat)
        imagined = state.determinize(seat, Chance("another world"))
        there = chosen.choose(Knowledge(game, imagined, seat), Chance(seed))
        assert there is here, f"{name} saw through the cards of seat {seat}"


@pytest.mark.parametrize("id", tatami.games())
def test_choosing_changes_nothing(id: str) -> None:
    game = tatami.game(id)
    state, seat = choices(id, game.players[0])[-1]
    before = state.dump()
    for name in BOTS:
        bot(name, game).choose(Knowledge(game, state, seat), Chance(1))
    assert state.dump() == before


@pytest.mark.parametrize("id", tatami.games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_of_the_game(id: str, level: str) -> None:
    game = tatami.game(id)
    assert hasattr(bot(level, game), "choose")
