from __future__ import annotations

import pytest

from tatami.core.record import verify, write
from tatami.games import game
from tatami.lab.simulate import Experiment, play, play_match, play_part, run
from tatami.lab.tally import Tally

GAME = "samurai-sword"


def test_the_last_bot_fills_the_table_and_everyone_moves_on() -> None:
    experiment = Experiment(GAME, 4, ("a", "b"))
    for drawn in range(20):
        seats = [experiment.seats(4 * drawn + turn).index("a") for turn in range(4)]
        assert sorted(seats) == [0, 1, 2, 3]
    assert {experiment.seats(4 * drawn).index("a") for drawn in range(20)} == {0, 1, 2, 3}


def test_bots_cannot_work_out_the_games_luck_from_their_own() -> None:
    experiment = Experiment(GAME, 3, seed="secret")
    assert "secret" not in experiment.thoughts(3)


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random"), ("easy",)])
def test_a_recorded_game_is_the_same_game(bots: tuple[str, ...]) -> None:
    experiment = Experiment(GAME, 4, bots, seed="x")
    outcome, length = play(experiment, 7)
    match = play_match(experiment, 7)
    assert (str(match.state.outcome), len(match.moves)) == (str(outcome), length)
    verify(write(match, list(experiment.seats(7))), game)


def test_parts_cover_every_game_once() -> None:
    experiment = Experiment(GAME, 3, seed="y")
    tally = Tally()
    for part in run(experiment, 25):
        tally.add(part)
    assert tally == play_part(experiment, range(25))
