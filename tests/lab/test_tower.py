"""The lab shows what a game's own device does."""

from io import StringIO

from rich.console import Console

import tatami
from tatami.lab.tower import draw, measure
from tatami.language import LANGUAGES, Speaker


def test_the_tower_of_shogun_is_measured_and_drawn() -> None:
    found = measure(tatami.game("shogun"), 50, "lab")
    assert measure(tatami.game("shogun"), 50, "lab")[0].json() == found[0].json()
    for language in LANGUAGES:
        say = Speaker(language, "shogun")
        page = StringIO()
        Console(file=page, width=80).print(draw(found, say))
        text = page.getvalue()
        for distribution in found:
            assert say(distribution.label) in text
            assert f"{distribution.mean:.2f}" in text


def test_a_game_without_such_a_device_has_nothing_to_measure() -> None:
    assert measure(tatami.game("samurai-sword"), 50, "lab") == ()
