"""How quick the adapters are: each against the bare engine, PettingZoo's against its card games.

    python bench/environments.py [SECONDS]

Random play, processor time. Everything runs in this process, one after the other; the card
games and the adapter are driven by the very same loop. Set PYTHONPATH=build/compiled to measure
the compiled engine.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

import tatami
import tatami.envs.gymnasium
import tatami.envs.openspiel
import tatami.envs.pettingzoo
from tatami.core.chance import Chance
from tatami.core.engine import compiled
from tatami.core.playout import play_out
from tatami.lab.bench import repeat

GAME, PLAYERS = "samurai-sword", 5
CARD_GAMES = (
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
)


def bare() -> Callable[[], int]:
    rules = tatami.game(GAME)

    def play() -> int:
        chance = Chance(random.getrandbits(60))
        return play_out(rules.new(PLAYERS, chance=chance), chance, random.Random(1))

    return play


def legal(mask: Any) -> int:
    """Any legal action; quicker than the libraries' own samplers, which would blur the rest."""
    actions = mask.nonzero()[0]
    return int(actions[int(random.random() * len(actions))])


def agents(env: Any) -> Callable[[], int]:
    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(legal(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


def seat() -> Callable[[], int]:
    env = tatami.envs.gymnasium.env(GAME, PLAYERS, bots=["random"])

    def play() -> int:
        """Counts the bots' moves too: they go through the engine within a step."""
        observation, _ = env.reset()
        steps = 0
        while True:
            observation, _, terminated, _, _ = env.step(legal(observation["action_mask"]))
            steps += 1
            if terminated:
                return steps

    return play


def spiel() -> Callable[[], int]:
    game = pyspiel.load_game(f"tatami_samurai_sword(players={PLAYERS})")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(tatami.envs.openspiel.LUCKS))
            else:
                np.array(state.observation_tensor(state.current_player()), np.float32)
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def card_game(name: str) -> Callable[[], int]:
    return agents(import_module(f"pettingzoo.classic.{name}").env())


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    warnings.simplefilter("ignore")
    print(f"engine: {'compiled' if compiled() else 'interpreted'}; decisions a second")
    speeds = {
        "bare engine": speed(bare(), seconds),
        "PettingZoo": speed(agents(tatami.envs.pettingzoo.env(GAME, PLAYERS)), seconds),
        "OpenSpiel": speed(spiel(), seconds),
        "Gymnasium (own steps)": speed(seat(), seconds),
    }
    for name, found in speeds.items():
        overhead = 1e6 / found - 1e6 / speeds["bare engine"]
        print(f"  {name:24} {found:10,.0f}   {overhead:6.1f} microseconds over the bare engine")
    cards = {name: speed(card_game(name), seconds) for name in CARD_GAMES}
    for name, found in cards.items():
        print(f"  {name:24} {found:10,.0f}")
    ratio = speeds["PettingZoo"] / max(cards.values())
    print(f"PettingZoo adapter against the fastest of its card games: {ratio:.1f} times")


def speed(play: Callable[[], int], seconds: float) -> float:
    decisions, _, spent = repeat(play, seconds)
    return decisions / spent


if __name__ == "__main__":
    main()
