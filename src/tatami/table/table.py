"""A table: what its log says. It asks nobody and checks nothing; `acts` does that."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Literal

import msgspec

from tatami.core.event import Event
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.record import commitment, write
from tatami.core.state import Scene
from tatami.core.text import Argument, Text
from tatami.core.text import Seat as Who
from tatami.table import entry as log
from tatami.table.clock import ClockRule, Clocks, GameClock, Outages
from tatami.table.seat import Seat


class Setup(msgspec.Struct, frozen=True):
    """What is fixed when a table is made."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    clock: ClockRule
    host: int
    seed: str
    created: float


class ChatLine(msgspec.Struct, frozen=True):
    """Something said by a seat, or a note of the table itself."""

    n: int
    seat: int | None
    name: str
    said: str
    note: Any
    at: float


class Request:
    """Something that other people at the table have to agree to."""

    def __init__(self, entry: log.Undo | log.Takeover) -> None:
        self.entry = entry
        self.what: log.Request = "undo" if isinstance(entry, log.Undo) else "takeover"
        self.absent = entry.absent if isinstance(entry, log.Takeover) else entry.seat
        self.needs = set(entry.needs)


class Question:
    """What a seat is asked: since which move, and, if others are asked too, its choices."""

    def __init__(self, since: int, prompt: Text | None, choices: list[Move] | None) -> None:
        self.since = since
        self.prompt = prompt
        self.choices = choices


