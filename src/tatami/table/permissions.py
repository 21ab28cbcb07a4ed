"""Who may do and see what at a table, decided in this one place.

A request becomes the entry for the log or a `Refusal`. Nothing here changes the table: the entry
does, once it is stored. What is only looked at is asked for at the end of this page.
"""

from __future__ import annotations

from typing import Final

from tatami.bots.registry import LEVELS
from tatami.bots.temper import TEMPERS
from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.text import Text
from tatami.table import log
from tatami.table import requests as ask
from tatami.table.clock import GameClock
from tatami.table.pointing import things
from tatami.table.refusal import NotYours, Refusal, WrongTime
from tatami.table.seat import DRAWN, bot_name, drawn_temper, key_of
from tatami.table.table import Table

NAME_LENGTH: Final = 40
SAID_LENGTH: Final = 500
CHAT_LENGTH: Final = 5_000
LOG_LENGTH: Final = 100_000
"""More than any game needs: whoever renames or takes back for days fills no disk."""
_TIME_UP: Final = Text("error-time-up")
POINTS: Final = 3
POINTS_SECONDS: Final = 10.0
"""So often may a person point at something in so many seconds."""


def entry_for(
    table: Table, by: int | None, request: ask.Request, now: float, here: set[int]
) -> log.AnyEntry:
    """What to store if the seat asks for this now, while the seats in `here` are connected."""
    if table.length >= LOG_LENGTH and isinstance(request, ask.FromClient):
        raise WrongTime("error-log-full")
    if isinstance(request, ask.Join):
        return _join(table, request)
    by = seated(by)
    match request:
        case ask.Play():
            return _play(table, by, request, now)
        case ask.BotPlay():
            return _bot_play(table, by, request)
        case ask.Undo():
            return _undo(table, by, now)
        case ask.Consent():
            return _consent(table, by, request, here)
        case ask.Say():
            return _say(table, by, request)
        case ask.Point():
            return _point(table, by, request, now)
        case ask.Rename():
            return log.Rename(by, _unlike_others(table, by, request.name))
        case ask.Sit():
            return _sit(table, by, request, here)
        case ask.Allow():
            return _allow(table, by, request.advice)
        case ask.Advise():
            return _advise(table, by, request)
        case ask.Read():
            return _read(table, by, request.step)
        case ask.SeatBot():
            return _seat_bot(table, request.seat, request.level, request.temper)
        case ask.Start():
            return _start(table, by)
        case ask.Takeover():
            return _takeover(table, by, request.seat, here)
        case ask.Handback():
            return _handback(table, by)
        case ask.Resign():
            return _resign(table, by)
        case ask.Flag():
            return _flag(table, by, now)
        case ask.Return():
            return _return(table, by)
        case ask.RematchReady():
            return _rematch(table, by, request.table)
    raise AssertionError(request)


