"""A seat: who sits there and who plays it."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, Literal

from tatami.bots.temper import TEMPERS
from tatami.core.chance import Chance
from tatami.core.record import name_of_person
from tatami.table.log import Sit, StandIn

STAND_IN_LEVEL: Final = "medium"
TOKEN_MARK: Final = "seat_"
DRAWN: Final = "drawn"
"""A temper that is to be drawn from the table's luck."""

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
        self.temper = ""
        self.key = ""
        self.stand_in: StandIn | None = None

    def sit(self, entry: Sit) -> None:
        self.kind = entry.kind
        self.name = entry.name
        self.level = entry.level
        self.temper = entry.temper
        self.key = entry.key
        self.stand_in = None

    @property
    def in_record(self) -> str:
        """The name, and of a bot which one it is."""
        return f"{self.name} ({self.bot})" if self.kind == "bot" else name_of_person(self.name)

    @property
    def person_plays(self) -> bool:
        return self.kind == "person" and self.stand_in is None

    @property
    def bot(self) -> str | None:
        """The bot that plays this seat, if one does: its level, and its temper if it has one."""
        if self.kind == "bot":
            return f"{self.level}:{self.temper}" if self.temper else self.level
        return STAND_IN_LEVEL if self.stand_in is not None else None


def new_token() -> str:
    """The secret of a seat: 256 random bits, marked so that logs can leave it out."""
    return TOKEN_MARK + token_urlsafe(32)


def key_of(token: str) -> str:
    """What is stored of a secret."""
    return sha256(token.encode()).hexdigest()


def bot_name(taken: set[str]) -> str:
    return next(name for name in _BOT_NAMES if name not in taken)


def drawn_temper(seed: str, seat: int, taken: list[str]) -> str:
    """From the table's luck, one that nobody has yet where there is one."""
    free = [temper for temper in TEMPERS if temper not in taken]
    return Chance(f"temper {seat} {seed}").chooses(free or list(TEMPERS))
