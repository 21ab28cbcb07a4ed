"""The cards, characters and roles, from `content.toml`.

A card is a small number, its kind; two cards of a kind cannot be told apart. Weapons come
first, so that `card < WEAPONS` asks whether a card is one.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from tatami.core.errors import BadContent

_PARTS: Final[list[str]] = ["weapon", "permanents", "actions", "characters", "setup", "table"]
_WEAPON: Final[list[str]] = ["id", "precision", "damage", "count"]
_SETUP: Final[list[str]] = ["hands", "hand_limit"]
_TABLE: Final[list[str]] = [
    *("players", "samurai", "ronin", "ninja", "shogun_honour", "honour", "multipliers"),
]
_MULTIPLIERS: Final[list[str]] = ["shogun", "samurai", "ninja", "ronin"]


def read(text: str) -> dict[str, Any]:
    """The parts of a content file; `BadContent` if one of them, or one of their keys, is missing or
    unknown, or is no number where one is needed."""
    data: dict[str, Any] = tomllib.loads(text)
    if sorted(data) != sorted(_PARTS):
        raise BadContent(f"content.toml has {', '.join(data)}; it needs {', '.join(_PARTS)}")
    for weapon in data["weapon"]:
        _check("a weapon", weapon, _WEAPON)
        _count(f"weapon {weapon['id']}", {key: weapon[key] for key in _WEAPON[1:]}, 1)
    for part in ("permanents", "actions", "characters"):
        _count(f"[{part}]", data[part], 1)
    _check("[setup]", data["setup"], _SETUP)
    _count("[setup]", {"hand_limit": data["setup"]["hand_limit"]}, 1)
    _count("[setup] hands", dict(enumerate(data["setup"]["hands"])), 1)
    for table in data["table"]:
        _check("a table", table, _TABLE)
        _check("multipliers", table["multipliers"], _MULTIPLIERS)
        numbers = {key: table[key] for key in _TABLE[:-1]} | table["multipliers"]
        _count(f"the table for {table['players']}", numbers, 0)
    return data


def _check(what: str, part: dict[str, Any], keys: list[str]) -> None:
    if sorted(part) != sorted(keys):
        raise BadContent(f"content.toml: {what} needs {', '.join(keys)}, not {part}")


def _count(what: str, part: dict[Any, Any], least: int) -> None:
    for key, value in part.items():
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise BadContent(
                f"content.toml: {what}, {key} must be a whole number from {least} on, not {value!r}"
            )


_DATA: Final[dict[str, Any]] = read(
    (files("tatami.games.samurai_sword") / "content.toml").read_text(encoding="utf-8")
)
_NAMES: Final[list[str]] = [
    *(weapon["id"] for weapon in _DATA["weapon"]),
    *_DATA["permanents"],
    *_DATA["actions"],
]

CARDS: Final[list[str]] = _NAMES
COUNTS: Final[list[int]] = [
    *(weapon["count"] for weapon in _DATA["weapon"]),
    *_DATA["permanents"].values(),
    *_DATA["actions"].values(),
]
WEAPONS: Final[int] = len(_DATA["weapon"])
PRECISION: Final[list[int]] = [weapon["precision"] for weapon in _DATA["weapon"]]
DAMAGE: Final[list[int]] = [weapon["damage"] for weapon in _DATA["weapon"]]

ARMOUR: Final[int] = _NAMES.index("armour")
QUICK_DRAW: Final[int] = _NAMES.index("quick-draw")
FOCUS: Final[int] = _NAMES.index("focus")
BUSHIDO: Final[int] = _NAMES.index("bushido")
PARRY: Final[int] = _NAMES.index("parry")
MEDITATION: Final[int] = _NAMES.index("meditation")
DAIMYO: Final[int] = _NAMES.index("daimyo")
NO_CARD: Final[int] = -1
PERMANENTS: Final[list[int]] = [ARMOUR, QUICK_DRAW, FOCUS, BUSHIDO]
"""What lies before players."""
ANSWERED_BY_ALL: Final[list[int]] = [_NAMES.index("battle-cry"), _NAMES.index("jujitsu")]
"""What is shown while everyone else answers."""

CHARACTERS: Final[list[str]] = list(_DATA["characters"])
LIFE: Final[list[int]] = list(_DATA["characters"].values())

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

HANDS: Final[list[int]] = _DATA["setup"]["hands"]
HAND_LIMIT: Final[int] = _DATA["setup"]["hand_limit"]
TURN_DRAW: Final[int] = 2
WEAPONS_A_TURN: Final[int] = 1
STRONG_SHOGUN: Final[int] = 1
"""More cards drawn, and more weapons, for the shogun of three players."""


class PlayerCount:
    """What the number of players decides."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.samurai: Final[int] = data["samurai"]
        self.ronin: Final[int] = data["ronin"]
        self.ninja: Final[int] = data["ninja"]
        self.shogun_honour: Final[int] = data["shogun_honour"]
        self.honour: Final[int] = data["honour"]
        times: dict[str, int] = data["multipliers"]
        self.multipliers: Final[list[int]] = [times[role.partition("-")[0]] for role in ROLES]

    def total_honour(self, players: int) -> int:
        return self.shogun_honour + (players - 1) * self.honour


BY_PLAYERS: Final[dict[int, PlayerCount]] = {
    data["players"]: PlayerCount(data) for data in _DATA["table"]
}


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
