"""DC-7.2: placing tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.moves import HEROES
from tatami.games.dicium.civilization.rules.scoring import score
from tatami.games.dicium.civilization.rules.state import HERO_KINDS, Civilization
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove

CITY: Final = 0
TEMPLE: Final = 1
WONDER: Final = 2
HERO: Final = 3
"""The Heroes are HERO + 0, + 1 and + 2."""
TILES: Final[tuple[str, ...]] = (
    "tile-city",
    "tile-temple",
    "tile-wonder",
    *(f"hero-{hero}" for hero in HEROES),
)


def room_for(state: Civilization, seat: int, tile: int) -> bool:
    """Whether such a tile can lie in the region that the seat is in."""
    return room_in(state, seat, tile, state.region(seat))


def room_in(state: Civilization, seat: int, tile: int, region: int) -> bool:
    """DC-7.2.2, DC-7.2.3: a tile is left, and none of its kind and owner lies in the region."""
    mask = state.box.archipelago.mask[region]
    if tile == CITY:
        built, supply = state.cities[seat], state.box.cities
    elif tile == TEMPLE:
        built, supply = state.temples[seat], state.box.temples
    elif tile == WONDER:
        built, supply = state.wonders[seat], state.box.wonders
    else:
        first = seat * HERO_KINDS
        built, supply = 1 << state.capital(seat), HERO_KINDS + 1
        for space in state.heroes[first : first + HERO_KINDS]:
            if space >= 0:
                built |= 1 << space
    return built & mask == 0 and built.bit_count() < supply


def can_place(state: Civilization, seat: int, tile: int) -> bool:
    """Whether such a tile can be placed somewhere in the own region."""
    return room_for(state, seat, tile) and len(state.free_spaces(seat, state.region(seat))) > 0


def can_found_here(state: Civilization, seat: int) -> bool:
    """Whether a City can stand on the space of the meeple."""
    return room_for(state, seat, CITY) and state.is_free(seat, state.at[seat])


def place_tile(state: Civilization, seat: int, tile: int, space: int) -> None:
    bit = 1 << space
    state.tiles[seat] |= bit
    points = 0
    if tile == CITY:
        state.cities[seat] |= bit
        points = state.box.city_points
    elif tile == TEMPLE:
        state.temples[seat] |= bit
        points = state.box.temple_points
    elif tile == WONDER:
        state.wonders[seat] |= bit
        points = state.box.wonder_points
    else:
        state.heroes[seat * HERO_KINDS + tile - HERO] = space
    if state.events is not None:
        state.tell("place", {"player": Seat(seat), "tile": TILES[tile], **state.place(space)})
    score(state, seat, points)


def ask_place(state: Civilization, seat: int, tile: int) -> None:
    """A tile for a free space of the own region."""
    spaces = state.free_spaces(seat, state.region(seat))
    if len(spaces) == 1:
        place_tile(state, seat, tile, spaces[0])
    else:
        state.push(PlaceTile(seat, tile))


class PlaceTile(Decision[Civilization]):
    """DC-7.2.1: which free space of the region."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        moves = state.box.moves.place
        return [moves[space] for space in state.free_spaces(seat, state.region(seat))]

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        place_tile(state, seat, self.tile, move.space)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-place", {"tile": TILES[self.tile]}, rule="DC-7.2.1")


def ask_hero(state: Civilization, seat: int) -> None:
    """DC-7.4.4: a Hero of choice on a free space of the region."""
    left = [hero for hero in range(HERO_KINDS) if not state.has_hero(seat, hero)]
    if len(left) == 1:
        ask_place(state, seat, HERO + left[0])
    else:
        state.push(PickHero(seat))


class PickHero(Decision[Civilization]):
    """Which of the own Heroes is placed."""

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        moves = state.box.moves.hero
        return [moves[hero] for hero in range(HERO_KINDS) if not state.has_hero(seat, hero)]

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        ask_place(state, seat, HERO + move.number)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-hero", rule="DC-3.2")
