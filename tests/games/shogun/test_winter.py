"""SH-8: winter, points, the new year, the end."""

import pytest
from rich.console import Console

from tatami.core.chance import Chance
from tatami.core.game_loop import finish, in_any_order, positions
from tatami.core.match import Match
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import NEUTRAL, TEMPLE, THEATRE
from tatami.games.shogun.rules.content import EVENT_IDS, WINTER_LOSS
from tatami.games.shogun.rules.provinces import PROVINCES, REGION, SITES
from tatami.games.shogun.rules.score import counts, final_outcome, majority, totals, winter_points
from tatami.games.shogun.rules.state import Shogun
from tatami.games.shogun.rules.winter import Winter, hunger, lose_rice
from tatami.games.shogun.terminal import draw
from tatami.language import LANGUAGES, Speaker
from tests.games.shogun.tables import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    finish_round,
    give,
    new,
    number,
    said,
)


@pytest.mark.parametrize(
    ("missing", "expected"),
    [(1, (1, 1)), (2, (1, 2)), (3, (2, 2)), (4, (2, 2)), (5, (2, 3)), (6, (2, 3)), (7, (3, 3))],
)
def test_hunger(missing: int, expected: tuple[int, int]) -> None:
    assert hunger(missing) == expected
    assert hunger(20) == (3, 3)


def winter(state: Shogun, seed: str) -> None:
    """Let winter come at once."""
    state.stack = [state.stack[0], *state.stack[1:2], Winter()]
    state.event_row = [EVENT_IDS.index("tax-cap")]
    state.turn_order = list(range(state.players))
    state.settle(Chance(seed))


def test_rice_is_lost_but_never_below_nothing() -> None:
    state = new()
    state.rice = [9, 2, 5, 0]
    state.event_row = [EVENT_IDS.index("rice-cap")]
    lose_rice(state)
    assert state.rice == [5, 0, 1, 0]


def test_example_03_three_missing_rice() -> None:
    """SH-E03"""
    state = new()
    give(state, "Owari", RED, 3)
    state.rice = [6, 9, 9, 9]
    for province in state.provinces_of(RED):
        state.unrest[province] = 1
    winter(state, "three")
    assert len(state.uprising) == 2
    assert state.actors == (RED,)
    assert [str(move) for move in state.legal(RED)] == [
        f"revolt {state.view(None)['map']['provinces'][p]['name']}" for p in state.uprising
    ]
    chance = Chance("revolt")
    state.apply(RED, state.legal(RED)[0], chance)
    assert [one["peasants"] for one in said(state, "revolt")] == [3, 3]
    state.check()


def test_example_04_kai() -> None:
    """SH-E04"""
    state = new()
    for province in range(PROVINCES):
        if state.owner[province] == YELLOW and province != number("Kai"):
            state.make_neutral(province)
    give(state, "Kai", YELLOW, 4, unrest=1)
    give(state, "Aki", YELLOW, 4, unrest=1)
    state.rice = [9, 9, 0, 9]
    winter(state, "kai")
    assert [one["peasants"] for one in said(state, "revolt")] == [3]


def test_example_13_three_tie_for_most_temples_two_for_most_theatres() -> None:
    """SH-E13"""
    state = new()
    green = [p for p in range(PROVINCES) if REGION[0][p] == 0 and SITES[p] >= 2]
    for province in green:
        give(state, state.view(None)["map"]["provinces"][province]["name"], NEUTRAL, 0)
    for seat, province in zip((RED, BLUE, YELLOW), green, strict=False):
        name = state.view(None)["map"]["provinces"][province]["name"]
        theatre = ("theatre",) if seat != RED else ()
        give(state, name, seat, 2, buildings=("temple", *theatre))
    found = counts(state)
    assert majority(state, found, 0, TEMPLE) == [1, 1, 1, 0]
    assert majority(state, found, 0, THEATRE) == [0, 0, 0, 0]


