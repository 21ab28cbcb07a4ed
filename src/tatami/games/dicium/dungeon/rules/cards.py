"""The Adventure cards as a table: what each does when it is revealed.

Most cards change something for as long as they lie there: the state is asked (`under`, `holds`) by
the rule that is changed. The table has a row for every card of the box.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.move import Move
from tatami.core.rows import complete
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.fights import ask_luck, spends
from tatami.games.dicium.dungeon.rules.goblins import call_goblin
from tatami.games.dicium.dungeon.rules.kept import Card, Kept, card_text, use_up
from tatami.games.dicium.dungeon.rules.king import enter_king
from tatami.games.dicium.dungeon.rules.names import (
    BANNER,
    CARDS,
    GREEN,
    KINDS,
    LESSON,
    MIGHT,
    NUMBERS,
    RED,
    SONG,
    colour_of,
    is_kept,
    is_scroll,
)
from tatami.games.dicium.dungeon.rules.portals import put
from tatami.games.dicium.dungeon.rules.scrolls import (
    BanishScroll,
    GateScroll,
    MightScroll,
    RecallScroll,
    Scroll,
    SightScroll,
    TurnScroll,
)
from tatami.games.dicium.dungeon.rules.state import COLOURS, NO_CARD, Dungeon
from tatami.games.dicium.dungeon.rules.walking import Parade
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.fights import HarmfulEvent, fight
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.player_board import free_slots, level_slots
from tatami.games.dicium.rules.slots import take_slot
from tatami.games.dicium.rules.turn import SeatStep
from tatami.games.dicium.rules.walking import PickSpace, begin_walk, walk_possible


class Lesson(Card):
    """The active player may take a slot, then a companion."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        allowed = lesson_slots(state)
        state.push(ShareLesson(seat))
        take_slot(state, seat, allowed, optional=True)


def lesson_slots(state: Dungeon) -> int:
    slots = 0
    for level in range(2, state.box.numbers[LESSON] + 1):
        slots |= level_slots(level)
    return slots


def pupils(state: Dungeon, seat: int) -> list[int]:
    """The other players with a free slot of these levels."""
    allowed = lesson_slots(state)
    others = range(state.players)
    return [s for s in others if s != seat and free_slots(state.slots[s], allowed)]


class ShareLesson(SeatStep[Dungeon]):
    def run(self, state: Dungeon, chance: Chance) -> None:
        found = pupils(state, self.seat)
        if len(found) > 1:
            state.push(Companion(self.seat))
        elif found:
            take_slot(state, found[0], lesson_slots(state), optional=True)


class Companion(Decision[Dungeon]):
    """Which other player shares the lesson."""

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        return [state.box.moves.companion[other] for other in pupils(state, seat)]

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        take_slot(state, move.number, lesson_slots(state), optional=True)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-companion", rule="DD-3.4.4")


class Song(Card):
    """Everybody may walk, the active player first."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        for after in range(state.players - 1, -1, -1):
            state.push(MarchAlong((seat + after) % state.players))


class MarchAlong(SeatStep[Dungeon]):
    def run(self, state: Dungeon, chance: Chance) -> None:
        steps = state.box.numbers[SONG]
        walk = Parade(self.seat, self.seat, steps, (state.at[self.seat],))
        if walk_possible(state, walk):
            begin_walk(state, walk)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trap(Card):
    """DD-3.5: it lasts for the turn; what it changes is in `lasting`."""

    colour: ClassVar[int] = RED

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        self.springs(state, seat, chance)

    def springs(self, state: Dungeon, seat: int, chance: Chance) -> None:
        """What happens at once, if nothing has averted it."""
        return

    def idle(self) -> bool:
        return not self.lasts() and type(self).springs is Trap.springs


class HelpTrap(Trap):
    """DD-3.5.15: without effect if another player is near."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        if helped(state, seat):
            state.spared = True
            state.tell("helped", {"player": Seat(seat)})
        else:
            self.springs(state, seat, chance)


def helped(state: Dungeon, seat: int) -> bool:
    grid = state.labyrinth.grid
    for other in range(state.players):
        near = grid.distance(state.at[seat], state.at[other]) <= state.box.help
        if other != seat and near:
            return True
    return False


class RottenFloor(HelpTrap):
    """DD-3.5.5: down to the Portal space that is farther away."""

    def springs(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, Fall(seat), chance)


class Fall(PickSpace[Dungeon]):
    """Which Portal space, if both are equally far."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.start

    def spaces(self, state: Dungeon) -> list[int]:
        grid = state.labyrinth.grid
        here = state.at[self.seat]
        farthest = max(grid.distance(here, portal) for portal in state.labyrinth.portals)
        return [p for p in state.labyrinth.portals if grid.distance(here, p) == farthest]

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        put(state, self.seat, space, "fall")

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-fall", rule="DD-3.5.5")


class ThievingImp(Trap):
    """DD-3.5.12: stored dice are lost, and that is all; else the hand is smaller."""

    def springs(self, state: Dungeon, seat: int, chance: Chance) -> None:
        if state.stored[seat]:
            state.stored[seat] = 0
            state.spared = True
            state.tell("robbed", {"player": Seat(seat)})


class TestTrap(Trap):
    """DD-3.5.16, DD-R13: strength averts it."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        fight(state, TrapTest(0), seat, chance)


