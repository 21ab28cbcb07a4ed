"""What is printed on the boards and cards, read from `content.toml` and checked.

Provinces are read by `provinces.py`. A mistake is reported with its file and line.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tatami.core.errors import BadContent
from tatami.games.shogun.rules.provinces import NAMES

FILE: Final = "content.toml"

FAVOURS: Final = 21


class Content:
    """The file, with readers that name the line of whatever is wrong.

    It remembers what was asked for: the rest has no rule, and is refused by `finish`.
    """

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{FILE}: {error}") from None
        self.asked: set[str] = set()
        """Names of what was read, as `table.key` or `rows`."""

    def wrong(self, near: str, problem: str) -> BadContent:
        """The error, at the first line that holds all the words of `near`."""
        words = near.split()
        for number, line in enumerate(self.lines, start=1):
            if all(word in line for word in words):
                return BadContent(f"{FILE}, line {number}: {problem}")
        return BadContent(f"{FILE}: {problem}")

    def table(self, name: str) -> dict[str, Any]:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise self.wrong(f"[{name}]", f"the table [{name}] is missing")
        return found

    def value(self, table: str, key: str) -> Any:
        """What stands there; None if nothing does."""
        self.asked.add(f"{table}.{key}")
        return self.table(table).get(key)

    def rows(self, name: str, *keys: str) -> list[dict[str, Any]]:
        """The tables of that name, with no other keys than these."""
        found = self.data.get(name)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.wrong(f"[[{name}]]", f"there must be tables [[{name}]]")
        self.asked.add(name)
        for row in found:
            self._known(row, keys, name)
        return found

    def _known(self, table: dict[str, Any], keys: tuple[str, ...], name: str) -> None:
        for key in table:
            if key not in keys:
                raise self.wrong(f"{key} =", f"the rules know no [{name}] {key}")

    def finish(self) -> None:
        """`BadContent` if there is something that nobody has asked for."""
        for name, part in self.data.items():
            if isinstance(part, dict):
                keys = [key for key in part if f"{name}.{key}" in self.asked]
                self._known(part, tuple(keys), name)
            if name not in self.asked and (not isinstance(part, dict) or not part):
                raise self.wrong(name, f"the rules know no {name}")

    def number(self, table: str, key: str, low: int, high: int) -> int:
        return self.whole(self.value(table, key), f"{key} =", f"{table}.{key}", low, high)

    def whole(self, value: object, near: str, name: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(near, f"{name} must be a whole number from {low} to {high}")
        return value

    def share(self, table: str, key: str) -> float:
        value = self.value(table, key)
        if not isinstance(value, (int, float)) or not 0 <= value <= 1:
            raise self.wrong(f"{key} =", f"{table}.{key} must be a number from 0 to 1")
        return float(value)

    # the parts of the file

    def costs(self) -> list[int]:
        """By action space; actions that cost nothing have 0."""
        found = [self.number("costs", key, 0, 20) for key in ("castle", "temple", "theatre")]
        found += [0, 0]
        found += [
            self.number("costs", key, 0, 20) for key in ("place-5", "place-3", "place-1-move")
        ]
        return [*found, 0, 0]

    def chests(self) -> dict[int, int]:
        given = self._by_players("chests")
        return {
            n: self.whole(given.get(str(n)), "chests = {", f"setup.chests for {n}", 0, 99)
            for n in (3, 4, 5)
        }

    def _by_players(self, key: str) -> dict[str, Any]:
        table = self.value("setup", key)
        given = table if isinstance(table, dict) else {}
        self._known(given, ("3", "4", "5"), f"setup.{key}")
        return given

    def groups(self) -> dict[int, list[int]]:
        given = self._by_players("groups")
        found: dict[int, list[int]] = {}
        for n in (3, 4, 5):
            row = given.get(str(n))
            if not isinstance(row, list) or not row or len(row) > 9:
                raise self.wrong("groups =", f"setup.groups for {n} must list up to 9 groups")
            sizes = [self.whole(size, "groups =", "a group", 2, 5) for size in row]
            found[n] = sorted(sizes, reverse=True)
        return found

    def winter_losses(self) -> list[int]:
        return [
            self.whole(row.get("winter_loss"), str(row["id"]), f"{row['id']} winter_loss", 0, 20)
            for row in self.rows("event", "id", "winter_loss")
        ]

    def events(self) -> tuple[str, ...]:
        found = [row.get("id") for row in self.rows("event", "id", "winter_loss")]
        for id in found:
            if not isinstance(id, str) or found.count(id) > 1:
                raise self.wrong("[[event]]", f"every event needs an id of its own, not {id!r}")
        return tuple([str(id) for id in found])

    def hunger(self) -> list[tuple[int, int, int]]:
        found = [
            (
                self.whole(row.get("missing"), "missing =", "hunger.missing", 1, 45),
                self.whole(row.get("revolts"), "revolts =", "hunger.revolts", 1, 45),
                self.whole(row.get("peasants"), "peasants =", "hunger.peasants", 0, 20),
            )
            for row in self.rows("hunger", "missing", "revolts", "peasants")
        ]
        if not found or found[0][0] != 1 or found != sorted(found):
            raise self.wrong("[[hunger]]", "the hunger rows must rise from 1 missing rice")
        return found

    def prices(self) -> list[int]:
        row = self.value("court", "prices")
        if not isinstance(row, list) or len(row) != 3:
            raise self.wrong("prices =", "court.prices must be three numbers, dearest first")
        return [self.whole(price, "prices =", "a price", 1, 7) for price in row]

    def favours(self) -> list[tuple[str, int]]:
        """Kind and amount by number; number 0 does not exist."""
        found = [("", 0)]
        for number, row in enumerate(self.rows("favour", "number", "kind", "amount"), start=1):
            near = f"number = {number}"
            if row.get("number") != number or number > FAVOURS:
                raise self.wrong(near, f"the favours must be numbered from 1 to {FAVOURS}")
            if not isinstance(row.get("kind"), str):
                raise self.wrong(near, f"favour {number} needs a kind")
            amount = self.whole(row.get("amount", 0), near, f"favour {number} amount", 0, 20)
            found.append((row["kind"], amount))
        if len(found) != FAVOURS + 1:
            raise self.wrong("[[favour]]", f"there must be {FAVOURS} favours")
        return found

    def presets(self, groups: dict[int, list[int]]) -> dict[int, list[list[tuple[int, int]]]]:
        """For each number of players and each seat: provinces with their armies."""
        found: dict[int, list[list[tuple[int, int]]]] = {}
        for row in self.rows("preset", "players", "seats"):
            players = self.whole(row.get("players"), "players =", "preset.players", 3, 5)
            seats = row.get("seats")
            if not isinstance(seats, list) or len(seats) != players:
                raise self.wrong(f"players = {players}", f"the preset needs {players} seats")
            found[players] = [self._seat(seat, groups[players]) for seat in seats]
            taken = [province for seat in found[players] for province, _ in seat]
            if len(set(taken)) != len(taken):
                raise self.wrong(f"players = {players}", "a province is given to two seats")
        if set(found) != {3, 4, 5}:
            raise self.wrong("[[preset]]", "there must be presets for 3, 4 and 5 players")
        return found

    def _seat(self, seat: dict[str, Any], groups: list[int]) -> list[tuple[int, int]]:
        for name in seat:
            if name not in NAMES:
                raise self.wrong(f"{name} =", f"there is no province {name}")
        if sorted(seat.values(), reverse=True) != groups:
            near = " ".join(f"{name} =" for name in seat)
            raise self.wrong(near, f"a seat's armies must be the groups {groups}")
        return [(NAMES.index(name), armies) for name, armies in seat.items()]


CONTENT: Final = Content((files("tatami.games.shogun") / FILE).read_text(encoding="utf-8"))

CUBES: Final = CONTENT.number("pieces", "cubes", 30, 99)
PEASANTS: Final = CONTENT.number("pieces", "peasants", 10, 99)
BUILDINGS: Final = [
    CONTENT.number("pieces", kind, 0, 99) for kind in ("castles", "temples", "theatres")
]
OFFICERS: Final = CONTENT.number("pieces", "officers", 0, 20)
TOWER_CARDS: Final = CONTENT.number("pieces", "tower_cards", 0, 14)
START_CHESTS: Final = CONTENT.chests()
GROUPS: Final = CONTENT.groups()
SEED_ARMIES: Final = CONTENT.number("setup", "seed_armies", 0, 20)
SEED_PEASANTS: Final = CONTENT.number("setup", "seed_peasants", 0, 20)
STICK: Final = CONTENT.share("tower", "stick")
FREE: Final = CONTENT.share("tower", "free")
CAPACITY: Final = CONTENT.number("tower", "capacity", 1, 99)
COSTS: Final = CONTENT.costs()
EVENT_IDS: Final = CONTENT.events()
WINTER_LOSS: Final = CONTENT.winter_losses()
HUNGER: Final = CONTENT.hunger()
PRICES: Final = CONTENT.prices()
FAVOUR: Final = CONTENT.favours()
PRESETS: Final = CONTENT.presets(GROUPS)
CONTENT.finish()
