"""The pictures of all Dicium games: the map unbroken in eighty columns, and what dice may do."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import tatami
from tatami.cli.picture import draw
from tatami.core.chance import Chance
from tatami.drawing import spoken
from tatami.language import Speaker

GAMES = [id for id in tatami.games() if id.startswith("dicium")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
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


@pytest.mark.parametrize("id", GAMES)
def test_what_a_combination_does_is_what_the_table_of_actions_says(id: str) -> None:
    game = tatami.game(id)
    chance = Chance("dice")
    state = game.new(game.players[-1], chance=chance)
    while not state.view(0)["dice"]["rolled"]:
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0], chance)
    view = state.view(0)
    paper = StringIO()
    say = Speaker("en", id, [f"Botan {seat}" for seat in range(state.players)])
    Console(width=200, file=paper).print(draw(id, view, say))
    assert view["actions"]
    for row in view["actions"]:
        assert any(spoken(does, say) in paper.getvalue() for does in row["does"]), row["kind"]


def test_tornado_and_drone_have_signs_of_their_own() -> None:
    game = tatami.game("dicium-crazy-cup")
    view = game.new(1, chance=Chance("alone")).view(0)
    paper = StringIO()
    say = Speaker("en", game.id, ["Botan"], parts=("tatami.cli",))
    Console(width=80, file=paper).print(draw(game.id, view, say))
    for sign in ("@  tornado", "D  drone", "D the drone"):
        assert sign in paper.getvalue()