class TrapTest(HarmfulEvent[Dungeon]):
    """The test of a trap; `might` is what the scroll adds, if it was declared."""

    fields: ClassVar[tuple[str, ...]] = ("might",)

    def __init__(self, might: int) -> None:
        self.might = might

    def situation(self, state: Dungeon, seat: int) -> int:
        return self.might + (1 if BANNER in state.opened else 0)

    def spends(self, state: Dungeon, seat: int) -> list[Move]:
        return spends(state, seat)

    def committed(self, state: Dungeon, seat: int, move: Move) -> None:
        if move.kind == "might":
            use_up(state, seat, MIGHT)
            state.stack[-1] = TrapTest(state.box.numbers[MIGHT])

    def after_die(self, state: Dungeon, seat: int, die: int, chance: Chance) -> None:
        ask_luck(state, seat)

    def decided(self, state: Dungeon, seat: int, won: bool, chance: Chance) -> None:
        state.spared = won
        state.tell("averted" if won else "caught", {"player": Seat(seat)})

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text(
            "ask-test",
            {
                "card": card_text(state.card),
                "strength": self.strength(state),
                "bonus": self.situation(state, seat) + state.red_strength(seat),
            },
            rule="DD-3.5.16",
        )


class GoblinCard(Card):
    """DD-3.6: a goblin at exactly the distance that the card says."""

    colour: ClassVar[int] = GREEN

    def idle(self) -> bool:
        return self.id not in CARDS or CARDS.index(self.id) not in NUMBERS

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        call_goblin(state, state.at[seat], state.box.numbers[state.card], chance)


class KingCard(Card):
    """DD-3.7."""

    colour: ClassVar[int] = GREEN

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        enter_king(state)


def card_table(rows: list[Card]) -> list[Card]:
    """A row for every card, each of the sort that its place among the cards says."""
    found = complete("card", CARDS, rows)
    for kind, row in enumerate(found):
        kept, scroll = isinstance(row, Kept), isinstance(row, Scroll)
        sort = (row.colour, kept, scroll)
        if sort != (colour_of(kind), is_kept(kind), is_scroll(kind)):
            raise BadContent(f"card {row.id} stands among cards of another sort")
    return found


TABLE: Final[list[Card]] = card_table(
    [
        Card("charm", "DD-3.4.1"),
        Card("warcry", "DD-3.4.2"),
        Card("wind", "DD-3.4.3"),
        Lesson("lesson", "DD-3.4.4"),
        Card("key", "DD-3.4.5"),
        Song("song", "DD-3.4.6"),
        RecallScroll("s_recall", "DD-3.4.7"),
        BanishScroll("s_banish", "DD-3.4.8"),
        MightScroll("s_might", "DD-3.4.9"),
        GateScroll("s_gate", "DD-3.4.10"),
        TurnScroll("s_turn", "DD-3.4.11"),
        SightScroll("s_sight", "DD-3.4.12"),
        Kept("i_bane", "DD-3.4.13"),
        Kept("i_boots", "DD-3.4.14"),
        Kept("i_ring", "DD-3.4.15"),
        Kept("i_foot", "DD-3.4.16"),
        HelpTrap("oubliette", "DD-3.5.1"),
        HelpTrap("web", "DD-3.5.2"),
        HelpTrap("jaws", "DD-3.5.3"),
        HelpTrap("sand", "DD-3.5.4"),
        RottenFloor("floor", "DD-3.5.5"),
        HelpTrap("spores", "DD-3.5.6"),
        HelpTrap("net", "DD-3.5.7"),
        Trap("amnesia", "DD-3.5.8"),
        Trap("idol", "DD-3.5.9"),
        Trap("antimagic", "DD-3.5.10"),
        Trap("dark", "DD-3.5.11"),
        ThievingImp("imp", "DD-3.5.12"),
        Trap("rust", "DD-3.5.13"),
        TestTrap("gas", "DD-3.5.14"),
        GoblinCard("gob1", "DD-3.6"),
        GoblinCard("gob2", "DD-3.6"),
        GoblinCard("gob3", "DD-3.6"),
        KingCard("king", "DD-3.7"),
    ]
)


def draw(state: Dungeon, seat: int, chance: Chance) -> int:
    """The top card of the seat's deck: a colour that is in it, then a card that nobody has seen."""
    left = state.decks[seat * COLOURS : (seat + 1) * COLOURS]
    if not any(left):
        return KINDS if seat == 0 and state.king_card else NO_CARD
    at = chance.below(sum(left))
    colour = 0
    while at >= left[colour]:
        at -= left[colour]
        colour += 1
    state.decks[seat * COLOURS + colour] -= 1
    kinds = [kind for kind in range(KINDS) if colour_of(kind) == colour]
    at = chance.below(sum(state.unseen[kind] for kind in kinds))
    for kind in kinds:
        at -= state.unseen[kind]
        if at < 0:
            state.unseen[kind] -= 1
            return kind
    raise AssertionError("the heap was empty")


class Reveal(SeatStep[Dungeon]):
    """DD-6.3, DD-R05: the top card of the own deck."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        card = draw(state, self.seat, chance)
        if card == NO_CARD:
            return
        if card == KINDS:
            state.king_card = False
        state.card = card
        if state.events is not None:
            state.tell("reveal", {"player": Seat(self.seat), "card": card_text(card)})
        TABLE[card].revealed(state, self.seat, chance)


def put_away(state: Dungeon) -> None:
    """DD-6.9, DD-R22: the revealed card is discarded, and its effect ends."""
    if NO_CARD < state.card < KINDS:
        state.discard[state.card] += 1
    state.card = NO_CARD
    state.spared = False
