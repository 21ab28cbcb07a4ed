"""The map of every Dicium game stands unbroken in a terminal of eighty columns."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import tatami
from tatami.cli.picture import draw
from tatami.core.chance import Chance
from tatami.language import Speaker


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", [id for id in tatami.games() if id.startswith("dicium")])
def test_every_row_of_the_map_is_a_line(id: str, language: str) -> None:
    game = tatami.game(id)
    players = game.players[-1]
    names = [f"Botan {seat}" for seat in range(players)]
    state = game.new(players, chance=Chance("map"))
    view = state.view(0)
    paper = StringIO()
    say = Speaker(language, id, names, parts=("tatami.cli",))
    Console(width=80, file=paper).print(draw(id, view, say))
    lines = [line.replace("│", " ").split() for line in paper.getvalue().splitlines()]
    columns = [chr(ord("a") + column) for column in range(view["grid"]["columns"])]
    assert any(line[: len(columns)] == columns for line in lines)
    rows = {line[0] for line in lines if line}
    assert {str(row + 1) for row in range(view["grid"]["rows"])} <= rows
