"""Random games: every number of players, every option."""

from __future__ import annotations

import pytest

from tests.properties import all_properties, conservation, play_and_look, what_varies

GAME_ID = "dicium-civilization"
VARIANTS: list[tuple[int, dict[str, str]]] = [
    *((players, {}) for players in (1, 2, 3, 4)),
    *((players, {"boards": "random", "monsters": "random"}) for players in (1, 2, 3, 4)),
    (2, {"boards": "thebes,athens", "first_player": "1"}),
    (4, {"boards": "corinth,thebes,athens,sparta", "first_player": "3", "vp_deck": "12"}),
    (1, {"solo_turns": "30", "vp_deck": "9"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_all_properties(players: int, options: dict[str, str]) -> None:
    short = {**options, "round_limit": "16"}
    match = all_properties(GAME_ID, players, short, "property", every=5)
    assert match.state.outcome is not None


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_games_end_with_everything_in_its_place(players: int, options: dict[str, str]) -> None:
    match = play_and_look(GAME_ID, players, options, "many", conservation, 10)
    outcome = match.state.outcome
    assert outcome is not None
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    assert ranked == list(range(players))
    assert len(match.moves) < 8000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_hidden_cards_are_drawn_anew(players: int) -> None:
    """DC-10.1, DC-10.2"""
    _, varied = what_varies(GAME_ID, players, {"round_limit": "90"}, "what varies", ())
    assert set.union(*varied) <= {"philosophers", "dealt", "secret", "stack"}
    assert "philosophers" in set.union(*varied)
    assert all({"dealt", "secret"} <= parts for parts in varied)
