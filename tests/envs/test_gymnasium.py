"""Gymnasium's own check on every game and number of players, and what a seat is given."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tatami
from tatami.core.errors import BadOption, TatamiError, UnknownName
from tatami.envs.actions import version
from tatami.envs.gymnasium import SeatEnv, env
from tests.tables import NAMES, TABLES


@pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)
def test_check_env(id: str, players: int) -> None:
    name = f"tatami/{id}-v{version(tatami.game(id))}"
    made = gymnasium.make(name, players=players, bots=["random"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def play(seat: SeatEnv, seed: int) -> float:
    """A random game to its end; the reward."""
    observation, _ = seat.reset(seed=seed)
    rng = np.random.RandomState(seed)
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, _, info = seat.step(action)
        if terminated:
            assert info == {}
            return reward
        assert reward == 0


def test_a_seat_plays_against_bots() -> None:
    seat = env("samurai-sword", 4, seat=2, bots=["random", "greedy"])
    rewards = {play(seat, seed) for seed in range(8)}
    assert rewards <= {-1.0, 0.0, 1.0}
    assert len(rewards) > 1
    assert seat.position.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    def first(seed: int) -> bytes:
        observation, _ = env("samurai-sword", 4, bots=["greedy"]).reset(seed=seed)
        numbers: bytes = observation["observation"].tobytes()
        return numbers

    assert first(1) == first(1)
    assert first(1) != first(2)


def test_an_illegal_action_loses() -> None:
    seat = env("samurai-sword", 4, bots=["random"])
    observation, _ = seat.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))
    _, reward, terminated, _, info = seat.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("illegal-")


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(BadOption, match="seat is a number from 0 to 3"):
        env("samurai-sword", 4, seat=4)
    with pytest.raises(UnknownName, match="no bot 'clever'"):
        env("samurai-sword", 4, bots=["clever"])
    with pytest.raises(BadOption, match="at least one bot"):
        env("samurai-sword", 4, bots=[])
    with pytest.raises(BadOption, match="human, ansi"):
        env("samurai-sword", render_mode="rgb_array")
    seat = env("samurai-sword")
    with pytest.raises(TatamiError, match="without a render mode"):
        seat.render()
    seat.reset()
    with pytest.raises(TatamiError, match="a number from 0 to"):
        seat.step(99999)
