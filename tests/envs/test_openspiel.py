"""OpenSpiel's own tests on the registered games."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

import tatami
import tatami.envs.openspiel as adapter
from tatami.core.chance import Chance
from tatami.core.errors import BadOption
from tatami.envs.openspiel import LUCKS, short_name
from tests.envs import playthrough
from tests.tables import NAMES as TABLE_NAMES
from tests.tables import TABLES

flags.FLAGS.mark_as_parsed()

NAMES = [short_name(id) for id in tatami.games()]


def test_every_game_is_registered() -> None:
    assert NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def run_suite(suite: unittest.TestSuite) -> int:
    """Run OpenSpiel's tests without their chatter; the number of them."""
    with contextlib.redirect_stdout(io.StringIO()):
        result = unittest.TextTestRunner(io.StringIO()).run(suite)
    problems = [trace for _, trace in result.failures + result.errors]
    assert not problems, "\n".join(problems)
    assert not result.skipped
    return result.testsRun


QUICKLY_OVER = [id for id in tatami.games() if not id.endswith("shogun")]
"""Serializing is replaying: for the longest games it is left to `games_sim_test`, which stops."""


@pytest.mark.parametrize("id", QUICKLY_OVER)
def test_random_simulation_with_serialization(id: str) -> None:
    fewest = tatami.game(id).players[0]
    game = pyspiel.load_game(f"{short_name(id)}(players={fewest})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "players"), TABLES, ids=TABLE_NAMES)
def test_every_table_plays_a_whole_game(id: str, players: int) -> None:
    game = pyspiel.load_game(f"{short_name(id)}(players={players})")
    rng = Random("whole")
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.randrange(LUCKS) if chance else rng.choice(state.legal_actions()))
    assert len(state.history()) <= game.max_game_length()
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in state.returns())
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.is_terminal()
    assert str(again) == str(state)


@pytest.mark.parametrize("name", NAMES)
def test_games_sim_test(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.tests import games_sim_test

    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 60)
    cases = unittest.defaultTestLoader.loadTestsFromTestCase(games_sim_test.GamesSimTest)
    ours = [case for case in cases if str(case).split()[0].endswith(f"_{name}")]
    kind = pyspiel.load_game(name).get_type()
    several = kind.max_num_players > 2
    counts = range(max(2, kind.min_num_players), min(6, kind.max_num_players) + 1 if several else 0)
    assert run_suite(unittest.TestSuite(ours)) == 1 + len(counts)


def id_of(name: str) -> str:
    return next(id for id in tatami.games() if short_name(id) == name)


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    from open_spiel.integration_tests import api_test

    flags.FLAGS["test_only_games"].value = f"{name}$"
    ran = 0
    for case in api_test._create_test_case_classes():
        assert case.game_name == name
        ran += run_suite(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert ran >= 5


@pytest.mark.parametrize("id", tatami.games())
def test_golden_playthrough(id: str) -> None:
    golden = (playthrough.FOLDER / f"{id}.txt").read_text(encoding="utf-8")
    assert playthrough.text(id).splitlines() == golden.splitlines(), (
        f"if rules or views were meant to change: `python -m tests.envs.playthrough {id}`"
    )


@pytest.mark.parametrize("id", playthrough.SHORT)
def test_their_own_playthrough_test(id: str) -> None:
    from open_spiel.integration_tests.playthrough_test import PlaythroughTest

    PlaythroughTest("run_test").run_test(str(playthrough.FOLDER), f"{id}.playthrough")


def test_perfect_recall_is_not_offered() -> None:
    game = pyspiel.load_game("tatami_samurai_sword")
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None


def some_decision(game: Any, seed: int) -> Any:
    """A state with a real choice in the middle of a random game."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    steps, middle = 0, 40
    while steps < middle or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
        if state.is_terminal():
            state, steps, middle = game.new_initial_state(), 0, min(middle, steps) // 2
    return state


@pytest.mark.parametrize("name", NAMES)
def test_their_tree_search_runs_with_our_determinization(name: str) -> None:
    from open_spiel.python.algorithms import ismcts

    game = pyspiel.load_game(name)
    state = some_decision(game, 5)
    bot = ismcts.ISMCTSBot(
        game,
        ShortRollouts(),
        uct_c=1.0,
        max_simulations=25,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(adapter.resampler("worlds"))
    assert bot.step(state) in state.legal_actions()


class ShortRollouts:
    """An evaluator that asks the game's advisor; OpenSpiel's own one plays every game out."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Any) -> list[float]:
        advisor = state.get_game().rules.advisor
        return [advisor.value(state.state, seat) for seat in range(state.num_players())]


@pytest.mark.parametrize("name", NAMES)
def test_resampling_changes_nothing_that_the_player_sees(name: str) -> None:
    state = some_decision(pyspiel.load_game(name), 8)
    player = state.current_player()
    other = state.resample(player, Chance(1))
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_luck_comes_as_chance_nodes() -> None:
    state = pyspiel.load_game("tatami_samurai_sword").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == LUCKS
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    one, other = state.clone(), state.clone()
    for luck in (1, 2, 3, 4):
        one.apply_action(luck)
        other.apply_action(luck + 1)
    assert str(one) != str(other)


def test_options_are_game_parameters() -> None:
    game = pyspiel.load_game("tatami_samurai_sword(players=6,reshuffle=when_needed)")
    assert game.num_players() == 6
    assert game.options == {"reshuffle": "when_needed"}
    with pytest.raises(BadOption, match="reshuffle cannot be 'never'"):
        pyspiel.load_game("tatami_samurai_sword(reshuffle=never)")


def test_importing_and_ending_is_quiet() -> None:
    """OpenSpiel lives longer than Python: what it holds must not need Python any more."""
    code = "import tatami.envs.openspiel, pyspiel; pyspiel.load_game('tatami_samurai_sword')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
