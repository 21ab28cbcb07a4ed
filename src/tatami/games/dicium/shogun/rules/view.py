"""What everybody sees of a raid: all of it (DS-10.1).

Beside the parts that all Dicium games share (`active`, `deciding`, `grid`, `faces`, `dice`,
`boards`, `actions`):

- `round`: `number` and `limit` (0: none). `alert`: Alert cards `left` of how many (`of`).
- `pieces`: `id`, `kind` (ninja, samurai, shogun), `seat` and `colour` (null for the Shogun), `at`
  (null: in stock), whether it is the `carrier`.
- `shogun`: `at`, whether `free`, the `carrier`'s id; `home`: the steps from him to the nearest
  torii for a ninja who carries him, samurai being in the way (null: no way).
- `gardens`: `garden` (1 to 8), `brazier` (its space), `lit`, `torii` (the space of a Torii tile),
  whether it is `showing`.
- `torii`, `garrisons`: all of them, with `at`, whether a `tile`, whether `available`.
- a board's `side`, `colour`, `tiles` left on it and pieces in `stock`.
- `choosing`: while a piece or its way is asked for: `how`, `steps`, and for each piece (by id) the
  spaces it may go to, with what would happen there: stop, fight, defeat, capture, light, home.
  During a Banzai the `way` so far, and all spaces where it may still end.
- `fight`: the fight under way: `kind` (attack, shuriken), `attacker`, `defender`, `at` and how
  texts say that (`place`), what the situation adds to the attack (`bonus`), and the `attack` as
  soon as it is known.
- `lifted`: while the new space of a tile in play is asked for, the space that it leaves.
- `meets`: while re-rolls or actions are asked for: for each piece of the active player (by id) the
  spaces where its way would end with a fight, a capture or a victory, however far they are: fight,
  capture, home.
- `sole`: then, too: for each action (by kind) that the dice allow and that leaves nothing to choose
  the `piece` that carries it out, the space (`at`), and what `happens` there.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.games.dicium.rules.dice import YELLOW, colour_count
from tatami.games.dicium.rules.fights import Attacked
from tatami.games.dicium.rules.moves import place_args
from tatami.games.dicium.rules.turn import Act, Reroll
from tatami.games.dicium.rules.view import common_view
from tatami.games.dicium.shogun.rules.actions import SendPiece
from tatami.games.dicium.shogun.rules.banzai import Charge
from tatami.games.dicium.shogun.rules.combat import Onslaught, ShurikenHit
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.errands import Go, PickPiece
from tatami.games.dicium.shogun.rules.movement import (
    BANZAI,
    BRAZIER,
    DOORS,
    INFILTRATION,
    LIGHT,
    OPENING,
    REDEPLOY,
    STRONG,
    WALK,
    movable,
    spaces_for,
)
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import SAMURAI, Raid
from tatami.games.dicium.shogun.rules.tiles import PlaceTile

WAYS_TO_GO: Final = {
    WALK: "walk",
    DOORS: "doors",
    STRONG: "assault",
    LIGHT: "light",
    OPENING: "opening",
    INFILTRATION: "infiltration",
    REDEPLOY: "redeploy",
    BRAZIER: "brazier",
    BANZAI: "banzai",
}
_SHOGUN_ID: Final = 12
"""The Shogun among the ids of pieces."""


def raid_view(raid: Raid, seat: int | None) -> dict[str, Any]:
    view = common_view(raid, seat)
    for board in view["boards"]:
        _complete(raid, board)
    view["grid"] = raid.palace.map
    view["options"] = dict(raid.options)
    view["round"] = {"number": raid.round, "limit": raid.settings.round_limit}
    view["alert"] = {"left": raid.cards, "of": raid.settings.alert_cards}
    view["pieces"] = _pieces(raid)
    view["shogun"] = {
        "at": _name(raid, raid.shogun),
        "free": raid.free(),
        "carrier": None if raid.free() else raid.carrier,
        "home": steps_home(raid),
    }
    view["gardens"] = [_garden(raid, garden) for garden in range(GARDENS)]
    view["torii"] = _refuges(raid, raid.all_torii(), raid.available_torii(), [raid.palace.torii])
    view["garrisons"] = _refuges(
        raid, raid.all_garrisons(), raid.available_garrisons(), raid.palace.garrisons
    )
    view["choosing"] = _choosing(raid)
    view["fight"] = _fight(raid)
    view["lifted"] = _lifted(raid)
    view["meets"] = _meets(raid)
    view["sole"] = _sole(raid)
    return view


def colour_of(raid: Raid, seat: int) -> str:
    board = raid.boards[seat]
    return "" if board is None else board.id.rpartition("-")[2]


def _name(raid: Raid, space: int) -> str | None:
    return None if space == NOWHERE else raid.palace.grid.names[space]


def _id(piece: int) -> int:
    return _SHOGUN_ID if piece == SHOGUN else piece


def _complete(raid: Raid, board: dict[str, Any]) -> None:
    seat = board["seat"]
    board["side"] = "samurai" if seat % 2 else "ninja"
    board["colour"] = colour_of(raid, seat)
    board["tiles"] = raid.tiles[seat]
    board["stock"] = sum(raid.at[piece] == NOWHERE for piece in raid.pieces(seat))


def _pieces(raid: Raid) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = [
        {
            "id": piece,
            "kind": "samurai" if piece // MEEPLES % 2 else "ninja",
            "seat": piece // MEEPLES,
            "colour": colour_of(raid, piece // MEEPLES),
            "at": _name(raid, space),
            "carrier": piece == raid.carrier,
        }
        for piece, space in enumerate(raid.at)
    ]
    shogun = {
        "id": _SHOGUN_ID,
        "kind": "shogun",
        "seat": None,
        "colour": None,
        "at": _name(raid, raid.shogun),
        "carrier": False,
    }
    return [*pieces, shogun]


def _garden(raid: Raid, garden: int) -> dict[str, Any]:
    return {
        "garden": garden + 1,
        "brazier": _name(raid, raid.palace.brazier[garden]),
        "lit": raid.lit[garden],
        "torii": _name(raid, raid.torii[garden]),
        "showing": raid.torii[garden] != NOWHERE and not raid.lit[garden],
    }


def _refuges(
    raid: Raid, spaces: list[int], available: list[int], printed: list[int]
) -> list[dict[str, Any]]:
    return [
        {"at": _name(raid, s), "tile": s not in printed, "available": s in available}
        for s in spaces
    ]


def steps_home(raid: Raid) -> int | None:
    """The way of a carrier on the Shogun's space to the nearest torii: no doors, no samurai."""
    here = raid.presence()
    steps = [-1] * raid.palace.size
    steps[raid.shogun] = 0
    queue = [raid.shogun]
    for space in queue:
        if raid.is_torii(space) and not here[space] & SAMURAI:
            return steps[space]
        for other in raid.palace.open_ways[space]:
            if steps[other] < 0 and not here[other] & SAMURAI:
                steps[other] = steps[space] + 1
                queue.append(other)
    return None


