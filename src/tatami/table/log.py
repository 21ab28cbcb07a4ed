"""The log of a table: what was done, in order. Replaying it gives the table back.

Entries are only ever added. Each is written as one JSON object whose `is` names its kind.
"""

from typing import Literal, TypeAlias

import msgspec

StandIn: TypeAlias = Literal["agreed", "flag", "resigned"]
Agreement: TypeAlias = Literal["undo", "takeover"]
"""What the others at the table are asked to agree to."""


class Entry(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    seat: int


class Sit(Entry, frozen=True, tag="sit"):
    """The seat is given to a person (who has the key's secret), to a bot, or set free."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    key: str = ""
    temper: str = ""


class Rename(Entry, frozen=True, tag="rename"):
    name: str


class Allow(Entry, frozen=True, tag="allow"):
    """From now on people may ask for advice, or may not."""

    advice: bool


class Teach(Entry, frozen=True, tag="teach"):
    """The seat is guided through its first game, whose deal is fixed."""


class Read(Entry, frozen=True, tag="read"):
    """The seat has read a step of its lesson."""

    step: str


class Advise(Entry, frozen=True, tag="advise"):
    """The seat asked for advice."""


class Start(Entry, frozen=True, tag="start"):
    pass


class Play(Entry, frozen=True, tag="play"):
    """A move in its notation. `id` is the client's own name for the message; bots have none."""

    move: str
    id: str = ""


class Undo(Entry, frozen=True, tag="undo"):
    """The seat takes back its own last move.

    Up to release 0.1: it takes back the last `count` moves, once the people in `needs` have agreed.
    """

    count: int = 0
    needs: tuple[int, ...] = ()


class Takeover(Entry, frozen=True, tag="takeover"):
    """Let a bot play for `absent`, once the people in `needs` have agreed."""

    absent: int
    needs: tuple[int, ...] = ()


class Consent(Entry, frozen=True, tag="consent"):
    to: Agreement
    yes: bool


class Handback(Entry, frozen=True, tag="handback"):
    pass


class Flag(Entry, frozen=True, tag="flag"):
    """The seat's time ran out."""


class Resign(Entry, frozen=True, tag="resign"):
    pass


class Say(Entry, frozen=True, tag="say"):
    said: str


class Point(Entry, frozen=True, tag="point"):
    """The seat shows something on the board to the others."""

    thing: str


class Rematch(Entry, frozen=True, tag="rematch"):
    table: str


AnyEntry: TypeAlias = (
    Sit
    | Rename
    | Allow
    | Teach
    | Read
    | Advise
    | Start
    | Play
    | Undo
    | Takeover
    | Consent
    | Handback
    | Flag
    | Resign
    | Say
    | Point
    | Rematch
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(data: str) -> AnyEntry:
    return _decoder.decode(data)
