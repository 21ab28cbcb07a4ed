"""What a game tells bots about playing it well. Bots themselves know no particular game."""

from __future__ import annotations

from time import monotonic
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing
from tatami.core.state import State
from tatami.core.text import Text

S = TypeVar("S", bound=State)

LEVELS: Final = {"easy": "careless:60", "medium": "careless:20", "hard": "ismcts"}
HORIZON: Final = 30


class Thought:
    """How much may be thought: `effort` is 1 for as much as people wait for, less for a share.

    With `seconds` it ends when they have passed, however little that was.
    """

    def __init__(self, effort: float = 1.0, seconds: float | None = None) -> None:
        self.effort = effort
        self.cut_short = False
        self._until = None if seconds is None else monotonic() + seconds

    def over(self) -> bool:
        """Whether the time has run out: to be asked before one goes on."""
        if self._until is not None and monotonic() >= self._until:
            self.cut_short = True
        return self.cut_short


class Aid:
    """A fact that helps to decide, and the move that it is about, if any."""

    def __init__(self, text: Text, move: Move | None = None) -> None:
        self.text = text
        self.move = move


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempts(Generic[S]):
    """Tries of a game's own kind, all for one move of one seat: what was learned from earlier ones
    may guide later ones."""

    def attempt(self, world: S, move: Move, luck: int) -> float:
        """What the move turns out to be worth in an imagined world, with this luck, from 0 to 1."""
        raise NotImplementedError  # pragma: no cover


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[S]):
    """Every state given to an advisor is one that a seat imagined, never the truth, but for what
    is told of games that are over (`won`, `hidden`) and for what everybody sees (`harms`)."""

    def imagine(self, state: S, seat: int, rng: Chance) -> S:
        """A state as the seat may think it is; games weigh likely worlds more.

        Like `determinize`, a function of what the seat knows and of `rng` alone.
        """
        return self.likely(state.determinize(seat, rng), seat, rng)

    def likely(self, world: S, seat: int, rng: Chance) -> S:
        """A world that was drawn for the seat, changed to a likelier one."""
        return world

    def features(self, state: S, seat: int) -> dict[str, float]:
        """Named reasons why the position is good for the seat, which `value` adds up."""
        return {}

    def value(self, state: S, seat: int) -> float:
        """How good the position is for the seat: about its chance to win, 0 to 1."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        return sum(self.features(state, seat).values())

    def reflex(self, state: S, seat: int, rng: Chance) -> Move:
        """A quick, plausible move: how bots think that others (and they, later) go on."""
        return rng.chooses(state.legal(seat))

    def naive(self, state: S, seat: int, rng: Chance) -> Move:
        """What a beginner might do: mostly sensible, often misjudged."""
        return self.reflex(state, seat, rng)

    def settled(self, state: S) -> bool:
        """Whether `value` can be trusted here; false in the middle of an exchange."""
        return True

    def horizon(self) -> int:
        """How many decisions bots that search go on by `reflex` before they ask for the `value`."""
        return HORIZON

    def stands_pat(self, state: S, seat: int, move: Move) -> bool:
        """Whether the move only ends the turn, so that the position itself is its worth."""
        return False

    def level(self, name: str) -> str:
        """The bot behind `easy`, `medium` and `hard`: games name the best that they have."""
        return LEVELS[name]

    def advice(self, state: S, seat: int, rng: Chance) -> Move | None:
        """A move found in the game's own way, or None to let the bot search by `value`."""
        return None

    def ponder(self, state: S, seat: int, rng: Chance, thought: Thought) -> Move | None:
        """As `advice`, with far more thought; None where a game knows no better than that."""
        return None

    def attempts(self, state: S, seat: int) -> Attempts[S] | None:
        """The game's own way to try moves; None to let bots that search go on by `reflex`."""
        return None

    # tempers

    def tempers(self) -> dict[str, dict[str, float]]:
        """How much each temper likes what a move is like (`traits`), from -1 to 1."""
        return {}

    def traits(self, state: S, seat: int, move: Move, foe: int) -> list[str]:
        """What a move is like to those who watch, by names that `tempers` weighs.

        `foe` is who openly harmed the seat last, -1 if nobody did.
        """
        return [move.kind]

    def instead(self, state: S, seat: int, move: Move) -> list[Move]:
        """What could be answered instead of the move: of an answer of many parts, the same part."""
        return state.legal(seat)

    def amended(self, state: S, seat: int, line: list[Move], move: Move) -> list[Move]:
        """An answer, of many parts where the game asks for such ones, with this move first and all
        else as it was, as far as that goes."""
        return [move]

    def harms(self, state: S, seat: int, move: Move) -> int:
        """The seat that a move is openly aimed at, -1 if there is none; from what all can see."""
        return -1

    # advice for people

    def chances(self) -> Chances | None:
        """What features of a position say about who wins, fitted to games of hard bots and measured
        by others (`bench/chances.py`); None if nobody has done so yet."""
        return None

    def standing(self, state: S) -> Standing:
        """What speaks for whom, by the names of `chances`."""
        raise NotImplementedError  # pragma: no cover

    def won(self, state: S, seat: int) -> float:
        """The seat's share of the victory in a game that is over; whoever wins together has all
        of it."""
        return self.value(state, seat)

    def chance(self, state: S, seat: int) -> float:
        """The chance of winning, where the position is settled."""
        if state.outcome is not None:
            return self.won(state, seat)
        chances = self.chances()
        if chances is None or not chances.cells:
            return self.value(state, seat)
        return chances.chance(self.standing(state), seat)

    def calibrated(self) -> bool:
        """Whether people are told chances as numbers; otherwise moves and reasons alone."""
        chances = self.chances()
        return chances is not None and bool(chances.cells)

    def lines(self, state: S, seat: int, rng: Chance, thought: Thought) -> list[list[Move]]:
        """Moves that the seat had better think of together, best first, where one alone says
        little; none where moves are considered one by one."""
        return []

    def in_parts(self, state: S, seat: int) -> bool:
        """Whether the question is answered by several moves that `lines` thinks of together."""
        return False

    def without_detours(self, state: S, seat: int, line: list[Move]) -> list[Move]:
        """The same answer of many parts without what was taken back on the way."""
        return line

    def goes_on(self, state: S, seat: int, rng: Chance) -> Move:
        """How everybody is imagined to go on after a move that a person is advised about."""
        return self.reflex(state, seat, rng)

    def aspects(self, state: S, seat: int) -> dict[str, float]:
        """What is good for the seat in a position, by names that people are told, all in the same
        unit: the messages `why-<name>` and `but-<name>` say that a move has more or less of it."""
        return self.features(state, seat)

    def reasons(self, state: S, seat: int, line: list[Move], gains: dict[str, float]) -> list[Text]:
        """What speaks for and against moves, the most important first; nothing if nothing is known.

        `gains` are the differences of aspects that are larger than their uncertainty. Games add
        what they know of the moves themselves, from what the seat knows.
        """
        found: list[Text] = []
        for name in sorted(gains, key=lambda name: -abs(gains[name])):
            way = "why" if gains[name] > 0 else "but"
            found.append(Text(f"{way}-{name}", {"amount": round(abs(gains[name]))}))
        return found

    def suggestion(self, state: S, seat: int) -> list[Move]:
        """How a person could go on with an answer of many parts, quickly found; one after the
        other, the moves leave it complete but for its confirmation. Most games have none."""
        return []

    def aids(self, state: S, seat: int) -> list[Aid]:
        """Odds and beliefs that follow from what the seat knows, without any judgement; quickly
        found. Most games have none."""
        return []

    def hidden(self, state: S, seat: int) -> list[Text]:
        """What is true in a position and hidden from the seat, in words, once the game is over."""
        return []

    def says(self, state: S, seat: int, move: Move) -> Text | None:
        """What a bot on the seat lets everybody know of its plans as it makes this move, from what
        everybody knows. Companies of players need that; most games have nothing to say."""
        return None
