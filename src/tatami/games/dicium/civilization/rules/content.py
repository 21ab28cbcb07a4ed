"""What lies in the box: map, player boards, monsters, Philosophers and objectives."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import Document, open_content
from tatami.core.errors import BadContent
from tatami.games.dicium.civilization.rules.archipelago import (
    CODES,
    LABYRINTH,
    LAIRS,
    SEATS,
    Archipelago,
    read_archipelago,
)
from tatami.games.dicium.civilization.rules.moves import (
    COMMON_IDS,
    SECRET_IDS,
    CivilizationMoves,
)
from tatami.games.dicium.civilization.rules.philosophers import ACT_CARDS, MOST_DICE, PHILOSOPHERS
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.dice import COLOURS
from tatami.games.dicium.rules.grid import parse_grid
from tatami.games.dicium.rules.player_board import PlayerBoard, read_boards

PACKAGE: Final = "tatami.games.dicium.civilization"
BOARDS: Final[tuple[str, ...]] = ("sparta", "athens", "corinth", "thebes")
MONSTERS: Final[tuple[str, ...]] = (
    "minotaur",
    "cerberus",
    "chimera",
    "hydra",
    "scylla",
    "cyclops",
    "medusa",
    "charybdis",
)
LABYRINTH_KIND: Final = "labyrinth"
LAND_KIND: Final = "land"
SEA_KIND: Final = "sea"
KIND_OF_LAIR: Final = {
    LABYRINTH: LABYRINTH_KIND,
    "M1": LAND_KIND,
    "M3": LAND_KIND,
    "S2": SEA_KIND,
    "S4": SEA_KIND,
}
RANKS: Final[tuple[str, ...]] = ("soldier", "champion", "chosen", "demigod", "god")
_POINTS: Final[tuple[str, ...]] = (
    "city",
    "temple",
    "wonder",
    "monster",
    "attack",
    "wrath",
    "region",
    "philosopher",
)
_POOLS: Final[tuple[str, ...]] = ("solo", "two", "three", "four")
_MANY: Final = 99
_LARGEST_POOL: Final = 1000


class Box(DiceBox):
    """All that never changes in a game. States share it."""

    def __init__(
        self,
        archipelago: Archipelago,
        boards: tuple[PlayerBoard, ...],
        numbers: dict[str, int],
        kinds: list[str],
        homes: list[str],
        actions: Actions,
    ) -> None:
        super().__init__(boards, archipelago.grid, MOST_DICE)
        self.archipelago = archipelago
        self.seated = [[archipelago.capitals[c] for c in capitals] for capitals in SEATS]
        """DC-5.1: the Capital spaces of the seats, by number of players."""
        self.bars = [
            [sum([1 << other for other in homes if other != own]) for own in homes]
            for homes in self.seated
        ]
        """The Capital spaces that are barred for each seat, by number of players."""
        self.actions = actions
        self.moves = CivilizationMoves(self.dice_moves, archipelago.grid, actions)
        self.hero_colour = [numbers[f"{id}.hero"] for id in BOARDS]
        self.hero_faces = [numbers[f"{id}.faces"] for id in BOARDS]
        self.cities = numbers["cities"]
        self.temples = numbers["temples"]
        self.wonders = numbers["wonders"]
        # DC-3.3
        self.city_points = numbers["city"]
        self.temple_points = numbers["temple"]
        self.wonder_points = numbers["wonder"]
        self.monster_points = numbers["monster"]
        self.attack_points = numbers["attack"]
        self.wrath_points = numbers["wrath"]
        self.region_points = numbers["region"]
        self.philosopher_points = numbers["philosopher"]
        self.pools = [0, *(numbers[f"pool.{name}"] for name in _POOLS)]
        self.solo_turns = numbers["turns"]
        self.ranks = [0, *(numbers[f"rank.{rank}"] for rank in RANKS[1:])]
        self.strength = [numbers[f"strength.{id}"] for id in MONSTERS]
        self.kinds = kinds
        """On which kind of lair each monster can lie."""
        self.homes = homes
        """The lair of each monster in the fixed setup, empty if it has none."""
        self.card_dice = [numbers.get(f"dice.{id}", 0) for id in PHILOSOPHERS]
        """Dice that each Philosopher costs."""
        self.card_points = [numbers[f"score.{id}"] for id in PHILOSOPHERS]
        """DC-3.5.20: points that each Philosopher scores when it is played."""
        self.common_need = [numbers[f"{id}.need"] for id in COMMON_IDS]
        self.common_points = [numbers[f"{id}.points"] for id in COMMON_IDS]
        self.secret_need = [numbers[f"{id}.need"] for id in SECRET_IDS]
        self.secret_points = [numbers[f"{id}.points"] for id in SECRET_IDS]
        self.map = archipelago.json()

    def monsters_of(self, kind: str) -> list[int]:
        return [monster for monster, other in enumerate(self.kinds) if other == kind]

    def rank(self, points: int) -> str:
        """DC-8.5"""
        best = max(at for at, least in enumerate(self.ranks) if points >= least)
        return RANKS[best]


def open_box(actions: Actions, own: Path | None = None) -> Box:
    """The game's own box, or that of a content file; its map lies beside it."""
    document = open_content(PACKAGE, own)
    name = document.string("", "map")
    archipelago = read_archipelago(parse_grid(document.beside(name), name, CODES), name)
    boards = read_boards(document, BOARDS)
    kinds, homes = _monsters(document)
    numbers = _numbers(document)
    document.finish()
    return Box(archipelago, boards, numbers, kinds, homes, actions)


