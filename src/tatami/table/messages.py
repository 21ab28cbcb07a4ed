"""What each seat is told. Parts are encoded once and sent only where they changed."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache
from secrets import token_hex
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET

from tatami.bots.judge import Odds
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import Scene, State
from tatami.core.text import Text, plain
from tatami.table import wire
from tatami.table.bot_workers import Advised
from tatami.table.lesson import things, words
from tatami.table.permissions import possible, undo_of
from tatami.table.table import Table
from tatami.table.talk import ChatLine

Parts: TypeAlias = dict[str, bytes]
"""The fields of a message, each as JSON."""

CHAT_SHOWN: Final = 200

_encoder = msgspec.json.Encoder()
encode: Final = _encoder.encode
_NOTHING: Final = b"null"


@lru_cache(1024)
def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def summary(table: Table, here: set[int]) -> wire.Summary:
    setup = table.setup
    return wire.Summary(
        table=setup.id,
        game=setup.game,
        players=setup.players,
        options=setup.options,
        phase=table.phase,
        stopped=_text(table.stopped),
        host=table.host,
        seats=[
            wire.SeatInfo(
                seat.kind,
                seat.name,
                seat.level or None,
                seat.temper or None,
                number in here,
                seat.stand_in,
                possible(table, number, here),
            )
            for number, seat in enumerate(table.seats)
        ],
        clock=setup.clock,
        seating=setup.seating,
        advice=table.advice,
        lesson=table.lesson is not None,
        hides=table.game.hides(setup.players),
        created=moment(setup.created),
        rematch=table.rematch,
    )


def public_table(table: Table, here: set[int]) -> wire.PublicTable:
    outcome = table.match.state.outcome if table.match is not None else None
    known = msgspec.structs.asdict(summary(table, here))
    ended = None
    if outcome is not None:
        ranking = [list(group) for group in outcome.ranking]
        points = list(outcome.scores) if table.game.for_points else None
        ended = wire.Ended(ranking, outcome.sides or table.game.cooperative, points)
    return wire.PublicTable(
        **known, chapter=_chapter(table), asked=list(table.deciding(None)), ended=ended
    )


def _chapter(table: Table) -> wire.Chapter | None:
    chapter = None if table.match is None else table.match.state.chapter()
    return None if chapter is None else wire.Chapter(*chapter)


def _text(text: Text | None) -> wire.Text | None:
    return None if text is None else wire.Text(**text.json())


def common(table: Table, here: set[int]) -> Parts:
    """What everyone is told alike."""
    outcome = table.match.state.outcome if table.match is not None else None
    over = outcome is not None and table.phase == "over"
    return {
        "table": encode(summary(table, here)),
        "takeover": encode(_takeover(table)),
        "hurried": encode(table.hurried),
        "outcome": encode(outcome.json()) if outcome is not None else _NOTHING,
        "seed": encode(table.setup.seed) if over else _NOTHING,
    }


def own(table: Table, seat: int | None) -> Parts:
    """What is meant for one seat, or for spectators, beside the view and its person's seats."""
    return own_of_each(table, [seat])[0].parts()


_UNDO: Final = encode(wire.Undo(True, None))
_NO_UNDO: Final = encode(wire.Undo(False, None))
_LATE: Final = encode(wire.Text("note-late", {}))
"""What a seat is told in place of its question when its time has run out and others, who still
decide in secret, may not know."""


class Own:
    """The same in a form that is quickly compared. It never changes: many share one."""

    __slots__ = (
        "actors",
        "further",
        "legal",
        "lesson",
        "prompt",
        "question",
        "shortcuts",
        "thinking",
        "undo",
    )

    def __init__(self, deciding: tuple[int, ...], thinking: tuple[int, ...], undo: bytes) -> None:
        self.actors = _numbers(deciding)
        self.thinking = _numbers(thinking)
        self.question = b"0"
        self.prompt = _NOTHING
        self.legal = b"[]"
        self.shortcuts = b"[]"
        self.further = b"[]"
        self.undo = undo
        self.lesson = b""

    def parts(self) -> Parts:
        found = {
            "actors": self.actors,
            "thinking": self.thinking,
            "question": self.question,
            "prompt": self.prompt,
            "legal": self.legal,
            "shortcuts": self.shortcuts,
            "further": self.further,
            "undo": self.undo,
        }
        return {**found, "lesson": self.lesson} if self.lesson else found

    def changed(self, before: Own) -> bytes:
        """The fields that are others than before."""
        if self is before:
            return b""
        found = []
        if self.actors != before.actors:
            found.append(b',"actors":%b' % self.actors)
        if self.thinking != before.thinking:
            found.append(b',"thinking":%b' % self.thinking)
        if self.question != before.question:
            found.append(b',"question":%b' % self.question)
        if self.prompt != before.prompt:
            found.append(b',"prompt":%b' % self.prompt)
        if self.legal != before.legal:
            found.append(b',"legal":%b' % self.legal)
        if self.shortcuts != before.shortcuts:
            found.append(b',"shortcuts":%b' % self.shortcuts)
        if self.further != before.further:
            found.append(b',"further":%b' % self.further)
        if self.undo != before.undo:
            found.append(b',"undo":%b' % self.undo)
        if self.lesson != before.lesson:
            found.append(b',"lesson":%b' % self.lesson)
        return b"".join(found)


