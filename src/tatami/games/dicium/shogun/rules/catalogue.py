"""Every move of the game, in the order in which questions list them."""

from __future__ import annotations

from tatami.core.move import Catalogue
from tatami.games.dicium.rules.actions import moves_of
from tatami.games.dicium.shogun.rules.actions import NINJA_ACTIONS, SAMURAI_ACTIONS
from tatami.games.dicium.shogun.rules.content import Box


def fill_catalogue(box: Box) -> Catalogue:
    dice = box.dice_moves
    box.catalogue = Catalogue(
        [
            *dice.of_rolling(),
            *moves_of(NINJA_ACTIONS, SAMURAI_ACTIONS),
            *dice.after_actions(),
            *box.piece,
            box.carrier,
            box.shogun,
            *box.go,
            *box.target,
            *box.lift,
            *box.place,
            *box.enemy,
            *dice.step,
            dice.stop,
            dice.no,
            box.transfer,
        ]
    )
    return box.catalogue
