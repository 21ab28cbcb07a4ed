"""Victory points of a winter, and the end of the game."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.outcome import Line, Outcome
from tatami.core.state import Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.cards import BUILDING_TEXTS
from tatami.games.shogun.rules.provinces import PROVINCES, REGIONS
from tatami.games.shogun.rules.realm import BIT_COUNT, BUILDING_KINDS, DEEDS, SCORED, Realm

MOST: Final = (3, 2, 1)
"""For most castles, temples, theatres of a region; one less for each of those who tie."""
REGION_TEXTS: Final = [f"region-{name}" for name in REGIONS]


def counts(realm: Realm) -> list[int]:
    """Buildings by region, kind and seat."""
    found = [0] * (len(REGIONS) * BUILDING_KINDS * realm.players)
    for province in range(PROVINCES):
        mask = realm.buildings[province]
        if mask:
            for kind in range(BUILDING_KINDS):
                if mask >> kind & 1:
                    at = realm.region[province] * BUILDING_KINDS + kind
                    found[at * realm.players + realm.owner[province]] += 1
    return found


def majority(realm: Realm, found: list[int], region: int, kind: int) -> list[int]:
    """The points of each seat for one kind of building in one region."""
    start = (region * BUILDING_KINDS + kind) * realm.players
    numbers = found[start : start + realm.players]
    most = max(numbers)
    if not most:
        return [0] * realm.players
    worth = MOST[kind] - (numbers.count(most) > 1)
    return [worth if number == most else 0 for number in numbers]


def winter_points(realm: Realm) -> list[int]:
    """What a winter would score now: by what for, then by seat."""
    players = realm.players
    scored = [0] * (SCORED * players)
    for province in range(PROVINCES):
        seat = realm.owner[province]
        if seat >= 0:
            scored[seat] += 1
            scored[players + seat] += BIT_COUNT[realm.buildings[province]]
    found = counts(realm)
    for region in range(len(REGIONS)):
        start = (2 + region) * players
        for kind in range(BUILDING_KINDS):
            for seat, points in enumerate(majority(realm, found, region, kind)):
                scored[start + seat] += points
    return scored


def totals(realm: Realm, scored: list[int]) -> list[int]:
    return [sum(scored[seat :: realm.players]) for seat in range(realm.players)]


class Score(Step[Realm]):
    """SH-8.3"""

    def run(self, realm: Realm, chance: Chance) -> None:
        scored = winter_points(realm)
        start = realm.year * SCORED * realm.players
        realm.tally[start : start + len(scored)] = scored
        if realm.events is not None:
            _tell_majorities(realm)
        for seat, points in enumerate(totals(realm, scored)):
            realm.points[seat] += points
            realm.tell(
                "scored",
                {
                    "player": Seat(seat),
                    "provinces": scored[seat],
                    "buildings": scored[realm.players + seat],
                    "majorities": points - scored[seat] - scored[realm.players + seat],
                    "points": points,
                    "total": realm.points[seat],
                },
            )


def _tell_majorities(realm: Realm) -> None:
    found = counts(realm)
    for region in range(len(REGIONS)):
        for kind in range(BUILDING_KINDS):
            points = majority(realm, found, region, kind)
            best = [seat for seat in range(realm.players) if points[seat]]
            if best:
                realm.tell(
                    "majority",
                    {
                        "players": [Seat(seat) for seat in best],
                        "building": BUILDING_TEXTS[kind],
                        "region": REGION_TEXTS[region],
                        "points": points[best[0]],
                    },
                )


class EndGame(Step[Realm]):
    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "over"
        realm.outcome = final_outcome(realm)
        if realm.events is not None:
            winners: list[int | str | Seat] = [Seat(seat) for seat in realm.outcome.winners]
            realm.tell("game-over", {"players": winners})


def final_outcome(realm: Realm) -> Outcome:
    """SH-8.5: most points; then most chests; then shared."""
    seats = range(realm.players)
    keys = sorted({(realm.points[s], realm.chests[s]) for s in seats}, reverse=True)
    ranking = tuple(
        tuple([s for s in seats if (realm.points[s], realm.chests[s]) == key]) for key in keys
    )
    best = [s for s in seats if realm.points[s] == max(realm.points)]
    if len(best) == 1:
        reason = "reason-points"
    else:
        reason = "reason-chests" if len(ranking[0]) == 1 else "reason-shared"
    return Outcome(ranking, tuple(realm.points), reason, _sheet(realm))


def _sheet(realm: Realm) -> tuple[Line, ...]:
    players = realm.players
    lines: list[Line] = []
    for year in (0, 1):
        labels = [
            Text("sheet-provinces", {"year": year + 1}),
            Text("sheet-buildings", {"year": year + 1}),
            *(Text("sheet-region", {"year": year + 1, "region": t}) for t in REGION_TEXTS),
        ]
        for row, label in enumerate(labels):
            start = (year * SCORED + row) * players
            lines.append(Line(label, tuple(realm.tally[start : start + players])))
    if realm.court:
        lines.append(Line(Text("sheet-favours"), tuple(realm.favour_points)))
    lines.append(Line(Text("sheet-points"), tuple(realm.points)))
    lines.append(Line(Text("sheet-chests"), tuple(realm.chests)))
    for row, deed in enumerate(DEEDS):
        lines.append(
            Line(Text(f"sheet-{deed}"), tuple(realm.deeds[row * players : (row + 1) * players]))
        )
    return tuple(lines)
