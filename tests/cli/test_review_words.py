"""What a review says of a whole game."""

from __future__ import annotations

import pytest

from tatami.bots.review import Conclusion, Point
from tatami.cli.review_words import sum_of
from tatami.language import Speaker


@pytest.mark.parametrize(
    ("choices", "luck", "choice", "told"),
    [
        (10, -0.01, -0.015, "luck and the other players −10, choices −15."),
        (
            400,
            0.015,
            -0.014,
            "For every ten choices, in points out of 100: "
            "luck and the other players +15, choices −14.",
        ),
    ],
)
def test_sums_are_told_as_chances_or_for_ten_choices(
    choices: int, luck: float, choice: float, told: str
) -> None:
    points = [Point(at, 0.25, 0.01, choice, luck) for at in range(choices)]
    conclusion = Conclusion(0, points, 0.0, [], calibrated=True)
    assert told in sum_of(conclusion, Speaker("en", "samurai-sword"))
