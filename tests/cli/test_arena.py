"""`tatami arena`: the table, the folder that lets it go on, and wrong input."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import GAME, Tatami

FEW = ("--games", "6", "--players", "3", "--seed", "a")


def test_a_table_from_the_best_to_the_worst(tatami: Tatami) -> None:
    answer = tatami("arena", GAME, "--bots", "random,careless:1,cheat:2", *FEW)
    assert answer.code == 0, answer.err
    assert "6 games (2 deals from every seat) of 3 players" in answer.out
    assert "to the cheat" in answer.out
    rows = [line.split()[0] for line in answer.out.splitlines() if "ms" in line]
    assert sorted(rows) == ["careless:1", "cheat:2", "random"]


def test_french(tatami: Tatami) -> None:
    answer = tatami("arena", GAME, "--bots", "random,careless:1", *FEW, "--lang", "fr")
    assert "6 parties (2 donnes jouées de chaque place)" in answer.out


def test_an_arena_goes_on_where_it_stopped(tatami: Tatami, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    bots = ("--bots", "random,careless:1", "--players", "3", "--json")
    whole = json.loads(tatami("arena", GAME, *bots, "--games", "6", "--seed", "0").out)
    tatami("arena", GAME, *bots, "--games", "3", "--save", folder)
    again = json.loads(tatami("arena", GAME, *bots, "--games", "6", "--save", folder).out)
    assert again["games"] == 6
    assert again["leads"] == whole["leads"]
    assert (folder / "wins.svg").read_text().startswith("<svg")
    assert len((folder / "games.jsonl").read_text().splitlines()) == 7
    other = tatami("arena", GAME, *bots, "--games", "6", "--seed", "b", "--save", folder)
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "another contest" in other.err


def test_wrong_bots_are_refused(tatami: Tatami) -> None:
    clever = tatami("arena", GAME, "--bots", "random,clever")
    assert clever.code == 2
    assert "clever" in clever.err
    assert "cheat" in clever.err
    alone = tatami("arena", GAME, "--bots", "random")
    assert (alone.code, alone.err) == (2, "an arena needs two or more different bots\n")
    nowhere = tatami("arena", GAME, "--bots", "random,program:./nowhere")
    assert (nowhere.code, nowhere.err) == (2, "there is no program './nowhere' to run\n")
    elsewhere = tatami("simulate", GAME, "--bots", "cheat")
    assert elsewhere.code == 2


def test_reports(tatami: Tatami, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    arguments = ("simulate", GAME, "--players", "3", "--report", folder)
    first = tatami(*arguments, "--games", "4")
    assert first.code == 0, first.err
    assert "report.html" in first.err
    assert "4 games" in (folder / "report.html").read_text(encoding="utf-8")
    again = tatami(*arguments, "--games", "9", "--json")
    assert json.loads(again.out)["games"] == 9
    assert "9 games" in (folder / "report.html").read_text(encoding="utf-8")
    other = tatami(*arguments, "--games", "9", "--seed", "other")
    assert (other.code, other.err.count("\n")) == (2, 1)
