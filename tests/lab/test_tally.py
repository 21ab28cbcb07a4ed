from __future__ import annotations

import pytest

from tatami.core.outcome import Outcome
from tatami.lab.statistics import mean_interval, share_interval
from tatami.lab.tally import Tally

TEAMS = ({"team": "team-red"}, {"team": "team-blue"}, {"team": "team-red"})


def outcome(*ranking: tuple[int, ...]) -> Outcome:
    return Outcome(ranking, (3, 5, 3), "reason-points", labels=TEAMS)


def test_team_mates_win_together_but_count_as_one_game() -> None:
    tally = Tally()
    tally.count(outcome((0, 2), (1,)), 10, ("a", "b", "b"))
    tally.count(outcome((1,), (0, 2)), 20, ("b", "a", "b"))
    red = tally.wins["team"]["team-red"]
    assert (red.games, red.seats, red.wins, red.share) == (2, 4, 2, 0.5)
    assert tally.wins["bot"]["a"].wins == 2
    assert tally.wins["bot"]["b"].wins == 1
    assert tally.wins["seat"]["1"].interval == share_interval(0.5, 2)
    assert tally.points["1"].mean == (5.0, 5.0, 5.0)


def test_parts_add_up_to_the_whole() -> None:
    games = [(outcome((0, 2), (1,)), 10), (outcome((1,), (0, 2)), 20), (outcome((0, 1, 2)), 12)]
    whole, sum_of_parts = Tally(), Tally()
    for result, length in games:
        whole.count(result, length, ("a", "a", "b"))
        part = Tally()
        part.count(result, length, ("a", "a", "b"))
        sum_of_parts.add(part)
    assert sum_of_parts == whole
    assert sum_of_parts.json() == whole.json()
    assert whole.decisions == 42
    assert [whole.length_below(share) for share in (0.3, 0.5, 1.0)] == [10, 12, 20]


def test_intervals() -> None:
    assert share_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert share_interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert share_interval(0.0, 0) == (0.0, 1.0)
    mean, low, high = mean_interval(total=15, squares=55, count=5)
    assert mean == 3
    assert (low, high) == pytest.approx((3 - 1.3859, 3 + 1.3859), abs=1e-4)
    assert mean_interval(7, 49, 1) == (7, 7, 7)
    assert mean_interval(0, 0, 0) == (0, 0, 0)
