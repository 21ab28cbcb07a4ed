"""The cards, characters and roles, from `content.toml`.

A card is a small number, its kind; two cards of a kind cannot be told apart. Weapons come
first, so that `card < WEAPONS` asks whether a card is one.
"""

from __future__ import annotations

from typing import Final

from tatami.core.content import FILE, Document, open_content
from tatami.core.errors import BadContent

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 7
TURN_DRAW: Final[int] = 2
WEAPONS_A_TURN: Final[int] = 1
STRONG_SHOGUN: Final[int] = 1
"""More cards drawn, and more weapons, for the shogun of three players."""

ROLES: Final[list[str]] = ["shogun", "samurai", "ninja-1", "ninja-2", "ninja-3", "ronin"]
SHOGUN: Final[int] = 0
SAMURAI: Final[int] = 1
NINJA: Final[list[int]] = [2, 3, 4]
RONIN: Final[int] = 5

TEAMS: Final[list[str]] = ["ninja", "shogun", "ronin"]
"""In the order in which ties are broken."""
NINJA_TEAM: Final[int] = 0
SHOGUN_TEAM: Final[int] = 1
RONIN_TEAM: Final[int] = 2
TEAM_OF: Final[list[int]] = [1, 1, 0, 0, 0, 2]
"""By role."""

_SIDES: Final = ("shogun", "samurai", "ninja", "ronin")
_MOST: Final = 99


class PlayerCount:
    """What the number of players decides."""

    def __init__(self, document: Document, table: str, players: int) -> None:
        if document.number(table, "players", LEAST_PLAYERS, MOST_PLAYERS) != players:
            problem = f"the tables must be those for {LEAST_PLAYERS} to {MOST_PLAYERS} players"
            raise document.wrong(table, "players", problem)
        self.samurai: Final[int] = document.number(table, "samurai", 0, 2)
        self.ronin: Final[int] = document.number(table, "ronin", 0, 1)
        self.ninja: Final[int] = document.number(table, "ninja", 0, len(NINJA))
        if 1 + self.samurai + self.ronin + self.ninja != players:
            problem = f"the roles must be those of {players} players, the shogun's included"
            raise document.wrong(table, "", problem)
        self.shogun_honour: Final[int] = document.number(table, "shogun_honour", 1, _MOST)
        self.honour: Final[int] = document.number(table, "honour", 1, _MOST)
        factors = {role: document.number(f"{table}.multipliers", role, 0, _MOST) for role in _SIDES}
        self.multipliers: Final[list[int]] = [factors[role.partition("-")[0]] for role in ROLES]

    def total_honour(self, players: int) -> int:
        return self.shogun_honour + (players - 1) * self.honour


class Content:
    """The whole file. Cards and characters are in the order in which they stand there."""

    def __init__(self, document: Document) -> None:
        weapons = document.tables("weapon")
        permanents = counts(document, "permanents")
        actions = counts(document, "actions")
        self.cards = [*document.different(weapons, "id"), *permanents, *actions]
        self.counts = [
            *[document.number(weapon, "count", 1, _MOST) for weapon in weapons],
            *permanents.values(),
            *actions.values(),
        ]
        self.weapons = len(weapons)
        self.precision = [document.number(weapon, "precision", 1, _MOST) for weapon in weapons]
        self.damage = [document.number(weapon, "damage", 1, _MOST) for weapon in weapons]
        self.life = counts(document, "characters")
        self.hands = list(document.numbers("setup", "hands", MOST_PLAYERS, 1, _MOST))
        self.hand_limit = document.number("setup", "hand_limit", 1, _MOST)
        self.by_players = by_players(document)
        document.finish()


def counts(document: Document, table: str) -> dict[str, int]:
    """The numbers of a table, each by its name."""
    return {key: document.number(table, key, 1, _MOST) for key in document.table(table)}


def by_players(document: Document) -> dict[int, PlayerCount]:
    tables = document.tables("table")
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    if len(tables) != len(players):
        problem = f"there must be a table for {LEAST_PLAYERS} to {MOST_PLAYERS} players each"
        raise document.wrong(tables[-1], "", problem)
    return {n: PlayerCount(document, table, n) for n, table in zip(players, tables, strict=True)}


_PRINTED: Final = Content(open_content("tatami.games.samurai_sword"))

CARDS: Final[list[str]] = _PRINTED.cards
COUNTS: Final[list[int]] = _PRINTED.counts
WEAPONS: Final[int] = _PRINTED.weapons
PRECISION: Final[list[int]] = _PRINTED.precision
DAMAGE: Final[list[int]] = _PRINTED.damage
CHARACTERS: Final[list[str]] = list(_PRINTED.life)
LIFE: Final[list[int]] = list(_PRINTED.life.values())
HANDS: Final[list[int]] = _PRINTED.hands
HAND_LIMIT: Final[int] = _PRINTED.hand_limit
BY_PLAYERS: Final[dict[int, PlayerCount]] = _PRINTED.by_players


def _number_of(card: str) -> int:
    """A card that other rules than its own name."""
    if card not in CARDS:
        raise BadContent(f"{FILE}: the rules need a card {card}")
    return CARDS.index(card)


ARMOUR: Final[int] = _number_of("armour")
QUICK_DRAW: Final[int] = _number_of("quick-draw")
FOCUS: Final[int] = _number_of("focus")
BUSHIDO: Final[int] = _number_of("bushido")
PARRY: Final[int] = _number_of("parry")
MEDITATION: Final[int] = _number_of("meditation")
DAIMYO: Final[int] = _number_of("daimyo")
NO_CARD: Final[int] = -1
PERMANENTS: Final[list[int]] = [ARMOUR, QUICK_DRAW, FOCUS, BUSHIDO]
"""What lies before players."""
ANSWERED_BY_ALL: Final[list[int]] = [_number_of("battle-cry"), _number_of("jujitsu")]
"""What is shown while everyone else answers."""


_CARD_TEXTS: Final[list[str]] = ["card-" + card for card in CARDS]


def card_text(card: int) -> str:
    """The message with the card's name."""
    return _CARD_TEXTS[card]


def character_text(character: int) -> str:
    return "character-" + CHARACTERS[character]


def role_text(role: int) -> str:
    return "role-" + ROLES[role]


def team_text(team: int) -> str:
    return "team-" + TEAMS[team]