def clean(text: str, longest: int) -> str:
    """One line without control characters; `Refusal` if nothing is left or it is too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise Refusal("error-empty-text")
    if len(line) > longest:
        raise Refusal("error-long-text", longest=longest)
    return line


# before the game


def _join(table: Table, request: ask.Join) -> log.Sit:
    _before_the_end(table)
    free = [number for number, place in enumerate(table.seats) if place.kind == "open"]
    if not free:
        raise WrongTime("error-table-full" if table.phase == "waiting" else "error-started")
    if request.seat is not None and request.seat not in free:
        raise WrongTime("error-seat-taken")
    number = free[0] if request.seat is None else request.seat
    name = _unlike_others(table, number, request.name)
    return log.Sit(number, "person", name, key=request.key)


def _seat_bot(table: Table, seat: int, level: str, temper: str) -> log.Sit:
    """A bot whose level or temper is changed keeps its name."""
    if level not in LEVELS:
        raise Refusal("error-no-such-level")
    if temper == DRAWN:
        temper = drawn_temper(table.setup.seed, seat, [other.temper for other in table.seats])
    elif temper and temper not in TEMPERS:
        raise Refusal("error-no-such-temper")
    place = table.seats[seat]
    name = place.name if place.kind == "bot" else bot_name(set(table.names))
    return log.Sit(seat, "bot", name, level, temper=temper)


def _sit(table: Table, by: int, request: ask.Sit, here: set[int]) -> log.Sit:
    _before_the_end(table)
    _seat(table, request.seat)
    if request.kind == "me":
        return _sit_there_too(table, by, request.seat)
    if request.seat in (by, table.host):
        raise Refusal("error-own-seat")
    if request.seat in table.own_seats(by) and table.phase == "waiting" and request.kind == "open":
        return log.Sit(request.seat, "open")
    _host(table, by)
    if table.phase == "playing":
        return _set_free(table, request, here)
    if request.kind == "bot":
        return _seat_bot(table, request.seat, request.level, request.temper)
    return log.Sit(request.seat, "open")


def _sit_there_too(table: Table, by: int, seat: int) -> log.Sit:
    """One person plays several seats, where all win or lose together."""
    if not table.game.cooperative:
        raise Refusal("error-one-seat-each")
    if table.seats[seat].kind != "open":
        raise WrongTime("error-seat-taken")
    mine = table.seats[by]
    return log.Sit(seat, "person", _unlike_others(table, seat, mine.name), key=mine.key)


def _set_free(table: Table, request: ask.Sit, here: set[int]) -> log.Sit:
    """In a running game: the seat of somebody who is not here waits for another person."""
    if request.kind == "bot":
        raise WrongTime("error-started")
    _allowed(_why_not_free(table, request.seat, here))
    name = table.seats[request.seat].name  # what it did is still told by it
    return log.Sit(request.seat, "open", name)


def _why_not_free(table: Table, seat: int, here: set[int]) -> str:
    if table.seats[seat].kind != "person":
        return "error-not-a-person"
    if seat in here:
        return "error-not-absent"
    return "error-no-time" if _time_is_used_up(table, seat) else ""


def _time_is_used_up(table: Table, seat: int) -> bool:
    """Whether nobody can play the seat any more, because its account is empty."""
    return table.seats[seat].stand_in == "flag" and isinstance(table.setup.clock, GameClock)


def _allow(table: Table, by: int, advice: bool) -> log.Allow:
    _while_waiting(table)
    _host(table, by)
    return log.Allow(by, advice)


def _start(table: Table, by: int) -> log.Start:
    _while_waiting(table)
    _host(table, by)
    if any(seat.kind == "open" for seat in table.seats):
        raise WrongTime("error-seats-open")
    return log.Start(by)


# the game


def _play(table: Table, seat: int, request: ask.Play, now: float) -> log.Play:
    match = _playing(table)
    if request.seat is not None and request.seat != seat:
        if request.seat not in table.own_seats(seat):
            raise NotYours("error-not-your-seat")
        seat = request.seat
    _plays(table, seat)
    if table.played.get(seat) == request.id:
        raise Refusal("error-replayed")
    question = table.asked.get(seat)
    if question is None:
        raise Refusal("illegal-not-asked")
    if request.question != question.number:
        raise Refusal("error-other-move")
    if table.clocks.ticking and table.clocks.left(seat, now) <= 0:
        raise Refusal(_TIME_UP)
    if not 0 <= request.index < len(table.game.moves):
        raise Refusal("error-no-such-move")
    move = table.game.moves[request.index]
    try:
        match.state.require_legal(seat, move)
    except IllegalMove as illegal:
        raise Refusal(illegal.reason) from None
    return log.Play(seat, move.text, request.id)


def _bot_play(table: Table, seat: int, request: ask.BotPlay) -> log.Play:
    """A bot's answer to the question, unless the table has gone on."""
    question = table.asked.get(seat)
    if table.bot(seat) is None or question is None or question.number != request.question:
        raise Refusal("error-other-move")
    return log.Play(seat, request.move.text)


def _advise(table: Table, seat: int, request: ask.Advise) -> log.Advise:
    _playing(table)
    _plays(table, seat)
    _advice(table)
    if seat in table.late:
        raise Refusal(_TIME_UP)
    question = table.asked.get(seat)
    if question is None or question.number != request.question:
        raise Refusal("error-other-move")
    return log.Advise(seat)


