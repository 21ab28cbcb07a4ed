"""What the tempers like in Lanterns."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.scaffold.lanterns.bot.weights import HIGH
from tatami.scaffold.lanterns.rules.moves import Light
from tatami.scaffold.lanterns.rules.state import Lanterns


def traits(state: Lanterns, seat: int, move: Move, foe: int) -> list[str]:
    """What everybody sees of a card: its height, and whom it outshines."""
    assert isinstance(move, Light)
    if move.card == state.hour():
        return ["put-out"]
    totals = [sum(row) for row in state.lit]
    after = totals[seat] + move.card
    found = ["high" if move.card >= HIGH else "low"]
    rival = foe if foe not in (-1, seat) else (seat + 1) % state.players
    if totals[seat] <= totals[rival] < after:
        found.append("overtake")
    if after > max(totals):
        found.append("lead")
    return found
