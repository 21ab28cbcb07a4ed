"""Why a move is not legal, in words that help."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Arguments, Text
from tatami.games.dicium.dungeon.rules.cards import TABLE
from tatami.games.dicium.dungeon.rules.kept import card_text
from tatami.games.dicium.dungeon.rules.portals import may_teleport
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.windows import UseScroll, obstacle
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import holds
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.refusal import common_refusal
from tatami.games.dicium.rules.turn import Act
from tatami.games.dicium.rules.walking import PickSpace

_SCROLLS: Final = {
    "illegal-no-card": "DD-3.4.17",
    "illegal-trapped": "DD-3.5.3",
}
_RULES: Final = {
    "illegal-antimagic": "DD-3.5.10",
    "illegal-dark": "DD-3.5.11",
    "illegal-trapped": "DD-3.5.3",
    "illegal-sand": "DD-3.5.4",
    "illegal-no-way": "DD-7.1.1",
    "illegal-no-door": "DD-7.3.2",
    "illegal-no-wall": "DD-7.3.4",
    "illegal-no-target": "DD-7.3.11",
    "illegal-no-goblin": "DD-7.3.5",
    "four illegal-no-goblin": "DD-7.4.5",
    "illegal-no-portal-space": "DD-7.4.8",
    "illegal-no-treasure": "DD-7.3.8",
    "illegal-no-relic": "DD-7.3.9",
    "illegal-fewer": "DD-6.10",
}


def why_not(state: Dungeon, seat: int, move: Move) -> Text:
    question = state.decision
    if isinstance(question, (Act, UseScroll)):
        if move.kind == "scroll":
            assert isinstance(move, NumberedMove)
            why = obstacle(state, seat, move.number)
            return Text(why, rule=_SCROLLS.get(why, TABLE[move.number].rule))
        if move.kind == "teleport" and isinstance(question, Act):
            assert isinstance(move, SpaceMove)
            if state.may_teleport and not may_teleport(state):
                trap: Arguments = {"card": card_text(state.card)}
                return Text("illegal-teleport-trap", trap, rule=TABLE[state.card].rule)
            if not may_teleport(state):
                return Text("illegal-teleport", rule="DD-6.7")
            return Text("illegal-no-portal", rule="DD-1.5")
        if isinstance(move, ActionMove) and _lacks_numbers(state, seat, move):
            return Text("illegal-no-number", {"card": card_text(state.card)}, rule="DD-3.5.10")
    if isinstance(question, PickSpace) and move in question.moves(state):
        return Text(f"illegal-{move.kind}")
    return common_refusal(state, seat, move, _RULES)


def _lacks_numbers(state: Dungeon, seat: int, move: ActionMove) -> bool:
    """DD-3.5.10: the dice are there, but some of them have no number in this turn."""
    if state.young or move.row.colour >= 0 or not holds(state.dice, move.dice):
        return False
    return state.actions > 0 and not holds(state.numbered(seat), move.dice)
