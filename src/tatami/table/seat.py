"""A seat: who sits there and who plays it."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, Literal

from tatami.table.log import Sit, StandIn

STAND_IN_LEVEL: Final = "medium"
TOKEN_MARK: Final = "seat_"

_BOT_NAMES: Final = (
    "Aoi",
    "Botan",
    "Chiyo",
    "Daiki",
    "Emi",
    "Fuji",
    "Goro",
    "Hana",
    "Isamu",
    "Jun",
)


class Seat:
    def __init__(self) -> None:
        self.kind: Literal["person", "bot", "open"] = "open"
        self.name = ""
        self.level = ""
        self.key = ""
        self.stand_in: StandIn | None = None

    def sit(self, entry: Sit) -> None:
        self.kind = entry.kind
        self.name = entry.name
        self.level = entry.level
        self.key = entry.key
        self.stand_in = None

    @property
    def person_plays(self) -> bool:
        return self.kind == "person" and self.stand_in is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat, if one does."""
        if self.kind == "bot":
            return self.level
        return STAND_IN_LEVEL if self.stand_in is not None else None


def new_token() -> str:
    """The secret of a seat: 256 random bits, marked so that logs can leave it out."""
    return TOKEN_MARK + token_urlsafe(32)


def key_of(token: str) -> str:
    """What is stored of a secret."""
    return sha256(token.encode()).hexdigest()


def bot_name(taken: set[str]) -> str:
    return next(name for name in _BOT_NAMES if name not in taken)
