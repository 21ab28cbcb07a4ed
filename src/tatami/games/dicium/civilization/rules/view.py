"""What a seat sees of a game, in addition to what all Dicium games show.

- `grid.spaces` also have `terrain` (land or water), `region` and `quarry` (whether printed).
- `pieces`: `kind` (meeple, capital, hero, city, temple, wonder, monster), `at`, `seat` (null for
  monsters), and of a Hero which one (`hero`), of a monster its name (`monster`) and `strength`.
- `boards` also have `order` (place in turn order from 0), `capital`, `region`, `points` scored so
  far, `standing` (what the game would end with now, as far as everybody knows), `supply` of tiles
  left, `heroes` placed, `hero` (colour and faces of its first Hero), `trophies`, `attacks` and
  `wraths`, number of `cards`, `kept` and `traded` Common Objectives, `regions` with a tile.
- `offered` boards also have their `hero`.
- `round`, `limit`, `turns` left in the solo game (else null), `first`, `last_round`.
- `pool`: points `left` of its `size`; `worth`: points for each kind of thing.
- `philosophers`: `row`, `deck`, `discard` (removed ones), `own`, `known`; `held` is what each seat
  held at the end, null before. `attached`: those attached to the next action. `windows`,
  `costs` and `scores` tell when each can be played, the dice it costs and the points it scores.
- `common`: every Common Objective of the game: `objective`, `need`, `points`, `progress` of each
  seat, `seat` that claimed it (null: open) and whether it was `traded` for a die.
- `secrets`: by seat `{objective, need, points, progress, met}`; null for those that the viewer may
  not see. `dealt`: the two that the viewer chose from.
- `movement`: `seat`, `from`, `path`, `left` steps; or null. `reach`: for each way of moving that is
  now possible the spaces with the shortest way there, as lists of names.
- `fight`: what is fought about: `kind` (monster, battle, wrath), `attacker`, `defender`, `monster`,
  `at`, `strength` to reach, and `sides`: for each side that has rolled or must roll `seat`,
  `spent`, `die`, `bonuses`, `total` (null while unknown).
- `acted` and `redeployed`: what the active player has done this turn.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.games.dicium.civilization.rules.archipelago import (
    ANYWHERE,
    CAPITALS,
    LAND,
    REGIONS,
    SEA,
    SEATS,
    SIDE,
)
from tatami.games.dicium.civilization.rules.content import BOARDS, MONSTERS
from tatami.games.dicium.civilization.rules.ending import account
from tatami.games.dicium.civilization.rules.fights import Battle, Hunt, Wrath
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, HEROES, SECRET_IDS
from tatami.games.dicium.civilization.rules.moving import AROUND, Voyage
from tatami.games.dicium.civilization.rules.objectives import (
    common_progress,
    secret_met,
    secret_progress,
)
from tatami.games.dicium.civilization.rules.philosophers import (
    KINDS,
    MOMENTS,
    NAVIGATORS,
    PHILOSOPHERS,
)
from tatami.games.dicium.civilization.rules.state import HERO_KINDS, Civilization
from tatami.games.dicium.rules.dice import COLOURS
from tatami.games.dicium.rules.fights import AVOIDED, Attacked, Rolled
from tatami.games.dicium.rules.grid import OPEN_EDGE
from tatami.games.dicium.rules.view import common_view, space_name, walk_view
from tatami.games.dicium.rules.walking import Walk, reach, walk_under_way

_FARTHEST: Final = 16
"""No move has more steps: six dice that count twice, and the faces added."""


def civilization_view(state: Civilization, seat: int | None) -> dict[str, Any]:
    view = common_view(state, seat)
    for other, board in enumerate(view["boards"]):
        board.update(_board(state, other))
    for offered in view["offered"]:
        offered["hero"] = _first_hero(state, BOARDS.index(offered["board"]))
    solo = state.players == 1
    last = state.round == (state.settings.solo_turns if solo else state.settings.round_limit)
    voyage = walk_under_way(state)
    return {
        "options": dict(state.options),
        **view,
        "pieces": _pieces(state),
        "round": state.round,
        "limit": state.settings.round_limit,
        "turns": state.settings.solo_turns - state.round + 1 if solo else None,
        "first": state.first,
        "last_round": state.pool == 0 or last,
        "pool": {"left": state.pool, "size": state.settings.pool},
        "worth": _worth(state),
        "philosophers": _philosophers(state, seat),
        "attached": _cards(state.attached),
        "windows": MOMENTS,
        "costs": dict(zip(PHILOSOPHERS, state.box.card_dice, strict=True)),
        "scores": dict(zip(PHILOSOPHERS, state.box.card_points, strict=True)),
        "common": _common(state),
        "secrets": [_secret(state, other, seat) for other in range(state.players)],
        "dealt": _dealt(state, seat),
        "movement": None if voyage is None else walk_view(state, voyage),
        "reach": _reach(state),
        "fight": _fight(state),
        "acted": state.acted,
        "redeployed": state.redeployed,
    }


def open_civilization_view(state: Civilization, seat: int | None) -> dict[str, Any]:
    """With the hands and Secret Objectives of all, and the two that each chose from."""
    seats = range(state.players)
    view = civilization_view(state, seat)
    view["philosophers"]["held"] = state.piles.held()
    view["secrets"] = [_secret(state, other, other) for other in seats]
    view["dealt_to"] = [_dealt(state, other) for other in seats]
    return view


def _first_hero(state: Civilization, board: int) -> dict[str, Any]:
    """The colour of a people's first Hero, and how many faces of it he adds."""
    box = state.box
    return {"colour": COLOURS[box.hero_colour[board]], "faces": box.hero_faces[board]}


