"""Random quests: every number of players, every option."""

from __future__ import annotations

import pytest

from tests.properties import all_properties, conservation, play_and_look, what_varies

GAME_ID = "dicium-dungeon"
VARIANTS: list[tuple[int, dict[str, str]]] = [
    (players, options)
    for players in (1, 2, 3, 4)
    for options in (
        {},
        {"difficulty": "heroic"},
        {"young": "true"},
        {"young": "true", "difficulty": "heroic"},
        {"characters": "random"},
        {"king_step": "6"},
    )
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_all_properties(players: int, options: dict[str, str]) -> None:
    match = all_properties(GAME_ID, players, options, "property", every=4)
    assert match.state.outcome is not None


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_quests_end_for_all_alike(players: int, options: dict[str, str]) -> None:
    """DD-9.3: one group, the first if the quest is won, the second if it is lost."""
    for seed in range(3):
        match = play_and_look(GAME_ID, players, options, f"many {seed}", conservation, 10)
        outcome = match.state.outcome
        assert outcome is not None
        everybody = tuple(range(players))
        assert outcome.ranking in ((everybody,), ((), everybody))
        assert len(set(outcome.scores)) == 1
        assert outcome.scores[0] == (1 if outcome.winners else 0)


@pytest.mark.parametrize("players", [1, 4])
def test_nothing_is_hidden_in_the_state(players: int) -> None:
    """DD-11: what nobody knows is not there to be drawn anew."""
    _, varied = what_varies(GAME_ID, players, {}, "what varies", ())
    assert set.union(*varied) == set()
