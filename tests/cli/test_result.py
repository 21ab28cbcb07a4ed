"""How a terminal shows the end of a game."""

from __future__ import annotations

import pytest
from rich.console import Console

from tatami.cli.result import draw_result
from tatami.core.outcome import Outcome
from tatami.language import Speaker

NAMES = ["Ada", "Bo", "Chiyo", "Daiki", "Emi"]


@pytest.mark.parametrize(
    ("ranking", "places"),
    [
        (((3, 0), (4,), (1, 2)), ["★ 1 Daiki", "★ 1 Ada", "3 Emi", "4 Bo", "4 Chiyo"]),
        (((), (0, 1, 2, 3, 4)), NAMES),
    ],
)
def test_after_a_shared_place_numbers_are_left_out_and_without_winners_there_are_none(
    ranking: tuple[tuple[int, ...], ...], places: list[str]
) -> None:
    console = Console(width=60)
    drawn = draw_result(
        Outcome(ranking, (0,) * 5, "reason-points"), Speaker("en", "shogun", NAMES, ("tatami.cli",))
    )
    with console.capture() as shown:
        console.print(drawn)
    lines = [" ".join(line.split()) for line in shown.get().splitlines()]
    assert [line for line in lines if line.endswith(" 0")] == [f"{one} 0" for one in places]
