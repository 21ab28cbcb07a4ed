"""A game in the terminal: one person, the others bots."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from shlex import join

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tatami.bots.bot import Bot, Knowledge
from tatami.bots.budget import Budget
from tatami.bots.judge import Judge
from tatami.bots.registry import PROGRAM
from tatami.bots.registry import bot as find_bot
from tatami.cli.advice import draw_advice
from tatami.cli.movelist import draw_beginning, draw_moves, draw_notations
from tatami.cli.picture import draw
from tatami.cli.prompt import Command, Misread, read_answer
from tatami.cli.result import draw_result
from tatami.cli.rules import show_rules
from tatami.cli.saved_games import keep
from tatami.cli.terminal import Refusal, Terminal
from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.record import commitment
from tatami.drawing import ink
from tatami.table.lesson import Lesson, words

_PATIENCE = 2.0
"""So many seconds a bot that searches may think about a move."""


class Leave(Exception):
    """The person leaves the table."""


class Session:
    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        names: list[str],
        seat: int,
        bots: dict[int, str],
        file: Path,
        lesson: Lesson | None = None,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.names = names
        self.seat = seat
        self.bots = bots
        self.file = file
        self.content: Path | None = None
        """The content file of one's own that the game is played with."""
        self.say = terminal.speaker(match.game.id, names)
        self._players: dict[int, Bot] = {
            other: find_bot(name, match.game, seconds=_PATIENCE) for other, name in bots.items()
        }
        self._told = 0
        self._lesson = lesson
        self._steps_told = lesson.told(match) if lesson is not None else []

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way it is kept."""
        self._print(Rule(self.say("game-name"), style="dim"))
        self._note("cli-play-commitment", commitment=commitment(self.match.seed)[:16])
        self._note("cli-play-hint")
        try:
            while self.match.state.outcome is None:
                self._bots_move()
                if self.match.state.outcome is None:
                    self._person_moves()
            self._finish()
        except Leave:
            self._put_aside()
        except KeyboardInterrupt:
            self._print("")
            self._put_aside()
            raise

    def _put_aside(self) -> None:
        if self._save(self.file):
            resume = ["tatami", "play", "--resume", str(self.file)]
            programs = {bot for bot in self.bots.values() if bot.startswith(PROGRAM)}
            if programs:  # a record alone starts none
                resume += ["--bots", ",".join(sorted(programs))]
            if self.content is not None:
                resume += ["--content", str(self.content.absolute())]
            self._note("cli-play-left", command=join(resume))

    def _finish(self) -> None:
        outcome = self.match.state.outcome
        assert outcome is not None
        self._tell()
        self._show_table()
        self._print(draw_result(outcome, self.say))
        self._save(self.file)
        self._note("cli-play-kept", file=str(self.file))

    # bots

    def _bots_move(self) -> None:
        """Where several decide at once the bots do so first: what they choose is secret."""
        with self.terminal.out.status("") as status:
            while waiting := [seat for seat in self.match.state.actors if seat != self.seat]:
                seat = waiting[0]
                status.update(self.say.fill("cli-play-thinking", {"name": self.names[seat]}))
                foe = self.match.foe(seat)
                knowledge = Knowledge(self.match.game, self.match.state, seat, foe=foe)
                move = self._players[seat].choose(knowledge, self._thoughts())
                self.match.play(seat, move)
                self._tell()

    def _thoughts(self) -> Chance:
        """The bot's own luck; a game taken up again goes on as it would have."""
        source = f"bots {self.match.seed} {len(self.match.moves)}"
        return Chance(sha256(source.encode()).hexdigest())

    # the person

    def _person_moves(self) -> None:
        self._tell()
        self._show_table()
        self._teach()
        self._ask()
        while True:
            legal = self.match.state.moves_for_person(self.seat)
            answer = read_answer(self._read(), self.match.game, legal, self.say)
            if isinstance(answer, Misread):
                some = draw_beginning(answer.typed, legal, self.say)
                self._print(some or Text(answer.problem, "red"))
            elif isinstance(answer, Move):
                try:
                    self.match.play(self.seat, answer)
                    return
                except IllegalMove as error:
                    self._print(Text(self.say(error.reason), "red"))
                    if error.reason.rule:
                        self._note("cli-play-rule", rule=error.reason.rule)
            elif self._obey(*answer):
                return

    def _read(self) -> str:
        try:
            return self.terminal.ask("> ")
        except EOFError:
            raise Leave from None

    def _teach(self) -> None:
        """What a lesson tells at this question, up to the first thing to do."""
        if self._lesson is None:
            return
        for moment in self._lesson.moments(self.match, self.seat, self._steps_told):
            said = self.say(words(self.match.game.id, moment.step))
            if moment.number == len(self._lesson.step):
                said = f"{said} {self.say('cli-learn-last')}"
            self._print(Text.assemble(("✎ ", "bold yellow"), (said, "yellow")))
            if moment.lit:
                tried = self.say(moment.lit[0].label)
                self._print(Text(self.say.fill("cli-learn-try", {"move": tried}), "yellow"))

    def _ask(self) -> None:
        state = self.match.state
        question = state.prompt(self.seat)
        assert question is not None
        words = {"name": self.names[self.seat], "said": self.say(question)}
        self._print(Text(self.say.fill("cli-play-says", words), "bold"))
        self._print(draw_moves(state.moves_for_person(self.seat), self.say))

    def _obey(self, command: Command, rest: str) -> bool:
        """Carry out a command; true if the person must be asked anew."""
        if command is Command.HELP:
            self._print(self._help())
        elif command is Command.MOVES:
            self._print(draw_notations(self.match.state.moves_for_person(self.seat), self.say))
        elif command is Command.ADVICE:
            self._advise()
        elif command is Command.TABLE:
            return True
        elif command is Command.LOG:
            for event in self.match.events:
                self._print(self._line(self.say(event.text(self.seat))))
        elif command is Command.RULES:
            self._show_rules(rest)
        elif command is Command.UNDO:
            return self._undo()
        elif command is Command.SAVE:
            file = Path(rest).expanduser() if rest else self.file
            if self._save(file):
                self._note("cli-play-saved", file=str(file))
        else:
            raise Leave
        return False

    def _advise(self) -> None:
        judge = Judge(self.match.game, Budget(0, _PATIENCE))
        knowledge = Knowledge(self.match.game, self.match.state, self.seat)
        with self.terminal.out.status(""):
            counsel = judge.consider(knowledge, self._thoughts())
        calibrated = self.match.game.advisor.calibrated()
        # a plan may begin with cards that are taken back, which bots are not offered
        listed = self.match.state.moves_for_person(self.seat)
        self._print(draw_advice(counsel, listed, self.say, calibrated=calibrated))

    def _show_rules(self, id: str) -> None:
        """The rule that is named, or that of the question."""
        question = self.match.state.prompt(self.seat)
        assert question is not None
        try:
            show_rules(self.terminal, self.match.game.id, id or question.rule)
        except Refusal as refusal:
            self._print(Text(refusal.line, "red"))

    def _undo(self) -> bool:
        reason = self.match.why_no_undo(self.seat)
        if reason is not None:
            self._print(Text(self.say(reason), "red"))
            return False
        self.match.undo(self.seat)
        self._told = len(self.match.events)
        self._note("cli-play-undone")
        return True

    def _save(self, file: Path) -> bool:
        try:
            keep(self.match, self.names, self.bots, file)
        except OSError as error:
            self.terminal.complain(self.terminal.file_problem(file, error))
            return False
        return True

    # what is shown

    def _tell(self) -> None:
        """The events that the person has not read yet."""
        for event in self.match.events[self._told :]:
            self._print(self._line(self.say(event.text(self.seat))))
        self._told = len(self.match.events)

    def _line(self, said: str) -> Text:
        return Text.assemble(("· ", "dim"), ink(said, self.names))

    def _show_table(self) -> None:
        self._print(Rule(style="dim"))
        self._print(draw(self.match.game.id, self.match.state.view(self.seat), self.say))

    def _help(self) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_row(self.say("cli-play-help-number"), self.say("cli-play-help-number-text"))
        notation = self.match.state.legal(self.seat)[0].text
        table.add_row(Text(notation), self.say("cli-play-help-notation"))
        beginning = f"{notation.split()[0]}…"
        table.add_row(Text(beginning), self.say("cli-play-help-beginning"))
        for command in Command:
            words = self.say(f"cli-word-{command.value}")
            table.add_row(words, self.say(f"cli-play-help-{command.value}"))
        return table

    def _note(self, id: str, **words: str) -> None:
        """A file name or a command is never broken, so that it can be copied."""
        note = Text(self.say.fill(id, words), "dim")
        self.terminal.out.print(note, soft_wrap="file" in words or "command" in words)

    def _print(self, shown: object) -> None:
        self.terminal.out.print(shown)
