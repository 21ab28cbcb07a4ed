"""What the views of all Dicium games have in common, as numbers."""

from __future__ import annotations

from tatami.core.encoding import Fields, Flag, Items, Number, Part, Pile, Word
from tatami.games.dicium.rules.dice import COLOURS, FACES
from tatami.games.dicium.rules.player_board import SLOTS
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND, STORAGE


def dice_part(most_dice: int, most_rerolls: int, most_actions: int) -> Fields:
    """The dice of the turn."""
    return Fields(
        {
            "unused": Pile(list(FACES), most_dice),
            "size": Number(most_dice),
            "rolled": Flag(),
            "whole": Flag(),
            "rerolls": Number(most_rerolls),
            "actions": Number(most_actions),
        }
    )


def board_parts(boards: list[str], most_added: int) -> dict[str, Part]:
    """What is on every player board, before a game's own."""
    added: dict[str, Part] = {colour: Number(most_added) for colour in COLOURS}
    return {
        "board": Word(boards),
        "hand": Number(LARGEST_HAND, FIRST_HAND),
        "stored": Pile(list(FACES), STORAGE),
        "slots": Items(Fields({"taken": Flag()}, ("slot", "level", "bonus")), len(SLOTS)),
        "bonuses": Number(len(SLOTS)),
        "added": Fields(added),
    }
