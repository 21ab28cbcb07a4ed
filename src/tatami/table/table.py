"""A table: what its log says. It asks nobody and checks nothing; `permissions` does that."""

from __future__ import annotations

import logging
from bisect import bisect_right
from typing import Any, Final, Literal, TypeAlias

from tatami.core.event import Event
from tatami.core.game import Game
from tatami.core.match import Match, PlayedMove
from tatami.core.move import Move
from tatami.core.reaction import Reaction
from tatami.core.record import commitment, write
from tatami.core.seating import draw_seats
from tatami.core.state import Scene, State
from tatami.core.text import Argument, Text
from tatami.core.text import Seat as Who
from tatami.table import log
from tatami.table.clock import QUICKLY, Clocks, Outages
from tatami.table.lesson import Guide, Lesson, Moment, lesson_of
from tatami.table.pointing import things
from tatami.table.questions import Question, Questions
from tatami.table.seat import STAND_IN_LEVEL, Seat
from tatami.table.setup import Setup
from tatami.table.talk import ChatLine, Talk

_logger = logging.getLogger(__name__)
Phase: TypeAlias = Literal["waiting", "playing", "over", "stopped"]


class Pending:
    """A request that other people at the table have to agree to."""

    def __init__(self, entry: log.Undo | log.Takeover) -> None:
        self.entry = entry
        self.what: log.Agreement = "undo" if isinstance(entry, log.Undo) else "takeover"
        self.absent = entry.absent if isinstance(entry, log.Takeover) else entry.seat
        self.needs = set(entry.needs)


_OF_THE_GAME: Final = (
    log.Start,
    log.Advise,
    log.Play,
    log.Undo,
    log.Takeover,
    log.Consent,
    log.Handback,
    log.Flag,
    log.Resign,
)


