"""What is printed on the boards and cards, read from `content.toml` and checked.

Provinces are read by `provinces.py`.
"""

from __future__ import annotations

from typing import Final

from tatami.core.content import Document, open_content
from tatami.games.shogun.rules.provinces import NAMES

PLAYERS: Final = (3, 4, 5)
FAVOURS: Final = 21


def costs(document: Document) -> list[int]:
    """By action space; actions that cost nothing have 0."""
    found = [document.number("costs", key, 0, 20) for key in ("castle", "temple", "theatre")]
    found += [0, 0]
    found += [
        document.number("costs", key, 0, 20) for key in ("place-5", "place-3", "place-1-move")
    ]
    return [*found, 0, 0]


def chests(document: Document) -> dict[int, int]:
    return {n: document.number("setup.chests", str(n), 0, 99) for n in PLAYERS}


def groups(document: Document) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for n in PLAYERS:
        sizes = document.value("setup.groups", str(n))
        if not isinstance(sizes, list) or not 1 <= len(sizes) <= 9:
            raise document.wrong("setup.groups", str(n), f"{n} players need 1 to 9 groups")
        given = document.numbers("setup.groups", str(n), len(sizes), 2, 5)
        found[n] = sorted(given, reverse=True)
    return found


def events(document: Document) -> tuple[str, ...]:
    return tuple(document.different(document.tables("event"), "id"))


def winter_losses(document: Document) -> list[int]:
    return [document.number(row, "winter_loss", 0, 20) for row in document.tables("event")]


def hunger(document: Document) -> list[tuple[int, int, int]]:
    rows = document.tables("hunger")
    found = [
        (
            document.number(row, "missing", 1, 45),
            document.number(row, "revolts", 1, 45),
            document.number(row, "peasants", 0, 20),
        )
        for row in rows
    ]
    if found[0][0] != 1:
        raise document.wrong(rows[0], "missing", "the hunger rows must begin with 1 missing rice")
    for row, before, after in zip(rows[1:], found, found[1:], strict=False):
        if after[0] <= before[0]:
            raise document.wrong(row, "missing", "the hunger rows must rise")
    return found


def prices(document: Document) -> list[int]:
    return list(document.numbers("court", "prices", 3, 1, 7))


def favours(document: Document) -> list[tuple[str, int]]:
    """Kind and amount by number; number 0 does not exist."""
    found = [("", 0)]
    rows = document.tables("favour")
    for number, row in enumerate(rows, start=1):
        if document.number(row, "number", 1, FAVOURS) != number:
            problem = f"the favours must be numbered from 1 to {FAVOURS}"
            raise document.wrong(row, "number", problem)
        given = document.value(row, "amount") is not None
        amount = document.number(row, "amount", 0, 20) if given else 0
        found.append((document.string(row, "kind"), amount))
    if len(found) != FAVOURS + 1:
        raise document.wrong(rows[-1], "", f"there must be {FAVOURS} favours")
    return found


def presets(
    document: Document, groups: dict[int, list[int]]
) -> dict[int, list[list[tuple[int, int]]]]:
    """For each number of players and each seat: provinces with their armies."""
    found: dict[int, list[list[tuple[int, int]]]] = {}
    rows = document.tables("preset")
    for row in rows:
        players = document.number(row, "players", PLAYERS[0], PLAYERS[-1])
        seats = document.value(row, "seats")
        if not isinstance(seats, list) or len(seats) != players:
            raise document.wrong(row, "seats", f"the preset needs {players} seats")
        found[players] = [
            _seat(document, f"{row}.seats.{seat}", groups[players]) for seat in range(players)
        ]
        taken = [province for seat in found[players] for province, _ in seat]
        if len(set(taken)) != len(taken):
            raise document.wrong(row, "seats", "a province is given to two seats")
    if set(found) != set(PLAYERS):
        raise document.wrong(rows[-1], "", "there must be presets for 3, 4 and 5 players")
    return found


def _seat(document: Document, seat: str, groups: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for name in document.table(seat):
        if name not in NAMES:
            raise document.wrong(seat, name, f"there is no province {name}")
        found.append((NAMES.index(name), document.number(seat, name, 2, 5)))
    if sorted((armies for _, armies in found), reverse=True) != groups:
        raise document.wrong(seat, "", f"a seat's armies must be the groups {groups}")
    return found


class Content:
    """The whole file."""

    def __init__(self, document: Document) -> None:
        self.cubes = document.number("pieces", "cubes", 30, 99)
        self.peasants = document.number("pieces", "peasants", 10, 99)
        self.buildings = [
            document.number("pieces", kind, 0, 99) for kind in ("castles", "temples", "theatres")
        ]
        self.officers = document.number("pieces", "officers", 0, 20)
        self.tower_cards = document.number("pieces", "tower_cards", 0, 14)
        self.start_chests = chests(document)
        self.groups = groups(document)
        self.seed_armies = document.number("setup", "seed_armies", 0, 20)
        self.seed_peasants = document.number("setup", "seed_peasants", 0, 20)
        self.stick = document.share("tower", "stick")
        self.free = document.share("tower", "free")
        self.capacity = document.number("tower", "capacity", 1, 99)
        self.costs = costs(document)
        self.events = events(document)
        self.winter_losses = winter_losses(document)
        self.hunger = hunger(document)
        self.prices = prices(document)
        self.favours = favours(document)
        self.presets = presets(document, self.groups)
        document.finish()


_PRINTED: Final = Content(open_content("tatami.games.shogun"))

CUBES: Final = _PRINTED.cubes
PEASANTS: Final = _PRINTED.peasants
BUILDINGS: Final = _PRINTED.buildings
OFFICERS: Final = _PRINTED.officers
TOWER_CARDS: Final = _PRINTED.tower_cards
START_CHESTS: Final = _PRINTED.start_chests
GROUPS: Final = _PRINTED.groups
SEED_ARMIES: Final = _PRINTED.seed_armies
SEED_PEASANTS: Final = _PRINTED.seed_peasants
STICK: Final = _PRINTED.stick
FREE: Final = _PRINTED.free
CAPACITY: Final = _PRINTED.capacity
COSTS: Final = _PRINTED.costs
EVENT_IDS: Final = _PRINTED.events
WINTER_LOSS: Final = _PRINTED.winter_losses
HUNGER: Final = _PRINTED.hunger
PRICES: Final = _PRINTED.prices
FAVOUR: Final = _PRINTED.favours
PRESETS: Final = _PRINTED.presets
