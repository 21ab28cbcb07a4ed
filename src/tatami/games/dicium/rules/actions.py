"""DI-4: actions as a table: which combination may be used for what.

The table of a game is the whole truth about its actions: what is offered, what happens, why
something is not possible now, and what an overview says to a person.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.combinations import (
    NUMBERS,
    STRAIGHT,
    colour_ways,
    joker_ways,
    ways,
)
from tatami.games.dicium.rules.dice import (
    COLOURS,
    GREEN,
    MOST,
    ONE,
    colour_count,
    groups,
    order,
    size,
    written,
)
from tatami.games.dicium.rules.moves import DiceMove, dice_args
from tatami.games.dicium.rules.state import LARGEST_HAND, DiceState

S = TypeVar("S", bound=DiceState)

_EACH: Final = MOST * sum(ONE)
"""As many dice of every face as a player can have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Generic[S]):
    """What a combination is good for. `faces` is 0 for a combination of numbers."""

    what: ClassVar[str] = ""
    """The message of what it does, where that has no arguments."""

    def obstacle(self, state: S, seat: int, faces: int) -> str:
        """The message why it is not possible now; empty if it is (DI-R01)."""
        return ""

    def begin(self, state: S, seat: int, faces: int, chance: Chance) -> None:
        """The dice are used: what happens now."""
        raise NotImplementedError  # pragma: no cover

    def does(self, state: S, seat: int, faces: int) -> Text:
        """What it would do now, in a few words."""
        return Text(self.what)