def test_most_castles_alone() -> None:
    state = new()
    give(state, "Aki", BLACK, 2, buildings=("castle", "temple"))
    scored = totals(state, winter_points(state))
    assert scored == [8, 8, 8, 8 + 2 + 3 + 2]
    assert sum(majority(state, counts(state), 1, 0)) == 0


def test_between_the_years() -> None:
    state = new()
    state.rice = [20, 20, 20, 20]
    give(state, "Kai", BLACK, 5, unrest=2)
    tower, tray, chests = state.tower[:], state.tray[:], state.chests[:]
    spring = set(state.event_row)
    left = set(state.event_pile)
    winter(state, "between")
    assert state.rice == [0, 0, 0, 0]
    assert sum(state.unrest) == 0
    assert (state.tower, state.tray, state.chests) == (tower, tray, chests)
    assert state.points == [8, 8, 8, 8]
    assert (state.year, state.season) == (1, 0)
    assert set(state.event_row) <= left
    assert not set(state.event_row) & spring
    assert len(state.event_row) == 4


def test_four_new_events_every_year_and_a_full_game_ends_after_two() -> None:
    match = Match(GAME, 4, {}, "whole", events=True)
    state = match.state
    assert isinstance(state, Shogun)
    seen: set[int] = set()
    for _ in positions(match, in_any_order(Chance("players"))):
        seen |= set(state.event_row)
    assert len(seen) == 8
    assert (state.year, state.season) == (1, 3)
    assert len(said(state, "scored")) == 8


def test_most_points_then_most_chests_then_shared() -> None:
    state = new()
    state.points = [30, 40, 40, 20]
    state.chests = [9, 2, 3, 0]
    assert str(final_outcome(state)) == "reason-chests: 2 > 1 > 0 > 3; scores 30 40 40 20"
    state.chests[BLUE] = 3
    assert final_outcome(state).ranking == ((BLUE, YELLOW), (RED,), (BLACK,))
    state.points[RED] = 50
    assert final_outcome(state).reason == "reason-points"


def test_the_sheet_adds_up() -> None:
    match = Match(GAME, 5, {"court": "on"}, "sheet")
    outcome = finish(match, in_any_order(Chance("players"))).state.outcome
    assert outcome is not None
    lines = {line.label.id: line for line in outcome.sheet}
    points = lines["sheet-points"].values
    parts = [
        line.values
        for line in outcome.sheet
        if line.label.id in ("sheet-provinces", "sheet-buildings", "sheet-region", "sheet-favours")
    ]
    assert len(parts) == 15
    for seat in range(5):
        assert sum(values[seat] or 0 for values in parts) == points[seat]
        assert points[seat] == outcome.scores[seat]


def test_a_player_without_provinces_plays_on() -> None:
    """SH-5.8"""
    state = new()
    for province in state.provinces_of(RED):
        state.reserve[RED] += state.armies[province]
        state.make_neutral(province)
    moves = {str(move) for move in state.legal(RED)}
    assert "plan bid chest-0" in moves
    assert not any("Kai" in move for move in moves)
    finish_everyone(state)
    assert state.season == 1


def finish_everyone(state: Shogun) -> None:
    chance = Chance("finish")
    while state.season == 0:
        seat = state.actors[0]
        legal = [move for move in state.legal(seat) if move.kind != "clear"]
        state.apply(seat, legal[-1], chance)
        if state.phase != "plan":
            finish_round(state, chance)
    state.check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_what_every_open_event_would_take_in_winter(language: str) -> None:
    """SH-3.3"""
    say = Speaker(language, "shogun")
    state = new()
    console = Console(width=400, color_system=None)
    with console.capture() as capture:
        console.print(draw(state.view(BLUE), say))
    for event in state.event_row:
        words: dict[str, str | float] = {"event": say(f"eventcard-{EVENT_IDS[event]}")}
        said_so = say.fill("terminal-event", words | {"rice": WINTER_LOSS[event]})
        assert said_so in capture.get()
