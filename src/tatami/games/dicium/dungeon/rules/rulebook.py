"""The chapters of the rules, put together."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.conservation import check_dungeon
from tatami.games.dicium.dungeon.rules.portals import may_teleport, put
from tatami.games.dicium.dungeon.rules.refusal import why_not
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.turn import end_turn
from tatami.games.dicium.dungeon.rules.view import dungeon_view
from tatami.games.dicium.dungeon.rules.windows import usable, use_scroll
from tatami.games.dicium.rules.actions import ActionMove, Actions
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.rulebook import Rulebook
from tatami.games.dicium.rules.turn import AskAct


class DungeonBook(Rulebook[Dungeon]):
    def actions(self, state: Dungeon, seat: int) -> Actions:
        return state.box.actions

    def offers(self, state: Dungeon, seat: int) -> list[Move]:
        """DD-6.7: combinations, scrolls, and before the first action a portal step."""
        found = state.box.actions.offers(state, seat)
        found += usable(state, seat)
        if may_teleport(state):
            teleport = state.box.moves.teleport
            found += [teleport[space] for space in state.portal_places(without=state.at[seat])]
        found.append(state.kit.dice_moves.end)
        return found

    def card_moves(self, state: Dungeon, seat: int) -> list[Move]:
        return [move for move in state.box.moves.scroll if state.holds(seat, move.number)]

    def act(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, ActionMove):
            state.may_teleport = False
            super().act(state, seat, move, chance)
            return
        state.push(AskAct(seat))
        if isinstance(move, SpaceMove):
            state.may_teleport = False
            put(state, seat, move.space, "teleport")
        else:
            assert isinstance(move, NumberedMove)
            use_scroll(state, seat, move.number, chance)

    def turn_over(self, state: Dungeon, seat: int, chance: Chance) -> None:
        end_turn(state, seat)

    def view(self, state: Dungeon, seat: int | None) -> dict[str, Any]:
        return dungeon_view(state, seat)

    def why_not(self, state: Dungeon, seat: int, move: Move) -> Text:
        return why_not(state, seat, move)

    def check(self, state: Dungeon) -> None:
        check_dungeon(state)


BOOK: Final = DungeonBook()
