"""The shape of everything that server and clients say to each other about tables.

`tools/wire_types.py` writes the client's types from these (`web/src/protocol.ts`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tatami.table.clock import ClockRule, NoClock
from tatami.table.log import StandIn
from tatami.table.requests import AboutSeat
from tatami.table.seat import DRAWN
from tatami.table.setup import Seating
from tatami.table.table import Phase

Arguments: TypeAlias = Annotated[
    dict[str, Any], Meta(extra={"typescript": "Record<string, Argument>"})
]


class Text(msgspec.Struct):
    """A text of the engine: the id of a message and its arguments. A string is a message's id."""

    id: str
    args: Arguments = {}
    rule: str | UnsetType = UNSET
    """The rule that asks or refuses, by its id on the game's rules page."""


class Option(msgspec.Struct):
    name: str
    values: list[str]
    default: str


class RuleInfo(msgspec.Struct):
    """A rule of a game. One without a title is a paragraph, one without an id mere prose."""

    id: str
    title: str
    depth: int
    """1 for a chapter."""
    html: str


class RulesPage(msgspec.Struct):
    """A page of the rules of a game."""

    title: str
    html: str
    """What stands before the first rule."""
    rules: list[RuleInfo]


class GameInfo(msgspec.Struct):
    id: str
    players: list[int]
    default_players: int
    minutes: tuple[int, int]
    options: list[Option]
    levels: list[str]
    tempers: list[str]
    cooperative: bool
    """All win or lose together: one person may play several seats."""
    lesson: bool
    """There is a guided first game."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: str = "medium"
    temper: str = DRAWN
    """Of a bot: `drawn` from the table's luck, or one of the tempers; empty for none."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=20)]
    name: Annotated[str, Meta(max_length=200)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, str], Meta(max_length=50)] = {}
    clock: ClockRule = NoClock()
    seating: Seating = "drawn"
    """Whether places are drawn when the game begins."""
    advice: bool | None = None
    """Whether people may ask for advice; null: only who is alone against bots."""
    start: bool = False


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to be guided through a first game."""

    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=200)]


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]
    seat: int | None = None


class Ticket(msgspec.Struct, frozen=True):
    """A seat and the secret that proves it."""

    table: str
    seat: int
    token: str


class SeatInfo(msgspec.Struct):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    temper: str | None
    """Of a bot: how it likes to play."""
    here: bool
    stand_in: StandIn | None
    """Why a bot plays a person's seat, if one does."""
    may: list[AboutSeat]
    """What can be asked about it now: by others that a bot takes over, by the host that it is set
    free (`sit`), by its person to have it back or to resign."""


class Summary(msgspec.Struct):
    table: str
    game: str
    players: int
    options: dict[str, str]
    phase: Phase
    stopped: Text | None
    """Why the game cannot go on here, if it cannot."""
    host: int
    seats: list[SeatInfo]
    clock: ClockRule
    seating: Seating
    """Whether lots are drawn for the seats when the game begins."""
    advice: bool
    """Whether people may ask for advice."""
    lesson: bool
    """A guided first game: its deal is fixed."""
    hides: bool
    """Whether something is hidden from a player: a replay can show it once the game is over."""
    created: str
    rematch: str | None
    """The next table, once there is one."""


class Chapter(msgspec.Struct):
    """How far a game is: which `year`, `round` or `turn`."""

    kind: str
    number: int


class Ended(msgspec.Struct):
    """What is told of a game that is over to those who have not opened it."""

    ranking: list[list[int]]
    """Groups of equal seats, the best first; nobody is in the first one if nobody has won."""
    sides: bool
    """Whether sides have won and lost: places say nothing then."""
    points: list[int] | None
    """What each seat has scored, where that is counted in points."""


class PublicTable(Summary):
    """A table as its players find it in their list."""

    chapter: Chapter | None
    """How far the game is, if it counts and has begun."""
    asked: list[int]
    """The seats that decide now, as far as everybody may know."""
    ended: Ended | None
    """How the game ended, once it is over."""


class Move(msgspec.Struct):
    index: int
    text: str
    """Its notation."""
    kind: str
    args: Arguments
    label: Text


class GameEvent(msgspec.Struct):
    n: int
    move: int
    """How many moves had been made when it happened, its own included."""
    id: str
    args: Arguments


class Scene(msgspec.Struct):
    """How the table looked on the way, when the events up to `n` had been told."""

    n: int
    view: Any | UnsetType = UNSET
    """Whole in the first scene; in the others what had changed since the one before."""
    changes: list[dict[str, Any]] | UnsetType = UNSET
    """For those who asked for changes: since the scene before, or the view before the update."""


class LessonStep(msgspec.Struct):
    """An idea that is told now."""

    name: str
    says: Text
    about: list[str]
    """What it is about on the board."""
    lit: list[int]
    """The moves to try, by their indexes; none: it is to be read."""
    number: int
    of: int


class Undo(msgspec.Struct):
    can: bool
    why: Text | None
    """Why one's last move cannot be taken back, if it cannot."""


class Takeover(msgspec.Struct):
    """Somebody proposes that a bot plays for an absent seat."""

    seat: int
    asked_by: int
    needs: list[int]


class Clock(msgspec.Struct):
    seat: int
    left: float
    running: bool


class SheetLine(msgspec.Struct):
    label: Text
    values: list[int | None]


