"""What can be asked of a table. `permissions` answers each with an entry for the log, or refuses.

The requests of clients carry an `id` of the client's own choice and are told apart by `do`; those
below them come from the server itself.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tatami.core.move import Move
from tatami.table.seat import DRAWN

T = TypeVar("T")
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
AboutSeat: TypeAlias = Literal["takeover", "sit", "handback", "resign"]
"""The requests about somebody's seat in a running game."""


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """Who is there. Without a token the cookie decides; null is a spectator."""

    token: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    have: int = 0
    """The last event that the client still has."""
    changes: bool = False
    """Whether updates shall hold what has changed in the view, and not all of it."""


class FromClient(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    id: Id


class Play(FromClient, frozen=True, tag="play"):
    """The seat's answer to its question."""

    question: int
    index: int
    """Of the move in the game's catalogue."""
    seat: int | None = None
    """Which of one's seats answers, if one has several."""


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back one's last move."""


class Consent(FromClient, frozen=True, tag="consent"):
    to: Literal["takeover"]
    yes: bool


class Say(FromClient, frozen=True, tag="say"):
    said: str


class Point(FromClient, frozen=True, tag="point"):
    """Show something on the board to the others."""

    thing: Annotated[str, Meta(max_length=64)]


class Start(FromClient, frozen=True, tag="start"):
    pass


class Sit(FromClient, frozen=True, tag="sit"):
    """The host puts a bot on a seat or sets it free; anybody takes one more seat for themselves
    (`me`, in co-operative games), or gives such a seat back.

    In a running game: sets the seat of somebody free who is not there.
    """

    seat: int
    kind: Literal["bot", "open", "me"]
    level: str = "medium"
    temper: str = DRAWN
    """Of a bot: `drawn` from the table's luck, or one of the tempers; empty for none."""


class Allow(FromClient, frozen=True, tag="allow"):
    """The host decides whether people may ask for advice at this table."""

    advice: bool


class Advise(FromClient, frozen=True, tag="advise"):
    """What would the hard bot answer to the seat's question?"""

    question: int


class Read(FromClient, frozen=True, tag="read"):
    """Go on with the lesson: the step has been read."""

    step: Annotated[str, Meta(max_length=64)]


class Rename(FromClient, frozen=True, tag="rename"):
    name: str


class Resign(FromClient, frozen=True, tag="resign"):
    """A bot plays on to the end of the game."""


class Takeover(FromClient, frozen=True, tag="takeover"):
    """A bot shall play for someone who is not here."""

    seat: int


class Handback(FromClient, frozen=True, tag="handback"):
    """Take one's seat back from the bot."""


class Rematch(FromClient, frozen=True, tag="rematch"):
    """The same table again."""


class Suggest(FromClient, frozen=True, tag="suggest"):
    """How the seat could go on with its answer, from what it knows."""


class Help(FromClient, frozen=True, tag="help"):
    """Odds and beliefs that follow from what the seat knows."""


class Ping(FromClient, frozen=True, tag="ping"):
    pass


ClientRequest: TypeAlias = (
    Play
    | Undo
    | Consent
    | Say
    | Point
    | Start
    | Sit
    | Allow
    | Advise
    | Read
    | Rename
    | Resign
    | Takeover
    | Handback
    | Rematch
    | Suggest
    | Help
    | Ping
)


class Join(msgspec.Struct, frozen=True):
    """Somebody takes a free seat, the first one if none is named."""

    name: str
    key: str
    seat: int | None = None


class SeatBot(msgspec.Struct, frozen=True):
    """A bot that a new table begins with."""

    seat: int
    level: str
    temper: str = DRAWN


class BotPlay(msgspec.Struct, frozen=True):
    question: int
    move: Move


class Flag(msgspec.Struct, frozen=True):
    """The seat's time is up."""


class Return(msgspec.Struct, frozen=True):
    """The seat is here while the others agree on a bot in its place."""


class RematchReady(msgspec.Struct, frozen=True):
    """A rematch has been prepared."""

    table: str


Request: TypeAlias = ClientRequest | Join | SeatBot | BotPlay | Flag | Return | RematchReady


class _Named(msgspec.Struct):
    id: Id


_hello: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_request: msgspec.json.Decoder[ClientRequest] = msgspec.json.Decoder(ClientRequest)
_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def read_hello(text: str) -> Hello:
    return _read(_hello, text)


def read(text: str) -> ClientRequest:
    return _read(_request, text)


def id_of(text: str) -> str | None:
    """The id of a message that is not understood otherwise."""
    try:
        return _read(_named, text).id
    except msgspec.MsgspecError:
        return None


def _read(decoder: msgspec.json.Decoder[T], text: str) -> T:
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("The message is nested too deeply") from None
