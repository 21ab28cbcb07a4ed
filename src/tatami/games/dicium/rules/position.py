"""The fields of a position that all Dicium games share: what is written, read and checked."""

from __future__ import annotations

from typing import Any

from tatami.core.errors import BadPosition
from tatami.core.move import Catalogue
from tatami.core.position import (
    Flag,
    Kind,
    List,
    Maybe,
    MoveText,
    Number,
    Options,
    Part,
    Result,
    Stack,
    Thing,
    Tuple,
    WrittenForm,
    entry,
    frames_of,
)
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.dice import ALL_FACES
from tatami.games.dicium.rules.piles import Piles
from tatami.games.dicium.rules.player_board import ALL_SLOTS
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND


def dice_form(
    game: str,
    players: int,
    box: DiceBox,
    catalogue: Catalogue,
    entries: dict[str, Kind | Part],
    fields: dict[str, Kind],
    fixed: tuple[str, ...] = (),
) -> WrittenForm:
    """The written form of a game's state: the kit's entries and frames, and those of its package.

    `fields` are the kinds of the fields that the game's own frames have, `fixed` what else never
    changes in a game.
    """
    frames = frames_of("tatami.games.dicium.rules", game)
    stack = Stack(frames, _fields(players, box, catalogue) | fields)
    return WrittenForm(
        _dice_entries(players, box) | entries | {"stack": stack, "outcome": Result()},
        fixed=("box", "kit", "book", "young", *fixed),
    )


def _dice_entries(players: int, box: DiceBox) -> dict[str, Kind | Part]:
    """The entries of `DiceState`, options first."""
    dice = Number(0, ALL_FACES)
    return {
        "options": Options(),
        "boards": List(Thing({board.id: board for board in box.boards}), players),
        "hand": List(Number(FIRST_HAND, LARGEST_HAND), players),
        "stored": List(dice, players),
        "slots": List(Number(0, ALL_SLOTS), players),
        "active": Number(0, players - 1),
        "size": Number(),
        "dice": dice,
        "rolled": Flag(),
        "whole": Flag(),
        "rerolls": Number(),
        "actions": Number(),
        "halted": Flag(),
        "revealed": Number(),
    }


def _fields(players: int, box: DiceBox, catalogue: Catalogue) -> dict[str, Kind]:
    """The fields of the kit's frames."""
    seat = Number(0, players - 1)
    space = Number(0, len(box.grid) - 1)
    return {
        "seat": seat,
        "waiting": Tuple(seat, distinct=True),
        "allowed": Number(0, ALL_SLOTS),
        "optional": Flag(),
        "piece": Number(),
        "left": Number(),
        "path": Tuple(space),
        "edges": Number(0, 7),
        "manner": Number(),
        "space": space,
        "card": Number(),
        "deck": Flag(),
        "about": Number(),
        "spent": Number(0, len(box.dice_moves.spend) - 1),
        "die": Number(1, 6),
        "attack": Number(),
        "total": Number(),
        "attacker": seat,
        "defender": seat,
        "seats": Tuple(seat, distinct=True),
        "move": MoveText(catalogue),
        "answers": Tuple(Maybe(MoveText(catalogue))),
    }


class PilesPart(Part):
    """Cards as an entry: hands, deck, discard pile, row, and what everybody knows of hands."""

    def __init__(self, name: str, names: tuple[str, ...], players: int, places: int) -> None:
        super().__init__(name)
        self.name = name
        kinds = len(names)
        counts = Number(0, 99)
        self.kinds: dict[str, Kind] = {
            "hands": List(counts, players * kinds),
            "deck": List(counts, kinds),
            "discard": List(counts, kinds),
            "row": List(Number(-1, kinds - 1), places),
            "known": List(Tuple(Number(0, kinds * 16)), players + 1),
        }

    def write(self, state: Any) -> Any:
        piles: Piles = getattr(state, self.name)
        return {name: kind.write(getattr(piles, name)) for name, kind in self.kinds.items()}

    def read(self, state: Any, data: Any, where: str) -> None:
        piles: Piles = getattr(state, self.name)
        for name, kind in self.kinds.items():
            setattr(piles, name, kind.read(entry(data, name, f"'{where}'"), f"{where}.{name}"))
        if set(data) != set(self.kinds):
            raise BadPosition(f"'{where}' must have exactly {', '.join(self.kinds)}")

    def copy(self, state: Any, new: Any) -> None:
        setattr(new, self.name, getattr(state, self.name).copy())
