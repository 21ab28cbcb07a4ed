"""`tatami replay`: a recorded game in words, all at once or step by step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from tatami.bots.why_steps import Course
from tatami.cli.options import Content, finder, read_record, refuse_record
from tatami.cli.picture import draw
from tatami.cli.result import draw_result
from tatami.cli.saved_games import seated
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.errors import BadRecord
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.record import Record, begin, follow, need_seed, play_line
from tatami.drawing import ink


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-file")],
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="cli-replay-seat")] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-replay-step")] = False,
    why: Annotated[bool, typer.Option("--why", help="cli-replay-why")] = False,
    opened: Annotated[bool, typer.Option("--open", help="cli-replay-open")] = False,
    content: Content = None,
) -> None:
    terminal = terminal_of(context)
    try:
        record = read_record(terminal, file)
        reader = Reader(terminal, record, seat, finder(terminal, content), why=why, opened=opened)
        if step:
            reader.step_through()
        else:
            reader.print_all()
    except BadRecord as error:
        refuse_record(terminal, file, error)


class Reader:
    """Turns the pages of a record, as far as it holds."""

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        seat: int | None,
        find: Callable[[str], Game[Any]],
        *,
        why: bool = False,
        opened: bool = False,
    ) -> None:
        self.terminal = terminal
        self.find = find
        self.record = record
        self.seat = seat
        self.seed = need_seed(record)
        self.names, bots = seated(record.names)
        match, self.stopped = follow(record, find)
        self.course: Course | None = None
        self.other_rules = record.version != match.game.version
        self.moves = record.moves[: len(match.moves)]
        if seat is not None and seat >= match.players:
            terminal.refuse("cli-error-seat", seat=seat, last=match.players - 1)
        self.say = terminal.speaker(match.game.id, self.names)
        over = match.state.outcome is not None
        self.opened = opened and over
        if opened and not over:
            terminal.complain(self.say("cli-replay-open-later"))
        if why:
            self._prepare(match, bots)
        if self.other_rules:
            versions = {"begun": record.version, "now": match.game.version}
            terminal.complain(self.say.fill("cli-replay-other-rules", versions))

    def _prepare(self, match: Match, bots: dict[int, str]) -> None:
        """A reason may betray what is hidden: none is given before the end."""
        if match.state.outcome is None:
            self.terminal.complain(self.say("cli-replay-why-later"))
        elif not bots:
            self.terminal.complain(self.say("cli-replay-why-nobody"))
        else:
            self.course = Course(match, bots)

    def print_all(self) -> None:
        at = self._position(0)
        self._tell(at, 0)
        for number, (line, seat, text) in enumerate(self.moves, 1):
            told = len(at.events)
            play_line(at, line, seat, text)
            self._heading(at, number)
            self._tell(at, told)
            self._explain(at)
        self._result(at)
        self._end()

    def step_through(self) -> None:
        number = 0
        last = len(self.moves)
        self.terminal.out.print(Text(self.say("cli-replay-keys"), "dim"))
        while True:
            at = self._position(number)
            told = len(self._position(number - 1).events) if number else 0
            if number:
                self._heading(at, number)
            self._tell(at, told)
            self._explain(at)
            self.terminal.out.print(draw(at.game.id, self._view(at), self.say))
            self._result(at)
            if number == last:
                self._end()
            typed = self._read(number, last)
            if typed is None:
                return
            number = typed

    def _read(self, number: int, last: int) -> int | None:
        """The number of moves to show next; None to stop."""
        while True:
            try:
                typed = self.terminal.ask(f"{number}/{last} > ").strip().lower()
            except EOFError:
                return None
            if typed in self.say("cli-word-quit").split():
                return None
            if typed in ("", "+"):
                return min(last, number + 1)
            if typed == "-":
                return max(0, number - 1)
            if typed.isdecimal() and int(typed) <= last:
                return int(typed)
            self.terminal.out.print(Text(self.say("cli-replay-keys"), "red"))

    def _view(self, at: Match) -> dict[str, Any]:
        return at.state.open_view(self.seat) if self.opened else at.state.view(self.seat)

    def _position(self, number: int) -> Match:
        at = begin(self.record, self.find, self.seed, events=True, any_rules=True)
        for line, seat, text in self.moves[:number]:
            play_line(at, line, seat, text)
        return at

    def _heading(self, at: Match, number: int) -> None:
        played = at.moves[-1]
        words = {"name": self.say.seat(played.seat), "said": self.say(played.move.label)}
        said = self.say.fill("cli-play-says", words)
        self.terminal.out.print(Text.assemble((f"{number:>4} ", "dim"), ink(said, self.names)))

    def _tell(self, at: Match, told: int) -> None:
        for event in at.events[told:]:
            said = self.say(event.open_text() if self.opened else event.text(self.seat))
            self.terminal.out.print(Text.assemble(("     · ", "dim"), ink(said, self.names)))

    def _explain(self, at: Match) -> None:
        """Once nothing of it is secret any more, why the bots answered so."""
        if self.course is None or not at.moves or at.moves[-1].quiet:
            return
        for seat, reasons in self.course.why(len(at.steps)):
            said = " ".join(self.say(reason) for reason in reasons)
            words = {"name": self.say.seat(seat), "said": said}
            line = ink(self.say.fill("cli-play-says", words), self.names)
            self.terminal.out.print(Text.assemble(("     ? ", "cyan"), line, style="dim"))

    def _end(self) -> None:
        """Where the rules of today no longer follow, or the record does not hold."""
        if self.stopped is None:
            return
        if not self.other_rules:
            raise self.stopped
        words = {"line": self.stopped.line, "moves": len(self.record.moves) - len(self.moves)}
        self.terminal.complain(self.say.fill("cli-replay-stopped", words))

    def _result(self, at: Match) -> None:
        if at.state.outcome is not None:
            self.terminal.out.print(Rule(style="dim"))
            self.terminal.out.print(draw_result(at.state.outcome, self.say))
