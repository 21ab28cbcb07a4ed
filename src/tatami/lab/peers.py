"""Other libraries' games, driven at random in the same process, to compare speeds with."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tatami.lab.bench import repeat


@dataclass(frozen=True)
class Peer:
    """`load` imports the library and returns a function that plays one game."""

    library: str
    game: str
    package: str
    load: Callable[[str], Callable[[], int]]


@dataclass(frozen=True)
class PeerSpeed:
    """`decisions_per_second` is None if there was a `problem`, mostly an absent library."""

    library: str
    game: str
    package: str
    decisions_per_second: float | None
    problem: str = ""
    absent: bool = False


def measure_peer(peer: Peer, seconds: float) -> PeerSpeed:
    """Whatever another library raises is its own affair: the others are measured still."""
    try:
        decisions, _, spent = repeat(peer.load(peer.game), seconds)
    except Exception as error:
        absent = isinstance(error, ImportError)
        return PeerSpeed(peer.library, peer.game, peer.package, None, str(error), absent)
    return PeerSpeed(peer.library, peer.game, peer.package, decisions / spent)


def _catanatron(players: str) -> Callable[[], int]:
    library: Any = import_module("catanatron")
    colors = list(library.Color)[: int(players.split()[0])]

    def play() -> int:
        game = library.Game([library.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return play


def _openspiel(name: str) -> Callable[[], int]:
    library: Any = import_module("pyspiel")
    game = library.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _pettingzoo(name: str) -> Callable[[], int]:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


PEERS: tuple[Peer, ...] = (
    Peer("catanatron", "4 players", "catanatron", _catanatron),
    *(
        Peer("OpenSpiel", name, "open_spiel", _openspiel)
        for name in ("backgammon", "chess", "gin_rummy", "hanabi", "hearts", "leduc_poker")
    ),
    *(
        Peer("PettingZoo", name, "pettingzoo[classic]", _pettingzoo)
        for name in ("connect_four_v3", "hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4")
    ),
)
