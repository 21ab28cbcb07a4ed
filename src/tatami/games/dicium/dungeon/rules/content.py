"""What lies in the box: map, characters, strengths and cards, read from a content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import Document, open_content
from tatami.core.errors import BadContent
from tatami.games.dicium.dungeon.rules.board import CODES, FARTHEST, LATEST_ENTRY, Labyrinth
from tatami.games.dicium.dungeon.rules.moves import DungeonMoves
from tatami.games.dicium.dungeon.rules.names import (
    CARDS,
    CHARACTERS,
    COLOURS_OF_CARDS,
    KINDS,
    MONSTERS,
    NUMBERS,
    colour_of,
    is_kept,
)
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.grid import parse_grid
from tatami.games.dicium.rules.player_board import BONUSES, PlayerBoard, read_boards

PACKAGE: Final = "tatami.games.dicium.dungeon"
DIFFICULTIES: Final[tuple[str, ...]] = ("normal", "heroic")
MOST_PLAYERS: Final = 4
_STRONGEST: Final = 20
_MOST_OF_A_CARD: Final = 9
_MOST_TILES: Final = 20
_LONGEST_HELP: Final = 40
_LEVEL_2_SLOTS: Final = 2


class PlayerCount:
    """What depends on the number of players."""

    def __init__(self, cards: tuple[int, ...], stock: int, goblin: int, entry: int) -> None:
        self.cards = cards
        self.stock = stock
        self.goblin = goblin
        self.entry = entry
        """The step of the hallway on which the King enters."""


class Box(DiceBox):
    """All that never changes in a game. States share it."""

    def __init__(
        self,
        actions: Actions,
        labyrinth: Labyrinth,
        boards: tuple[PlayerBoard, ...],
        first_slots: tuple[int, ...],
        monsters: tuple[int, ...],
        tiles: int,
        player_counts: dict[str, tuple[PlayerCount, ...]],
        help: int,
        counts: tuple[int, ...],
        numbers: tuple[int, ...],
    ) -> None:
        super().__init__(boards, labyrinth.grid)
        self.actions = actions
        self.labyrinth = labyrinth
        self.first_slots = first_slots
        """The slot that each character begins with."""
        self.monsters = monsters
        """Strength of each monster."""
        self.tiles = tiles
        self.player_counts = player_counts
        """By difficulty and number of players less one."""
        self.help = help
        self.counts = counts
        """How many there are of each card."""
        self.numbers = numbers
        """The number of what each card does; 0 if it has none."""
        self.moves = DungeonMoves(self.dice_moves, labyrinth, actions)
        for space, shown in enumerate(self.map["spaces"]):
            shown["kind"] = labyrinth.kind(space)
        self.map["hallway"] = [labyrinth.grid.names[space] for space in labyrinth.hallway]


def open_box(actions: Actions, own: Path | None = None) -> Box:
    """The game's own box, or that of a content file; its map lies beside it."""
    document = open_content(PACKAGE, own)
    name = document.string("", "map")
    labyrinth = Labyrinth(parse_grid(document.beside(name), name, CODES, doors=True), name)
    boards = read_boards(document, CHARACTERS)
    counts = tuple(
        document.number(f"cards.{CARDS[kind]}", "count", 0, 1 if is_kept(kind) else _MOST_OF_A_CARD)
        for kind in range(KINDS)
    )
    tiles = document.number("goblins", "tiles", 1, _MOST_TILES)
    box = Box(
        actions,
        labyrinth,
        boards,
        tuple(_first_slot(document, board) for board in boards),
        tuple(document.number("monsters", id, 1, _STRONGEST) for id in MONSTERS),
        tiles,
        {name: _player_counts(document, name, counts, tiles) for name in DIFFICULTIES},
        document.number("help", "distance", 0, _LONGEST_HELP),
        counts,
        tuple(_number(document, kind) for kind in range(KINDS)),
    )
    document.finish()
    return box


def _number(document: Document, kind: int) -> int:
    key = NUMBERS.get(kind, "")
    if not key:
        return 0
    most = FARTHEST if key == "distance" else 9
    least = 0 if key == "actions" else 1
    return document.number(f"cards.{CARDS[kind]}", key, least, most)


def _first_slot(document: Document, board: PlayerBoard) -> int:
    """DD-3.1: a slot of level 2 with the bonus that the character begins with."""
    table = f"boards.{board.id}"
    bonus = document.string(table, "start")
    there = [BONUSES[board.slots[slot]] for slot in range(_LEVEL_2_SLOTS)]
    if bonus not in there:
        raise BadContent(
            f"{document.where(table, 'start')}: {board.id} begins with {bonus!r}, which is not"
            f" at level 2; there are {' and '.join(there)}"
        )
    return there.index(bonus)


def _player_counts(
    document: Document, difficulty: str, counts: tuple[int, ...], tiles: int
) -> tuple[PlayerCount, ...]:
    """DD-5.3, DD-5.5, DD-3.2.2 and DD-8.2 for each number of players."""
    table = f"decks.{difficulty}"
    cards = []
    for colour, name in enumerate(COLOURS_OF_CARDS):
        each = document.numbers(table, name, MOST_PLAYERS, 0, _MOST_TILES)
        there = sum(count for kind, count in enumerate(counts) if colour_of(kind) == colour)
        for players, count in enumerate(each, start=1):
            if players * count > there:
                raise BadContent(
                    f"{document.where(table, name)}: {players} decks with {count} {name} cards"
                    f" each need more than the {there} that there are"
                )
        cards.append(each)
    stock = document.numbers(table, "stock", MOST_PLAYERS, 1, tiles - 1)
    strength = document.numbers("goblins", difficulty, MOST_PLAYERS, 1, _STRONGEST)
    entry = document.numbers("king", difficulty, MOST_PLAYERS, 0, LATEST_ENTRY)
    return tuple(
        PlayerCount(tuple(each[at] for each in cards), stock[at], strength[at], entry[at])
        for at in range(MOST_PLAYERS)
    )