def _numbers(document: Document) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for id in BOARDS:
        table = f"boards.{id}"
        colour = document.string(table, "hero")
        if colour not in COLOURS:
            raise BadContent(
                f"{document.where(table, 'hero')}: {colour!r} is no colour;"
                f" the colours: {', '.join(COLOURS)}"
            )
        numbers[f"{id}.hero"] = COLOURS.index(colour)
        numbers[f"{id}.faces"] = document.number(table, "faces", 1, 3)
    for kind in ("cities", "temples", "wonders"):
        numbers[kind] = document.number("supply", kind, 0, 9)
    for name in _POINTS:
        numbers[name] = document.number("points", name, 0, _MANY)
    for name in _POOLS:
        numbers[f"pool.{name}"] = document.number("pool", name, 1, _LARGEST_POOL)
    numbers["turns"] = document.number("solo", "turns", 1, _MANY)
    least = 0
    for rank in RANKS[1:]:
        least = numbers[f"rank.{rank}"] = document.number("ranks", rank, least + 1, _MANY)
    for id in MONSTERS:
        numbers[f"strength.{id}"] = document.number(f"monsters.{id}", "strength", 1, 12)
    for kind_of_card in ACT_CARDS:
        id = PHILOSOPHERS[kind_of_card]
        numbers[f"dice.{id}"] = document.number(f"philosophers.{id}", "dice", 0, 3)
    for id in PHILOSOPHERS:
        numbers[f"score.{id}"] = document.number(f"philosophers.{id}", "points", 0, _MANY)
    for group, ids in (("common", COMMON_IDS), ("secret", SECRET_IDS)):
        for id in ids:
            numbers[f"{id}.need"] = document.number(f"{group}.{id}", "need", 1, 16)
            numbers[f"{id}.points"] = document.number(f"{group}.{id}", "points", 0, _MANY)
    return numbers


def _monsters(document: Document) -> tuple[list[str], list[str]]:
    """DC-3.4.1: the kinds of the monsters and their homes, one on each lair."""
    kinds: list[str] = []
    homes: list[str] = []
    for id in MONSTERS:
        table = f"monsters.{id}"
        kind = document.string(table, "kind")
        if kind not in KIND_OF_LAIR.values():
            known = ", ".join(sorted(set(KIND_OF_LAIR.values())))
            raise BadContent(f"{document.where(table, 'kind')}: {kind!r} is none of {known}")
        home = document.string(table, "home") if document.value(table, "home") is not None else ""
        if home and KIND_OF_LAIR.get(home) != kind:
            raise BadContent(
                f"{document.where(table, 'home')}: {id} is a {kind} monster and cannot lie on"
                f" {home!r}"
            )
        kinds.append(kind)
        homes.append(home)
    for lair in LAIRS:
        if homes.count(lair) != 1:
            raise BadContent(
                f"{document.where('monsters.minotaur')}: {lair} is home to one monster"
            )
    if kinds.count(LABYRINTH_KIND) != 1:
        raise BadContent(
            f"{document.where('monsters.minotaur')}: one monster lies in the labyrinth"
        )
    return kinds, homes
