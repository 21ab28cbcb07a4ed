"""What each seat is told. Parts are encoded once and sent only where they changed."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from tatami.core.game import Game
from tatami.core.state import Scene
from tatami.core.text import Text, plain
from tatami.table.table import ChatLine, Table

Parts: TypeAlias = dict[str, bytes]
"""The fields of a message, each as JSON."""

CHAT_SHOWN: Final = 200

_encoder = msgspec.json.Encoder()
encode = _encoder.encode
_NOTHING: Final = b"null"


@lru_cache(1024)
def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def summary(table: Table, here: set[int]) -> dict[str, Any]:
    setup = table.setup
    return {
        "table": setup.id,
        "game": setup.game,
        "players": setup.players,
        "options": setup.options,
        "phase": table.phase,
        "host": setup.host,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level or None,
                "here": number in here,
                "stand_in": seat.stand_in,
            }
            for number, seat in enumerate(table.seats)
        ],
        "clock": setup.clock,
        "created": moment(setup.created),
        "rematch": table.rematch,
    }


def common(table: Table, here: set[int], now: float) -> Parts:
    """What everyone is told alike."""
    outcome = table.match.state.outcome if table.match is not None else None
    return {
        "table": encode(summary(table, here)),
        "takeover": encode(_takeover(table)),
        "clocks": encode(_clocks(table, now)),
        "thinking": encode(table.thinking()),
        "actors": encode(table.actors),
        "outcome": encode(outcome.json()) if outcome is not None else _NOTHING,
        "seed": encode(table.setup.seed) if outcome is not None else _NOTHING,
    }


def own(table: Table, seat: int | None) -> Parts:
    """What is meant for one seat, or for spectators."""
    found = {
        "view": _NOTHING,
        "prompt": _NOTHING,
        "legal": b"[]",
        "undo": encode(_undo(table, seat)),
    }
    if table.match is None:
        return found
    state = table.match.state
    found["view"] = encode(state.view(seat))
    if seat is not None and seat in table.actors:
        prompt = state.prompt(seat)
        found["prompt"] = encode(prompt.json() if prompt is not None else None)
        written = written_moves(table.game)
        found["legal"] = b"[" + b",".join(written[m.index] for m in state.legal(seat)) + b"]"
    return found


@cache
def written_moves(game: Game[Any]) -> list[bytes]:
    """Every move of the game as JSON."""
    return [
        encode(
            {
                "index": move.index,
                "text": move.text,
                "kind": move.kind,
                "args": {name: plain(value) for name, value in move.args.items()},
                "label": move.label.json(),
            }
        )
        for move in game.moves
    ]


def events(table: Table, seat: int | None, first: int, last: int | None = None) -> bytes:
    """The events from the `first` on, which counts from 0, as the seat may see them."""
    return encode(
        [
            {"n": at + 1, "move": table.move_of_event(at), **event.seen_by(seat)}
            for at, event in enumerate(table.events[first:last], start=first)
        ]
    )


def scenes(on_the_way: list[Scene], seat: int | None) -> bytes:
    """What the seat saw on the way: the first view whole, of the others what had changed."""
    found: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for scene in on_the_way:
        view = scene.state.view(seat)
        changed = {key: part for key, part in view.items() if before.get(key, view) != part}
        found.append({"n": scene.told, "view": changed})
        before = view
    return encode(found)


def chat(lines: list[ChatLine]) -> bytes:
    return encode(
        [
            {
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "said": line.said,
                "note": line.note,
                "at": moment(line.at),
            }
            for line in lines
        ]
    )


def message(kind: str, fields: Parts) -> str:
    """The fields as one JSON object."""
    inside = b"".join(b',"' + name.encode() + b'":' + value for name, value in fields.items())
    return (b'{"is":"' + kind.encode() + b'"' + inside + b"}").decode()


def whole(table: Table, seat: int | None, here: set[int], now: float, have: int) -> str:
    """The answer to a greeting. `have` is the last event that the client has."""
    first = have if table.undos == 0 and 0 <= have <= len(table.events) else 0
    return message(
        "table",
        {
            "you": encode(seat),
            "host": encode(seat == table.setup.host),
            "commitment": encode(table.commitment),
            "move": encode(table.moves),
            "from": encode(first + 1),
            "events": events(table, seat, first),
            "chat": chat(table.chat[-CHAT_SHOWN:]),
            **common(table, here, now),
            **own(table, seat),
        },
    )


def done(id: str) -> str:
    return encode({"is": "ok", "id": id}).decode()


def refused(id: str | None, reason: Text, detail: str) -> str:
    fields = {"is": "error", "error": reason.json(), "detail": detail}
    if id is not None:
        fields["id"] = id
    return encode(fields).decode()


def rematch(table: str, seat: int | None, token: str | None) -> str:
    return encode({"is": "rematch", "table": table, "seat": seat, "token": token}).decode()


def _undo(table: Table, seat: int | None) -> dict[str, Any]:
    depth = 0
    if seat is not None and table.phase == "playing":
        depth = table.undo_depth(seat)
    request = table.request if table.request is not None and table.request.what == "undo" else None
    return {
        "can": depth > 0,
        "needs_consent": seat is not None and depth > 0 and bool(table.undo_needs(seat, depth)),
        "asked_by": request.entry.seat if request is not None else None,
        "needs": sorted(request.needs) if request is not None else [],
    }


def _takeover(table: Table) -> dict[str, Any] | None:
    request = table.request
    if request is None or request.what != "takeover":
        return None
    return {
        "seat": request.absent,
        "asked_by": request.entry.seat,
        "needs": sorted(request.needs),
    }


def _clocks(table: Table, now: float) -> list[dict[str, Any]]:
    if not table.clocks.ticking:
        return []
    return [
        {
            "seat": seat,
            "left": round(max(0.0, table.clocks.left(seat, now)), 1),
            "running": table.clocks.running(seat),
        }
        for seat, place in enumerate(table.seats)
        if place.person_plays
    ]
