"""`tatami tower`, and the score sheet in `tatami simulate`."""

import json

import pytest

from tatami.cli.main import run


def test_the_tower_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tower", "--samples", "20"]) == 0
    assert "█" in capsys.readouterr().out


def test_the_measurements_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tower", "shogun", "--samples", "20", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert all(one["samples"] > 0 and one["counts"] for one in measured)


def test_a_game_without_a_device_says_which_have_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tower", "samurai-sword"]) == 2
    assert "shogun" in capsys.readouterr().err


def test_simulate_adds_up_the_score_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "samurai-sword", "--games", "5", "--players", "4", "--seed", "1"]
    assert run([*arguments, "--json"]) == 0
    sheet = json.loads(capsys.readouterr().out)["sheet"]
    honour = next(line for line in sheet if line["label"]["id"] == "sheet-honour")
    assert set(honour["means"]) == {"0", "1", "2", "3"}
    assert run(arguments) == 0
    assert "Honour" in capsys.readouterr().out
