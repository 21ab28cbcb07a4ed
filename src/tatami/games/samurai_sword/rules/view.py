"""Everything that a seat, or a spectator, may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tatami.core.state import merged
from tatami.games.samurai_sword.rules.content import (
    CARDS,
    CHARACTERS,
    DAMAGE,
    LIFE,
    NO_CARD,
    PERMANENTS,
    PRECISION,
    ROLES,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.knowledge import knows_role
from tatami.games.samurai_sword.rules.memory import ACTS, SINCE
from tatami.games.samurai_sword.rules.moves import NO_TARGET, Play

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


def _printed(card: int) -> dict[str, Any]:
    weapon = card < WEAPONS
    kind = "weapon" if weapon else "permanent" if card in PERMANENTS else "action"
    return {
        "kind": kind,
        "precision": PRECISION[card] if weapon else None,
        "damage": DAMAGE[card] if weapon else None,
    }


PRINTED: Final = {name: _printed(card) for card, name in enumerate(CARDS)}
"""What stands on the cards, for who draws them."""
ROWS: Final[tuple[str, ...]] = ("players",)
LASTING: Final[tuple[str, ...]] = ("game", "cards")


def view(state: SamuraiSword, seat: int | None) -> dict[str, Any]:
    """SS-8.1, SS-R13: everything the seat (None: a spectator) may know.

    `difficulty` is from the viewer to that player; `known` are cards that the viewer knows
    in the other hand; `unplayable` says why a card of the own hand cannot be played now;
    `attack` is the weapon question that waits for an answer; roles are shown when known.
    """
    return merged(shared_view(state), own_view(state, seat), ROWS)


def open_view(state: SamuraiSword, seat: int | None) -> dict[str, Any]:
    """With all roles and hands, as everybody sees them at the end."""
    found = view(state, seat)
    for other, player in enumerate(found["players"]):
        player["role"] = ROLES[state.roles[other]]
        player["hand"] = [CARDS[card] for card in state.hands[other]]
    return found


def shared_view(state: SamuraiSword) -> dict[str, Any]:
    return {
        "game": state.game_id,
        "over": state.outcome is not None,
        "turn": state.turn,
        "weapons_left": max(0, state.weapons_left(state.turn)),
        "deck": len(state.deck),
        "discard": [CARDS[card] for card in state.discard],
        "shown": CARDS[state.shown] if state.shown != NO_CARD else None,
        "box": state.box,
        "asking": state.asking() or None,
        "players": [_player(state, other) for other in range(state.players)],
        "cards": PRINTED,
    }


def own_view(state: SamuraiSword, seat: int | None) -> dict[str, Any]:
    result: dict[str, Any] = {"you": seat, "players": _seen(state, seat)}
    if seat is not None:
        result["hand"] = [CARDS[card] for card in state.hands[seat]]
        result["unplayable"] = unplayable(state, seat)
    return result


def own_stamp(state: SamuraiSword, seat: int | None) -> Any:
    """All that own views are made of beside what stays the same in a game; whoever plays cards
    has to look which."""
    over = state.outcome is not None
    if seat is None:
        return over
    if seat == state.turn and state.asking() == "PlayPhase":
        return None
    n = state.players
    return (
        over,
        state.fighting,
        tuple(state.armour),
        tuple(state.hands[seat]),
        tuple(state.known[seat * n : seat * n + n]),
    )


def _player(state: SamuraiSword, other: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    n, character = state.players, state.characters[other]
    hand = state.hands[other]
    return {
        "seat": other,
        "character": CHARACTERS[character],
        "life": state.life[other],
        "max_life": LIFE[character],
        "honour": state.honour[other],
        "hand_size": len(hand),
        "hand": [CARDS[card] for card in hand] if state.outcome is not None else None,
        "armour": state.armour[other],
        "quick_draw": state.quick_draw[other],
        "focus": state.focus[other],
        "bushido": state.bushido == other,
        "harmless": state.harmless(other),
        "defence": state.defence(other),
        "hostility": state.hostility[other * n : (other + 1) * n],
        "acts": {
            kind: state.acts[(at * n + other) * n : (at * n + other + 1) * n]
            for at, kind in enumerate(ACTS)
        },
        "cards_since": {kind: state.cards_since[at * n + other] for at, kind in enumerate(SINCE)},
    }


def _seen(state: SamuraiSword, seat: int | None) -> dict[int, dict[str, Any]]:
    """What the seat alone sees of each player."""
    over = state.outcome is not None
    n = state.players
    known: list[tuple[int, ...]] = []
    difficulties: list[int] = []
    if seat is not None:
        difficulties = [state.difficulty(seat, other) for other in range(n)]
        if not over:
            known = state.known[seat * n : seat * n + n]
    return {
        other: {
            "role": ROLES[state.roles[other]] if over or knows_role(state, seat, other) else None,
            "known": [CARDS[card] for card in known[other]] if known and known[other] else [],
            "difficulty": difficulties[other] if difficulties and seat != other else None,
        }
        for other in range(n)
    }


def unplayable(state: SamuraiSword, seat: int) -> dict[str, Any]:
    """For each kind of card in the own hand that cannot be played now: why."""
    if state.turn != seat or state.asking() != "PlayPhase":
        return {}
    playable = {move.card for move in state.legal(seat) if isinstance(move, Play)}
    return {
        CARDS[card]: state.refusal(seat, NO_TARGET[card]).json()
        for card in sorted(set(state.hands[seat]))
        if card not in playable
    }
