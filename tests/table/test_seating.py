"""Printed starting positions are unequal: who gets which is drawn."""

from __future__ import annotations

from collections import Counter

import tatami
from tatami.table import log
from tatami.table.clock import NoClock, Outages
from tatami.table.setup import Setup
from tatami.table.table import Table

PLAYERS = 4
DRAWS = 240


def begun(seed: str) -> Table:
    """A game of Shogun with four people, named in the order in which they came."""
    game = tatami.game("shogun")
    options = game.check_options(PLAYERS, {"setup": "preset"})
    setup = Setup(
        "t", game.id, game.version, PLAYERS, options, NoClock(), 0, seed, 0.0, seating="drawn"
    )
    table = Table(setup, game, Outages([]))
    for seat in range(PLAYERS):
        table.apply(log.Sit(seat, "person", f"P{seat}", key=f"key {seat}"), 0.0)
    table.apply(log.Start(0), 0.0)
    return table


def provinces(table: Table, seat: int) -> frozenset[int]:
    assert table.match is not None
    view = table.match.state.view(None)
    return frozenset(at for at, one in enumerate(view["provinces"]) if one["owner"] == seat)


def test_the_printed_starting_positions_are_drawn_over_the_people() -> None:
    lots: Counter[tuple[str, frozenset[int]]] = Counter()
    for number in range(DRAWS):
        table = begun(f"lot {number}")
        for seat, name in enumerate(table.names):
            lots[name, provinces(table, seat)] += 1
    lines = {line for _, line in lots}
    assert len(lines) == PLAYERS, "the printed lines, whoever gets them"
    for name in (f"P{seat}" for seat in range(PLAYERS)):
        for line in lines:
            assert DRAWS / PLAYERS / 2 < lots[name, line] < DRAWS / PLAYERS * 2
