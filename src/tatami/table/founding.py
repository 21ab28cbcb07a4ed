"""How tables come to be: new ones, rematches, and stored ones that are opened again."""

from __future__ import annotations

from secrets import choice
from time import time
from typing import Any, Final

from tatami.core.errors import UnknownName
from tatami.core.game import Game
from tatami.core.text import Text
from tatami.games import game as find_game
from tatami.table import log
from tatami.table import requests as ask
from tatami.table.clock import ClockRule, NoClock, Outages
from tatami.table.lesson import lesson_of
from tatami.table.luck import fresh_seed
from tatami.table.permissions import entry_for
from tatami.table.refusal import Refusal
from tatami.table.seat import key_of
from tatami.table.setup import Seating, Setup
from tatami.table.store import Founding, Row
from tatami.table.table import Table
from tatami.table.wire import NewLesson, NewTable

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12


def new_table(wanted: NewTable, token: str) -> tuple[Founding, int]:
    """A table as its host wants it, and the host's seat; the token is the host's."""
    game = find_game(wanted.game)
    if len(wanted.seats) != wanted.players:
        raise Refusal("error-seat-count", players=wanted.players)
    mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if not mine:
        raise Refusal("error-one-host")
    host = mine[0]
    setup = _setup(game, wanted.players, wanted.options, wanted.clock, host, wanted.seating)
    draft = _Draft(setup, game)
    draft.ask(host, ask.Join(wanted.name, key_of(token), host))
    for number in mine[1:]:
        draft.ask(host, ask.Sit("sit", number, "me"))
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            draft.ask(host, ask.SeatBot(number, seat.level, seat.temper))
    if wanted.advice is not None:
        draft.ask(host, ask.Allow("advice", wanted.advice))
    if wanted.start:
        draft.ask(host, ask.Start("start"))
    return draft.founding, draft.host


def new_lesson(wanted: NewLesson, token: str) -> tuple[Founding, int]:
    """A guided first game: the deal, the seat and the bots are those of the game's lesson."""
    game = find_game(wanted.game)
    lesson = lesson_of(game.id)
    if lesson is None:
        raise Refusal("error-no-lesson")
    seat = lesson.seat
    setup = _setup(game, lesson.players, lesson.options, NoClock(), seat, "as-seated", lesson.seed)
    draft = _Draft(setup, game)
    draft.ask(seat, ask.Join(wanted.name, key_of(token), seat))
    for number in range(lesson.players):
        if number != seat:
            draft.ask(seat, ask.SeatBot(number, lesson.level, ""))
    draft.add(log.Teach(seat))
    draft.ask(seat, ask.Start("start"))
    return draft.founding, seat


def rematch(old: Table, host: int) -> Founding:
    """The same people and bots at a new table; everybody's token stays the same."""
    then = old.setup
    game = find_game(then.game)
    setup = _setup(game, then.players, then.options, then.clock, host, then.seating)
    draft = _Draft(setup, game)
    for number, place in enumerate(old.seats):
        sat = log.Sit(number, place.kind, place.name, place.level, place.key, place.temper)
        draft.add(sat)
    if old.allowed is not None:
        draft.ask(host, ask.Allow("advice", old.allowed))
    people = {place.key for place in old.seats if place.kind == "person"}
    if len(people) == 1 and all(place.kind != "open" for place in old.seats):
        draft.ask(host, ask.Start("start"))
    return draft.founding


class _Draft:
    """A table in the making, so that its first entries pass the same checks as all others."""

    def __init__(self, setup: Setup, game: Game[Any]) -> None:
        self._table = Table(setup, game, Outages([]))
        self.founding = Founding(setup, [])

    @property
    def host(self) -> int:
        return self._table.host

    def ask(self, by: int, request: ask.Request) -> None:
        self.add(entry_for(self._table, by, request, self._table.setup.created, set()))

    def add(self, entry: log.AnyEntry) -> None:
        self._table.apply(entry, self._table.setup.created)
        self.founding.entries.append(entry)


def _setup(
    game: Game[Any],
    players: int,
    options: dict[str, str],
    clock: ClockRule,
    host: int,
    seating: Seating,
    seed: str = "",
) -> Setup:
    return Setup(
        id="".join(choice(_LETTERS) for _ in range(_ID_LENGTH)),
        game=game.id,
        rules=game.version,
        players=game.check_players(players),
        options=game.check_options(players, dict(options)),
        clock=clock,
        host=host,
        seed=seed or fresh_seed(),
        created=time(),
        seating=seating,
    )


def reopen(setup: Setup, rows: list[Row], outages: Outages) -> Table:
    """A stored table. If its game cannot go on here, it stands where its log could be followed to.

    `Refusal` if there is nothing at all to look at.
    """
    try:
        now = find_game(setup.game)
    except UnknownName:
        raise Refusal("stopped-unknown-game") from None
    game = now.begun_by(setup.rules)
    table = Table(setup, game or now, outages)
    if game is None:
        table.stop(Text("stopped-other-rules", {"begun": setup.rules, "now": now.version}))
    for data, at in rows:
        table.read(data, at)
    return table
