"""What the documents show is true: examples run, links lead somewhere."""

import doctest
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.language import Speaker

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def example(beginning: str) -> dict[str, Any]:
    """What the example of `adding-a-game.md` that holds this defines."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    sources = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {"__name__": "lanterns"}
    source = next(source for source in sources if beginning in source)
    exec(compile(source, "adding-a-game.md", "exec"), names)
    return names


def test_the_example_game_is_drawn() -> None:
    match = Match(example("GAME =")["GAME"], 2, {}, "lanterns")
    match.play(0, match.state.legal(0)[0])
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(example("def draw")["draw"](match.state.view(0), Speaker("en")))
    lines = [line.split() for line in console.export_text().splitlines()]
    lit = str(match.state.view(0)["lit"][0][0])
    assert lines == [["Player", "1", lit, "2"], ["Player", "2", "3"]]


@pytest.mark.parametrize("players", [2, 3])
def test_the_example_game_is_a_game(players: int) -> None:
    game = example("GAME =")["GAME"]
    assert isinstance(game, Game)
    match = Match(game, players, {}, "lanterns", events=True)
    rng = Chance("players")
    while match.state.outcome is None:
        seat = match.state.actors[0]
        match.state.check()
        known = match.state.determinize(seat, Chance("a"))
        assert known.view(seat) == match.state.view(seat)
        assert game.load(json.loads(json.dumps(match.state.dump()))).dump() == match.state.dump()
        match.play(seat, rng.chooses(match.state.legal(seat)))
    assert len(match.moves) == 3 * players
