"""PettingZoo's own tests on every game and number of players."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import tatami
from tatami.core.errors import BadOption, TatamiError, UnknownName
from tatami.envs.actions import version
from tatami.envs.pettingzoo import TableEnv, env, parallel_env
from tests.tables import NAMES, TABLES

CYCLES = 20
EVERY_TABLE = pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)


@pytest.fixture(autouse=True)
def warnings_are_failures() -> Iterator[None]:
    """PettingZoo's tests warn where something is not as it should be."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # All of PettingZoo's classic games observe dictionaries, as masks need them.
        for about in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=about)
        # Only the agent that is asked has legal actions.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


@EVERY_TABLE
def test_api(id: str, players: int) -> None:
    api_test(env(id, players), num_cycles=CYCLES)


@EVERY_TABLE
def test_seeds(id: str, players: int) -> None:
    seed_test(lambda: env(id, players), CYCLES)


@EVERY_TABLE
def test_rendering(id: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> TableEnv:
        return env(id, players, render_mode=render_mode)

    render_test(make)
    assert capsys.readouterr().out


@EVERY_TABLE
def test_as_parallel_environment(id: str, players: int) -> None:
    parallel_api_test(parallel_env(id, players), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(id, players), CYCLES)


@pytest.mark.parametrize("id", tatami.games())
def test_make_finds_the_games(id: str) -> None:
    count = tatami.game(id).players[0]
    assert len(pettingzoo.make("aec", f"tatami/{id}", players=count).possible_agents) == count
    number = version(tatami.game(id))
    made = pettingzoo.make("parallel", f"tatami/{id}-v{number}", players=count)
    assert len(made.possible_agents) == count


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A random game to its end; the rewards."""
    table.reset(seed=seed)
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        if termination:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(observation["action_mask"]))
    return rewards


def test_rewards_follow_the_ranking() -> None:
    table = env("samurai-sword", 5)
    rewards = play(table, 4)
    outcome = table.position.outcome
    assert outcome is not None
    assert len(outcome.ranking) == 3
    for place, worth in enumerate((1.0, 0.0, -1.0)):
        assert {rewards[f"player_{seat}"] for seat in outcome.ranking[place]} == {worth}


def test_a_seed_determines_the_games_after_it_too() -> None:
    def views(table: TableEnv) -> list[Any]:
        table.reset(seed=3)
        first = table.position.view(0)
        table.reset()
        return [first, table.position.view(0)]

    one, other = views(env("samurai-sword", 4)), views(env("samurai-sword", 4))
    assert one == other
    assert one[0] != one[1]


def test_an_illegal_action_ends_the_game_for_all() -> None:
    table = env("samurai-sword", 4)
    table.reset(seed=1)
    agent = table.agent_selection
    observation, *_ = table.last()
    table.step(int(np.argmin(observation["action_mask"])))
    assert all(table.terminations.values())
    assert table.rewards == {a: -1.0 if a == agent else 0.0 for a in table.possible_agents}


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    table = env("samurai-sword", 4)
    table.reset(seed=1)
    asked = {a for a in table.agents if table.observe(a)["action_mask"].any()}
    assert asked == {table.agent_selection}


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(UnknownName, match="no game '2048'"):
        env("2048")
    with pytest.raises(BadOption, match="3 to 7 players, not 9"):
        env("samurai-sword", 9)
    with pytest.raises(BadOption, match="no option 'colour'"):
        env("samurai-sword", colour="red")
    with pytest.raises(TatamiError, match="human, ansi"):
        env("samurai-sword", render_mode="rgb_array")
    table = env("samurai-sword")
    with pytest.raises(TatamiError, match="without a render mode"):
        table.render()
    table.reset()
    with pytest.raises(TatamiError, match="a number from 0 to"):
        table.step(99999)
