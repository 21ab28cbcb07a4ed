"""What people and bots may do at a table. Each act gives the entry for the log or a `Refusal`.

Nothing here changes the table: the entry does, once it is stored.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from tatami.bots.registry import LEVELS
from tatami.core.move import Move
from tatami.table import entry as log
from tatami.table.refusal import NotYours, Refusal, WrongTime
from tatami.table.seat import bot_name
from tatami.table.table import Question, Table

NAME_LENGTH: Final = 40
SAID_LENGTH: Final = 500
CHAT_LENGTH: Final = 5_000


def clean(text: str, longest: int) -> str:
    """One line without control characters; `Refusal` if nothing is left or it is too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refusal("error-empty-text")
    if len(line) > longest:
        raise Refusal("error-long-text", longest=longest)
    return line


# before the game


def join(table: Table, seat: int | None, name: str, key: str) -> log.Sit:
    _while_waiting(table)
    free = [number for number, place in enumerate(table.seats) if place.kind == "open"]
    if not free:
        raise WrongTime("error-table-full")
    if seat is not None and seat not in free:
        raise WrongTime("error-seat-taken")
    number = free[0] if seat is None else seat
    return log.Sit(number, "person", _unlike_others(table, number, name), key=key)


def seat_bot(table: Table, seat: int, level: str) -> log.Sit:
    if level not in LEVELS:
        raise Refusal("error-no-such-level")
    return log.Sit(seat, "bot", bot_name(set(table.names)), level)


def arrange(table: Table, by: int, seat: int, kind: str, level: str) -> log.Sit:
    """The host puts a bot on a seat or sets it free."""
    _while_waiting(table)
    _host(table, by)
    _seat(table, seat)
    if seat == by:
        raise Refusal("error-own-seat")
    return seat_bot(table, seat, level) if kind == "bot" else log.Sit(seat, "open")


def start(table: Table, by: int) -> log.Start:
    _while_waiting(table)
    _host(table, by)
    if any(seat.kind == "open" for seat in table.seats):
        raise WrongTime("error-seats-open")
    return log.Start(by)


# the game


def play(table: Table, seat: int, number: int, index: int, id: str, now: float) -> log.Play:
    _playing(table)
    _plays(table, seat)
    if (seat, id) in table.said_ids:
        raise Refusal("error-replayed")
    question = table.asked.get(seat)
    if question is None:
        raise Refusal("illegal-not-asked")
    if not question.since <= number <= table.moves:
        raise Refusal("error-other-move")
    if table.clocks.ticking and table.clocks.left(seat, now) <= 0:
        raise Refusal("error-time-up")
    if not 0 <= index < len(table.game.moves):
        raise Refusal("error-no-such-move")
    move = table.game.moves[index]
    assert table.match is not None
    if move not in table.match.state.legal(seat):
        raise Refusal(table.match.state.why_not(seat, move))
    return log.Play(seat, move.text, id)


def bot_play(table: Table, seat: int, question: Question, move: Move) -> log.Play:
    """A bot's answer to the question, unless the table has gone on."""
    if table.seats[seat].bot is None or table.asked.get(seat) is not question:
        raise Refusal("error-other-move")
    return log.Play(seat, move.text)


def undo(table: Table, seat: int) -> log.Undo:
    _playing(table)
    _plays(table, seat)
    if table.request is not None:
        raise WrongTime("error-request-pending")
    depth = table.undo_depth(seat)
    if depth == 0:
        raise Refusal("illegal-undo")
    return log.Undo(seat, depth, tuple(table.undo_needs(seat, depth)))


def takeover(table: Table, by: int, absent: int, here: set[int]) -> log.Takeover:
    _playing(table)
    _plays(table, by)
    _seat(table, absent)
    if not table.seats[absent].person_plays:
        raise Refusal("error-not-a-person")
    if absent in here or absent == by:
        raise Refusal("error-not-absent")
    if table.request is not None and table.request.what != "takeover":
        raise WrongTime("error-request-pending")
    needs = [seat for seat in table.people() if seat in here and seat not in (by, absent)]
    return log.Takeover(by, absent, tuple(needs))


def consent(table: Table, seat: int, to: log.Request, yes: bool) -> log.Consent:
    if table.request is None or table.request.what != to or seat not in table.request.needs:
        raise WrongTime("error-nothing-asked")
    return log.Consent(seat, to, yes)


def handback(table: Table, seat: int) -> log.Handback:
    _playing(table)
    if not table.may_hand_back(seat):
        raise Refusal("error-no-handback")
    return log.Handback(seat)


def resign(table: Table, seat: int) -> log.Resign:
    _playing(table)
    if table.seats[seat].stand_in == "resigned":
        raise Refusal("error-bot-plays")
    return log.Resign(seat)


def flag(table: Table, seat: int, now: float) -> log.Flag:
    _playing(table)
    _plays(table, seat)
    if not table.clocks.running(seat) or table.clocks.left(seat, now) > 0:
        raise Refusal("error-time-left")
    return log.Flag(seat)


# at any time


def rename(table: Table, seat: int, name: str) -> log.Rename:
    return log.Rename(seat, _unlike_others(table, seat, name))


def _unlike_others(table: Table, seat: int, name: str) -> str:
    """The name, with a number behind it if somebody else at the table is called so."""
    wanted = clean(name, NAME_LENGTH)
    others = {place.name for number, place in enumerate(table.seats) if number != seat}
    names = (wanted if n == 1 else f"{wanted} {n}" for n in count(1))
    return next(name for name in names if name not in others)


def say(table: Table, seat: int, said: str) -> log.Say:
    if len(table.chat) >= CHAT_LENGTH:
        raise Refusal("error-chat-full")
    return log.Say(seat, clean(said, SAID_LENGTH))


def rematch(table: Table, seat: int, new: str) -> log.Rematch:
    if table.phase != "over":
        raise WrongTime("error-not-over")
    if table.rematch is not None:
        raise WrongTime("error-rematch-exists")
    return log.Rematch(seat, new)


def _while_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise WrongTime("error-started")


def _playing(table: Table) -> None:
    if table.phase != "playing":
        raise WrongTime("error-not-playing")


def _plays(table: Table, seat: int) -> None:
    if not table.seats[seat].person_plays:
        raise Refusal("error-bot-plays")


def _host(table: Table, by: int) -> None:
    if by != table.setup.host:
        raise NotYours("error-host-only")


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("illegal-no-such-seat", seats=len(table.seats))
