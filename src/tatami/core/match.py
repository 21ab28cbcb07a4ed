"""A game being played: the state, its luck, and every move since the beginning."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.event import Event
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.reaction import Reaction
from tatami.core.state import Decision, Frame, Scene, State
from tatami.core.text import Text

_OVER: Final = Text("illegal-game-over")
_NO_UNDO: Final = Text("illegal-undo")
_ANSWERED: Final = Text("illegal-undo-answered")
_DRAWN: Final = Text("illegal-undo-luck")
_SHOWN: Final = Text("illegal-undo-shown")


class PlayedMove:
    """A move that was made, and what came of it.

    `drew`: luck was drawn. `showed`: something hidden came to light, or the game ended.
    `secret`: it answers a question put to several seats at once. `quiet`: nobody but the mover
    saw anything of it. `harmed`: the seat that it was openly aimed at, or -1.
    """

    __slots__ = ("drew", "harmed", "move", "quiet", "seat", "secret", "showed")

    def __init__(
        self,
        seat: int,
        move: Move,
        drew: bool = False,
        showed: bool = False,
        secret: bool = False,
        quiet: bool = False,
        harmed: int = -1,
    ) -> None:
        self.seat = seat
        self.move = move
        self.drew = drew
        self.showed = showed
        self.secret = secret
        self.quiet = quiet
        self.harmed = harmed

    @property
    def final(self) -> bool:
        return self.drew or self.showed


class _Mark:
    """The match after its last final move: undoing never goes further back."""

    def __init__(self, match: Match) -> None:
        self.moves = len(match.moves)
        self.state = match.state.copy()
        self.events = len(match.events)
        self.steps = len(match.steps)
        self.opened = match.opened


class Match:
    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, str],
        seed: str,
        *,
        events: bool = False,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(players, dict(options))
        self.seed = seed
        self.listening = events
        self.scenes: list[Scene] = []
        """The positions on the way of the last move, each with other events told than the next."""
        self.moves: list[PlayedMove] = []
        self.steps: list[int] = []
        """The game as others see it: how many moves had been made after each one not quiet."""
        self.opened = 0
        """The moves from this one on answer the present question."""
        self._begin()

    def _begin(self) -> None:
        self.chance = Chance(self.seed)
        self.state: State = self.game.new(
            self.players, chance=self.chance, events=self.listening, **self.options
        )
        self.steps = []
        self.opened = 0
        self._mark = _Mark(self) if self.listening else None

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move; returns the events it caused. `IllegalMove` leaves all as it was."""
        heard = len(self.events)
        if self.listening:
            self.state.scenes = []
        draws, revealed = self.chance.draws, self.state.revealed
        question = self.state.stack[-1] if self.state.stack else None
        asked = self._asked(question)
        last = isinstance(question, Reaction) and self.state.actors == (seat,)
        harmed = -1 if asked else self.game.advisor.harms(self.state, seat, move)
        self.state.apply(seat, move, self.chance)
        drew = self.chance.draws != draws
        showed = self.state.revealed != revealed or self.state.outcome is not None
        now = self.state.stack[-1] if self.state.stack else None
        still = self._asked(now)
        # Who has openly answered is asked no more; whoever is asked anew is asked something else.
        goes_on = not last and type(now) is type(question) and set(still) <= set(asked)
        same = bool(asked) and goes_on and not drew and not showed
        quiet = same and len(self.events) == heard and still == asked
        self.moves.append(PlayedMove(seat, move, drew, showed, bool(asked), quiet, harmed))
        if not quiet:
            self.steps.append(len(self.moves))
        if not same:
            self.opened = len(self.moves)
        if self.listening and (drew or showed):
            self._mark = _Mark(self) if self.state.outcome is None else None
        self.scenes = [s for s in self.state.scenes or () if heard < s.told < len(self.events)]
        self.state.scenes = None
        return self.events[heard:]

    def is_quiet(self, seat: int, move: Move) -> bool:
        """Whether nobody but the seat would see anything of its move."""
        question = self.state.stack[-1]
        asked = self._asked(question)
        if not asked or (isinstance(question, Reaction) and self.state.actors == (seat,)):
            return False
        trial = self.state.copy()
        trial.events = []
        luck = Chance("trial")
        trial.apply(seat, move, luck)
        now = trial.stack[-1] if trial.stack else None
        return (
            type(now) is type(question)
            and isinstance(now, Decision)
            and now.asked(trial) == asked
            and luck.draws == 0
            and trial.revealed == self.state.revealed
            and not trial.events
        )

    def _asked(self, frame: Frame[Any] | None) -> tuple[int, ...]:
        """The seats to which a question is put at once and in secret; none for any other."""
        if isinstance(frame, Decision) and frame.seat < 0:
            return frame.asked(self.state)
        return ()

    @property
    def in_secret(self) -> bool:
        """Whether answers to the present question are secret until all are in."""
        return self.state.outcome is None and bool(self._asked(self.state.stack[-1]))

    def foe(self, seat: int) -> int:
        """Who was the last to harm the seat, as everybody saw; -1 if nobody has."""
        for played in reversed(self.moves):
            if played.harmed == seat and played.seat != seat:
                return played.seat
        return -1

    # undo

    def why_no_undo(self, seat: int) -> Text | None:
        """Why the seat cannot take its last move back; None if it can.

        A seat takes back what it alone has done and has learnt nothing from: as long as no
        luck was drawn, nothing hidden came to light and nobody else has answered since. An
        answer to a question that others are asked in secret at the same time can be taken
        back until the question closes, whatever they do meanwhile.
        """
        if self.state.outcome is not None:
            return _OVER
        at = self._last_of(seat)
        if at < 0:
            return _NO_UNDO
        played = self.moves[at]
        if self._asked(self.state.stack[-1]):
            if at < self.opened or not (played.quiet or self.steps[-1] == at + 1):
                return _ANSWERED
            return None
        if at + 1 < len(self.moves) or (played.secret and not played.final):
            return _ANSWERED
        if played.drew:
            return _DRAWN
        return _SHOWN if played.showed else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; `IllegalMove` says why it cannot be."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalMove(reason)
        self.take_out(seat)

    def take_out(self, seat: int) -> None:
        """Take back the seat's last move, which could be taken back when that was asked for."""
        at = self._last_of(seat)
        self._replay([*self.moves[:at], *self.moves[at + 1 :]])

    def take_back(self, count: int) -> None:
        """Undo the last `count` moves, which must not be final."""
        if not 0 < count <= len(self.moves) or any(p.final for p in self.moves[-count:]):
            raise IllegalMove(_NO_UNDO)
        self._replay(self.moves[:-count])

    def restart(self) -> None:
        """Play all moves again from the beginning."""
        kept, self.moves = self.moves, []
        self._begin()
        for played in kept:
            self.play(played.seat, played.move)

    def last_of(self, seat: int) -> PlayedMove | None:
        at = self._last_of(seat)
        return None if at < 0 else self.moves[at]

    def _last_of(self, seat: int) -> int:
        """Where the seat's last move stands; -1 if it has made none."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return at
        return -1

    def _replay(self, moves: list[PlayedMove]) -> None:
        """Let these be the moves: only what is not final is played again."""
        mark = self._mark
        if mark is None:
            self.moves = moves
            self.restart()
            return
        events = self.events[: mark.events]
        self.state = mark.state.copy()
        self.state.events = events
        self.moves = self.moves[: mark.moves]
        del self.steps[mark.steps :]
        self.opened = mark.opened
        for played in moves[mark.moves :]:
            self.play(played.seat, played.move)