class Outcome(msgspec.Struct):
    ranking: list[list[int]]
    scores: list[int]
    reason: str
    sheet: list[SheetLine]
    labels: list[dict[str, str]]
    how: Text
    """The reason of this very end, with the names of those concerned."""


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int | None
    name: str
    said: str
    note: Text | None
    """What the table itself says, or that somebody points at something."""
    at: str
    after: int
    """How many events had been told."""
    thing: str | None
    """What the seat points at: a space or a card by its name."""


class Step(msgspec.Struct):
    at: int
    view: Any
    actors: list[int]
    events: list[GameEvent]


class Replay(msgspec.Struct):
    total: int
    steps: list[Step]


class WhyAnswer(msgspec.Struct):
    """What spoke for the answer of a bot."""

    seat: int
    reasons: list[Text]


class Why(msgspec.Struct):
    """Why the bots answered as they did at a step of the replay."""

    at: int
    answers: list[WhyAnswer]


class ReviewPoint(msgspec.Struct):
    """A choice of the seat on the curve of its chance to win."""

    step: int
    """Of the replay, before the choice."""
    chance: float
    """As could be known, with the best answer."""
    choice: float
    """What the answer that was given changed: nought or less, about."""
    luck: float
    """What everything else changed until the next choice."""


class ReviewMoment(msgspec.Struct):
    """A choice that cost more than chance explains."""

    step: int
    moves: list[Move]
    better: list[Move]
    chance: float
    """With the better moves, as could be known."""
    played: float
    error: float
    """The standard error of the difference."""
    reasons: list[Text]
    truth: tuple[float, float]
    """The two chances, had all hidden things been known."""
    hidden: list[Text]


class Reviewed(msgspec.Struct):
    points: list[ReviewPoint]
    result: float
    """The seat's share of the victory."""
    moments: list[ReviewMoment]
    calibrated: bool
    """Whether chances of this game were measured against what happened."""


class Review(msgspec.Struct):
    """What a seat can learn from its game, or how far that has been worked out."""

    seat: int
    done: int
    total: int
    review: Reviewed | None


class Health(msgspec.Struct):
    version: str
    engine: str
    """`compiled` or `interpreted`."""


class Addresses(msgspec.Struct):
    """Where a server is found in the local network."""

    addresses: list[str]
    local_only: bool
    """It listens on its own machine alone."""


class Picture(msgspec.Struct):
    svg: str


class Failure(msgspec.Struct):
    error: Text
    detail: str


# what the server says on a socket


class Whole(msgspec.Struct, tag_field="is", tag="table"):
    """The answer to a greeting: the whole table as the seat may see it."""

    table: Summary
    you: int | None
    """The seat that is shown; of several, the one that is asked something."""
    mine: list[int]
    """All seats of the same person."""
    host: bool
    commitment: str
    move: int
    view: Any
    actors: list[int]
    question: int
    prompt: Text | None
    legal: list[Move]
    shortcuts: list[list[int]]
    """Answers that one tap can give, one after another, by their indexes."""
    further: list[Move]
    """The moves in them that are not legal yet."""
    from_: int = msgspec.field(name="from")
    events: list[GameEvent]
    undo: Undo
    takeover: Takeover | None
    clocks: list[Clock]
    thinking: list[int]
    hurried: bool
    """Bots think less than they should for now: the server is busy."""
    outcome: Outcome | None
    seed: str | None
    chat: list[ChatLine]
    lesson: LessonStep | UnsetType | None = UNSET
    """What a learner is told now; only at the table of a lesson."""


Update = msgspec.defstruct(
    "Update",
    [
        *((field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(Whole)),
        ("changes", list[dict[str, Any]] | UnsetType, UNSET),
        ("scenes", list[Scene] | UnsetType, UNSET),
    ],
    tag_field="is",
    tag="update",
    rename={"from_": "from"},
    namespace={"__doc__": "The parts of the table that have changed."},
)


class Done(msgspec.Struct, tag_field="is", tag="ok"):
    id: str


class Refused(msgspec.Struct, tag_field="is", tag="error"):
    error: Text
    detail: str
    id: str | UnsetType = UNSET


class Aid(msgspec.Struct):
    """A fact that helps to decide, and the move that it is about, if any."""

    text: Text
    move: int | None
    """By its index."""


class Aids(msgspec.Struct, tag_field="is", tag="aids"):
    """Odds and beliefs that follow from what the seat knows."""

    aids: list[Aid]


class Suggestion(msgspec.Struct, tag_field="is", tag="suggestion"):
    """How the seat could go on with its answer: moves by their notation, one after the other."""

    moves: list[str]


class Odds(msgspec.Struct):
    """The chance to win, from 0 to 1, with its interval of 95 %."""

    chance: float
    low: float
    high: float


class Considered(msgspec.Struct):
    """Moves to make one after the other, mostly one; of several the last makes them binding."""

    moves: list[Move]
    odds: Odds | None
    """Only where the game's judgement was measured to be a chance, and there was time to use it."""
    reasons: list[Text]
    """What speaks for them; ids that begin with `but-` speak against them."""


class Advice(msgspec.Struct, tag_field="is", tag="advice"):
    """What the hard bot would answer, best first."""

    question: int
    considered: list[Considered]
    hurried: bool
    """Whether there was time for less thought than usual."""


class Rematch(msgspec.Struct, tag_field="is", tag="rematch"):
    """The next table; the same token is the same seat there."""

    table: str
    seat: int | None
    token: str | None
