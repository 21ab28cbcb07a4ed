from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tatami.bots.bot import Knowledge
from tatami.bots.registry import _BOTS
from tatami.core.chance import Chance
from tatami.core.move import Move
from tests.cli.conftest import GAME, Tatami


def figures(tatami: Tatami, *arguments: str) -> dict[str, Any]:
    answer = tatami("simulate", GAME, "--json", "--seed", "s", *arguments)
    assert answer.code == 0, answer.err
    result: dict[str, Any] = json.loads(answer.out)
    return result


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in result.items() if k not in ("seconds", "decisions_per_second")}


@pytest.mark.parametrize("players", ["3", "4", "5", "6", "7"])
def test_games_of_every_size(tatami: Tatami, players: str) -> None:
    answer = tatami("simulate", GAME, "--games", "30", "--players", players)
    assert answer.code == 0, answer.err
    for title in ("Wins by seat", "Wins: Role", "Wins: Team", "Wins: Character", "How the games"):
        assert title in answer.out
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_the_same_games_whatever_the_workers(tatami: Tatami) -> None:
    alone = figures(tatami, "--games", "60", "--bots", "random")
    assert untimed(figures(tatami, "--games", "60", "--workers", "2")) == untimed(alone)
    assert figures(tatami, "--games", "60", "--seed", "t")["decisions"] != alone["decisions"]


def test_the_figures_add_up(tatami: Tatami) -> None:
    result = figures(tatami, "--games", "40", "--players", "5")
    assert result["games"] == 40
    assert sum(reason["games"] for reason in result["reasons"].values()) == 40
    assert [seat["games"] for seat in result["wins"]["seat"].values()] == [40] * 5
    assert (
        sum(team["wins"] / (team["seats"] / 40) for team in result["wins"]["team"].values()) == 40
    )
    assert sum(kind["seats"] for kind in result["wins"]["character"].values()) == 200


def test_bots_are_compared_in_every_seat(tatami: Tatami) -> None:
    bots = figures(tatami, "--games", "15", "--bots", "greedy,random")["wins"]["bot"]
    assert (bots["greedy"]["seats"], bots["random"]["seats"]) == (15, 60)
    assert bots["greedy"]["share"] > bots["random"]["share"]


def test_options_reach_the_game(tatami: Tatami) -> None:
    usual = figures(tatami, "--games", "20")
    other = figures(tatami, "--games", "20", "--option", "reshuffle=when_needed")
    assert other["options"] == {"reshuffle": "when_needed"}
    assert other["decisions"] != usual["decisions"]


def test_saved_games_are_true_and_the_same(tatami: Tatami, tmp_path: Path) -> None:
    saved = tmp_path / "records"
    plain = figures(tatami, "--games", "5")
    assert untimed(figures(tatami, "--games", "5", "--save", str(saved))) == untimed(plain)
    files = sorted(saved.iterdir())
    assert len(files) == 5
    assert tatami("verify", *files).code == 0


class Broken:
    """Plays on for a while, then breaks in one of two ways."""

    def __init__(self, way: str) -> None:
        self.way = way

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        if knowledge.view["deck"] > 40:
            return knowledge.legal[0]
        if self.way == "raises":
            raise RuntimeError("no idea")
        return next(move for move in knowledge.game.moves if move not in knowledge.legal)


@pytest.mark.parametrize("way", ["raises", "cheats"])
def test_a_game_that_breaks_prints_a_record_to_replay(
    tatami: Tatami, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setitem(_BOTS, f"broken{way}", lambda game, effort: Broken(way))
    answer = tatami("simulate", GAME, "--games", "3", "--bots", f"broken{way}", "--seed", "s")
    assert answer.code == 1
    assert answer.err.startswith("Game 0 failed: ")
    assert answer.err.count("\n") == 1
    file = tmp_path / "broken.tatami"
    file.write_text(answer.out)
    shown = tatami("replay", file)
    assert "begins a turn" in shown.out
    last = len(answer.out.splitlines()) - 1
    if way == "raises":
        assert (shown.code, shown.err) == (0, "")
    else:
        assert shown.code == 1
        assert f"line {last}: seat" in shown.err
