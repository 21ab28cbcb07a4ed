"""What a client may say at the live table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

T = TypeVar("T")
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """Who is there. Without a token the cookie decides; null is a spectator."""

    token: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    have: int = 0


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    id: Id


class Move(Wish, frozen=True, tag="move"):
    move: int
    index: int


class Undo(Wish, frozen=True, tag="undo"):
    pass


class Consent(Wish, frozen=True, tag="consent"):
    to: Literal["undo", "takeover"]
    yes: bool


class Chat(Wish, frozen=True, tag="chat"):
    said: str


class Start(Wish, frozen=True, tag="start"):
    pass


class Arrange(Wish, frozen=True, tag="seat"):
    seat: int
    kind: Literal["bot", "open"]
    level: str = "medium"


class Rename(Wish, frozen=True, tag="rename"):
    name: str


class Resign(Wish, frozen=True, tag="resign"):
    pass


class Takeover(Wish, frozen=True, tag="takeover"):
    seat: int


class Handback(Wish, frozen=True, tag="handback"):
    pass


class Rematch(Wish, frozen=True, tag="rematch"):
    pass


class Ping(Wish, frozen=True, tag="ping"):
    pass


AnyWish: TypeAlias = (
    Move
    | Undo
    | Consent
    | Chat
    | Start
    | Arrange
    | Rename
    | Resign
    | Takeover
    | Handback
    | Rematch
    | Ping
)


class _Named(msgspec.Struct):
    id: Id


_hello: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_wish: msgspec.json.Decoder[AnyWish] = msgspec.json.Decoder(AnyWish)
_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def read_hello(text: str) -> Hello:
    return _read(_hello, text)


def read_wish(text: str) -> AnyWish:
    return _read(_wish, text)


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
