"""A small Dicium game for tests of the kit: two pieces a player on a board with a door."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Chance
from tatami.core.move import Catalogue
from tatami.core.text import Text
from tatami.games.dicium.rules.actions import Actions, Use, colour, levels, moves_of, number
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.combinations import FIVE, PAIR, STRAIGHT
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW, group
from tatami.games.dicium.rules.grid import parse_grid
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.player_board import PlayerBoard
from tatami.games.dicium.rules.rulebook import Rulebook
from tatami.games.dicium.rules.slots import ImproveHand, TakeSlot
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import AskAct
from tatami.games.dicium.rules.view import common_view

MAP = """
.. ..|.. ..
  +--+  +
.. .. ..:..
  +  +  +
.. .. .. ..
""".strip("\n")
SLOTS = ("red", "red", "blue", "green", "yellow", "reroll", "blue", "green")


class Note(Use["Toy"]):
    """Writes down what it was used for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def obstacle(self, state: Toy, seat: int, faces: int) -> str:
        return "illegal-now" if self.name in state.forbidden else ""

    def begin(self, state: Toy, seat: int, faces: int, chance: Chance) -> None:
        state.notes.append((self.name, faces))

    def does(self, state: Toy, seat: int, faces: int) -> Text:
        return Text(f"use-{self.name}", {"count": faces})


BOTH = (
    number(PAIR, Note("pair"), jokers=True),
    number(STRAIGHT, ImproveHand()),
    colour(BLUE, Note("move"), most=6),
    *levels(TakeSlot()),
)
LEFT = Actions(
    (
        *BOTH,
        colour(YELLOW, Note("spell"), 4, "spell"),
        colour(YELLOW, Note("portal"), 4, "portal"),
        colour(GREEN, Note("temple"), 5, "temple", loose=True),
    )
)
RIGHT = Actions((*BOTH, number(FIVE, Note("wonder"), "wonder"), number(FIVE, Note("leap"), "leap")))


class ToyBox(DiceBox):
    def __init__(self) -> None:
        boards = (PlayerBoard("one", SLOTS), PlayerBoard("two", SLOTS))
        super().__init__(boards, parse_grid(MAP, "toy", ("..",), doors=True))
        dice = self.dice_moves
        self.enemy = [NumberedMove("enemy", f"enemy {n}", n) for n in range(4)]
        self.catalogue = Catalogue(
            [
                *dice.board,
                *dice.of_rolling(),
                *moves_of(LEFT, RIGHT),
                *dice.after_actions(),
                *dice.of_turning(),
                *dice.step,
                dice.stop,
                *self.enemy,
                dice.no,
            ]
        )


BOX = ToyBox()


class Toy(DiceState):
    """Seat 0 plays with the left table, seat 1 with the right one."""

    game_id = "toy"

    def __init__(self, dice: str = "", young: bool = False) -> None:
        super().__init__(2, BOX, BOOK, {"young": str(young).lower()})
        self.boards = [*BOX.boards]
        self.dice = group(dice)
        self.size = len(dice.split())
        self.rolled = self.whole = True
        self.actions = 2
        self.events = []
        self.at = [BOX.grid.space[name] for name in ("a1", "a3", "d1", "d3")]
        """Pieces 0 and 1 are of seat 0."""
        self.forbidden: set[str] = set()
        self.notes: list[tuple[str, int]] = []
        self.more = 0
        self.joker = 0
        self.each = 1

    def copy(self) -> Toy:
        new = Toy()
        self.copy_dice(new)
        new.at = self.at[:]
        return new

    def added_faces(self, seat: int, colour: int) -> int:
        return self.bonuses(seat, colour) + self.more

    def jokers(self, seat: int) -> int:
        return self.joker

    def faces_per_die(self, seat: int) -> int:
        return self.each

    def names(self, spaces: list[int]) -> list[str]:
        return [BOX.grid.names[space] for space in spaces]

    def ask(self, seat: int = 0) -> Toy:
        self.active = seat
        self.push(AskAct(seat))
        self.settle(Chance("toy"))
        return self

    def play(self, text: str, chance: Chance | None = None) -> Toy:
        self.apply(self.actors[0], BOX.catalogue.find(text), chance or Chance("toy"))
        return self

    @property
    def offered(self) -> list[str]:
        return [move.text for move in self.legal(self.actors[0])]

    @property
    def told(self) -> list[str]:
        return [event.kind for event in self.events or []]


class ToyBook(Rulebook[Toy]):
    def actions(self, state: Toy, seat: int) -> Actions:
        return LEFT if seat == 0 else RIGHT

    def turn_over(self, state: Toy, seat: int, chance: Chance) -> None:
        state.push(AskAct(seat))
        state.dice = group("1")
        state.actions = 2

    def view(self, state: Toy, seat: int | None) -> dict[str, Any]:
        return common_view(state, seat)

    def check(self, state: Toy) -> None:
        pass


BOOK = ToyBook()
