"""Positions of a race as JSON-able data: written, read, and checked."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.errors import BadPosition
from tatami.core.position import FrameReader, dump_frame, read_outcome
from tatami.core.state import Decision, Frame
from tatami.games.dicium.crazy_cup.rules.actions import Improve, PickSlot, PickTile, TakeCard
from tatami.games.dicium.crazy_cup.rules.cards import (
    Aim,
    Bargain,
    Bought,
    DustSettles,
    PayPair,
    PlaceTornado,
    PlainCard,
    Storm,
    TurnDie,
    Turned,
)
from tatami.games.dicium.crazy_cup.rules.cheats import KINDS
from tatami.games.dicium.crazy_cup.rules.course import GoBack, Lane
from tatami.games.dicium.crazy_cup.rules.entering import AskBump, AskOil, Bump, Entered, SpillOil
from tatami.games.dicium.crazy_cup.rules.mishaps import (
    DrivingTest,
    Loot,
    RedForTest,
    StuntDone,
    UseStunt,
)
from tatami.games.dicium.crazy_cup.rules.movement import Drive, DriveStep, MovementOver
from tatami.games.dicium.crazy_cup.rules.reactions import AskMarshal, Reaction, StopCard
from tatami.games.dicium.crazy_cup.rules.state import ROW, TILE_KINDS, Race
from tatami.games.dicium.crazy_cup.rules.towing import (
    AskFollow,
    AskHook,
    Follow,
    Hooked,
    ThrowHook,
    Towed,
)
from tatami.games.dicium.crazy_cup.rules.turn import (
    AskAct,
    BeginTurn,
    CalmTornado,
    Deal,
    PickBoard,
    PickDirection,
    SetUp,
    StartCard,
    Warm,
)
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    Act,
    Aim,
    AskAct,
    AskBump,
    AskFollow,
    AskHook,
    AskMarshal,
    AskOil,
    Bargain,
    BeginTurn,
    Bought,
    Bump,
    CalmTornado,
    Deal,
    Drive,
    DriveStep,
    DrivingTest,
    DustSettles,
    Entered,
    Follow,
    GoBack,
    Hooked,
    Improve,
    Keep,
    Lane,
    Loot,
    MovementOver,
    PayPair,
    PickBoard,
    PickDirection,
    PickSlot,
    PickTile,
    PlaceTornado,
    PlainCard,
    RedForTest,
    Reroll,
    SetUp,
    SpillOil,
    StartCard,
    StopCard,
    Storm,
    Store,
    StuntDone,
    TakeCard,
    ThrowHook,
    Towed,
    TurnDie,
    Turned,
    UseStunt,
    Warm,
)

_NUMBERS: Final[tuple[str, ...]] = (
    "round",
    "active",
    "size",
    "dice",
    "rerolls",
    "actions",
    "tornado",
    "tornado_owner",
    "more_dice",
    "more_rerolls",
    "dynamite",
    "mover",
    "left",
    "set_out",
    "revealed",
)
_FLAGS: Final[tuple[str, ...]] = (
    "rolled",
    "whole",
    "pit",
    "swept",
    "airship",
    "may_bump",
    "stopped",
)
_LISTS: Final[tuple[str, ...]] = (
    "hand",
    "stored",
    "slots",
    "at",
    "road",
    "way",
    "tiles",
    "supply",
    "cards",
    "deck",
    "discard",
    "row",
    "sand",
)
_MOST: Final = {
    "seat": "seat",
    "player": "seat",
    "victim": "seat",
    "driver": "driver",
    "mover": "driver",
    "by": "driver",
    "space": "space",
    "card": "card",
}
"""What the fields of frames name."""
_TUPLES: Final[tuple[str, ...]] = ("path", "hooks")


def dump_race(race: Race) -> dict[str, Any]:
    data: dict[str, Any] = {"players": race.players, "options": dict(race.rules.options)}
    for name in _NUMBERS + _FLAGS:
        data[name] = getattr(race, name)
    for name in _LISTS + _TUPLES:
        data[name] = list(getattr(race, name))
    data["finished"] = list(race.finished)
    data["boards"] = [None if board is None else board.id for board in race.boards]
    data["known"] = [list(entries) for entries in race.known]
    data["stack"] = [dump_frame(frame) for frame in race.stack]
    data["outcome"] = None if race.outcome is None else race.outcome.json()
    return data


def read_race(race: Race, data: dict[str, Any]) -> None:
    """Fill a fresh race with the same players and options; `BadPosition` says what is wrong."""
    for name in _NUMBERS:
        setattr(race, name, _number(data, name))
    for name in _FLAGS:
        setattr(race, name, _flag(data.get(name), name))
    for name in _LISTS:
        setattr(race, name, _numbers(data.get(name), name, len(getattr(race, name))))
    for name in _TUPLES:
        setattr(race, name, tuple(_numbers(data.get(name), name)))
    finished = _list(data.get("finished"), "finished", race.drivers)
    race.finished = [_flag(flag, "finished") for flag in finished]
    known = _list(data.get("known"), "known", race.players + 1)
    race.known = [tuple(_numbers(entries, "known")) for entries in known]
    boards = {board.id: board for board in race.box.boards}
    for seat, id in enumerate(_list(data.get("boards"), "boards", race.players)):
        if id is not None and id not in boards:
            raise BadPosition(f"there is no board {id!r}")
        race.boards[seat] = None if id is None else boards[id]
    race.stack = FrameReader(FRAMES, race.box.moves.catalogue).stack(data.get("stack"))
    if data.get("outcome") is not None:
        race.outcome = read_outcome(data["outcome"])
    elif not race.stack:
        raise BadPosition("'stack' is empty though the race is not over")
    _check_ranges(race)
    race.check()
    if race.outcome is None:
        _check_stack(race)


def _check_stack(race: Race) -> None:
    """A question on top, put to a seat that there is and, for a card, to one that holds it."""
    for frame in race.stack:
        for name in type(frame).fields:
            value = getattr(frame, name)
            most = _MOST.get(name)
            if most == "seat":
                _check_field(name, value, 0, race.players - 1)
            elif most == "driver":
                _check_field(name, value, 0, race.drivers - 1)
            elif most == "space":
                _check_field(name, value, 0, len(race.box.canyon.grid) - 1)
            elif most == "card":
                _check_field(name, value, 0, KINDS - 1)
    top = race.stack[-1]
    if not isinstance(top, Decision):
        raise BadPosition("the last frame of 'stack' must be a question")
    if isinstance(top, Reaction) and not race.holds(top.seat, top.card):
        raise BadPosition(f"seat {top.seat} is asked for a card that it does not hold")


def _check_field(name: str, value: Any, least: int, most: int) -> None:
    if not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{name!r} of a frame must be a number from {least} to {most}")


def _check_ranges(race: Race) -> None:
    spaces = len(race.box.canyon.grid)
    for name, values, low, high in (
        ("at", race.at, 0, spaces - 1),
        ("road", race.road, 0, spaces - 1),
        ("path", list(race.path), 0, spaces - 1),
        ("tornado", [race.tornado], -1, spaces - 1),
        ("way", race.way, -1, 1),
        ("hand", race.hand, 3, 5),
        ("slots", race.slots, 0, 255),
        ("row", race.row, -1, KINDS - 1),
        ("tiles", race.tiles, 0, TILE_KINDS),
        ("cards", race.cards, 0, 99),
        ("deck", race.deck, 0, 99),
        ("discard", race.discard, 0, 99),
        ("active", [race.active], 0, race.players - 1),
        ("dice", [race.dice, *race.stored], 0, 0x777777),
    ):
        if any(not low <= value <= high for value in values):
            raise BadPosition(f"{name!r} holds a number that is not from {low} to {high}")
    if len(race.row) != ROW:
        raise BadPosition(f"'row' has {ROW} places")


def _number(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{name!r} must be a whole number")
    return value


def _flag(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{name!r} must be true or false")
    return value


def _list(value: Any, name: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise BadPosition(f"{name!r} must be a list of {length}")
    return value


def _numbers(value: Any, name: str, length: int = -1) -> list[int]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        size = f" of {length}" if length >= 0 else ""
        raise BadPosition(f"{name!r} must be a list{size} of whole numbers")
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise BadPosition(f"{name!r} holds {item!r}, which is no whole number")
    return value
