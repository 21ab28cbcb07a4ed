"""CC-7.1 and CC-7.2: what each combination does."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.cards import gain_tile
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.actions import Actions, Use, colour, levels, number
from tatami.games.dicium.rules.cards import PickCard
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, RED, YELLOW
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.slots import ImproveHand, TakeSlot

TILE_FACES: Final = 3
CARD_FACES: Final = 3


def table() -> Actions:
    """CC-7: the actions, new for each box, since a move belongs to one catalogue."""
    return Actions(
        (
            number(PAIR, Drive(2)),  # CC-7.2.1
            number(STRAIGHT, ImproveHand()),  # CC-7.2.2
            number(THREE, TakeCheat()),  # CC-7.2.3
            number(DOUBLE_PAIR, Drive(3, bump=True)),  # CC-7.2.4
            number(FOUR, Drive(5)),  # CC-7.2.5
            number(FULL_HOUSE, Drive(3, airship=True)),  # CC-7.2.6
            number(FIVE, Drive(5, airship=True)),  # CC-7.2.7
            colour(BLUE, Drive()),  # CC-7.1.1
            colour(YELLOW, TakeTile(), TILE_FACES),  # CC-7.1.2
            *levels(TakeSlot()),  # CC-7.1.3
            colour(RED, TakeCheat(), CARD_FACES),  # CC-7.1.4
        )
    )


class Drive(Use[Race]):
    """An own movement, of as many steps as there are faces unless it says how many."""

    def __init__(self, steps: int = 0, airship: bool = False, bump: bool = False) -> None:
        self.steps = steps
        self.airship = airship
        self.bump = bump

    def begin(self, race: Race, seat: int, faces: int, chance: Chance) -> None:
        begin_movement(race, seat, self.steps or faces, self.airship, self.bump)

    def does(self, race: Race, seat: int, faces: int) -> Text:
        kind = "use-fly" if self.airship else "use-bump" if self.bump else "use-drive"
        return Text(kind, {"count": self.steps or faces})


class TakeTile(Use[Race]):
    """One tile, however many faces there are (CC-R13)."""

    what: ClassVar[str] = "use-tile"

    def obstacle(self, race: Race, seat: int, faces: int) -> str:
        if race.tile_count(seat) >= TILE_PLACES:  # CC-R12
            return "illegal-tile-places"
        return "" if any(race.supply) else "illegal-card-tile"

    def begin(self, race: Race, seat: int, faces: int, chance: Chance) -> None:
        race.push(PickTile(seat))


class PickTile(Decision[Race]):
    """Which Technology tile is taken from the supply."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.tile[kind] for kind in range(TILE_KINDS) if race.supply[kind]]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        gain_tile(race, seat, move.number)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-tile", rule="CC-7.1.2")


class TakeCheat(Use[Race]):
    """CC-7.1: a Cheat card."""

    what: ClassVar[str] = "use-card"

    def obstacle(self, race: Race, seat: int, faces: int) -> str:
        return "" if race.piles.any_left() else "illegal-cards"

    def begin(self, race: Race, seat: int, faces: int, chance: Chance) -> None:
        race.push(TakeCard(seat))


class TakeCard(PickCard[Race]):
    """CC-7.1.6"""

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-take", rule="CC-7.1.6")
