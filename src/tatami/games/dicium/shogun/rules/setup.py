"""Setup (DS-5)."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.state import Step
from tatami.games.dicium.rules.boards import give_boards
from tatami.games.dicium.shogun.rules.content import MEEPLES
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.turn import BeginTurn

_OTHER = {"yellow": "red", "red": "yellow"}


class SetUp(Step[Raid]):
    """Boards in the order of play, pieces on their spaces; the rest is as a fresh state has it."""

    def run(self, raid: Raid, chance: Chance) -> None:
        boards = _boards(raid, chance)
        give_boards(raid, boards)
        palace = raid.palace
        for seat, board in enumerate(boards):  # DS-5.4
            if raid.is_ninja(seat):
                raid.at[seat * MEEPLES] = palace.torii
            elif raid.players == 2:
                raid.at[seat * MEEPLES], raid.at[seat * MEEPLES + 1] = palace.garrisons
            else:
                raid.at[seat * MEEPLES] = palace.garrisons[board == "samurai-red"]
        raid.push(BeginTurn(0))


def _boards(raid: Raid, chance: Chance) -> list[str]:
    """DS-5.2: who sits where, the first to play first."""
    options = raid.options
    if raid.players == 2:  # DS-2.2, DS-2.3
        return [f"ninja-{options['ninja_board']}", f"samurai-{options['samurai_board']}"]
    left = options["left_of_blue"]  # DS-2.5
    circle = ["ninja-blue", f"samurai-{left}", "ninja-green", f"samurai-{_OTHER[left]}"]
    first = options["first_ninja"]  # DS-2.4
    green = first == "green" or (first == "random" and chance.below(2) == 1)
    return circle[2:] + circle[:2] if green else circle
