"""CC-10: how the race ends, and who has won."""

from __future__ import annotations

from typing import Final

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.canyon import DIRECTIONS
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.player_board import taken_count

_TEAM_SEATS: Final = ((0, 2), (1, 3))


def score(race: Race, driver: int) -> int:
    """Miles made: a finished driver's lap, and the miles past the line."""
    return race.mile(driver) + (race.box.canyon.lap if race.finished[driver] else 0)


def bonuses(race: Race, driver: int) -> int:
    return 0 if race.is_drone(driver) else taken_count(race.slots[driver])


def ranking(race: Race, drivers: list[int]) -> list[list[int]]:
    """CC-10.3, CC-10.4, CC-10.5: groups of equal drivers, the best first: miles, then bonuses."""
    merit = {driver: (score(race, driver), bonuses(race, driver)) for driver in drivers}
    order = sorted(set(merit.values()), reverse=True)
    return [[driver for driver in drivers if merit[driver] == worth] for worth in order]


def end_race(race: Race, reason: str) -> None:
    """CC-10.1 and CC-10.6: at the end of a round."""
    if race.teams:
        _end_teams(race, reason)
    elif race.players == 1:
        _end_solo(race, reason)
    else:
        order = ranking(race, list(range(race.players)))
        race.outcome = _outcome(race, tuple(tuple(group) for group in order), reason)


def _end_teams(race: Race, reason: str) -> None:
    merit = [
        (sum(race.mile(seat) for seat in team), sum(bonuses(race, seat) for seat in team))
        for team in _TEAM_SEATS
    ]
    if merit[0] == merit[1]:
        order: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3),)
    else:
        order = _TEAM_SEATS if merit[0] > merit[1] else (_TEAM_SEATS[1], _TEAM_SEATS[0])
    race.outcome = _outcome(race, order, reason)


def _end_solo(race: Race, reason: str) -> None:
    """CC-R30: the drone is no seat: when it wins, nobody is in the first group."""
    first = ranking(race, [0, 1])[0]
    if 0 in first:
        race.outcome = _outcome(race, ((0,),), reason)
    else:
        race.outcome = _outcome(race, ((), (0,)), "reason-drone" if race.finished[1] else reason)


def meeting(race: Race, driver: int) -> None:
    """CC-9.2: two teammates stand on one space: their team has won."""
    team = _TEAM_SEATS[driver % 2]
    race.outcome = _outcome(race, (team, _TEAM_SEATS[1 - driver % 2]), "reason-meeting")


def _outcome(race: Race, order: tuple[tuple[int, ...], ...], reason: str) -> Outcome:
    seats = range(race.players)
    sheet = [
        Line(Text("sheet-bonuses"), tuple(bonuses(race, seat) for seat in seats)),
        Line(Text("sheet-hand"), tuple(race.hand[seat] for seat in seats)),
        Line(Text("sheet-rounds"), tuple(race.round for _ in seats)),
    ]
    if race.players == 1:
        sheet.append(Line(Text("sheet-drone"), (score(race, 1),)))
    sheet.append(Line(Text("sheet-miles"), tuple(score(race, seat) for seat in seats)))
    return Outcome(
        ranking=order,
        scores=tuple(score(race, seat) for seat in seats),
        reason=reason,
        sheet=tuple(sheet),
        labels=tuple(_labels(race, seat) for seat in seats),
    )


def _labels(race: Race, seat: int) -> dict[str, str]:
    board = race.boards[seat]
    labels = {} if board is None else {"board": f"board-{board.id}"}
    if race.way[seat]:
        labels["direction"] = f"direction-{DIRECTIONS[race.way[seat] < 0]}"
    if race.teams:
        labels["team"] = f"team-{seat % 2 + 1}"
    return labels