class Table:
    def __init__(self, setup: Setup, game: Game[Any], outages: Outages) -> None:
        self.setup = setup
        self.game = game
        self.seats = [Seat() for _ in range(setup.players)]
        self.host = setup.host
        self.seatings = 0
        """How often somebody has got another seat."""
        self._own_seats: list[list[int]] = []
        """For each seat all seats of its person, once somebody has asked for them."""
        self._several = False
        self.arrangement = 0
        """How often something else than the game itself may have changed: seats, requests."""
        self.match: Match | None = None
        self.clocks = Clocks(setup.clock, setup.players, outages)
        self.pending: Pending | None = None
        self._talk = Talk()
        self.allowed: bool | None = None
        """Whether people may ask for advice, if the host has decided it."""
        self._guide: Guide | None = None
        self.rematch: str | None = None
        self._questions = Questions(setup.players)
        self._advised: dict[int, None] = {}
        """Who has asked for advice about a question that several answer in secret."""
        self.played: dict[int, str] = {}
        """By seat: what its client called the message with its last move."""
        self.stopped: Text | None = None
        """Why the game cannot go on here, if it cannot."""
        self.undos = 0
        """How often something was taken back that others had seen."""
        self.rewinds = 0
        """How often events that everybody had heard of were taken back."""
        self.length = 0
        """How many entries the log has."""
        self.last_at = setup.created
        self.rewound: int | None = None
        """The fewest events that the log of the game has been cut back to since last asked."""
        self.hurried = False
        """Whether its bots think less than they should, because the server is busy."""
        self.scenes: list[Scene] = []
        """Positions on the way of the moves since last asked."""
        self._heard: list[int] = []
        self._frozen = False

    # what the table is

    @property
    def phase(self) -> Phase:
        if self.stopped is not None:
            return "stopped"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.state.outcome is None else "over"

    @property
    def moves(self) -> int:
        """How many moves have been made, as everybody may know: secret ones do not count."""
        return len(self.match.steps) if self.match is not None else 0

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.match is None or self.stopped is not None:
            return ()
        return self.match.state.actors

    @property
    def events(self) -> list[Event]:
        return self.match.events if self.match is not None else []

    @property
    def chat(self) -> list[ChatLine]:
        return self._talk.lines

    @property
    def asked(self) -> dict[int, Question]:
        """The questions that wait for an answer, by seat."""
        return self._questions.asked

    @property
    def lesson(self) -> Lesson | None:
        """If somebody is guided here."""
        return self._guide.lesson if self._guide is not None else None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

    def deciding(self, viewer: int | None) -> tuple[int, ...]:
        """The seats that decide now, as far as a seat, or a spectator, may know."""
        if self.match is None or self.stopped is not None:
            return ()
        return self.match.state.deciding(viewer)

    @property
    def in_secret(self) -> bool:
        """Whether seats decide in secret: what they do is told when the last answer is in."""
        return self.match is not None and self.stopped is None and self.match.in_secret

    @property
    def late(self) -> set[int]:
        """Whose time has run out while several decide in secret: a bot answers for them."""
        return self.clocks.late

    def bot(self, seat: int) -> str | None:
        """The bot that answers for a seat, be it that only the seat itself may know."""
        return self.seats[seat].bot or (STAND_IN_LEVEL if seat in self.late else None)

    def thinking(self) -> list[int]:
        """The bots that must decide now."""
        return [seat for seat in self.actors if self.bot(seat) is not None]

    def people(self) -> list[int]:
        """The people who play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person_plays]

    @property
    def advice(self) -> bool:
        """Whether people may ask for advice: those who are alone against bots, unless the host
        has decided otherwise."""
        if self.allowed is not None:
            return self.allowed
        others = [seat for seat in self.seats if seat.kind != "bot"]
        return all(seat.kind == "person" for seat in others) and len({s.key for s in others}) == 1

    def moment(self, seat: int) -> Moment | None:
        """The step of the lesson that the seat is told now."""
        guide = self._guide
        if guide is None or self.match is None or seat != guide.learner:
            return None
        return guide.moment(self.match)

    @property
    def bots_luck(self) -> str:
        """What the bots' own luck is drawn from here; empty where nobody can foresee it."""
        if self._guide is None or self.match is None:
            return ""
        return f"{self.setup.seed} {len(self.match.moves)}"

    def seats_of(self, key: str) -> list[int]:
        """The seats of whoever has the key's secret."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.key == key]

    def seat_of(self, key: str) -> int | None:
        """One of them: the one that is asked something."""
        mine = self.seats_of(key)
        return next((seat for seat in mine if seat in self.asked), mine[0] if mine else None)

    def own_seats(self, seat: int) -> list[int]:
        """The seats of the person who has this one."""
        if not self._own_seats:
            self._own_seats = [
                self.seats_of(place.key) if place.key else [number]
                for number, place in enumerate(self.seats)
            ]
            self._several = any(len(seats) > 1 for seats in self._own_seats)
        return self._own_seats[seat]

    @property
    def several(self) -> bool:
        """Whether somebody has more than one seat."""
        self.own_seats(0)
        return self._several

    def move_of_event(self, at: int) -> int:
        """How many moves had been made when the event happened, its own included."""
        return bisect_right(self._heard, at)

    def record(self) -> str:
        assert self.match is not None
        return write(self.match, [seat.in_record for seat in self.seats])

    # what happens to it

    def apply(self, entry: log.AnyEntry, at: float) -> None:
        self.length += 1
        self.last_at = at
        if self.pending is not None or not isinstance(entry, log.Play):
            self.arrangement += 1
        if self._frozen and isinstance(entry, _OF_THE_GAME):
            return
        seat = self.seats[entry.seat]
        match entry:
            case log.Sit():
                self._sit(entry, at)
            case log.Rename():
                seat.name = entry.name
            case log.Allow():
                self.allowed = entry.advice
            case log.Teach():
                lesson = lesson_of(self.game.id)
                self._guide = Guide(lesson, entry.seat) if lesson is not None else None
            case log.Read():
                if self._guide is not None:
                    self._guide.tell(entry.step)
            case log.Advise():
                if self.in_secret:
                    self._advised[entry.seat] = None
                else:
                    self._note(at, "note-advice", who=Who(entry.seat))
            case log.Start():
                self._start(at)
            case log.Play():
                self._play(entry, at)
            case log.Undo() | log.Takeover():
                self.pending = Pending(entry)
                self._grant_if_agreed(at)
            case log.Consent():
                self._consent(entry, at)
            case log.Handback():
                seat.stand_in = None
                if entry.seat in self.late:
                    self.clocks.change_hands(entry.seat)
                self._note(at, "note-handback", who=Who(entry.seat))
            case log.Flag():
                if self.in_secret:
                    self.clocks.run_out(entry.seat)
                else:
                    seat.stand_in = "flag"
                    self._note(at, "note-flag", who=Who(entry.seat))
            case log.Resign():
                seat.stand_in = "resigned"
                self._note(at, "note-resigned", who=Who(entry.seat))
            case log.Say():
                self._talk.say(entry.seat, seat.name, entry.said, at, len(self.events))
            case log.Point():
                self._point(entry, at)
            case log.Rematch():
                self.rematch = entry.table
        if self._guide is not None:
            self._guide.look_again()
        self._settle(at)

    def read(self, data: str, at: float) -> None:
        """An entry of the store. One that cannot be followed ends the game here."""
        number = self.length
        try:
            self.apply(log.decode(data), at)
        except Exception as error:
            if self.stopped is None:
                _logger.error("table %s is damaged at %d: %r", self.setup.id, number, error)
                self.stop(Text("stopped-damaged"))
            self.length = number + 1
            self._freeze()

    def stop(self, reason: Text) -> None:
        """The game cannot go on here: it can be looked at, and talked about."""
        self.stopped = reason
        self.pending = None
        self.arrangement += 1

    def _freeze(self) -> None:
        """What the log says from here on about the game is passed over."""
        self._frozen = True
        self.pending = None
        if self.match is not None:
            self.match.restart()
            del self._heard[self.moves + 1 :]

    def _sit(self, entry: log.Sit, at: float) -> None:
        self.seats[entry.seat].sit(entry)
        self._seats_changed()
        if self.match is None:
            return
        note = "note-seat-free" if entry.kind == "open" else "note-sits-down"
        self._note(at, note, who=Who(entry.seat))
        self.played.pop(entry.seat, None)
        self.clocks.change_hands(entry.seat)
        if self.pending is not None and self.pending.absent == entry.seat:
            self.pending = None
        self._questions.ask_again(entry.seat)

    def _start(self, at: float) -> None:
        if self.setup.seating == "drawn":
            self._draw_seats()
        for number, seat in enumerate(self.seats):
            if seat.temper:
                self._note(at, f"note-temper-{seat.temper}", who=Who(number))
        if self.advice and len({seat.key for seat in self.seats if seat.kind == "person"}) > 1:
            self._note(at, "note-advice-allowed")
        self.match = Match(
            self.game, self.setup.players, self.setup.options, self.setup.seed, events=True
        )
        self._heard = [len(self.events)]
        self._questions.ask(self.match.state, None)

    def _draw_seats(self) -> None:
        drawn = draw_seats(self.setup.seed, self.setup.players)
        self.seats = [self.seats[place] for place in drawn]
        self.host = drawn.index(self.host)
        self._talk.draw_seats(drawn)
        self._seats_changed()

    def _seats_changed(self) -> None:
        self.seatings += 1
        self._own_seats = []

    def _play(self, entry: log.Play, at: float) -> None:
        assert self.match is not None
        moment = self.moment(entry.seat)
        if self._guide is not None and moment is not None:  # told, whatever the learner answers
            self._guide.tell(moment.step.name)
        move = self.game.move(entry.move)
        if not self.seats[entry.seat].person_plays:
            self._hear_plan(self.match.state, entry.seat, move, at)
        free = QUICKLY if isinstance(self.match.state.decision, Reaction) else 0.0
        heard = len(self.events)
        self.match.play(entry.seat, move)
        self.scenes += self.match.scenes
        self.match.scenes = []
        quiet = self.match.moves[-1].quiet
        if not quiet:
            self._heard.append(len(self.events))
        if entry.id:
            self.played[entry.seat] = entry.id
        if not quiet or entry.seat not in self.actors:
            self.clocks.moved(entry.seat, at, free=free)
        if self.match.opened == len(self.match.moves):
            self._reveal(at, heard)
        if self.pending is not None and self.pending.what == "undo":
            self.pending = None
        self._questions.ask(self.match.state, entry.seat)

    def _reveal(self, at: float, heard: int) -> None:
        """All secret answers are in: what else was done meanwhile is told, before what came of it,
        of which all had `heard` nothing yet."""
        advised, self._advised = self._advised, {}
        for seat in advised:
            self._talk.note(Text("note-advice", {"who": Who(seat)}), at, heard)
        for seat in self.clocks.reveal():
            self._talk.note(Text("note-flag", {"who": Who(seat)}), at, heard)
            self.arrangement += 1
            place = self.seats[seat]
            if place.kind == "person" and place.stand_in != "resigned":
                place.stand_in = "flag"

    def _consent(self, entry: log.Consent, at: float) -> None:
        assert self.pending is not None
        if not entry.yes:
            back = self.pending.what == "takeover" and entry.seat == self.pending.absent
            note = "note-takeover-back" if back else f"note-{self.pending.what}-refused"
            self._note(at, note, who=Who(entry.seat))
            self.pending = None
            return
        self.pending.needs.discard(entry.seat)
        self._grant_if_agreed(at)

    def _grant_if_agreed(self, at: float) -> None:
        assert self.pending is not None
        if self.pending.needs:
            return
        granted, self.pending = self.pending.entry, None
        if isinstance(granted, log.Undo):
            self._take_back(granted, at)
        else:
            self.seats[granted.absent].stand_in = "agreed"
            self._note(at, "note-takeover", who=Who(granted.absent))

    def _take_back(self, undo: log.Undo, at: float) -> None:
        match = self.match
        assert match is not None
        before, quiet = self.events, False
        if undo.count:
            for played in match.moves[-undo.count :]:
                self._give_back_time(played)
            match.take_back(undo.count)
            self._reveal(at, len(self.events))
            self._questions.take_back(None)
        else:
            taken = match.last_of(undo.seat)
            if taken is not None:
                self._give_back_time(taken)
                quiet = taken.quiet
            match.take_out(undo.seat)
            self._questions.take_back(undo.seat)
        self.undos += not quiet
        del self._heard[self.moves + 1 :]
        left = _in_common(before, self.events)
        if left < len(before):
            self.rewinds += 1
            self.rewound = left if self.rewound is None else min(left, self.rewound)
        self.scenes = []
        self._questions.ask(match.state, None)
        if not quiet:
            self._note(at, "note-undo", who=Who(undo.seat), count=max(1, undo.count))

    def _give_back_time(self, played: PlayedMove) -> None:
        """A quiet answer after which the seat was still asked has stopped no clock."""
        goes_on = played.quiet and played.seat in self.actors
        if self.seats[played.seat].person_plays and not goes_on:
            self.clocks.unmoved(played.seat)

    def _settle(self, at: float) -> None:
        """Let exactly the clocks run of the people who must decide."""
        if self.clocks.ticking:
            people = set(self.people())
            if self.in_secret:
                self.clocks.seem_to_run(self.deciding(None), people, at)
            self.clocks.run(people & set(self.actors), at)
        if self.phase == "over":
            self.pending = None

    def _note(self, at: float, id: str, **args: Argument) -> None:
        self._talk.note(Text(id, args), at, len(self.events))

    def _point(self, entry: log.Point, at: float) -> None:
        shown = things(self.game).get(entry.thing)
        if shown is not None:  # other rules may not know it
            note = Text(shown.id, {"who": Who(entry.seat), **shown.args})
            name = self.seats[entry.seat].name
            self._talk.point(entry.seat, name, entry.thing, note, at, len(self.events))

    def _hear_plan(self, state: State, seat: int, move: Move, at: float) -> None:
        plan: Text | None = self.game.advisor.says(state, seat, move)
        if plan is not None:
            self._talk.hear_plan(seat, plan, at, len(self.events))


def _in_common(before: list[Event], after: list[Event]) -> int:
    """How many events two logs of a game begin with alike."""
    for n, (one, two) in enumerate(zip(before, after, strict=False)):
        if one is not two and (one.kind, one.args) != (two.kind, two.args):
            return n
    return min(len(before), len(after))
