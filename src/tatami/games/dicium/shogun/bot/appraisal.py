"""What a position is worth: the ninja's chance to win.

Positions are looked at between two turns. The weights of their features are learned by self-play,
apart for two and four players, before and after the capture, and for the side that is next
(`weights.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.games.dicium.shogun.bot.features import FREE, HELD
from tatami.games.dicium.shogun.bot.quick_features import QuickFeatures
from tatami.games.dicium.shogun.bot.weights import FREE_WEIGHTS, HELD_WEIGHTS
from tatami.games.dicium.shogun.rules.content import NOBODY
from tatami.games.dicium.shogun.rules.state import Raid


def read_weights(tables: tuple[dict[str, tuple[float, ...]], ...]) -> list[list[float]]:
    """Weights by name as lists in the order of the features, one for each `weight_set`."""
    rows: list[list[float]] = []
    for column in (0, 2):
        for names, table in zip((FREE, HELD), tables, strict=True):
            for turn in (0, 1):
                rows.append([table[name][column + turn] for name in names])
    return rows


_weights: Final = read_weights((FREE_WEIGHTS, HELD_WEIGHTS))


def replace_weights(rows: list[list[float]]) -> None:
    """Judge by other weights: for those who learn them."""
    for old, new in zip(_weights, rows, strict=True):
        old[:] = new


def current_weights() -> list[list[float]]:
    return _weights


def weight_set(raid: Raid, turn: int) -> int:
    """Which weights judge the position: players, captured or not, who is next."""
    return (4 if raid.players > 2 else 0) + (2 if raid.carrier != NOBODY else 0) + turn % 2


def ninja_chance(raid: Raid, turn: int) -> float:
    """The ninja's chance to win if the seat `turn` is next to move."""
    return Appraiser(raid, turn).ninja_chance()


def features(raid: Raid, turn: int) -> list[float]:
    """The features of a position in the order of `FREE` or `HELD`."""
    scene = QuickFeatures(raid, turn)
    return scene.lasting + scene.fleeting()


class Appraiser:
    """Judges a position again and again while pieces walk about in it; nothing else may change."""

    def __init__(self, raid: Raid, turn: int) -> None:
        self.raid = raid
        self.turn = turn
        self.scene = QuickFeatures(raid, turn)
        self._sums: list[float] = []

    def ninja_chance(self) -> float:
        lasting = self.scene.lasting
        if not self._sums:
            base = weight_set(self.raid, self.turn) & 5
            for held in (0, 2):
                self._sums.append(_product(_weights[base + held], 0, lasting))
        held = 1 if self.raid.carrier != NOBODY else 0
        weights = _weights[weight_set(self.raid, self.turn)]
        total = self._sums[held] + _product(weights, len(lasting), self.scene.fleeting())
        return 1.0 / (1.0 + exp(-total))


def _product(weights: list[float], at: int, amounts: list[float]) -> float:
    total = 0.0
    for amount in amounts:
        total += weights[at] * amount
        at += 1
    return total
