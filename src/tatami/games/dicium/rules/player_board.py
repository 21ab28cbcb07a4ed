"""DI-2: player boards with eight bonus slots, two at each of the levels 2 to 5."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.content import Document
from tatami.core.errors import BadContent
from tatami.games.dicium.rules.dice import COLOURS

REROLL: Final = 4
BONUSES: Final[tuple[str, ...]] = (*COLOURS, "reroll")
SLOTS: Final[tuple[str, ...]] = ("2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b")
ALL_SLOTS: Final = 0xFF


def level(slot: int) -> int:
    return slot // 2 + 2


def level_slots(level: int) -> int:
    """The two slots of a level, as a bit mask."""
    return 3 << 2 * level - 4


class PlayerBoard:
    """Which bonus sits in which slot. The slots that a player has taken are a bit mask."""

    def __init__(self, id: str, slots: tuple[str, ...]) -> None:
        self.id = id
        self.slots = tuple(BONUSES.index(bonus) for bonus in slots)
        self._held = [
            [
                sum(mask >> slot & 1 for slot in range(8) if self.slots[slot] == bonus)
                for bonus in range(5)
            ]
            for mask in range(256)
        ]

    def bonuses(self, taken: int, bonus: int) -> int:
        """How many bonuses of a kind the taken slots hold."""
        return self._held[taken][bonus]

    def view(self, taken: int) -> list[dict[str, Any]]:
        return [
            {
                "slot": SLOTS[slot],
                "level": level(slot),
                "bonus": BONUSES[bonus],
                "taken": bool(taken >> slot & 1),
            }
            for slot, bonus in enumerate(self.slots)
        ]


def taken_count(taken: int) -> int:
    return taken.bit_count()


def free_slots(taken: int, allowed: int = ALL_SLOTS) -> list[int]:
    """The slots not taken yet, of those allowed."""
    free = allowed & ~taken
    return [slot for slot in range(8) if free >> slot & 1]


def read_boards(document: Document, ids: tuple[str, ...]) -> tuple[PlayerBoard, ...]:
    """The boards of the tables `[boards.<id>]`, each with its eight `slots` by rising level."""
    boards = []
    for id in ids:
        table = f"boards.{id}"
        slots = document.strings(table, "slots")
        check_board(document.where(table, "slots"), id, slots)
        boards.append(PlayerBoard(id, slots))
    return tuple(boards)


def check_board(where: str, id: str, slots: tuple[str, ...]) -> None:
    """`BadContent` unless the board has what every board must have."""
    if len(slots) != len(SLOTS):
        raise BadContent(f"{where}: board {id} has {len(slots)} slots; two at each of four levels")
    for bonus in slots:
        if bonus not in BONUSES:
            raise BadContent(f"{where}: {bonus!r} is no bonus; the bonuses: {', '.join(BONUSES)}")
    for bonus in BONUSES:
        count = slots.count(bonus)
        most = 1 if bonus == "reroll" else 2
        if not 1 <= count <= most:
            raise BadContent(
                f"{where}: board {id} has {bonus} {count} times; it must be 1 to {most} times"
            )
