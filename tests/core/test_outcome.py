"""How a game that is over is told to those who do not open it."""

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import finish, in_any_order
from tatami.core.match import Match


@pytest.mark.parametrize(
    ("game_id", "options", "sides", "for_points"),
    [
        ("dicium-civilization", {}, False, True),
        ("dicium-crazy-cup", {}, False, False),
        ("dicium-crazy-cup", {"teams": "true"}, True, False),
        ("dicium-dungeon", {}, False, False),
        ("dicium-shogun", {}, True, False),
        ("samurai-sword", {}, True, False),
        ("shogun", {}, False, True),
    ],
)
def test_sides_win_or_lose_and_points_make_places(
    game_id: str, options: dict[str, str], sides: bool, for_points: bool
) -> None:
    game = tatami.game(game_id)
    match = Match(game, 4, options, "outcome")
    finish(match, in_any_order(Chance("outcome")))
    outcome = match.state.outcome
    assert outcome is not None
    assert (outcome.sides, game.for_points) == (sides, for_points)
    if for_points:
        best = [outcome.scores[group[0]] for group in outcome.ranking]
        assert best == sorted(best, reverse=True)