def _board(state: Civilization, seat: int) -> dict[str, Any]:
    box = state.box
    tiles = state.tiles[seat]
    mask = box.archipelago.mask
    board = state.boards[seat]
    lines = account(state, seat)
    return {
        "order": (seat - state.first) % state.players,
        "capital": CAPITALS[SEATS[state.players][seat]],
        "region": REGIONS[state.region(seat)],
        "points": state.points[seat],
        "standing": sum(lines[:-1]),
        "supply": {
            "city": box.cities - state.cities[seat].bit_count(),
            "temple": box.temples - state.temples[seat].bit_count(),
            "wonder": box.wonders - state.wonders[seat].bit_count(),
            "hero": HERO_KINDS - state.heroes_placed(seat),
        },
        "heroes": [HEROES[hero] for hero in range(HERO_KINDS) if state.has_hero(seat, hero)],
        "hero": None if board is None else _first_hero(state, box.boards.index(board)),
        "trophies": [MONSTERS[m] for m in range(len(MONSTERS)) if state.trophies[seat] >> m & 1],
        "attacks": state.attacks[seat],
        "wraths": state.wraths[seat],
        "cards": state.cards_of(seat),
        "kept": _common_ids(state.kept[seat]),
        "traded": _common_ids(state.traded[seat]),
        "regions": [REGIONS[region] for region in range(SIDE) if tiles & mask[region]],
    }


def _common_ids(mask: int) -> list[str]:
    return [id for at, id in enumerate(COMMON_IDS) if mask >> at & 1]


def _pieces(state: Civilization) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = []
    names = state.box.grid.names
    for seat in range(state.players):
        home = {"kind": "capital", "at": names[state.capital(seat)], "seat": seat}
        pieces.append(home)
        for hero in range(HERO_KINDS):
            space = state.heroes[seat * HERO_KINDS + hero]
            if space >= 0:
                at = names[space]
                pieces.append({"kind": "hero", "at": at, "seat": seat, "hero": HEROES[hero]})
        for kind, mask in (
            ("city", state.cities[seat]),
            ("temple", state.temples[seat]),
            ("wonder", state.wonders[seat]),
        ):
            for space in range(len(names)):
                if mask >> space & 1:
                    pieces.append({"kind": kind, "at": names[space], "seat": seat})
    for lair, monster in enumerate(state.lairs):
        if monster >= 0:
            pieces.append(
                {
                    "kind": "monster",
                    "at": names[state.box.archipelago.lairs[lair]],
                    "seat": None,
                    "monster": MONSTERS[monster],
                    "strength": state.box.strength[monster],
                }
            )
    for seat in range(state.players):
        pieces.append({"kind": "meeple", "at": names[state.at[seat]], "seat": seat})
    return pieces


def _worth(state: Civilization) -> dict[str, int]:
    box = state.box
    return {
        "city": box.city_points,
        "temple": box.temple_points,
        "wonder": box.wonder_points,
        "monster": box.monster_points,
        "attack": box.attack_points,
        "wrath": box.wrath_points,
        "region": box.region_points,
        "philosopher": box.philosopher_points,
    }


def _cards(mask: int) -> list[str]:
    return [PHILOSOPHERS[kind] for kind in range(KINDS) if mask >> kind & 1]


