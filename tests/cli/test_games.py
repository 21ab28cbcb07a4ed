from __future__ import annotations

import json
from importlib.metadata import version

import tatami as engine
from tatami.core.engine import engine as running
from tests.cli.conftest import GAME, Tatami


def test_every_game_is_listed_with_its_options(tatami: Tatami) -> None:
    out = tatami("games").out
    for id in engine.games():
        assert id in out
    assert "3 to 7 players" in out
    assert "--option reshuffle=at_once|when_needed" in out


def test_json_says_the_same(tatami: Tatami) -> None:
    listed = {game["id"]: game for game in json.loads(tatami("games", "--json").out)}
    assert sorted(listed) == engine.games()
    assert listed[GAME]["players"] == [3, 4, 5, 6, 7]
    assert listed[GAME]["options"][0]["default"] == "at_once"


def test_in_french(tatami: Tatami) -> None:
    assert "3 à 7 joueurs" in tatami("games", "--lang", "fr").out


def test_help_speaks_the_language(tatami: Tatami) -> None:
    assert "Play a game in the terminal" in tatami().out
    assert "Jouer dans le terminal" in tatami("--help", "--lang", "fr").out
    assert "Nombre de parties" in tatami("simulate", "--help", "--lang", "fr").out
    assert "Montrer cette aide" in tatami("play", "--help", "--lang", "fr").out


def test_the_version_says_which_engine_runs(tatami: Tatami) -> None:
    answer = tatami("--version")
    assert answer.code == 0
    assert answer.out == f"tatami {version('tatami-table')} ({running()})\n"
