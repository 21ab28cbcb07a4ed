"""Random raids: both numbers of players, every option."""

from __future__ import annotations

import pytest

from tests.properties import all_properties, conservation, play_and_look, what_varies

GAME_ID = "dicium-shogun"
VARIANTS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {}),
    *((players, {"alert_cards": "6"}) for players in (2, 4)),
    *((players, {"great_door": door}) for players in (2, 4) for door in ("closed", "open")),
    (2, {"ninja_board": "green"}),
    (2, {"samurai_board": "red"}),
    (2, {"ninja_board": "green", "samurai_board": "red"}),
    (4, {"first_ninja": "green"}),
    (4, {"first_ninja": "random", "left_of_blue": "red"}),
    (4, {"first_ninja": "green", "left_of_blue": "red"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_all_properties(players: int, options: dict[str, str]) -> None:
    short = {**options, "round_limit": "10"}
    match = all_properties(GAME_ID, players, short, "property", every=5)
    assert match.state.outcome is not None


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_raids_end_with_everything_in_its_place(players: int, options: dict[str, str]) -> None:
    match = play_and_look(GAME_ID, players, options, "many", conservation, 10)
    outcome = match.state.outcome
    assert outcome is not None
    assert sorted(len(group) for group in outcome.ranking) == [players // 2, players // 2]
    assert len(match.moves) < 5000


@pytest.mark.parametrize("players", [2, 4])
def test_a_raid_without_limit_ends_too(players: int) -> None:
    """DS-2.7"""
    match = play_and_look(GAME_ID, players, {"round_limit": "0"}, "no limit", conservation, 50)
    assert match.state.outcome is not None
    assert match.state.outcome.reason != "reason-dawn"


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_hidden(players: int) -> None:
    """DS-10.1"""
    _, varied = what_varies(GAME_ID, players, {"round_limit": "10"}, "what varies", ())
    assert set.union(*varied) == set()
