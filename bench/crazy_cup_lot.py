"""Which weights of Crazy Cup's advice should be larger or smaller: by lot.

    python bench/crazy_cup_lot.py --races 4000 --seed lot     (not on the compiled engine)

In every race of two each driver has every weight changed up or down by lot. Who wins, and by how
many turns, is then put down to the changes: a regression gives for each weight what more of it
brings, in points of a hundred, with its standard error. Turns say it sooner than victories do.
Effects are those beside other weights that are changed, too: a step along them has to be tried.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot import pace, weights
from tatami.games.dicium.crazy_cup.bot.rivals import turns_of

GAME = tatami.game("dicium-crazy-cup")
FOLDER = Path(pace.__file__).parent
MODULES = [import_module(f"{pace.__package__}.{path.stem}") for path in FOLDER.glob("[a-z]*.py")]
Change = Callable[[float], None]
MOST = 4.0
"""Turns: who is further behind has simply lost."""


def number(name: str, spread: float) -> Change:
    base = getattr(weights, name)

    def change(by: float) -> None:
        for module in MODULES:
            if hasattr(module, name):
                setattr(module, name, base * exp(spread * by))

    return change


def in_table(name: str, at: int, spread: float) -> Change:
    base = getattr(weights, name)

    def change(by: float) -> None:
        for module in MODULES:
            if hasattr(module, name):
                row = list(getattr(module, name))
                old = base[at]
                more = exp(spread * by)
                row[at] = (old[0], old[1] * more) if isinstance(old, tuple) else old * more
                setattr(module, name, row)

    return change


SPREADS = {
    "LAST_STEPS": 0.3, "PAST_THE_LINE": 0.4, "REROLL_SHARE": 0.3, "GARAGE_NOW": 0.4,
    "GARAGE_LATER": 0.4, "TARGET": 0.4, "IN_THE_ROUGH": 0.4, "WORTH_A_HOOK": 0.4, "RIVAL": 0.3,
    "BUMP_CHANCE": 0.3, "CARD_WORTH": 0.2, "UNSEEN": 0.2, "RESERVE": 0.4, "STORM_SEASON": 0.4,
    "LAST_CHANCE": 0.4, "SAND_TURNS": 0.4, "THIEF_TURNS": 0.4, "LOST_STEPS": 0.4, "SEEN": 0.3,
    "BLUE_SAVES": 0.15, "FINALE": 0.5, "LEAD": 0.3, "LATE_LEAD": 0.3,
}  # fmt: skip
LOT = {name: number(name, spread) for name, spread in SPREADS.items()}
LOT |= {f"HAND_SAVES {at}": in_table("HAND_SAVES", at, 0.15) for at in (0, 1)}
LOT |= {f"OTHER_BONUSES {at}": in_table("OTHER_BONUSES", at, 0.4) for at in (0, 1, 2)}
LOT |= {f"LIKING {card}": in_table("LIKING", at, 0.25) for at, card in enumerate(weights.LIKED)}


def change(lot: tuple[int, ...]) -> None:
    for change_one, by in zip(LOT.values(), lot, strict=True):
        change_one(by)
    pace._TURNS = pace._table()  # type: ignore[misc]


def race(seed: str) -> tuple[float, float, np.ndarray]:
    """The first driver's share of the victory, turns ahead, and how the changes differ."""
    rng, bots = Random(seed), Chance(f"{seed} bots")
    lots = [tuple(rng.choice((-1, 1)) for _ in LOT) for _ in range(2)]
    match = Match(GAME, 2, {}, f"{seed} luck")
    state: Any = match.state
    driving = -1

    def move(match: Match) -> tuple[int, Move]:
        nonlocal driving
        seat = state.actors[0]
        if seat != driving:
            change(lots[seat])
            driving = seat
        return seat, GAME.advisor.advice(state, seat, bots) or state.legal(seat)[0]

    finish(match, move)
    change((0,) * len(LOT))
    turns = [turns_of(state, seat) for seat in (0, 1)]
    ahead = max(-MOST, min(MOST, turns[1] - turns[0]))
    return float(GAME.advisor.won(state, 0)), ahead, np.subtract(lots[0], lots[1])


def effects(changes: np.ndarray, results: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Of each change, with standard errors."""
    rows = np.column_stack([np.ones(len(results)), changes])
    found = np.linalg.lstsq(rows, results, rcond=None)[0]
    rest = results - rows @ found
    error = rest @ rest / (len(results) - rows.shape[1])
    return found[1:], np.sqrt(np.diag(np.linalg.inv(rows.T @ rows)) * error)[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--races", type=int, default=2000)
    parser.add_argument("--seed", default="lot")
    wish = parser.parse_args()
    if not pace.__file__.endswith(".py"):
        parser.error("compiled weights cannot be changed")
    races = [race(f"{wish.seed} {number}") for number in range(wish.races)]
    wins, ahead = np.array([r[0] for r in races]), np.array([r[1] for r in races])
    changes = np.array([r[2] for r in races], dtype=float)
    won, won_error = effects(changes, wins)
    a_turn = np.cov(wins, ahead)[0, 1] / ahead.var()
    led, led_error = (100 * a_turn * part for part in effects(changes, ahead))
    for at in np.argsort(-np.abs(led)):
        print(
            f"{list(LOT)[at]:>20}: {100 * won[at]:+.2f} ± {100 * won_error[at]:.2f} by victories,"
            f" {led[at]:+.2f} ± {led_error[at]:.2f} by turns"
        )


if __name__ == "__main__":
    main()