def _undo(table: Table, seat: int, now: float) -> log.Undo:
    _playing(table)
    mine, reason = undo_of(table, seat)
    if reason is not None:
        raise Refusal(reason)
    if table.clocks.ticking and table.clocks.shown(mine, None, now)[0] <= 0:
        raise Refusal(_TIME_UP)  # it would run on from here, as the others have seen it
    return log.Undo(mine)


def undo_of(table: Table, seat: int) -> tuple[int, Text | None]:
    """Which of the person's seats can take its last move back, or why this one cannot."""
    assert table.match is not None
    why: Text | None = None
    for mine in table.own_seats(seat):
        if table.seats[mine].person_plays:
            reason = _TIME_UP if mine in table.late else table.match.why_no_undo(mine)
            if reason is None:
                return mine, None
            if mine == seat:
                why = reason
    return seat, why or Text("error-bot-plays")


def _takeover(table: Table, by: int, absent: int, here: set[int]) -> log.Takeover:
    _playing(table)
    _plays(table, by)
    _seat(table, absent)
    _allowed(_why_no_takeover(table, absent, here | {by}))
    needs = [
        seat
        for seat in table.people()
        if seat in here and seat != absent and by not in table.own_seats(seat)
    ]
    return log.Takeover(by, absent, tuple({min(table.own_seats(seat)): None for seat in needs}))


def _why_no_takeover(table: Table, seat: int, here: set[int]) -> str:
    if table.seats[seat].bot is not None:
        return "error-not-a-person"
    return "error-not-absent" if seat in here else ""


def _consent(table: Table, seat: int, request: ask.Consent, here: set[int]) -> log.Consent:
    pending = table.pending
    if pending is None or pending.what != request.to:
        raise WrongTime("error-nothing-asked")
    asked = [mine for mine in table.own_seats(seat) if mine in pending.needs]
    if not asked:
        raise WrongTime("error-nothing-asked")
    if request.yes and pending.absent in here:
        raise WrongTime("error-not-absent")
    return log.Consent(asked[0], request.to, request.yes)


def _return(table: Table, seat: int) -> log.Consent | log.Handback:
    """Whoever is here says no to a bot; if the last yes was stored first, the bot goes again."""
    pending = table.pending
    if pending is not None and pending.what == "takeover" and pending.absent == seat:
        return log.Consent(seat, "takeover", False)
    if table.phase != "playing" or table.seats[seat].stand_in != "agreed":
        raise WrongTime("error-nothing-asked")
    return log.Handback(seat)


def _handback(table: Table, seat: int) -> log.Handback:
    _playing(table)
    mine = [seat, *table.own_seats(seat)]
    for one in mine:
        if _may_hand_back(table, one):
            return log.Handback(one)
    raise Refusal("error-no-handback")


def _may_hand_back(table: Table, seat: int) -> bool:
    stand_in = table.seats[seat].stand_in
    return stand_in == "agreed" or (stand_in == "flag" and not _time_is_used_up(table, seat))


def _resign(table: Table, seat: int) -> log.Resign:
    _playing(table)
    if not _may_resign(table, seat):
        raise Refusal("error-bot-plays")
    return log.Resign(seat)


def _may_resign(table: Table, seat: int) -> bool:
    return table.seats[seat].kind == "person" and table.seats[seat].stand_in != "resigned"


def _flag(table: Table, seat: int, now: float) -> log.Flag:
    _playing(table)
    _plays(table, seat)
    if not table.clocks.running(seat) or table.clocks.left(seat, now) > 0:
        raise Refusal("error-time-left")
    return log.Flag(seat)


# at any time


def _unlike_others(table: Table, seat: int, name: str) -> str:
    """The name, with a number behind it if somebody else at the table is called so."""
    wanted = clean(name, NAME_LENGTH)
    others = {place.name for number, place in enumerate(table.seats) if number != seat}
    unlike, number = wanted, 1
    while unlike in others:
        number += 1
        unlike = f"{wanted} {number}"
    return unlike


def _say(table: Table, seat: int, request: ask.Say) -> log.Say:
    if len(table.chat) >= CHAT_LENGTH:
        raise Refusal("error-chat-full")
    return log.Say(seat, clean(request.said, SAID_LENGTH))


