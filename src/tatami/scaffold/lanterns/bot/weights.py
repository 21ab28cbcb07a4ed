"""What a bot thinks things are worth, as shares of a won game."""

from __future__ import annotations

from typing import Final

LEAD: Final = 0.02
"""Each point by which the own lit row and hand are ahead of the best other's."""

HAND: Final = 0.6
"""How much of a card in hand counts: some will be put out, or come too late to matter."""

HIGH: Final = 7
"""From this number on a card is a high one to those who watch."""

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"low": 1.0},
    "greedy": {"high": 1.0},
    "vengeful": {"overtake": 1.0},
    "bold": {"lead": 1.0},
}
"""How much each temper likes what a move is like, see `tempers`."""
