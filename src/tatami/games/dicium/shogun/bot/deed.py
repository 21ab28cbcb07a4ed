"""One way to carry out an action."""

from __future__ import annotations

from typing import Final

HAND_SLOT: Final = 8
"""A bigger hand, where a slot is meant."""


class Deed:
    """`kind` of the action, who does what and where, and what it is worth."""

    def __init__(self, kind: str, how: int, piece: int, space: int, steps: int, worth: float):
        self.kind = kind
        self.how = how
        self.piece = piece
        """The piece; for slots the slot; for tiles the space that a tile is lifted from."""
        self.space = space
        self.steps = steps
        self.worth = worth
        self.met: list[int] = []
        """Spaces with ninja on the way of a Banzai."""


def by_worth(deed: Deed) -> float:
    return -deed.worth
