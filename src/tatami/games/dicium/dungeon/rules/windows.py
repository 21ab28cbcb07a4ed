"""DD-3.4.17: when scrolls may be used: before the King's die, before the roll, between actions."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.cards import TABLE
from tatami.games.dicium.dungeon.rules.kept import use_up
from tatami.games.dicium.dungeon.rules.names import BANE, RECALL
from tatami.games.dicium.dungeon.rules.scrolls import Scroll
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.asking import Whether
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.turn import SeatStep


def obstacle(state: Dungeon, seat: int, scroll: int) -> str:
    """Why the seat cannot use a scroll now; empty if it can."""
    if not state.holds(seat, scroll):
        return "illegal-no-card"
    row = TABLE[scroll]
    assert isinstance(row, Scroll)
    return row.obstacle(state, seat)


def usable(state: Dungeon, seat: int) -> list[Move]:
    if state.held[seat] == 0:
        return []
    return [
        state.box.moves.scroll[scroll - RECALL]
        for scroll in range(RECALL, BANE)
        if not obstacle(state, seat, scroll)
    ]


def use_scroll(state: Dungeon, seat: int, scroll: int, chance: Chance) -> None:
    use_up(state, seat, scroll)
    row = TABLE[scroll]
    assert isinstance(row, Scroll)
    row.use(state, seat, chance)


class Window(SeatStep[Dungeon]):
    """DD-6.1, DD-6.4: scrolls may be used, as long as there is one that can."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        if usable(state, self.seat):
            state.push(UseScroll(self.seat))


class UseScroll(Whether[Dungeon]):
    """Use a scroll, or go on."""

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        found = usable(state, seat)
        found.append(state.box.moves.go)
        return found

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, NumberedMove):
            state.push(Window(seat))
            use_scroll(state, seat, move.number, chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-scroll", rule="DD-3.4.17")
