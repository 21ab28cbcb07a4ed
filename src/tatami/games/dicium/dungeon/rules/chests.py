"""DD-7.3: searching, and chests that are opened; what treasures do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.ending import check_won
from tatami.games.dicium.dungeon.rules.fights import MELEE
from tatami.games.dicium.dungeon.rules.goblins import BanishGoblin
from tatami.games.dicium.dungeon.rules.names import (
    CHESTS,
    EMPTY,
    FIRST_RELIC,
    RELICS,
    TREASURES,
    UNKNOWN,
)
from tatami.games.dicium.dungeon.rules.portals import PlacePortal, can_place_portal
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.walking import can_walk, walk
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.asking import Whether, ask_choice
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.player_board import ALL_SLOTS
from tatami.games.dicium.rules.slots import TakeSlot, can_grow, grow_hand, take_slot
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.walking import PickSpace, begin_walk

SANDALS_STEPS: Final = 3


class Search(TakeSlot):
    """DD-7.3.7: a free slot of exactly the level; DD-3.5.11 forbids it."""

    def obstacle(self, state: DiceState, seat: int, faces: int) -> str:
        assert isinstance(state, Dungeon)
        return (
            "illegal-dark"
            if state.revealed_effect().no_chests
            else super().obstacle(state, seat, faces)
        )


def chest_text(chest: int) -> str:
    return f"chest-{CHESTS[chest]}"


class PickTreasure(Use[Dungeon]):
    """DD-7.3.8: the treasure on the meeple's space."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        if state.revealed_effect().no_chests:
            return "illegal-dark"
        treasury = state.labyrinth.treasury_of[state.at[seat]]
        return "" if treasury >= 0 and state.treasuries[treasury] else "illegal-no-treasure"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        treasury = state.labyrinth.treasury_of[state.at[seat]]
        closed = [chest for chest in range(len(TREASURES)) if chest not in state.opened]
        treasure = chance.chooses(closed)
        state.treasuries[treasury] = False
        _opened(state, seat, treasure)
        if not state.over() and TREASURE_TABLE[treasure].possible(state, seat):  # DD-R12
            state.push(UseTreasure(seat, treasure))

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-treasure")


class PickRelic(Use[Dungeon]):
    """DD-7.3.9: the relic on the meeple's space."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        if state.revealed_effect().no_chests:
            return "illegal-dark"
        crypt = state.labyrinth.crypt_of[state.at[seat]]
        return "" if crypt >= 0 and state.crypts[crypt] != EMPTY else "illegal-no-relic"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        crypt = state.labyrinth.crypt_of[state.at[seat]]
        relic = state.crypts[crypt]
        if relic == UNKNOWN:
            relic = _draw_relic(state, chance)
        state.crypts[crypt] = EMPTY
        _opened(state, seat, FIRST_RELIC + relic)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-relic")


def _opened(state: Dungeon, seat: int, chest: int) -> None:
    state.opened = (*state.opened, chest)
    if state.events is not None:
        state.tell(
            "chest",
            {"player": Seat(seat), "chest": chest_text(chest), "count": len(state.opened)},
        )
    check_won(state)


def _draw_relic(state: Dungeon, chance: Chance) -> int:
    """One of the relics that nobody has seen."""
    seen = {chest - FIRST_RELIC for chest in state.opened}
    seen.update(state.crypts)
    return chance.chooses([relic for relic in range(len(RELICS)) if relic not in seen])


class LookAtRelic(PickSpace[Dungeon]):
    """Which relic is shown to everyone (DD-R11); after the first of several, none is allowed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "optional")

    def __init__(self, seat: int, left: int, optional: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.optional = optional

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.look

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        found = super().choices(state, seat)
        if self.optional:
            found.append(state.kit.dice_moves.no)
        return found

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        if move is not state.kit.dice_moves.no:
            super().take(state, seat, move, chance)

    def spaces(self, state: Dungeon) -> list[int]:
        return [state.labyrinth.crypts[crypt] for crypt in state.hidden_relics()]

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        relic = _draw_relic(state, chance)
        state.crypts[state.labyrinth.crypt_of[space]] = relic
        if state.events is not None:
            chest = chest_text(FIRST_RELIC + relic)
            state.tell("look", {"player": Seat(self.seat), "chest": chest, **state.place(space)})
        if self.left > 1 and state.hidden_relics():
            state.push(LookAtRelic(self.seat, self.left - 1, True))

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-look", rule="DD-3.3.5")


@mypyc_attr(allow_interpreted_subclasses=True)
class Treasure(Row):
    """A row: the treasure's name, the rule that tells what it does, when it can, and the deed."""

    def __init__(self, id: str, rule: str) -> None:
        super().__init__(id)
        self.rule = rule

    def idle(self) -> bool:
        return type(self).use is Treasure.use or type(self).possible is Treasure.possible

    def possible(self, state: Dungeon, seat: int) -> bool:
        """Nothing is asked if it cannot have its effect."""
        raise NotImplementedError  # pragma: no cover

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover


class OldManual(Treasure):
    def possible(self, state: Dungeon, seat: int) -> bool:
        return state.slots[seat] != ALL_SLOTS

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        take_slot(state, seat)


class PortalStone(Treasure):
    def possible(self, state: Dungeon, seat: int) -> bool:
        return can_place_portal(state, seat)

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, PlacePortal(seat), chance)


class DiciumDie(Treasure):
    """DD-R21: nothing for young adventurers, whose hands are full."""

    def possible(self, state: Dungeon, seat: int) -> bool:
        return can_grow(state, seat)

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        grow_hand(state, seat)


class GoblinWhistle(Treasure):
    def possible(self, state: Dungeon, seat: int) -> bool:
        return len(state.goblins) > 0

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, BanishGoblin(seat), chance)


class CryptMap(Treasure):
    def possible(self, state: Dungeon, seat: int) -> bool:
        return len(state.hidden_relics()) > 0

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, LookAtRelic(seat, 1, False), chance)


class WingedSandals(Treasure):
    def possible(self, state: Dungeon, seat: int) -> bool:
        return can_walk(state, seat, SANDALS_STEPS)

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        begin_walk(state, walk(state, seat, SANDALS_STEPS, MELEE))


TREASURE_TABLE: Final[list[Treasure]] = complete(
    "the treasure",
    TREASURES,
    [
        OldManual("tr_bonus", "DD-3.3.1"),
        PortalStone("tr_portal", "DD-3.3.2"),
        DiciumDie("tr_hand", "DD-3.3.3"),
        GoblinWhistle("tr_goblin", "DD-3.3.4"),
        CryptMap("tr_look", "DD-3.3.5"),
        WingedSandals("tr_move", "DD-3.3.6"),
    ],
)


class UseTreasure(Whether[Dungeon]):
    """DD-3.3: whether what the treasure does is used."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "treasure")

    def __init__(self, seat: int, treasure: int) -> None:
        super().__init__(seat)
        self.treasure = treasure

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        return [state.box.moves.use, state.kit.dice_moves.no]

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        if move is state.box.moves.use:
            TREASURE_TABLE[self.treasure].use(state, seat, chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-treasure", {"chest": chest_text(self.treasure)}, rule="DD-7.3.8")