def _philosophers(state: Civilization, seat: int | None) -> dict[str, Any]:
    held = None if state.outcome is None else state.piles.held()
    return {**state.piles.view(seat), "held": held}


def _common(state: Civilization) -> list[dict[str, Any]]:
    shown = []
    for objective, id in enumerate(COMMON_IDS):
        owner, traded = None, False
        for seat in range(state.players):
            if (state.kept[seat] | state.traded[seat]) >> objective & 1:
                owner, traded = seat, state.traded[seat] >> objective & 1 == 1
        if owner is None and not state.open >> objective & 1:
            continue
        shown.append(
            {
                "objective": id,
                "need": state.box.common_need[objective],
                "points": state.box.common_points[objective],
                "progress": [common_progress(state, s, objective) for s in range(state.players)],
                "seat": owner,
                "traded": traded,
            }
        )
    return shown


def _secret(state: Civilization, seat: int, viewer: int | None) -> dict[str, Any] | None:
    """DC-10.2: the owner's alone, until the end."""
    secret = state.secret[seat]
    if secret < 0 or (seat != viewer and state.outcome is None):
        return None
    return {
        "objective": SECRET_IDS[secret],
        "need": state.box.secret_need[secret],
        "points": state.box.secret_points[secret],
        "progress": secret_progress(state, seat, secret),
        "met": secret_met(state, seat),
    }


def _dealt(state: Civilization, seat: int | None) -> list[dict[str, Any]]:
    if seat is None:
        return []
    return [
        {
            "objective": id,
            "need": state.box.secret_need[secret],
            "points": state.box.secret_points[secret],
        }
        for secret, id in enumerate(SECRET_IDS)
        if state.dealt[seat] >> secret & 1
    ]


def _reach(state: Civilization) -> dict[str, dict[str, list[str | None]]] | None:
    if state.outcome is not None or not state.rolled:
        return None
    seat = state.active
    voyage = walk_under_way(state)
    if voyage is not None:
        return {"walk": _ways(state, voyage)}
    here = (state.at[seat],)
    terrains = {"blue": ANYWHERE if state.has_company(NAVIGATORS) else SEA, "yellow": LAND}
    found = {
        way: _ways(state, Voyage(seat, seat, _FARTHEST, here, OPEN_EDGE, terrain))
        for way, terrain in terrains.items()
    }
    found["pair"] = _ways(state, Voyage(seat, seat, 1, here, OPEN_EDGE, ANYWHERE | AROUND))
    return found


def _ways(state: Civilization, voyage: Walk[Civilization]) -> dict[str, list[str | None]]:
    names = state.box.grid.names
    return {
        names[space]: [names[step] for step in way]
        for space, way in sorted(reach(state, voyage).items())
    }


def _fight(state: Civilization) -> dict[str, Any] | None:
    rolled: Rolled | None = None
    attack = 0
    for at in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[at]
        if isinstance(frame, Rolled):
            rolled = frame
        elif isinstance(frame, Attacked):
            attack = frame.attack
        elif isinstance(frame, Hunt):
            monster = state.monster_on(frame.space)
            return {
                "kind": "monster",
                "attacker": frame.seat,
                "defender": None,
                "monster": MONSTERS[monster],
                "at": space_name(state, frame.space),
                "strength": frame.strength(state),
                "sides": [_side(state, frame.seat, rolled, 0)],
            }
        elif isinstance(frame, Battle):
            sides = [_side(state, frame.attacker, None if attack else rolled, attack)]
            if attack:
                sides.append(_side(state, frame.defender, rolled, 0))
            return {
                "kind": "battle",
                "attacker": frame.attacker,
                "defender": frame.defender,
                "monster": None,
                "at": space_name(state, frame.space),
                "strength": attack or None,
                "sides": sides,
            }
        elif isinstance(frame, Wrath):
            return {
                "kind": "wrath",
                "attacker": frame.by,
                "defender": frame.target,
                "monster": None,
                "at": space_name(state, state.at[frame.target]),
                "strength": AVOIDED,
                "sides": [_side(state, frame.target, rolled, 0)],
            }
    return None


def _side(state: Civilization, seat: int, rolled: Rolled | None, total: int) -> dict[str, Any]:
    bonuses = state.red_strength(seat)
    if rolled is None:
        return {
            "seat": seat,
            "spent": None,
            "die": None,
            "bonuses": bonuses,
            "total": total or None,
        }
    return {
        "seat": seat,
        "spent": rolled.spent,
        "die": rolled.die,
        "bonuses": bonuses,
        "total": rolled.die + rolled.spent + bonuses,
    }
