"""SH-2.1, SH-2.4, SH-2.5: 45 provinces on two sides of the board, read from `provinces.csv` and
checked. SH-2.6: which ones are out of play with three players."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from tatami.core.errors import BadContent

FILE: Final = "provinces.csv"
COLUMNS: Final = (
    *("province", "region_sun", "region_moon", "chests", "rice", "sites", "x", "y"),
    *("land_neighbours", "sea_neighbours", "sun_with_3_players", "moon_with_3_players"),
)
PROVINCES: Final = 45
REGIONS: Final = ("green", "red", "purple", "yellow", "brown")
SUN: Final = 0
MOON: Final = 1


class Province:
    """A province as printed. `regions` and `small` (in play with 3 players): Sun, then Moon."""

    def __init__(
        self,
        name: str,
        regions: tuple[int, int],
        chests: int,
        rice: int,
        sites: int,
        centre: tuple[int, int],
        small: tuple[bool, bool],
    ) -> None:
        self.name = name
        self.regions = regions
        self.chests = chests
        self.rice = rice
        self.sites = sites
        self.centre = centre
        self.small = small


class Atlas:
    """The whole file. Neighbours are province numbers, in the order of the file."""

    def __init__(self, text: str) -> None:
        reader = csv.DictReader(text.splitlines())
        rows = list(reader)
        unknown = [column for column in reader.fieldnames or () if column not in COLUMNS]
        if unknown:
            raise BadContent(f"{FILE}, line 1: the rules know no column {', '.join(unknown)}")
        missing = [column for column in COLUMNS if column not in (reader.fieldnames or ())]
        if missing:
            raise BadContent(f"{FILE}, line 1: the rules need a column {', '.join(missing)}")
        self.provinces = [self._province(line, row) for line, row in enumerate(rows, start=2)]
        self.names = tuple(province.name for province in self.provinces)
        if len(self.names) != PROVINCES or len(set(self.names)) != PROVINCES:
            raise BadContent(f"{FILE}: there must be {PROVINCES} different provinces")
        self.land = [self._links(at, row, "land_neighbours") for at, row in enumerate(rows)]
        self.sea = [self._links(at, row, "sea_neighbours") for at, row in enumerate(rows)]
        for links in (self.land, self.sea):
            self._check_both_ways(links)

    def _province(self, line: int, row: dict[str, str | None]) -> Province:
        given = {column: row[column] or "" for column in COLUMNS}
        try:
            return Province(
                given["province"],
                (_region(given["region_sun"]), _region(given["region_moon"])),
                _number(given, "chests"),
                _number(given, "rice"),
                _number(given, "sites"),
                (_number(given, "x"), _number(given, "y")),
                (_yes(given["sun_with_3_players"]), _yes(given["moon_with_3_players"])),
            )
        except ValueError as error:
            raise BadContent(f"{FILE}, line {line}: {error}") from None

    def _links(self, at: int, row: dict[str, str], column: str) -> tuple[int, ...]:
        found: list[int] = []
        for name in row[column].split():
            if name not in self.names or name == self.names[at]:
                raise BadContent(f"{FILE}, line {at + 2}: {column} names {name!r}")
            found.append(self.names.index(name))
        return tuple(sorted(found))

    def _check_both_ways(self, links: list[tuple[int, ...]]) -> None:
        for at, others in enumerate(links):
            for other in others:
                if at not in links[other]:
                    raise BadContent(
                        f"{FILE}, line {at + 2}: {self.names[other]} does not name "
                        f"{self.names[at]} as its neighbour"
                    )


def _region(text: str) -> int:
    if text not in REGIONS:
        raise ValueError(f"{text!r} is no region; the regions: {', '.join(REGIONS)}")
    return REGIONS.index(text)


def _number(row: dict[str, str], column: str) -> int:
    if not row[column].isdecimal():
        raise ValueError(f"{column} must be a whole number, not {row[column]!r}")
    return int(row[column])


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"{text!r} must be yes or no")
    return text == "yes"


ATLAS: Final = Atlas((files("tatami.games.shogun") / FILE).read_text(encoding="utf-8"))

NAMES: Final = ATLAS.names
CHESTS: Final = [province.chests for province in ATLAS.provinces]
RICE: Final = [province.rice for province in ATLAS.provinces]
SITES: Final = [province.sites for province in ATLAS.provinces]
REGION: Final = [[province.regions[side] for province in ATLAS.provinces] for side in (SUN, MOON)]
SMALL: Final = [[province.small[side] for province in ATLAS.provinces] for side in (SUN, MOON)]
LAND: Final = ATLAS.land
SEA: Final = ATLAS.sea
NEIGHBOURS: Final = [tuple(sorted(LAND[province] + SEA[province])) for province in range(PROVINCES)]