def own_of_each(table: Table, seats: list[int | None]) -> list[Own]:
    """The same for several seats; those that are told the same share it."""
    asked, actors = table.deciding(None), table.actors
    playing = table.phase == "playing"
    lesson = table.lesson is not None
    thinking = _bots(table, asked)
    found = []
    for seat in seats:
        undo = _undo(table, seat) if playing and seat is not None else _NO_UNDO
        told = seat in asked or seat in actors or seat in table.late or lesson
        if seat is None or not told:
            found.append(_of_others(asked, thinking, undo))
            continue
        deciding = asked if seat in actors else table.deciding(seat)
        own = Own(deciding, _bots(table, deciding), undo)
        if seat in table.late:
            own.prompt = _LATE
        elif seat in actors:
            _question(own, table, seat)
        if lesson:
            own.lesson = _lesson(table, seat)
        found.append(own)
    return found


@lru_cache(1024)
def _of_others(deciding: tuple[int, ...], thinking: tuple[int, ...], undo: bytes) -> Own:
    """What those are told who are asked nothing, at whatever table."""
    return Own(deciding, thinking, undo)


def _bots(table: Table, deciding: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in deciding if table.seats[seat].bot is not None])


def mine(table: Table, seat: int | None) -> bytes:
    """The seats of the same person."""
    return _numbers(tuple(table.own_seats(seat)) if seat is not None else ())


def seen_from(table: Table, seat: int | None, now: float) -> Parts:
    """All that depends on the seat."""
    return {
        "you": encode(seat),
        **own(table, seat),
        "mine": mine(table, seat),
        "view": view(table, seat),
        "clocks": clocks(table, seat, now),
    }


def _question(own: Own, table: Table, seat: int) -> None:
    assert table.match is not None
    state = table.match.state
    prompt = state.prompt(seat)
    question = table.asked[seat]
    if question.shortcuts is None:
        question.shortcuts = _shortcuts(table.game, state, seat)
    own.question = encode(question.number)
    own.prompt = encode(prompt.json() if prompt is not None else None)
    own.legal = _moves(table.game, state.moves_for_person(seat))
    own.shortcuts, own.further = question.shortcuts


def _shortcuts(game: Game[Any], state: State, seat: int) -> tuple[bytes, bytes]:
    """The rows of answers that one tap gives, and the moves in them that are no answers yet."""
    rows = state.shortcuts(seat)
    if not rows:
        return b"[]", b"[]"
    known = set(state.legal(seat))
    further = {move.index: move for row in rows for move in row if move not in known}
    return encode([[move.index for move in row] for row in rows]), _moves(
        game, list(further.values())
    )


def _moves(game: Game[Any], moves: list[Move]) -> bytes:
    written = written_moves(game)
    return _listed([written[move.index] for move in moves])


def view(table: Table, seat: int | None) -> bytes:
    return encode(table.match.state.view(seat)) if table.match is not None else _NOTHING


def _lesson(table: Table, seat: int) -> bytes:
    moment = table.moment(seat)
    if moment is None or table.lesson is None:
        return _NOTHING
    step = moment.step
    return encode(
        {
            "name": step.name,
            "says": words(table.game.id, step).json(),
            "about": things(step),
            "lit": [move.index for move in moment.lit],
            "number": moment.number,
            "of": len(table.lesson.step),
        }
    )


@lru_cache(4096)
def _numbers(numbers: tuple[int, ...]) -> bytes:
    return encode(numbers)


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


def events(table: Table, seat: int | None, first: int) -> bytes:
    """The events from the `first` on, which counts from 0, as the seat may see them."""
    return News(table, first).events(seat)


class News:
    """The events from the `first` on; what all may know of them is encoded once."""

    def __init__(self, table: Table, first: int) -> None:
        self._table = table
        self._first = first
        self._public = [self._written(at, None) for at in range(first, len(table.events))]
        self._secret = [
            at for at in range(first, len(table.events)) if table.events[at].secret is not None
        ]
        self._for_most = _listed(self._public)

    def events(self, seat: int | None) -> bytes:
        written = self._public
        for at in self._secret:
            if seat in self._table.events[at].insiders:
                if written is self._public:
                    written = written[:]
                written[at - self._first] = self._written(at, seat)
        return self._for_most if written is self._public else _listed(written)

    def field(self, seat: int | None) -> bytes:
        return b',"events":%b' % self.events(seat)

    def _written(self, at: int, seat: int | None) -> bytes:
        table = self._table
        told = table.events[at].seen_by(seat)
        return encode({"n": at + 1, "move": table.move_of_event(at), **told})


