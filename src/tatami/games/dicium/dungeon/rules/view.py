"""What everybody sees of a game of Dungeon; nobody knows more than another (DD-11).

Beside the parts that all Dicium games have (see the kit's `view`); here a space of the `grid` has
a `kind` (`floor`, `portal`, `entrance`, `hallway`, `throne`, `lair`, `treasury`, `crypt`, `guard`),
and `hallway` lists the King's way:

- `pieces`: what is on the board, each with `kind` and `at` (a space's name, or null):
  `adventurer` (`seat`), `king` (`step`), `portal`, `monster` (`monster`, `strength`), `goblin`
  (`strength`), `treasure`, `relic` (`chest`: its id once it was shown, else null).
- A board has `cards` (scrolls and items), `trophies`, and its `deck`: cards of each colour, `king`
  while the King card is under it, and the `size`.
- `quest`: the `turn`, chests `opened` in order, the `objective`, whether the `crown` is found.
- `king`: whether he `marches`, the step of the hallway that is his `entry`, the `step` he is on,
  the steps `left` to the `throne`, and as long as he does not march `turns` until his card (0: it
  is revealed in this turn).
- `stock` of goblins, and the `goblin_strength`.
- `card`: the card revealed this turn: `card`, its colour, whether it is `spared` (a trap without
  effect); null if there is none or it was kept.
- `numbers`: the number of each card that has one, the argument `count` of `about-card-<id>`, and
  two for all of them and `about-chest-<id>`: `help`, the distance at which others help, and `near`,
  the one at which the Portal tile is placed.
- `chests`: of each chest whether it is a `treasure` or a `relic`; `kept`: the cards that are kept
  when they are revealed.
- `teleport`: the portal places that a portal step may lead to now.
- `walk`: the walk under way: `seat`, `path` so far, steps `left`, and `reach`: the spaces where it
  may end, each with the way there.
- `fight`: the fight under way: `seat`, `enemy`, `at`, its `strength`, and the `bonus` that the seat
  has beside its die and red dice; `spent` red dice and `die` once they are.
- `test`: the same for the test of a trap: `seat`, `card`, `strength`, `bonus`, `spent`, `die`.
- `used`: the items that were used in this turn and count once.
- `discard`: the cards of the discard pile.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tatami.games.dicium.dungeon.rules.board import FARTHEST
from tatami.games.dicium.dungeon.rules.cards import TrapTest
from tatami.games.dicium.dungeon.rules.content import Box
from tatami.games.dicium.dungeon.rules.fights import Battle, Luck
from tatami.games.dicium.dungeon.rules.names import (
    CARDS,
    CHESTS,
    COLOURS_OF_CARDS,
    CROWN,
    EMPTY,
    FIRST_RELIC,
    FOOT,
    GAS,
    GOBLIN,
    IMP,
    KINDS,
    KING,
    MONSTERS,
    NOBODY,
    NUMBERS,
    RING,
    UNKNOWN,
    colour_of,
    is_kept,
)
from tatami.games.dicium.dungeon.rules.portals import may_teleport
from tatami.games.dicium.dungeon.rules.state import COLOURS, NO_CARD, Dungeon
from tatami.games.dicium.rules.fights import (
    AVOIDED,
    Rolled,
    SpendRed,
    Threshold,
    contest_under_way,
)
from tatami.games.dicium.rules.turn import Act
from tatami.games.dicium.rules.view import common_view, space_name
from tatami.games.dicium.rules.walking import reach, walk_under_way

_SORTS: Final = {
    chest: "treasure" if number < FIRST_RELIC else "relic" for number, chest in enumerate(CHESTS)
}
_KEPT: Final = [name for card, name in enumerate(CARDS) if is_kept(card)]


def dungeon_view(state: Dungeon, seat: int | None) -> dict[str, Any]:
    view = common_view(state, seat)
    for board in view["boards"]:
        board |= _company(state, board["seat"])
    return view | {
        "options": dict(state.options),
        "pieces": _pieces(state),
        "quest": {
            "turn": state.turn,
            "opened": [CHESTS[chest] for chest in state.opened],
            "chests": len(CHESTS),
            "objective": state.objective(),
            "crown": CROWN in state.opened,
        },
        "king": _king(state),
        "stock": state.stock,
        "goblin_strength": state.goblin_strength,
        "card": _card(state),
        "numbers": _numbers(state.box),
        "chests": _SORTS,
        "kept": _KEPT,
        "teleport": _teleport(state),
        "walk": _walk(state),
        "fight": _fight(state),
        "test": _test(state),
        "used": _used(state),
        "discard": [CARDS[kind] for kind in range(KINDS) for _ in range(state.discard[kind])],
    }


def _company(state: Dungeon, seat: int) -> dict[str, Any]:
    deck: dict[str, Any] = {
        name: state.decks[seat * COLOURS + colour] for colour, name in enumerate(COLOURS_OF_CARDS)
    }
    deck["king"] = seat == 0 and state.king_card
    deck["size"] = state.deck_size(seat)
    return {
        "cards": [CARDS[card] for card in state.cards_of(seat)],
        "trophies": state.trophies(seat),
        "deck": deck,
    }


def _pieces(state: Dungeon) -> list[dict[str, Any]]:
    labyrinth = state.labyrinth
    found: list[dict[str, Any]] = [
        {"kind": "adventurer", "seat": seat, "at": space_name(state, state.at[seat])}
        for seat in range(state.players)
    ]
    found.append({"kind": "king", "at": space_name(state, state.king_space())})
    found.append({"kind": "portal", "at": space_name(state, state.portal)})
    for lair, monster in enumerate(state.lairs):
        if monster != NOBODY:
            found.append(
                {
                    "kind": "monster",
                    "monster": MONSTERS[monster],
                    "strength": state.box.monsters[monster],
                    "at": space_name(state, labyrinth.lairs[lair]),
                }
            )
    for space in state.goblins:
        found.append(
            {
                "kind": "goblin",
                "strength": state.goblin_strength,
                "at": space_name(state, space),
            }
        )
    for treasury, closed in enumerate(state.treasuries):
        if closed:
            at = space_name(state, labyrinth.treasuries[treasury])
            found.append({"kind": "treasure", "at": at})
    for crypt, relic in enumerate(state.crypts):
        if relic != EMPTY:
            chest = None if relic == UNKNOWN else CHESTS[FIRST_RELIC + relic]
            at = space_name(state, labyrinth.crypts[crypt])
            found.append({"kind": "relic", "chest": chest, "at": at})
    return found


def _king(state: Dungeon) -> dict[str, Any]:
    throne = state.labyrinth.throne
    marches = state.king >= 0
    step = state.king if marches else state.king_entry
    return {
        "marches": marches,
        "entry": state.king_entry,
        "step": step if marches else None,
        "throne": throne,
        "left": throne - step,
        "turns": None if marches else _turns_to_his_card(state),
    }


def _turns_to_his_card(state: Dungeon) -> int:
    """DD-5.4: it is revealed once every other card has been, by seat 0."""
    given = state.box.player_counts[state.settings.difficulty][state.players - 1]
    return sum(given.cards) * state.players + 1 - state.turn


def _card(state: Dungeon) -> dict[str, Any] | None:
    if state.card == NO_CARD:
        return None
    colour = None if state.card == KING else COLOURS_OF_CARDS[colour_of(state.card)]
    spared = state.spared and state.card != IMP  # DD-3.5.12: what it took is its effect
    return {"card": CARDS[state.card], "colour": colour, "spared": spared}


@cache
def _numbers(box: Box) -> dict[str, int]:
    numbers = {CARDS[kind]: box.numbers[kind] for kind in NUMBERS}
    numbers[CARDS[GAS]] = AVOIDED
    numbers["help"] = box.help
    numbers["near"] = FARTHEST
    return numbers


def _teleport(state: Dungeon) -> list[str | None]:
    if state.outcome is not None or not isinstance(state.stack[-1], Act) or not may_teleport(state):
        return []
    places = state.portal_places(without=state.at[state.active])
    return [space_name(state, space) for space in places]


def _walk(state: Dungeon) -> dict[str, Any] | None:
    walk = walk_under_way(state)
    if walk is None or state.outcome is not None:
        return None
    ways = reach(state, walk) if walk is state.stack[-1] else {}
    return {
        "seat": walk.seat,
        "path": [space_name(state, space) for space in walk.path],
        "left": walk.left,
        "reach": {
            state.kit.grid.names[space]: [space_name(state, step) for step in way]
            for space, way in ways.items()
        },
    }


def _rolled(state: Dungeon, contest: Threshold[Dungeon]) -> dict[str, Any]:
    """The sum of a contest as far as it is known."""
    die, spent = None, 0
    for frame in state.stack:
        if isinstance(frame, Rolled):
            die, spent = frame.die, frame.spent
    return {
        "seat": state.active,
        "strength": contest.strength(state),
        "bonus": contest.situation(state, state.active) + state.red_strength(state.active),
        "spent": spent,
        "die": die,
    }


def _contest(state: Dungeon) -> Threshold[Dungeon] | None:
    """What is fought about, while red dice or the Rabbit's Foot are asked for."""
    if state.outcome is not None or not isinstance(state.stack[-1], (SpendRed, Luck)):
        return None
    contest = contest_under_way(state)
    assert isinstance(contest, Threshold)
    return contest


def _fight(state: Dungeon) -> dict[str, Any] | None:
    contest = _contest(state)
    if not isinstance(contest, Battle):
        return None
    enemy = state.enemy_at(contest.space)
    return _rolled(state, contest) | {
        "enemy": "goblin" if enemy == GOBLIN else MONSTERS[enemy],
        "at": space_name(state, contest.space),
    }


def _test(state: Dungeon) -> dict[str, Any] | None:
    """DD-3.5.16."""
    contest = _contest(state)
    if not isinstance(contest, TrapTest):
        return None
    return _rolled(state, contest) | {"card": CARDS[state.card]}


def _used(state: Dungeon) -> list[str]:
    used = []
    if state.ring_used:
        used.append(CARDS[RING])
    if state.foot_used:
        used.append(CARDS[FOOT])
    return used
