"""What a seat sees of a race.

The view holds everything that a drawn board needs, static data included, so that one document
is enough. Parts that all Dicium games share have the same shape in each of them:

- `grid`: `columns`, `rows`, `spaces` (`name`, `column`, `row`, `code`, and here the clockwise
  `mile` of road spaces) and `edges` that are not open (`between` two spaces, `kind`).
- `pieces`: what stands on the grid: `kind`, `at` (a space's name or null), and whose it is.
- `faces`: the colour of each face of the die.
- `dice`: the dice of the active player: `unused` faces, `size` of the hand this turn, whether
  `rolled`, whether `whole` (a straight is possible), `rerolls` and `actions` left.
- `boards`: one for each player: `board`, `hand`, `stored` faces, `slots` (`slot`, `level`,
  `bonus`, `taken`) and the number of `bonuses`; what a game adds stands there too.

Of this game: `offered` (the player boards to choose from), `race` (round, direction, order),
`movement` (what is under way), `reach` (how many steps it takes the driver whose dice lie on the
table to come to a space, on wheels and by airship), `steps` and `flights` (how far number
combinations go), `passes` (the strength that passes a test), `supply` of tiles, `cards` (row, deck,
discard, the own hand, and what the seat knows of other hands). A board's `added` are the faces
that bonuses, garage and Pit Crew add to a combination.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.games.dicium.crazy_cup.rules.actions import (
    AIRSHIP_STEPS,
    BUMP_STEPS,
    FOUR_STEPS,
    LONG_AIRSHIP_STEPS,
    PAIR_STEPS,
    added_faces,
)
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS, KINDS
from tatami.games.dicium.crazy_cup.rules.ending import bonuses, score
from tatami.games.dicium.crazy_cup.rules.piles import known_cards
from tatami.games.dicium.crazy_cup.rules.reach import FARTHEST, reach
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.rules.dice import COLOUR_OF, COLOURS, FACES
from tatami.games.dicium.rules.fights import AVOIDED

_WAYS: Final = {0: None, 1: "clockwise", -1: "anticlockwise"}
_STEPS: Final = {"pair": PAIR_STEPS, "double": BUMP_STEPS, "four": FOUR_STEPS}
_FLIGHTS: Final = {"full": AIRSHIP_STEPS, "five": LONG_AIRSHIP_STEPS}
_FACES: Final = {face: COLOURS[COLOUR_OF[at]] for at, face in enumerate(FACES)}


def race_view(race: Race, seat: int | None) -> dict[str, Any]:
    return {
        "options": dict(race.rules.options),
        "active": race.active,
        "deciding": list(race.deciding(seat)),
        "grid": race.box.map,
        "pieces": _pieces(race),
        "faces": _FACES,
        "dice": race.dice_view(),
        "boards": [_board(race, other) for other in range(race.players)],
        "offered": _offered(race),
        "race": _race(race),
        "movement": _movement(race),
        "reach": _reach(race),
        "passes": AVOIDED,
        "steps": _STEPS,
        "flights": _FLIGHTS,
        "supply": _tiles(race.supply),
        "cards": _cards(race, seat),
    }


def _name(race: Race, space: int) -> str | None:
    return None if space < 0 else race.box.canyon.grid.names[space]


def _pieces(race: Race) -> list[dict[str, Any]]:
    drivers = [
        {
            "kind": "drone" if race.is_drone(driver) else "driver",
            "seat": None if race.is_drone(driver) else driver,
            "at": _name(race, race.at[driver]),
            "road": _name(race, race.road[driver]),
            "mile": race.mile(driver),
            "miles": score(race, driver),
            "way": _WAYS[race.way[driver]],
            "finished": race.finished[driver],
        }
        for driver in range(race.drivers)
    ]
    owner = None if race.tornado_owner < 0 else race.tornado_owner
    return [*drivers, {"kind": "tornado", "seat": owner, "at": _name(race, race.tornado)}]


def _board(race: Race, seat: int) -> dict[str, Any]:
    tiles = race.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS]
    return {
        "seat": seat,
        **race.board_view(seat),
        "added": {name: added_faces(race, seat, colour) for colour, name in enumerate(COLOURS)},
        "tiles": [id for id, count in zip(TECHNOLOGIES, tiles, strict=True) for _ in range(count)],
        "cards": race.cards_of(seat),
        "sand": race.sand[seat],
        "team": seat % 2 if race.rules.teams else None,
    }


def _offered(race: Race) -> list[dict[str, Any]]:
    if None not in race.boards:
        return []
    left = [board for board in race.box.boards if board not in race.boards]
    return [{"board": board.id, "slots": board.view(0)} for board in left]


def _race(race: Race) -> dict[str, Any]:
    order = sorted(range(race.drivers), key=lambda d: (-score(race, d), -bonuses(race, d), d))
    return {
        "round": race.round,
        "limit": race.rules.round_limit,
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
    if race.mover < 0:
        return None
    return {
        "seat": None if race.is_drone(race.mover) else race.mover,
        "from": _name(race, race.set_out),
        "path": [_name(race, space) for space in race.path],
        "left": race.left,
        "airship": race.airship,
        "bump": race.may_bump,
        "hooks": list(race.hooks[::2]),
    }


def _reach(race: Race) -> dict[str, dict[str, int]] | None:
    driver = race.active if race.mover < 0 else race.mover
    if race.outcome is not None or race.is_drone(driver) or not race.rolled:
        return None
    steps = FARTHEST if race.mover < 0 else race.left
    ways = {"drive": False, "fly": True} if race.mover < 0 else {"drive": race.airship}
    names = race.box.canyon.grid.names
    return {
        way: {names[space]: count for space, count in reach(race, driver, steps, airship).items()}
        for way, airship in ways.items()
    }


def _tiles(counts: list[int]) -> dict[str, int]:
    return dict(zip(TECHNOLOGIES, counts, strict=True))


def _cards(race: Race, seat: int | None) -> dict[str, Any]:
    viewer = race.players if seat is None else seat
    return {
        "row": [None if kind < 0 else CHEATS[kind] for kind in race.row],
        "deck": sum(race.deck),
        "discard": _listed(race.discard),
        "own": None if seat is None else _listed(race.cards[seat * KINDS : (seat + 1) * KINDS]),
        "known": [
            {"card": CHEATS[kind], "seats": seats} for kind, seats in known_cards(race, viewer)
        ],
    }


def _listed(counts: list[int]) -> list[str]:
    return [CHEATS[kind] for kind, count in enumerate(counts) for _ in range(count)]