def _listed(written: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(written)


def scenes(on_the_way: list[Scene], seat: int | None) -> bytes:
    """What the seat saw on the way: the first view whole, of the others what had changed."""
    found: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for scene in on_the_way:
        seen = scene.state.view(seat)
        changed = {key: part for key, part in seen.items() if before.get(key, seen) != part}
        found.append({"n": scene.told, "view": changed})
        before = seen
    return encode(found)


def scenes_by_changes(
    on_the_way: list[Scene], seat: int | None, changes: list[bytes | None]
) -> bytes:
    """The same as what had changed from one to the other, beginning with what was shown before."""
    found = []
    for scene, changed in zip(on_the_way, changes, strict=True):
        if changed is None:
            found.append(b'{"n":%d,"view":%b}' % (scene.told, encode(scene.state.view(seat))))
        else:
            found.append(b'{"n":%d,"changes":%b}' % (scene.told, changed))
    return b"[%b]" % b",".join(found)


def chat(lines: list[ChatLine]) -> bytes:
    return encode(
        [
            wire.ChatLine(
                line.n,
                line.seat,
                line.name,
                line.said,
                _text(line.note),
                moment(line.at),
                line.after,
                line.thing or None,
            )
            for line in lines
        ]
    )


def fields(parts: Parts) -> bytes:
    """To be put into a JSON object, behind other fields."""
    return b"".join([b',"%b":%b' % (name.encode(), part) for name, part in parts.items()])


def whole(table: Table, seat: int | None, here: set[int], now: float, have: int) -> bytes:
    """The answer to a greeting. `have` is the last event that the client has."""
    first = have if table.rewinds == 0 and 0 <= have <= len(table.events) else 0
    parts = {
        "host": encode(seat is not None and table.host in table.own_seats(seat)),
        "commitment": encode(table.commitment),
        "move": encode(table.moves),
        "from": encode(first + 1),
        "events": events(table, seat, first),
        "chat": chat(table.chat[-CHAT_SHOWN:]),
        **common(table, here),
        **seen_from(table, seat, now),
    }
    return b'{"is":"table"%b}' % fields(parts)


def suggestion(table: Table, seat: int) -> bytes:
    """What the game's own advice would do, from what the seat knows; nothing if it is not asked."""
    moves: list[Move] = []
    if table.match is not None and seat in table.actors:
        imagined = table.match.state.determinize(seat, Chance(token_hex(16)))
        moves = table.game.advisor.suggestion(imagined, seat)
    return encode(wire.Suggestion([move.text for move in moves]))


def aids(table: Table, seat: int) -> bytes:
    """Odds and beliefs, from what the seat knows; nothing if the game has none."""
    found: list[wire.Aid] = []
    if table.match is not None and table.match.state.outcome is None:
        imagined = table.match.state.determinize(seat, Chance(token_hex(16)))
        for aid in table.game.advisor.aids(imagined, seat):
            index = None if aid.move is None else aid.move.index
            found.append(wire.Aid(wire.Text(**aid.text.json()), index))
    return encode(wire.Aids(found))


def done(id: str) -> bytes:
    return encode(wire.Done(id))


def refused(id: str | None, reason: Text, detail: str) -> bytes:
    error = wire.Text(**reason.json())
    return encode(wire.Refused(error, detail, UNSET if id is None else id))


def advice(game: Game[Any], question: int, advised: Advised) -> bytes:
    written = written_moves(game)
    told = [
        {
            "moves": [msgspec.Raw(written[index]) for index in one.moves],
            "odds": odds(one.odds) if one.odds and game.advisor.calibrated() else None,
            "reasons": one.reasons,
        }
        for one in advised.considered
    ]
    hurried = advised.hurried
    return encode({"is": "advice", "question": question, "considered": told, "hurried": hurried})


def odds(one: Odds) -> wire.Odds:
    return wire.Odds(round(one.chance, 4), round(one.low, 4), round(one.high, 4))


def rematch(table: str, seat: int | None, token: str | None) -> bytes:
    return encode(wire.Rematch(table, seat, token))


def _undo(table: Table, seat: int) -> bytes:
    _, reason = undo_of(table, seat)
    return _UNDO if reason is None else _why_not(reason.id)


@cache
def _why_not(reason: str) -> bytes:
    return encode(wire.Undo(False, wire.Text(reason, {})))


def _takeover(table: Table) -> wire.Takeover | None:
    request = table.pending
    if request is None or request.what != "takeover":
        return None
    return wire.Takeover(request.absent, request.entry.seat, sorted(request.needs))


def clocks(table: Table, viewer: int | None, now: float) -> bytes:
    found = []
    for seat in _clocked(table):
        left, running = table.clocks.shown(seat, viewer, now)
        found.append(wire.Clock(seat, round(max(0.0, left), 1), running))
    return encode(found)


def clock_faces(table: Table, viewer: int | None) -> list[tuple[int, float, float | None]]:
    """What changes only when a clock does something else than run on."""
    return [(seat, *table.clocks.face(seat, viewer)) for seat in _clocked(table)]


def _clocked(table: Table) -> list[int]:
    return table.people() if table.clocks.ticking and table.stopped is None else []
