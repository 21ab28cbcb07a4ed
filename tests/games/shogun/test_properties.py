"""Random games of Shogun: every number of players, both boards, both setups, both options."""

import pytest

from tests.properties import all_properties, conservation, play_and_look

SETUPS = (("sun", "preset"), ("sun", "draft"), ("moon", "draft"))


@pytest.mark.parametrize("court", ["off", "on"])
@pytest.mark.parametrize(("board", "setup"), SETUPS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_properties(players: int, board: str, setup: str, court: str) -> None:
    options = {"board": board, "setup": setup, "court": court}
    all_properties("shogun", players, options, "property", every=53)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_properties_with_the_other_options(players: int) -> None:
    options = {"forced_actions": "off", "income_on_lost_revolt": "lose", "court": "on"}
    all_properties("shogun", players, options, "other", every=47)


@pytest.mark.parametrize("court", ["off", "on"])
@pytest.mark.parametrize(("board", "setup"), SETUPS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_many_games_end_with_everything_in_its_place(
    players: int, board: str, setup: str, court: str
) -> None:
    options = {"board": board, "setup": setup, "court": court}
    for seed in range(6):
        match = play_and_look("shogun", players, options, f"many {seed}", conservation, 20)
        match.state.check()
        assert len(match.moves) < 3000