class ActionRow:
    """A row of the table: a combination, and one of its uses.

    `kind` names the moves, their notation and their texts.
    """

    def __init__(
        self, kind: str, combination: int, colour: int, faces: int, loose: bool, use: Use[Any]
    ) -> None:
        self.kind = kind
        self.combination = combination
        """A combination of numbers, or -1."""
        self.colour = colour
        """A colour, or -1."""
        self.faces = faces
        """Faces of the colour that it takes; 0: as many as the player likes."""
        self.loose = loose
        """Dice may be used where added faces would do."""
        self.level = 0
        """The level of slot that its moves name; 0 if they name none."""
        self.use = use
        self.moves: dict[int, ActionMove] = {}
        self._offered: dict[int, list[list[Move]]] = {}

    @property
    def name(self) -> str:
        """The combination, as the end of a message's id."""
        return NUMBERS[self.combination] if self.colour < 0 else COLOURS[self.colour]

    def by_numbers(self, dice: int, jokers: int) -> list[Move]:
        """Its moves with these dice: every choice by face."""
        found = joker_ways(dice) if jokers else ways(dice)
        used = [part for kind, part in found if kind == self.combination]
        return [self.moves[part] for part in used if part in self.moves]

    def by_colour(self, dice: int, added: int, per_die: int) -> list[list[Move]]:
        """Its moves with these dice: every choice by face, in groups of equally many dice."""
        key = (dice * 16 + added) * 4 + per_die
        found = self._offered.get(key)
        if found is None:
            fewest = max(1, -((added - self.faces) // per_die))
            most = colour_count(dice, self.colour)
            if self.faces:
                most = min(most, self.faces if self.loose else fewest)
            found = [
                [
                    self.moves[part]
                    for part in colour_ways(dice, self.colour, count)
                    if part in self.moves
                ]
                for count in range(fewest, most + 1)
            ]
            self._offered[key] = found
        return found


class ActionMove(DiceMove):
    """Dice used for a row of the table."""

    def __init__(self, row: ActionRow, dice: int) -> None:
        args = dice_args(dice)
        text = f"{row.kind} {written(dice)}"
        if row.level:
            args["level"] = row.level
            text += f" for {row.level}"
        super().__init__(row.kind, dice, text, args)
        self.row = row

    def faces(self, state: DiceState, seat: int) -> int:
        """The faces that the combination counts as, judged where the pieces stand now."""
        row = self.row
        if row.colour < 0 or row.faces:
            return row.faces
        each = state.faces_per_die(seat)
        return size(self.dice) * each + state.added_faces(seat, row.colour)


def number(combination: int, use: Use[Any], kind: str = "", jokers: bool = False) -> ActionRow:
    """A row of a number combination; `jokers`: a die of it may count as any number."""
    row = ActionRow(kind or NUMBERS[combination], combination, -1, 0, False, use)
    found = joker_ways if jokers else ways
    used = {
        part for dice in groups(2, LARGEST_HAND) for way, part in found(dice) if way == combination
    }
    row.moves = {part: ActionMove(row, part) for part in sorted(used, key=order)}
    return row


def colour(
    colour: int,
    use: Use[Any],
    faces: int = 0,
    kind: str = "",
    loose: bool = False,
    most: int = LARGEST_HAND,
) -> ActionRow:
    """A row of a colour. With `faces` it takes the fewest dice that reach them with what is added
    (`loose`: or more of them); without, every number of dice with everything that is added.

    `most` is the largest number of dice that a player can have, where that is not the hand.
    """
    row = ActionRow(kind or COLOURS[colour], -1, colour, faces, loose, use)
    _add_colour_moves(row, faces or most)
    return row


def levels(use: Use[Any], kind: str = "", loose: bool = False) -> tuple[ActionRow, ...]:
    """DI-4.2.2: green faces for each level of slots from 2 to 5."""
    rows = []
    for level in range(2, 6):
        row = ActionRow(kind or COLOURS[GREEN], -1, GREEN, level, loose, use)
        row.level = level
        _add_colour_moves(row, level)
        rows.append(row)
    return tuple(rows)


def _add_colour_moves(row: ActionRow, most: int) -> None:
    for count in range(1, most + 1):
        for dice in colour_ways(_EACH, row.colour, count):
            row.moves[dice] = ActionMove(row, dice)


class Actions:
    """A table of actions. The moves of its rows stand in its order in the catalogue."""

    def __init__(self, rows: tuple[ActionRow, ...]) -> None:
        """`BadContent` if a row does nothing with its dice, or does not say what it does."""
        idle = [row.kind for row in rows if type(row.use).begin is Use.begin]
        if idle:
            raise BadContent(f"what does the action {', '.join(idle)} do? The rules do not say")
        silent = [r.kind for r in rows if type(r.use).does is Use.does and not r.use.what]
        if silent:
            raise BadContent(f"no message says what the action {', '.join(silent)} does")
        self.rows = rows
        self._fitting: dict[tuple[int, int, int], list[tuple[ActionRow, list[Move]]]] = {}

    def offers(self, state: DiceState, seat: int) -> list[Move]:
        """What the unused dice allow, by rising index."""
        found: list[Move] = []
        dice = state.dice
        if state.actions == 0 or dice == 0:
            return found
        numbered = 0 if state.young else state.numbered(seat)
        jokers = state.jokers(seat)
        per_die = state.faces_per_die(seat)
        straight = state.whole and numbered == dice
        added = -1
        colour = -1
        for row, moves in self._rows_for(dice, numbered, jokers):
            if row.colour < 0:
                whole = straight or row.combination != STRAIGHT
                if whole and not row.use.obstacle(state, seat, 0):
                    found += moves
                continue
            if row.colour != colour:
                colour = row.colour
                added = state.added_faces(seat, colour)
            choices = row.by_colour(dice, added, per_die)
            if row.faces:
                if choices and not row.use.obstacle(state, seat, row.faces):
                    for moves in choices:
                        found += moves
            else:
                for count, moves in enumerate(choices, start=1):
                    if not row.use.obstacle(state, seat, count * per_die + added):
                        found += moves
        return found

    def _rows_for(
        self, dice: int, numbered: int, jokers: int
    ) -> list[tuple[ActionRow, list[Move]]]:
        """The rows that such dice could fit, those of numbers with their moves."""
        key = (dice, numbered, jokers)
        found = self._fitting.get(key)
        if found is None:
            found = []
            for row in self.rows:
                moves = row.by_numbers(numbered, jokers) if row.colour < 0 else []
                if moves or (row.colour >= 0 and colour_count(dice, row.colour)):
                    found.append((row, moves))
            self._fitting[key] = found
        return found

    def overview(self, state: DiceState, seat: int) -> list[dict[str, Any]]:
        """What each row would do now, for people: see `view`."""
        young = state.young
        return [_row_view(row, state, seat) for row in self.rows if row.colour >= 0 or not young]


def moves_of(*tables: Actions) -> list[Move]:
    """The moves of all rows, each once, for the catalogue."""
    rows: list[ActionRow] = []
    for table in tables:
        rows += [row for row in table.rows if row not in rows]
    return [move for row in rows for move in row.moves.values()]


def perform(state: DiceState, seat: int, move: ActionMove, chance: Chance) -> None:
    """DI-3.2: an action uses up its dice at once; then it does what it does."""
    faces = move.faces(state, seat)
    state.actions -= 1
    state.use(move.dice)
    if state.events is not None:
        args = dice_args(move.dice)
        args["player"] = Seat(seat)
        args["combination"] = f"combination-{move.row.name}"
        state.tell("combination", args)
    move.row.use.begin(state, seat, faces, chance)


def _row_view(row: ActionRow, state: DiceState, seat: int) -> dict[str, Any]:
    counts = [row.faces]
    if row.colour >= 0 and row.faces == 0:
        added = state.added_faces(seat, row.colour)
        each = state.faces_per_die(seat)
        counts = [count * each + added for count in range(1, LARGEST_HAND + 1)]
    obstacle = row.use.obstacle(state, seat, counts[-1])
    return {
        "kind": row.kind,
        "combination": row.name,
        "level": row.level or None,
        "faces": row.faces or None,
        "does": [row.use.does(state, seat, faces).json() for faces in counts],
        "obstacle": obstacle or None,
    }