class Table:
    def __init__(self, setup: Setup, game: Game[Any], outages: Outages) -> None:
        self.setup = setup
        self.game = game
        self.seats = [Seat() for _ in range(setup.players)]
        self.match: Match | None = None
        self.clocks = Clocks(setup.clock, setup.players, outages)
        self.request: Request | None = None
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.asked: dict[int, Question] = {}
        self.said_ids: set[tuple[int, str]] = set()
        self.undos = 0
        self.length = 0
        """How many entries the log has."""
        self.last_at = setup.created
        self.rewound: int | None = None
        """The fewest events that the log of the game has been cut back to since last asked."""
        self.scenes: list[Scene] = []
        """Positions on the way of the moves since last asked."""
        self._heard: list[int] = []

    # what the table is

    @property
    def phase(self) -> Literal["waiting", "playing", "over"]:
        if self.match is None:
            return "waiting"
        return "playing" if self.match.state.outcome is None else "over"

    @property
    def moves(self) -> int:
        return len(self.match.moves) if self.match is not None else 0

    @property
    def actors(self) -> tuple[int, ...]:
        return self.match.state.actors if self.match is not None else ()

    @property
    def events(self) -> list[Event]:
        return self.match.events if self.match is not None else []

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

    def thinking(self) -> list[int]:
        """The bots that must decide now."""
        return [seat for seat in self.actors if self.seats[seat].bot is not None]

    def people(self) -> list[int]:
        """The people who play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person_plays]

    def seat_of(self, key: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" and seat.key == key:
                return number
        return None

    def undo_depth(self, seat: int) -> int:
        if self.match is None or not self.seats[seat].person_plays:
            return 0
        return self.match.undo_depth(seat, consent=True)

    def undo_needs(self, seat: int, depth: int) -> list[int]:
        """The other people whose moves would be taken back too."""
        assert self.match is not None
        acted = {played.seat for played in self.match.moves[-depth:]}
        return [other for other in self.people() if other in acted and other != seat]

    def move_of_event(self, at: int) -> int:
        """How many moves had been made when the event happened, its own included."""
        return bisect_right(self._heard, at)

    def record(self) -> str:
        assert self.match is not None
        return write(self.match, self.names)

    # what happens to it

    def apply(self, entry: log.AnyEntry, at: float) -> None:
        self.length += 1
        self.last_at = at
        seat = self.seats[entry.seat]
        match entry:
            case log.Sit():
                seat.sit(entry)
            case log.Rename():
                seat.name = entry.name
            case log.Start():
                self._start()
            case log.Play():
                self._play(entry, at)
            case log.Undo() | log.Takeover():
                self.request = Request(entry)
                self._grant_if_agreed(at)
            case log.Consent():
                self._consent(entry, at)
            case log.Handback():
                seat.stand_in = None
                self._note(at, "note-handback", who=Who(entry.seat))
            case log.Flag():
                seat.stand_in = "flag"
                self._note(at, "note-flag", who=Who(entry.seat))
            case log.Resign():
                seat.stand_in = "resigned"
                self._note(at, "note-resigned", who=Who(entry.seat))
            case log.Say():
                self._say(ChatLine(0, entry.seat, seat.name, entry.said, None, at))
            case log.Rematch():
                self.rematch = entry.table
        self._settle(at)

    def _start(self) -> None:
        self.match = Match(
            self.game, self.setup.players, self.setup.options, self.setup.seed, events=True
        )
        self._heard = [len(self.events)]
        self._ask(None)

    def _play(self, entry: log.Play, at: float) -> None:
        assert self.match is not None
        self.match.play(entry.seat, self.game.move(entry.move))
        self.scenes += self.match.scenes
        self._heard.append(len(self.events))
        if entry.id:
            self.said_ids.add((entry.seat, entry.id))
        self.clocks.moved(entry.seat, at)
        if self.request is not None and self.request.what == "undo":
            self.request = None
        self._ask(entry.seat)

    def _ask(self, mover: int | None) -> None:
        """Note who is asked what. A question that others' answers leave alone stays the same."""
        assert self.match is not None
        state = self.match.state
        actors = state.actors
        before, self.asked = self.asked, {}
        for seat in actors:
            old = before.get(seat)
            if len(actors) == 1 and (old is None or old.choices is None or seat == mover):
                self.asked[seat] = Question(self.moves, None, None)
                continue
            prompt, choices = state.prompt(seat), state.legal(seat)
            if old is None or seat == mover or old.prompt != prompt or old.choices != choices:
                old = Question(self.moves, prompt, choices)
            self.asked[seat] = old

    def _consent(self, entry: log.Consent, at: float) -> None:
        assert self.request is not None
        if not entry.yes:
            self._note(at, f"note-{self.request.what}-refused", who=Who(entry.seat))
            self.request = None
            return
        self.request.needs.discard(entry.seat)
        self._grant_if_agreed(at)

    def _grant_if_agreed(self, at: float) -> None:
        assert self.request is not None
        if self.request.needs:
            return
        wish, self.request = self.request.entry, None
        if isinstance(wish, log.Undo):
            self._take_back(wish, at)
        else:
            self.seats[wish.absent].stand_in = "agreed"
            self._note(at, "note-takeover", who=Who(wish.absent))

    def _take_back(self, wish: log.Undo, at: float) -> None:
        assert self.match is not None
        for played in self.match.moves[-wish.count :]:
            if self.seats[played.seat].person_plays:
                self.clocks.unmoved(played.seat)
        self.match.take_back(wish.count)
        self.undos += 1
        del self._heard[self.moves + 1 :]
        left = len(self.events)
        self.rewound = left if self.rewound is None else min(left, self.rewound)
        self.scenes = []
        self.asked = {}
        self._ask(None)
        self._note(at, "note-undo", who=Who(wish.seat), count=wish.count)

    def _settle(self, at: float) -> None:
        """Let exactly the clocks run of the people who must decide."""
        if self.clocks.ticking:
            people = {seat for seat in self.actors if self.seats[seat].person_plays}
            self.clocks.run(people, at)
        if self.phase == "over":
            self.request = None

    def _note(self, at: float, id: str, **args: Argument) -> None:
        self._say(ChatLine(0, None, "", "", Text(id, args).json(), at))

    def _say(self, line: ChatLine) -> None:
        self.chat.append(msgspec.structs.replace(line, n=len(self.chat) + 1))

    def may_hand_back(self, seat: int) -> bool:
        """Whether the owner may take the seat back from its stand-in."""
        stand_in = self.seats[seat].stand_in
        if stand_in == "flag":
            return not isinstance(self.setup.clock, GameClock)
        return stand_in == "agreed"
