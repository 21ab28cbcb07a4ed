"""Every move of the game. The catalogue lists them in the order in which questions do."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Seat
from tatami.games.dicium.dungeon.rules.board import Labyrinth
from tatami.games.dicium.dungeon.rules.names import BANE, CARDS, RECALL
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.moves import DiceMoves, NumberedMove, space_moves

_SEATS: Final = 4
_MOST_RED: Final = 5


class DungeonMoves:
    def __init__(self, dice: DiceMoves, labyrinth: Labyrinth, actions: Actions) -> None:
        grid = labyrinth.grid
        self.start = space_moves("start", grid)
        self.scroll = [
            NumberedMove("scroll", f"scroll {CARDS[card]}", card, {"card": f"card-{CARDS[card]}"})
            for card in range(RECALL, BANE)
        ]
        self.teleport = space_moves("teleport", grid)
        self.go = Move("go", "go")
        self.might = [
            NumberedMove("might", f"might {n}", n, {"count": n}) for n in range(_MOST_RED + 1)
        ]
        """Red dice spent together with the Scroll of Might."""
        self.again = Move("again", "again")
        self.use = Move("use", "use")
        self.companion = [
            NumberedMove("companion", f"companion {seat}", seat, {"player": Seat(seat)})
            for seat in range(_SEATS)
        ]
        self.look = space_moves("look", grid)
        self.retreat = space_moves("retreat", grid)
        self.goblin = space_moves("goblin", grid)
        self.banish = space_moves("banish", grid)
        self.burn = space_moves("burn", grid)
        self.cross = space_moves("cross", grid)
        self.jump = space_moves("jump", grid)
        self.place = space_moves("place", grid)
        self.catalogue = Catalogue(
            [
                *dice.board,
                *dice.of_rolling(),
                *moves_of(actions),
                *self.scroll,
                *self.teleport,
                self.go,
                *dice.after_actions(),
                *self.might,
                self.again,
                self.use,
                *self.companion,
                *dice.of_turning(),
                *(self.look[space] for space in labyrinth.crypts),
                *(self.start[space] for space in labyrinth.portals),
                *self.retreat,
                *self.goblin,
                *self.banish,
                *self.burn,
                *self.cross,
                *self.jump,
                *self.place,
                *dice.step,
                dice.stop,
                dice.no,
            ]
        )
