"""The chance of winning: what speaks for whom in a position, weighed by what games came to.

A game names features of each side (seats that win together). Their weights were fitted to games of
hard bots by `bench/chances.py` and lie in `bot/chances.toml`, for each number of players.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp


class Standing:
    """Who can win, and what speaks for each: for every side its seats and its features.

    A side without seats is what a company plays against. `cell` names the weights.
    """

    def __init__(
        self, cell: str, sides: list[tuple[int, ...]], features: list[list[float]]
    ) -> None:
        self.cell = cell
        self.sides = sides
        self.features = features

    def side_of(self, seat: int) -> int:
        for at, side in enumerate(self.sides):
            if seat in side:
                return at
        raise ValueError(f"no side has seat {seat}")  # pragma: no cover


class Chances:
    """The weights of a game's features, by cell."""

    def __init__(self, names: tuple[str, ...], cells: dict[str, list[float]]) -> None:
        self.names = names
        self.cells = cells

    def chance(self, standing: Standing, seat: int) -> float:
        """The share that a side's features have of all of them (softmax)."""
        weights = self.cells[standing.cell]
        scores: list[float] = []
        for features in standing.features:
            score = 0.0
            for at, amount in enumerate(features):
                score += weights[at] * amount
            scores.append(score)
        most = max(scores)
        total = 0.0
        for score in scores:
            total += exp(score - most)
        return exp(scores[standing.side_of(seat)] - most) / total


def read_chances(package: str, names: tuple[str, ...]) -> Chances:
    """The weights beside a game's bot; a feature or a weight without the other cannot be read."""
    data = tomllib.loads((files(package) / "chances.toml").read_text(encoding="utf-8"))
    cells: dict[str, list[float]] = {}
    for cell, weights in data.items():
        if sorted(weights) != sorted(names):
            raise ValueError(f"the weights of {cell!r} in {package} do not fit the features")
        cells[cell] = [float(weights[name]) for name in names]
    return Chances(names, cells)
