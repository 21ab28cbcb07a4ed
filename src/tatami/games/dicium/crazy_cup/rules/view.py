"""What a seat sees of a race.

Beside the parts that all Dicium games share (`games/dicium/rules/view.py`): `pieces` (what stands
on the grid: `kind`, `at`, and whose it is), `race` (round, direction, order), `movement` (what is
under way), `reach` (how many steps it takes the driver whose dice lie on the table to come to a
space, on wheels and by airship), `passes` (the strength that passes a test), `supply` of tiles,
`cards` (row, deck, discard, the own hand, and what the seat knows of other hands), `numbers`
(the distances of the content file, by name) and `moments` (when each card is played).
"""

from __future__ import annotations

from typing import Any, Final

from tatami.games.dicium.crazy_cup.rules.canyon import DIRECTIONS, TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cards import CARDS
from tatami.games.dicium.crazy_cup.rules.ending import bonuses, score
from tatami.games.dicium.crazy_cup.rules.movement import AIRSHIP, ways
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.rules.fights import AVOIDED
from tatami.games.dicium.rules.view import common_view, space_name, walk_view
from tatami.games.dicium.rules.walking import walk_under_way

_MOMENTS: Final = {card.id: card.moment for card in CARDS}
_FARTHEST: Final = 8
"""The longest movement: five blue dice, two bonuses and a garage."""


def race_view(race: Race, seat: int | None) -> dict[str, Any]:
    view = common_view(race, seat)
    for other, board in enumerate(view["boards"]):
        board.update(_board(race, other))
    return {
        "options": dict(race.options),
        **view,
        "pieces": _pieces(race),
        "race": _race(race),
        "movement": _movement(race),
        "reach": _reach(race),
        "passes": AVOIDED,
        "supply": dict(zip(TECHNOLOGIES, race.supply, strict=True)),
        "cards": race.piles.view(seat),
        "numbers": race.box.numbers,
        "moments": _MOMENTS,
    }


def open_race_view(race: Race, seat: int | None) -> dict[str, Any]:
    """With all hands, by seat: `cards.held`."""
    view = race_view(race, seat)
    view["cards"]["held"] = race.piles.held()
    return view


def _pieces(race: Race) -> list[dict[str, Any]]:
    drivers = [
        {
            "kind": "drone" if race.is_drone(driver) else "driver",
            "seat": None if race.is_drone(driver) else driver,
            "at": space_name(race, race.at[driver]),
            "road": space_name(race, race.road[driver]),
            "mile": race.mile(driver),
            "miles": score(race, driver),
            "way": DIRECTIONS[race.way[driver] < 0] if race.way[driver] else None,
            "finished": race.finished[driver],
        }
        for driver in range(race.drivers)
    ]
    owner = None if race.tornado_owner < 0 else race.tornado_owner
    return [*drivers, {"kind": "tornado", "seat": owner, "at": space_name(race, race.tornado)}]


def _board(race: Race, seat: int) -> dict[str, Any]:
    tiles = race.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS]
    return {
        "tiles": [id for id, count in zip(TECHNOLOGIES, tiles, strict=True) for _ in range(count)],
        "cards": race.piles.count(seat),
        "sand": race.sand[seat],
        "team": seat % 2 if race.teams else None,
    }


def _race(race: Race) -> dict[str, Any]:
    order = sorted(range(race.drivers), key=lambda d: (-score(race, d), -bonuses(race, d), d))
    return {
        "round": race.round,
        "limit": int(race.options["round_limit"]),
        "last_round": True in race.finished,
        "order": [None if race.is_drone(driver) else driver for driver in order],
        "boosts": {
            "dice": race.more_dice,
            "rerolls": race.more_rerolls,
            "pit": race.pit,
            "dynamite": race.dynamite,
        },
    }


def _movement(race: Race) -> dict[str, Any] | None:
    walk = walk_under_way(race)
    if walk is None:
        return None
    return walk_view(race, walk) | {
        "seat": None if race.is_drone(walk.piece) else walk.piece,
        "airship": walk.manner == AIRSHIP,
        "bump": race.may_bump,
        "hooks": list(race.hooks[::2]),
    }


def _reach(race: Race) -> dict[str, dict[str, int]] | None:
    walk = walk_under_way(race)
    driver = race.active if walk is None else walk.piece
    if race.outcome is not None or race.is_drone(driver) or not race.rolled:
        return None
    steps = _FARTHEST if walk is None else walk.left
    kinds = {"drive": False, "fly": True} if walk is None else {"drive": walk.manner == AIRSHIP}
    names = race.box.grid.names
    found = {kind: ways(race, driver, steps, kinds[kind], race.dynamite) for kind in kinds}
    return {
        kind: {names[space]: len(way) for space, way in to_spaces.items()}
        for kind, to_spaces in found.items()
    }
