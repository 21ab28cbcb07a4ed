"""Whatever is wrong with a command line: one clear line on standard error, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.cli.terminal import Refusal, choose_language
from tests.cli.conftest import GAME, Tatami

BAD = [
    (["chess"], "the commands are"),
    (["--nonsense"], "--nonsense"),
    (["games", "--jason"], "--jason"),
    (["games", "--lang", "de"], "en, fr"),
    (["play"], GAME),
    (["play", "2048"], GAME),
    (["play", GAME, "--players", "9"], "3, 4, 5, 6, 7"),
    (["play", GAME, "--players", "many"], "--players"),
    (["play", GAME, "--seat", "5"], "from 0 to 4"),
    (["play", GAME, "--seat", "-1"], "--seat"),
    (["play", GAME, "--bots", "clever"], "random"),
    (["play", GAME, "--bots", "random,random,random,random,random"], "too many"),
    (["play", GAME, "--option", "reshuffle"], "reshuffle=at_once|when_needed"),
    (["play", GAME, "--option", "reshuffle=never"], "at_once, when_needed"),
    (["play", GAME, "--option", "speed=2"], "reshuffle"),
    (["play", GAME, "--seed", ""], "seed"),
    (["play", GAME, "--seed"], "--seed"),
    (["play", "--resume", "nowhere.tatami"], "nowhere.tatami"),
    (["simulate"], "GAME"),
    (["simulate", "2048"], GAME),
    (["simulate", GAME, "--games", "0"], "--games"),
    (["simulate", GAME, "--games", "x"], "--games"),
    (["simulate", GAME, "--workers", "0"], "--workers"),
    (["simulate", GAME, "--bots", "random,"], "There is no bot"),
    (["simulate", GAME, "--save", "/dev/null/here"], "/dev/null/here"),
    (["replay"], "FILE"),
    (["replay", "nowhere.tatami"], "nowhere.tatami"),
    (["verify"], "FILES"),
    (["verify", "nowhere.tatami"], "nowhere.tatami"),
    (["bench", "2048"], GAME),
    (["bench", "--seconds", "0"], "--seconds"),
    (["serve", "--port", "x"], "--port"),
    (["serve", "--port", "99999"], "from 0 to 65535"),
    (["games", "extra"], "extra"),
]


@pytest.mark.parametrize(("arguments", "hint"), BAD, ids=" ".join)
def test_one_line_that_says_what_would_be_right(
    tatami: Tatami, arguments: list[str], hint: str
) -> None:
    answer = tatami(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert hint in answer.err


def test_it_is_said_in_french(tatami: Tatami) -> None:
    assert "n’existe pas" in tatami("play", "2048", "--lang", "fr").err
    assert "Il manque GAME" in tatami("simulate", "--lang=fr").err
    assert "doit être un nombre" in tatami("--lang", "fr", "simulate", GAME, "--games", "x").err


def test_a_file_that_is_no_text(tatami: Tatami, tmp_path: Path) -> None:
    file = tmp_path / "picture.tatami"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay"):
        answer = tatami(command, file)
        assert (answer.code, answer.err) == (2, f"{file} is not a text file.\n")


def test_a_fault_in_tatami_is_one_line_too(tatami: Tatami, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.cli.games.ids", lambda: 1 / 0)
    answer = tatami("games")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "ZeroDivisionError" in answer.err
    monkeypatch.setenv("TATAMI_DEBUG", "1")
    assert "Traceback" in tatami("games").err


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "TATAMI_LANG": "fr"}, "fr"),
        (["--lang", "fr"], {"TATAMI_LANG": "en"}, "fr"),
        (["--", "--lang", "fr"], {}, "en"),
    ],
)
def test_which_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert choose_language(arguments, environment)[0] == language


def test_an_unknown_language_is_refused_wherever_it_is_asked_for() -> None:
    for arguments, environment in ((["--lang"], {}), ([], {"TATAMI_LANG": "latin"})):
        with pytest.raises(Refusal, match="en, fr"):
            choose_language(arguments, environment)
