"""DD-3.4: scrolls: what each needs, and what it does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.chests import LookAtRelic
from tatami.games.dicium.dungeon.rules.goblins import BanishGoblin
from tatami.games.dicium.dungeon.rules.kept import Kept
from tatami.games.dicium.dungeon.rules.names import CARDS, MIGHT, SIGHT
from tatami.games.dicium.dungeon.rules.portals import PlacePortal, can_place_portal, put
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.hand import TurnDie
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import PickSpace


@mypyc_attr(allow_interpreted_subclasses=True)
class Scroll(Kept):
    """A row of a scroll: used once, then discarded."""

    def obstacle(self, state: Dungeon, seat: int) -> str:
        """The message why it cannot be used now; empty if it can."""
        raise NotImplementedError  # pragma: no cover

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).use is Scroll.use or type(self).obstacle is Scroll.obstacle


class RecallScroll(Scroll):
    def obstacle(self, state: Dungeon, seat: int) -> str:
        if not state.may_move(seat):
            return "illegal-trapped"
        return "" if recall_spaces(state, seat) else "illegal-scroll"

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, Recall(seat), chance)


class BanishScroll(Scroll):
    def obstacle(self, state: Dungeon, seat: int) -> str:
        return "" if state.goblins else "illegal-no-goblin"

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, BanishGoblin(seat), chance)


class MightScroll(Scroll):
    """Only declared together with red dice, see `fights.spends`."""

    def obstacle(self, state: Dungeon, seat: int) -> str:
        return "illegal-might"

    def idle(self) -> bool:
        return self.id != CARDS[MIGHT]


class GateScroll(Scroll):
    def obstacle(self, state: Dungeon, seat: int) -> str:
        return "" if can_place_portal(state, seat) else "illegal-no-portal-space"

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, PlacePortal(seat), chance)


class TurnScroll(Scroll):
    def obstacle(self, state: Dungeon, seat: int) -> str:
        return "" if state.rolled and state.dice else "illegal-turn"

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        state.push(TurnOneDie(seat))


class SightScroll(Scroll):
    def obstacle(self, state: Dungeon, seat: int) -> str:
        return "" if state.hidden_relics() else "illegal-no-hidden-relic"

    def use(self, state: Dungeon, seat: int, chance: Chance) -> None:
        ask_choice(state, LookAtRelic(seat, state.box.numbers[SIGHT], False), chance)


def recall_spaces(state: Dungeon, seat: int) -> list[int]:
    here = state.at[seat]
    return sorted({*state.portal_places(without=here), *state.at} - {here})


class Recall(PickSpace[Dungeon]):
    """Where the Scroll of Recall puts the meeple."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.jump

    def spaces(self, state: Dungeon) -> list[int]:
        return recall_spaces(state, self.seat)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        put(state, self.seat, space, "jump")

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-recall", rule="DD-3.4.7")


class TurnOneDie(TurnDie[Dungeon]):
    """Which die is turned, and to which face."""

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-turn", rule="DD-3.4.11")