def _choosing(raid: Raid) -> dict[str, Any] | None:
    question = raid.stack[-1] if raid.stack else None
    if isinstance(question, PickPiece):
        pieces = movable(raid, question.seat, question.how, question.steps)
    elif isinstance(question, Go):
        pieces = [question.piece]
    elif isinstance(question, Charge):
        return _charging(raid, question)
    else:
        return None
    return {
        "how": WAYS_TO_GO[question.how],
        "steps": question.steps,
        "way": [],
        "pieces": {
            str(_id(piece)): _outlook(raid, piece, question.how, question.steps) for piece in pieces
        },
    }


def _charging(raid: Raid, charge: Charge) -> dict[str, Any]:
    names = raid.palace.grid.names
    return {
        "how": WAYS_TO_GO[BANZAI],
        "steps": charge.left,
        "way": [names[space] for space in charge.path],
        "pieces": {
            str(_id(charge.piece)): {
                names[space]: happens(raid, charge.piece, space, BANZAI)
                for space in sorted({*charge.spaces(raid), *charge.ways(raid)})
            }
        },
    }


def _fight(raid: Raid) -> dict[str, Any] | None:
    attack: int | None = None
    for frame in raid.stack[::-1]:
        if isinstance(frame, Attacked):
            attack = frame.attack
        elif isinstance(frame, (Onslaught, ShurikenHit)):
            return {
                "kind": "attack" if isinstance(frame, Onslaught) else "shuriken",
                "attacker": frame.attacker,
                "defender": frame.defender,
                "at": _name(raid, raid.at[frame.victim]),
                "place": place_args(raid.palace.grid, raid.at[frame.victim]),
                "bonus": frame.situation(raid, frame.attacker),
                "attack": attack,
            }
    return None


def _lifted(raid: Raid) -> str | None:
    question = raid.stack[-1] if raid.stack else None
    return _name(raid, question.lifted) if isinstance(question, PlaceTile) else None


def _outlook(raid: Raid, piece: int, how: int, steps: int) -> dict[str, str]:
    if how & BRAZIER:
        return {raid.palace.grid.names[raid.place_of(piece)]: "light"}
    return {
        raid.palace.grid.names[space]: happens(raid, piece, space, how)
        for space in spaces_for(raid, piece, how, steps)
    }


def happens(raid: Raid, piece: int, space: int, how: int) -> str:
    """What a movement of the piece to the space leads to, in a word."""
    if piece != SHOGUN:
        side = piece // MEEPLES % 2
        if raid.owners_on(space, 1 - side):
            return "defeat" if how & BANZAI else "fight"
        if side == 0:
            captures = raid.carrier == NOBODY and raid.shogun == space
            if (captures or piece == raid.carrier) and raid.is_torii(space):
                return "home"
            return "capture" if captures else "stop"
    if how & LIGHT and raid.unlit_brazier(space) != NOWHERE:
        return "light"
    return "stop"


def _meets(raid: Raid) -> dict[str, dict[str, str]] | None:
    if not raid.stack or not isinstance(raid.stack[-1], (Act, Reroll)):
        return None
    names = raid.palace.grid.names
    spaces = sorted({raid.shogun, *raid.at, *raid.all_torii()} - {NOWHERE})
    found: dict[str, dict[str, str]] = {}
    for piece in raid.usable(raid.active):
        deeds = {names[space]: happens(raid, piece, space, WALK) for space in spaces}
        found[str(_id(piece))] = {name: deed for name, deed in deeds.items() if deed != "stop"}
    return found


def _sole(raid: Raid) -> dict[str, dict[str, Any]]:
    """Only steps through a door or a wall, lights and redeployments can be without a choice."""
    found: dict[str, dict[str, Any]] = {}
    if not raid.stack or not isinstance(raid.stack[-1], (Act, Reroll)):
        return found
    seat = raid.active
    yellow = colour_count(raid.dice, YELLOW)
    faces = yellow + raid.added_faces(seat, YELLOW)
    for row in raid.book.actions(raid, seat).rows:
        use = row.use
        if not yellow or not isinstance(use, SendPiece) or use.steps != 1 or row.faces > faces:
            continue
        pieces = movable(raid, seat, use.how, use.steps)
        ends = _outlook(raid, pieces[0], use.how, use.steps) if len(pieces) == 1 else {}
        if len(ends) == 1:
            for at, deed in ends.items():
                found[row.kind] = {"piece": _id(pieces[0]), "at": at, "happens": deed}
    return found
