"""DI-2.3: taking bonus slots, and DI-4.1.3: the straight, which has the same effect everywhere."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.player_board import (
    ALL_SLOTS,
    BONUSES,
    SLOTS,
    free_slots,
    level_slots,
)
from tatami.games.dicium.rules.state import LARGEST_HAND, DiceState


def take_slot(
    state: DiceState, seat: int, allowed: int = ALL_SLOTS, optional: bool = False
) -> None:
    """A player earns a free slot: any (DI-R03), or one of those allowed. If none of them is free,
    nothing happens."""
    free = free_slots(state.slots[seat], allowed)
    if len(free) == 1 and not optional:
        gain_slot(state, seat, free[0])
    elif free:
        state.push(PickSlot(seat, allowed, optional))


def gain_slot(state: DiceState, seat: int, slot: int) -> None:
    state.slots[seat] |= 1 << slot
    board = state.boards[seat]
    assert board is not None
    if state.events is not None:
        bonus = f"bonus-{BONUSES[board.slots[slot]]}"
        state.tell("bonus", {"player": Seat(seat), "slot": f"slot-{SLOTS[slot]}", "bonus": bonus})


def can_grow(state: DiceState, seat: int) -> bool:
    """DI-R04: a hand of five dice does not grow."""
    return state.hand[seat] < LARGEST_HAND


def grow_hand(state: DiceState, seat: int) -> None:
    """One more die in the active hand, from the next first roll on."""
    state.hand[seat] += 1
    if state.events is not None:
        state.tell("hand", {"player": Seat(seat), "count": state.hand[seat]})


class PickSlot(Decision[DiceState]):
    """Which free slot is taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "allowed", "optional")

    def __init__(self, seat: int, allowed: int, optional: bool) -> None:
        super().__init__(seat)
        self.allowed = allowed
        self.optional = optional

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        moves = state.kit.dice_moves
        found: list[Move] = [moves.slot[s] for s in free_slots(state.slots[seat], self.allowed)]
        if self.optional:
            found.append(moves.no)
        return found

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, NumberedMove):
            gain_slot(state, seat, move.number)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-slot", rule="DI-2.3")


class Improve(Decision[DiceState]):
    """A straight: one more die in the hand, or any free slot."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        moves = state.kit.dice_moves
        found: list[Move] = [moves.slot[slot] for slot in free_slots(state.slots[seat])]
        if can_grow(state, seat):
            found.append(moves.hand)
        return found

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, NumberedMove):
            gain_slot(state, seat, move.number)
        else:
            grow_hand(state, seat)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-improve", rule="DI-4.1.3")


class TakeSlot(Use[DiceState]):
    """DI-4.2.2: as many green faces as the level of the slot."""

    def obstacle(self, state: DiceState, seat: int, faces: int) -> str:
        return "" if level_slots(faces) & ~state.slots[seat] else "illegal-level"

    def begin(self, state: DiceState, seat: int, faces: int, chance: Chance) -> None:
        take_slot(state, seat, level_slots(faces))

    def does(self, state: DiceState, seat: int, faces: int) -> Text:
        return Text("use-slot", {"level": faces})


class ImproveHand(Use[DiceState]):
    """DI-4.1.3: the effect of a straight."""

    what: ClassVar[str] = "use-improve"

    def obstacle(self, state: DiceState, seat: int, faces: int) -> str:
        possible = can_grow(state, seat) or state.slots[seat] != ALL_SLOTS
        return "" if possible else "illegal-improve"

    def begin(self, state: DiceState, seat: int, faces: int, chance: Chance) -> None:
        state.push(Improve(seat))
