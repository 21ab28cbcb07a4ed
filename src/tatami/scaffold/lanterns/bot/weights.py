"""What a bot thinks things are worth, as shares of a won game."""

from __future__ import annotations

from typing import Final

LEAD: Final = 0.02
"""Each point by which the own lit row and hand are ahead of the best other's."""

HAND: Final = 0.6
"""How much of a card in hand counts: some will be put out, or come too late to matter."""
