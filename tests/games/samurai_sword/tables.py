"""Positions for tests, in one line each."""

from __future__ import annotations

from typing import Any

import tatami
from tatami.core.chance import Chance
from tatami.games.samurai_sword.rules.content import (
    BY_PLAYERS,
    CARDS,
    CHARACTERS,
    COUNTS,
    NO_CARD,
    ROLES,
)
from tatami.games.samurai_sword.rules.memory import ACTS, SINCE
from tatami.games.samurai_sword.rules.state import SamuraiSword

GAME = tatami.game("samurai-sword")
ROLES_OF = {
    3: ["shogun", "ninja-1", "ninja-2"],
    4: ["shogun", "samurai", "ninja-1", "ninja-2"],
    5: ["shogun", "samurai", "ninja-1", "ninja-2", "ronin"],
    6: ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"],
    7: ["shogun", "samurai", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"],
}
PLAIN = ["kojiro", "tomoe", "nobunaga", "ieyasu", "goemon", "musashi", "hideyoshi"]
FILLERS = ["geisha", "focus", "diversion", "bo", "armour", "tea", "kiseru"]


def table(
    players: int,
    *,
    turn: int = 0,
    roles: list[str] | None = None,
    characters: dict[int, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    life: dict[int, int] | None = None,
    honour: dict[int, int] | None = None,
    armour: dict[int, int] | None = None,
    quick_draw: dict[int, int] | None = None,
    focus: dict[int, int] | None = None,
    bushido: int = -1,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    reshuffle: str = "at_once",
    weapons_played: int = 0,
    ask: str = "PlayPhase",
) -> SamuraiSword:
    """`turn` is asked in the play phase. Whoever gets no hand here holds one harmless card.

    With `deck` given, whatever is not placed lies at the bottom of the discard pile.
    """
    roles = roles or ROLES_OF[players]
    who = _characters(players, characters or {})
    held = [
        sorted((hands or {}).get(seat, [FILLERS[seat]]), key=CARDS.index) for seat in range(players)
    ]
    laid = {"armour": armour or {}, "quick-draw": quick_draw or {}, "focus": focus or {}}
    left = dict(zip(CARDS, COUNTS, strict=True))
    for pile in (*held, deck or [], discard or []):
        for card in pile:
            left[card] -= 1
    for card, owners in laid.items():
        left[card] -= sum(owners.values())
    left["bushido"] -= bushido >= 0
    rest = [card for card, count in left.items() for _ in range(count)]
    rules = BY_PLAYERS[players]
    points = [rules.shogun_honour if role == "shogun" else rules.honour for role in roles]
    for seat, amount in (honour or {}).items():
        points[seat] = amount
    removed = sorted({"ninja-1", "ninja-2", "ninja-3"} - set(roles))
    data: dict[str, Any] = {
        "game": "samurai-sword",
        "players": players,
        "reshuffle": reshuffle,
        "roles": roles,
        "removed": removed[0] if removed else None,
        "characters": who,
        "life": _spread(players, life or {}, lambda seat: _full(who[seat])),
        "honour": points,
        "box": rules.total_honour(players) - sum(points),
        "hands": held,
        "armour": _spread(players, laid["armour"], lambda seat: 0),
        "quick_draw": _spread(players, laid["quick-draw"], lambda seat: 0),
        "focus": _spread(players, laid["focus"], lambda seat: 0),
        "bushido": bushido,
        "deck": rest if deck is None else deck,
        "discard": (discard or []) if deck is None else [*rest, *(discard or [])],
        "shown": None,
        "turn": turn,
        "weapons_played": weapons_played,
        "known": [[]] * (players * players),
        "hostility": [0] * (players * players),
        "acts": [0] * (len(ACTS) * players * players),
        "cards_since": [0] * (len(SINCE) * players),
        "revealed": 0,
        "stack": [{"ask": ask, "seat": turn}],
        "outcome": None,
    }
    state = GAME.load(data)
    assert isinstance(state, SamuraiSword)
    return state


def _characters(players: int, given: dict[int, str]) -> list[str]:
    free = [name for name in PLAIN if name not in given.values()]
    spare = [name for name in CHARACTERS if name not in PLAIN and name not in given.values()]
    pool = free + spare
    return [given[seat] if seat in given else pool.pop(0) for seat in range(players)]


def _full(character: str) -> int:
    return {"chiyome": 4, "ginchiyo": 4, "hanzo": 4, "hideyoshi": 4, "ushiwaka": 4}.get(
        character, 5
    )


def _spread(players: int, given: dict[int, int], default: Any) -> list[int]:
    return [given.get(seat, default(seat)) for seat in range(players)]


def play(state: SamuraiSword, *moves: str, seed: str = "test") -> SamuraiSword:
    """Moves as `"2: answer parry"`, or without a seat for whoever is asked."""
    chance = Chance(seed)
    for text in moves:
        seat, _, notation = text.rpartition(": ")
        state.apply(int(seat) if seat else state.actors[0], GAME.move(notation), chance)
        state.check()
    return state


def legal(state: SamuraiSword, seat: int | None = None) -> list[str]:
    return [str(move) for move in state.legal(state.actors[0] if seat is None else seat)]


def top(state: SamuraiSword) -> str:
    """The card on top of the discard pile."""
    return CARDS[state.discard[-1]]


def cards(hand: list[int]) -> list[str]:
    return [CARDS[card] for card in hand]


def role_of(state: SamuraiSword, seat: int) -> str:
    return ROLES[state.roles[seat]]


__all__ = ["GAME", "NO_CARD", "cards", "legal", "play", "role_of", "table", "top"]
