"""No bot can see what its seat does not know: it chooses the same whatever the truth is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import LEVELS, bot
from tatami.core.chance import Chance
from tatami.core.state import State
from tests.tables import EXTREME_NAMES, EXTREMES

BOTS = ["random", "careless:1", "greedy:2", "mc:6", "ismcts:12"]
POSITIONS = 2


def choices(id: str, players: int) -> Iterator[tuple[State, int]]:
    """Some positions of a random game in which a seat has a real choice."""
    chance, rng = Chance(f"fair {players}"), Chance("players")
    state: State = tatami.game(id).new(players, chance=chance)
    number = found = 0
    while found < POSITIONS:
        if state.outcome is not None:
            state = tatami.game(id).new(players, chance=chance)
        seat = state.actors[0]
        moves = state.legal(seat)
        if number >= 13 * found and len(moves) > 1:
            found += 1
            yield state, seat
        state.apply(seat, rng.chooses(moves), chance)
        number += 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_the_choice_does_not_depend_on_the_hidden_truth(id: str, players: int, name: str) -> None:
    game = tatami.game(id)
    chosen = bot(name, game)
    for number, (state, seat) in enumerate(choices(id, players)):
        seed = f"thoughts {number}"
        here = chosen.choose(Knowledge(game, state, seat), Chance(seed))
        assert here in state.legal(seat)
        for world in range(2):
            imagined = state.determinize(seat, Chance(f"world {world}"))
            there = chosen.choose(Knowledge(game, imagined, seat), Chance(seed))
            assert there is here, f"{name} saw through the cards of seat {seat}"


@pytest.mark.parametrize("id", tatami.games())
def test_choosing_changes_nothing(id: str) -> None:
    game = tatami.game(id)
    state, seat = next(choices(id, game.default_players))
    before = state.dump()
    for name in BOTS:
        bot(name, game).choose(Knowledge(game, state, seat), Chance(1))
    assert state.dump() == before


@pytest.mark.parametrize("id", tatami.games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_of_the_game(id: str, level: str) -> None:
    game = tatami.game(id)
    assert hasattr(bot(level, game), "choose")