def _point(table: Table, seat: int, request: ask.Point, now: float) -> log.Point:
    _playing(table)
    if request.thing not in things(table.game):
        raise Refusal("error-nothing-there")
    late = now - POINTS_SECONDS
    mine = [line for line in table.chat[-50:] if line.thing and line.seat in table.own_seats(seat)]
    if sum(line.at > late for line in mine) >= POINTS:
        raise Refusal("error-points-often")
    if len(table.chat) >= CHAT_LENGTH:
        raise Refusal("error-chat-full")
    return log.Point(seat, request.thing)


def _read(table: Table, seat: int, step: str) -> log.Read:
    _playing(table)
    moment = table.moment(seat)
    if moment is None or moment.step.name != step:
        raise WrongTime("error-nothing-to-read")
    return log.Read(seat, step)


def _rematch(table: Table, seat: int, new: str) -> log.Rematch:
    finished(table)
    if table.rematch is not None:
        raise WrongTime("error-rematch-exists")
    return log.Rematch(seat, new)


# what is only looked at


def seat_with(table: Table, token: str) -> int:
    """The seat of whoever has this token."""
    seat = table.seat_of(key_of(token))
    if seat is None:
        raise NotYours("error-bad-token")
    return seat


def seated(seat: int | None) -> int:
    """Spectators ask for nothing."""
    if seat is None:
        raise Refusal("error-not-seated")
    return seat


def finished(table: Table) -> Match:
    """The game, once it is over: its record and the reasons of bots would betray what is hidden."""
    if table.phase != "over":
        raise WrongTime(table.stopped or "error-not-over")
    assert table.match is not None
    return table.match


def eyes_for(table: Table, own: int | None, wanted: int | None) -> int | None:
    """Through whose eyes somebody may see the game: their own; once it is over anybody's."""
    if wanted is None:
        return own
    _seat(table, wanted)
    if table.phase != "over" and (own is None or wanted not in table.own_seats(own)):
        raise NotYours(table.stopped or "error-not-over")
    return wanted


def laid_open(table: Table, wanted: bool) -> bool:
    """Whether a replay shows what was hidden, too: to anybody who asks, once the game is over."""
    if wanted:
        finished(table)
    return wanted


def reviewed(table: Table, own: int | None, wanted: int | None) -> int:
    """The seat whose review somebody may read: one of their own."""
    if own is None or (wanted is not None and wanted not in table.own_seats(own)):
        raise NotYours("error-not-your-review")
    return own if wanted is None else wanted


def helped(table: Table, seat: int | None) -> int:
    """The seat that may be told odds, beliefs and suggestions."""
    seat = seated(seat)
    _advice(table)
    return seat


def possible(table: Table, seat: int, here: set[int]) -> list[ask.AboutSeat]:
    """What can be asked about a seat in a running game."""
    if table.phase != "playing":
        return []
    found: list[ask.AboutSeat] = []
    if not _why_no_takeover(table, seat, here):
        found.append("takeover")
    if seat != table.host and not _why_not_free(table, seat, here):
        found.append("sit")
    if _may_hand_back(table, seat):
        found.append("handback")
    if _may_resign(table, seat):
        found.append("resign")
    return found


# what several of these have in common


def _allowed(why_not: str) -> None:
    if why_not:
        raise Refusal(why_not)


def _advice(table: Table) -> None:
    if not table.advice:
        raise NotYours("error-no-advice")


def _while_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise WrongTime("error-started")


def _before_the_end(table: Table) -> None:
    if table.phase != "waiting":
        _playing(table)


def _playing(table: Table) -> Match:
    if table.stopped is not None:
        raise WrongTime(table.stopped)
    if table.phase != "playing":
        raise WrongTime("error-not-playing")
    assert table.match is not None
    return table.match


def _plays(table: Table, seat: int) -> None:
    if not table.seats[seat].person_plays:
        raise Refusal("error-bot-plays")


def _host(table: Table, by: int) -> None:
    if table.host not in table.own_seats(by):
        raise NotYours("error-host-only")


def _seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("illegal-no-such-seat", seats=len(table.seats))
