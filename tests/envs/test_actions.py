"""Actions and observations count seats in the same way."""

from __future__ import annotations

import pytest

import tatami
from tatami.envs.actions import Actions
from tests.envs.test_encoding import states
from tests.tables import EXTREME_NAMES, EXTREMES


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_every_action_is_a_move_and_every_move_an_action(id: str, players: int) -> None:
    game = tatami.game(id)
    actions = Actions(game, players)
    for seat in range(players):
        moves = [actions.move(seat, action) for action in range(len(actions))]
        assert sorted(move.index for move in moves) == list(range(len(game.moves)))
        assert [actions.action(seat, move) for move in moves] == list(range(len(actions)))


@pytest.mark.parametrize("id", tatami.games())
def test_what_is_legal_is_sorted_and_the_same_moves(id: str) -> None:
    game = tatami.game(id)
    actions = Actions(game, game.default_players)
    for state in states(id, game.default_players):
        for seat in state.actors:
            legal = actions.legal(state, seat)
            assert legal == sorted(legal)
            assert {actions.move(seat, action) for action in legal} == set(state.legal(seat))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_an_attack_on_the_left_neighbour_is_one_action_for_everybody(players: int) -> None:
    game = tatami.game("samurai-sword")
    actions = Actions(game, players)
    for seat in range(players):
        left = game.move(f"play bokken > {(seat + 1) % players}")
        against = game.move(f"play geisha > {(seat + 2) % players} armour")
        assert actions.action(seat, left) == game.move("play bokken > 1").index
        assert actions.action(seat, against) == game.move("play geisha > 2 armour").index
        assert actions.move(seat, game.move("end").index) is game.move("end")
