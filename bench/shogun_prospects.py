"""What features of a position of Shogun are worth in points at the end, fitted to games.

    python bench/shogun_prospects.py --games 2500 --seed fit

Four players follow sketches of plans that vary; the position before every round is an example. For
each number of rounds left, what a seat scores beyond the others' average is explained by its
features beyond theirs (`bot/prospects.py`), by the printed starting table that it was given, and
by weak priors: what scores now scores about as much at each winter to come. Printed are the
weights with intervals of 95 %, and the points that make a win e times as likely.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tatami.core.chance import Chance
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.appraisal import all_rounds_left
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.bot.prospects import FEATURES, SIZE, measure
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.planning import Plan

PLAYERS = 4
ROUNDS = 6
NOISES = 6
NOISE = 0.15
"""A plan differs from the best sketch by up to this times a number below the one above."""
PRIORS = {
    "provinces": ((1.0, 1.0, 1.0, 1.8, 1.8, 1.8), 0.5),
    "buildings": ((1.0, 0.95, 0.9, 1.7, 1.7, 1.7), 0.2),
    "majorities": ((0.8, 0.7, 0.6, 1.1, 1.0, 1.0), 0.2),
    "rice": ((0.7,) * ROUNDS, 0.4),
    "chests": ((0.15, 0.2, 0.2, 0.3, 0.3, 0.3), 0.15),
    "income": ((0.05, 0.1, 0.1, 0.1, 0.1, 0.1), 0.15),
    "borders": ((0.5,) * ROUNDS, 0.5),
    "armies": ((0.1, 0.2, 0.3, 0.4, 0.4, 0.4), 0.3),
    "tower": ((0.3,) * ROUNDS, 0.4),
    "unrest": ((0.1,) * ROUNDS, 0.15),
}
"""By the rounds left, from one on, and how sure that is."""
TABLE_PRIOR = 5.0
INDEPENDENT = 0.5
"""The share of an example that is news: those of one game have much in common."""
Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Examples:
    """Positions with so many rounds left: features, final points and wins, by seat."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.points: list[list[int]] = []
        self.wins: list[list[float]] = []
        self.tables: list[list[list[float]]] = []


def play(seed: str, found: dict[int, Examples], tables: dict[tuple[int, ...], int]) -> None:
    chance, rng = Chance(seed), Chance(f"plans of {seed}")
    state = GAME.new(PLAYERS, chance=chance)
    positions: list[tuple[int, list[list[float]]]] = []
    given = [tuple(state.provinces_of(seat)) for seat in range(PLAYERS)]
    rows = [
        [float(tables.setdefault(provinces, len(tables)) == at) for at in range(PLAYERS)]
        for provinces in given
    ]
    while not state.over():
        if isinstance(state.decision, Plan):
            flat = measure(state)
            seats = [flat[seat * SIZE : (seat + 1) * SIZE] for seat in range(PLAYERS)]
            positions.append((all_rounds_left(state), seats))
            for seat in range(PLAYERS):
                install(state, seat, sketch(Ideas(state, seat), rng, NOISE * rng.below(NOISES)))
            state.stack.pop()
            state.committed = [True] * PLAYERS
            state.settle(chance)
        else:
            seat = state.actors[0]
            state.apply(seat, answer(state, seat, rng), chance)
    assert state.outcome is not None
    winners = state.outcome.winners
    for rounds, features in positions:
        examples = found.setdefault(rounds, Examples())
        examples.features.append(features)
        examples.points.append(state.points[:])
        examples.wins.append([(seat in winners) / len(winners) for seat in range(PLAYERS)])
        examples.tables.append(rows)


def beyond_the_others(numbers: Any) -> Numbers:
    known = np.array(numbers, dtype=np.float64)
    centred: Numbers = known - known.mean(axis=1, keepdims=True)
    return centred.reshape(-1, *known.shape[2:])


def fit(rounds: int, examples: Examples) -> tuple[Numbers, Numbers]:
    """The weights of the features and the half width of their intervals."""
    features = beyond_the_others(examples.features)
    rest = beyond_the_others(examples.points) - features[:, 0]
    used = [at for at, name in enumerate(FEATURES) if name in PRIORS]
    known = np.hstack([features[:, used], beyond_the_others(examples.tables)])
    means = [PRIORS[FEATURES[at]][0][rounds - 1] for at in used] + [0.0] * PLAYERS
    spreads = [PRIORS[FEATURES[at]][1] for at in used] + [TABLE_PRIOR] * PLAYERS
    prior, precision = np.array(means), 1 / np.array(spreads) ** 2
    variance = float(rest.var())
    for _ in range(3):
        news = INDEPENDENT / variance
        sure = known.T @ known * news + np.diag(precision)
        weights = np.linalg.solve(sure, known.T @ rest * news + prior * precision)
        variance = float((rest - known @ weights).var())
    width = 1.96 * np.sqrt(np.diag(np.linalg.inv(sure)))
    whole, widths = np.zeros(SIZE), np.zeros(SIZE)
    whole[0] = 1.0
    whole[used], widths[used] = weights[: len(used)], width[: len(used)]
    return whole, widths


def spread(examples: Examples, weights: Numbers) -> float:
    """The scale on which the exponentials of expected points tell best who wins."""
    expected, wins = np.array(examples.features) @ weights, np.array(examples.wins)
    expected -= expected.max(axis=1, keepdims=True)

    def surprise(scale: float) -> float:
        shares = np.exp(expected / scale)
        shares /= shares.sum(axis=1, keepdims=True)
        return float(-(np.log(shares + 1e-12) * wins).sum())

    return min((float(scale) for scale in np.arange(1, 12, 0.25)), key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seed", default="fit")
    asked = parser.parse_args()
    found: dict[int, Examples] = {}
    tables: dict[tuple[int, ...], int] = {}
    for number in range(asked.games):
        play(f"{asked.seed} {number}", found, tables)
    for rounds in sorted(found):
        weights, widths = fit(rounds, found[rounds])
        print(f"{rounds} rounds left, spread {spread(found[rounds], weights)}")
        for name, weight, width in zip(FEATURES, weights, widths, strict=True):
            print(f"    {name:12} {weight:6.2f} ± {width:.2f}")


if __name__ == "__main__":
    main()
