"""The chance of winning: the weights of every game fit its features, and chances are shares."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing
from tests.tables import EXTREME_NAMES, EXTREMES


def test_a_chance_is_the_share_of_a_side() -> None:
    chances = Chances(("lead",), {"2": [2.0]})
    standing = Standing("2", [(0, 2), (1,), ()], [[1.0], [0.5], [0.5]])
    shares = [chances.chance(standing, seat) for seat in range(3)]
    assert shares[0] == shares[2] > shares[1]
    assert shares[0] + 2 * shares[1] == pytest.approx(1)


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_the_chances_of_all_sides_are_one(id: str, players: int) -> None:
    game = tatami.game(id)
    advisor = game.advisor
    chances = advisor.chances()
    if chances is None or not chances.cells:
        pytest.skip("this game's chances have not been fitted")
    rng = Chance("players")

    def reflex(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        return seat, advisor.reflex(match.state, seat, rng)

    match = Match(game, players, {}, "standing")
    state = match.state
    for _ in positions(match, reflex):
        if advisor.settled(state):
            standing = advisor.standing(state)
            assert all(len(row) == len(chances.names) for row in standing.features)
            found = [advisor.chance(state, seat) for seat in range(players)]
            told = sum(found[side[0]] for side in standing.sides if side)
            assert told <= 1 + 1e-9
            assert () in standing.sides or told == pytest.approx(1)
    shares = [advisor.won(state, seat) for seat in range(players)]
    assert all(share in (0.0, 0.25, 1 / 3, 0.5, 1.0) for share in shares)
