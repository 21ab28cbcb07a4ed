"""The parts of a view that all Dicium games have in the same shape.

- `active`: whose turn it is; `deciding`: the seats that are asked, as far as the viewer may know.
- `grid`: `columns`, `rows`, `spaces` (`name`, `column`, `row`, `kind`, and what a game adds) and
  `edges` that are not open (`between` two spaces, `kind`).
- `faces`: the colour of each face of the die.
- `printed`: what every player board has places for: the sizes of `hands`, and how many dice can be
  `stored`.
- `dice`: the dice of the active player: `unused` faces, `size` of the hand this turn, whether
  `rolled`, whether `whole` (a straight is possible), `rerolls` and `actions` left.
- `boards`: one for each player: `seat`, `board`, `hand`, `stored` faces, `slots` (`slot`, `level`,
  `bonus`, `taken`), the number of `bonuses`, and `added`: the faces that bonuses, spaces and
  whatever else add to a combination of each colour now.
- `offered`: the player boards to choose from, as long as somebody has none.
- `actions`: what each row of the active player's table would do now: `kind` and `level` of its
  moves, `combination`, the `faces` that it takes (null: as many as one likes), what it `does` (one
  text, or one for each number of dice from 1 to 5), and the `obstacle`: the message why it is not
  possible now, or null.
- `refused`: why the viewer, who is asked, cannot choose what lies at hand: texts by the name of a
  space beside a walk, or by the message of a card in hand (`card-…`).
"""

from __future__ import annotations

from typing import Any, Final

from tatami.core.move import Move
from tatami.games.dicium.rules.boards import free_boards
from tatami.games.dicium.rules.dice import COLOUR_OF, COLOURS, FACES, faces
from tatami.games.dicium.rules.player_board import taken_count
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND, STORAGE, DiceState
from tatami.games.dicium.rules.turn import Act
from tatami.games.dicium.rules.walking import Walk

FOR_PEOPLE: Final = ("options", "grid", "faces", "printed", "offered", "actions", "refused")
"""Parts of the view that say nothing new to a program that learns."""
_FACES: Final = {face: COLOURS[COLOUR_OF[at]] for at, face in enumerate(FACES)}
_PRINTED: Final = {"hands": list(range(FIRST_HAND, LARGEST_HAND + 1)), "stored": STORAGE}


def common_view(state: DiceState, seat: int | None) -> dict[str, Any]:
    """The parts above; a game adds its own."""
    return {
        "active": state.active,
        "deciding": list(state.deciding(seat)),
        "grid": state.kit.map,
        "faces": _FACES,
        "printed": _PRINTED,
        "dice": _dice(state),
        "boards": [_board(state, other) for other in range(state.players)],
        "offered": _offered(state),
        "actions": _actions(state),
        "refused": _refused(state, seat),
    }


def space_name(state: DiceState, space: int) -> str | None:
    """A space as views name it; null for something that is not on the board."""
    return None if space < 0 else state.kit.grid.names[space]


def walk_view(state: DiceState, walk: Walk[Any]) -> dict[str, Any]:
    """A walk under way: whose it is, the way so far, and the steps left."""
    return {
        "seat": walk.seat,
        "from": space_name(state, walk.path[0]),
        "path": [space_name(state, space) for space in walk.path[1:]],
        "left": walk.left,
    }


def shown_faces(dice: int) -> list[str]:
    return [FACES[face] for face in faces(dice)]


def _dice(state: DiceState) -> dict[str, Any]:
    return {
        "unused": shown_faces(state.dice),
        "size": state.size,
        "rolled": state.rolled,
        "whole": state.whole,
        "rerolls": state.rerolls,
        "actions": state.actions,
    }


def _board(state: DiceState, seat: int) -> dict[str, Any]:
    board = state.boards[seat]
    return {
        "seat": seat,
        "board": None if board is None else board.id,
        "hand": state.hand[seat],
        "stored": shown_faces(state.stored[seat]),
        "slots": [] if board is None else board.view(state.slots[seat]),
        "bonuses": taken_count(state.slots[seat]),
        "added": {name: state.added_faces(seat, colour) for colour, name in enumerate(COLOURS)},
    }


def _offered(state: DiceState) -> list[dict[str, Any]]:
    if None not in state.boards:
        return []
    return [{"board": board.id, "slots": board.view(0)} for board in free_boards(state)]


def _actions(state: DiceState) -> list[dict[str, Any]]:
    if state.outcome is not None or None in state.boards:
        return []
    return state.book.actions(state, state.active).overview(state, state.active)


def _refused(state: DiceState, seat: int | None) -> dict[str, Any]:
    if seat is None or seat not in state.actors:
        return {}
    question = state.decision
    at_hand: dict[str, Move] = {}
    if isinstance(question, Walk):
        grid = state.kit.grid
        step = state.kit.dice_moves.step
        at_hand = {grid.names[space]: step[space] for space, _ in grid.adjacent[question.path[-1]]}
    elif isinstance(question, Act):
        at_hand = {str(move.args["card"]): move for move in state.book.card_moves(state, seat)}
    if not at_hand:
        return {}
    legal = state.legal(seat)
    return {
        name: state.refusal(seat, move).json()
        for name, move in at_hand.items()
        if move not in legal
    }
