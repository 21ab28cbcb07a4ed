"""Random races: every number of players, every variant."""

from __future__ import annotations

import pytest

from tests.properties import all_properties, conservation, play_and_look, what_varies

GAME_ID = "dicium-crazy-cup"
VARIANTS: list[tuple[int, dict[str, str]]] = [
    *((players, {}) for players in (1, 2, 3, 4)),
    *((players, {"young": "true"}) for players in (1, 2, 3, 4)),
    *((players, {"boards": "choose"}) for players in (1, 2, 3, 4)),
    (1, {"drone_pace": "five"}),
    (1, {"drone_pace": "five", "young": "true"}),
    (4, {"teams": "true"}),
    (4, {"teams": "true", "young": "true"}),
    (4, {"teams": "true", "boards": "choose"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_all_properties(players: int, options: dict[str, str]) -> None:
    short = {**options, "round_limit": "16"}
    match = all_properties(GAME_ID, players, short, "property", every=5)
    assert match.state.outcome is not None


@pytest.mark.parametrize(("players", "options"), [*VARIANTS[:4], (4, {"teams": "true"})])
def test_they_hold_for_races_begun_by_the_first_version(
    players: int, options: dict[str, str]
) -> None:
    """CC-R35"""
    short = {**options, "round_limit": "12"}
    match = all_properties(GAME_ID, players, short, "property", every=5, version=1)
    assert match.game.version == 1
    assert any(played.move.text == "end" for played in match.moves)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_races_end_with_everything_in_its_place(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        match = play_and_look(GAME_ID, players, options, f"many {seed}", conservation, 10)
        outcome = match.state.outcome
        assert outcome is not None
        ranked = sorted(seat for group in outcome.ranking for seat in group)
        assert ranked == list(range(players))
        assert len(match.moves) < 5000


def test_a_race_without_limit_ends_too() -> None:
    match = play_and_look(GAME_ID, 1, {"round_limit": "0"}, "no limit", conservation, 10)
    assert match.state.outcome is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_hidden_cards_are_drawn_anew(players: int) -> None:
    _, varied = what_varies(GAME_ID, players, {"round_limit": "40"}, "what varies", ())
    assert all({"piles"} <= parts <= {"piles", "stack"} for parts in varied)
