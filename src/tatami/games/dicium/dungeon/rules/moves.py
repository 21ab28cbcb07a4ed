"""Every move of the game, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue
from tatami.games.dicium.dungeon.rules.board import Labyrinth
from tatami.games.dicium.dungeon.rules.names import BANE, CARDS, RECALL
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.moves import (
    DiceMoves,
    GameMoves,
    NumberedMove,
    named_moves,
    seat_moves,
    space_moves,
)

_MOST_RED: Final = 5


class DungeonMoves(GameMoves):
    def __init__(self, dice: DiceMoves, labyrinth: Labyrinth, actions: Actions) -> None:
        super().__init__()
        grid = labyrinth.grid
        self.listed(dice.board)
        self.listed(dice.of_rolling())
        self.listed(moves_of(actions))
        self.scroll = self.listed(named_moves("scroll", CARDS, "card")[RECALL:BANE])
        self.teleport = self.listed(space_moves("teleport", grid))
        self.go = self.one("go")
        self.listed(dice.after_actions())
        self.might = self.listed(
            [NumberedMove("might", f"might {n}", n, {"count": n}) for n in range(_MOST_RED + 1)]
        )
        """Red dice spent together with the Scroll of Might."""
        self.again = self.one("again")
        self.use = self.one("use")
        self.companion = self.listed(seat_moves("companion"))
        self.listed(dice.of_turning())
        self.look = space_moves("look", grid)
        self.listed([self.look[space] for space in labyrinth.crypts])
        self.start = space_moves("start", grid)
        self.listed([self.start[space] for space in labyrinth.portals])
        self.retreat = self.listed(space_moves("retreat", grid))
        self.goblin = self.listed(space_moves("goblin", grid))
        self.banish = self.listed(space_moves("banish", grid))
        self.burn = self.listed(space_moves("burn", grid))
        self.cross = self.listed(space_moves("cross", grid))
        self.jump = self.listed(space_moves("jump", grid))
        self.place = self.listed(space_moves("place", grid))
        self.catalogue = Catalogue([*self.all, *dice.step, dice.stop, dice.no])
