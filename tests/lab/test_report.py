"""Reports: what is counted, how a run is kept, and a page that any game can have."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tatami
from tatami.core.match import PlayedMove
from tatami.lab.charts import Bar, bars, histogram, standalone
from tatami.lab.progress import OtherRun, Progress
from tatami.lab.report import page, write_report
from tatami.lab.simulate import Experiment, play_part, run_parts
from tatami.lab.tally import Tally
from tatami.lab.usage import WAYS, count, examples, move_keys

GAME = "samurai-sword"
EXPERIMENT = Experiment(GAME, 4, seed="r", detail=True)


def test_moves_are_counted_in_three_ways() -> None:
    rules = tatami.game(GAME)
    moves = [
        PlayedMove(0, rules.move("play bo > 1"), False),
        PlayedMove(0, rules.move("play bo > 2"), False),
        PlayedMove(1, rules.move("suffer"), False),
        PlayedMove(2, rules.move("play bokken > 1"), False),
    ]
    found = count(GAME, moves, winners=(2,))
    assert {(key, use.uses, use.seats, use.wins) for key, use in found["action"].items()} == {
        ("play-at", 3, 2, 1),
        ("suffer", 1, 1, 0),
    }
    assert found["thing"]["card-bo"].uses == 2
    assert found["combination"]["play-at card-bo"].seats == 1
    assert found["combination"]["play-at card-bokken"].share == 1.0
    assert "suffer" not in found["combination"]


@pytest.mark.parametrize("id", tatami.games())
def test_every_move_is_counted_and_can_be_named(id: str) -> None:
    known = examples(id)
    for keys in move_keys(id):
        assert keys
        for way, key in keys:
            assert way in WAYS
            assert (way, key) in known


def test_a_detailed_run_plays_the_same_games() -> None:
    plain = play_part(replace(EXPERIMENT, detail=False), range(6))
    detailed = play_part(EXPERIMENT, range(6))
    assert detailed.uses
    assert replace(detailed, uses={}) == plain


def test_an_interrupted_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    kept = Progress(file, EXPERIMENT)
    for numbers in (range(4, 6), range(0, 2), range(6, 7)):
        kept.add(numbers, play_part(EXPERIMENT, numbers))
    kept.write()
    again = Progress(file, EXPERIMENT)
    assert again.left(10) == [range(2, 4), range(7, 10)]
    assert again.left(3) == [range(2, 3)]
    for numbers, tally in run_parts(EXPERIMENT, again.left(10)):
        again.add(numbers, tally)
    assert again.left(10) == []
    assert again.tally == play_part(EXPERIMENT, range(10))
    again.write()
    assert Progress(file, EXPERIMENT).tally == again.tally


def test_the_file_stays_small_however_long_the_run_is(tmp_path: Path) -> None:
    kept = Progress(tmp_path / "progress.json", EXPERIMENT)
    part = play_part(EXPERIMENT, range(1))
    for number in range(300):
        kept.add(range(number, number + 1), part)
    assert kept.left(301) == [range(300, 301)]
    kept.write()
    assert (tmp_path / "progress.json").stat().st_size < 20_000


def test_a_run_is_not_mixed_with_another(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    Progress(file, EXPERIMENT).write()
    with pytest.raises(OtherRun, match="another run"):
        Progress(file, replace(EXPERIMENT, players=5))
    file.write_text("{")
    with pytest.raises(OtherRun, match="damaged"):
        Progress(file, EXPERIMENT)


class Checker(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", tatami.games())
def test_every_game_has_a_page_in_both_languages(id: str, language: str) -> None:
    experiment = Experiment(id, tatami.game(id).players[0], seed="p", detail=True)
    text = page(experiment, play_part(experiment, range(2)), language)
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert {"h1", "table", "svg", "rect"} <= checker.seen
    assert "script" not in checker.seen
    assert not re.search(r"(src|href)=", text)
    assert f'<html lang="{language}">' in text


def test_a_page_says_what_was_counted(tmp_path: Path) -> None:
    tally = play_part(EXPERIMENT, range(20))
    text = write_report(tmp_path / "new", EXPERIMENT, tally, "en").read_text(encoding="utf-8")
    assert "<h1>Samurai Sword: 20 games</h1>" in text
    for title in ("Wins by seat", "Wins: Role", "Wins: Character", "Scores", "What is done"):
        assert f"<h2>{title}</h2>" in text
    shogun = tally.wins["role"]["role-shogun"]
    assert f"<td>Shogun</td><td>20</td><td>{shogun.share:.1%}</td>" in text


def test_a_page_without_detail_has_no_uses() -> None:
    plain = replace(EXPERIMENT, detail=False)
    assert "What is done" not in page(plain, play_part(plain, range(3)), "en")


def test_charts() -> None:
    drawn = bars("Wins", [Bar("a & b", 0.5, 0.4, 0.6, "50 %"), Bar("c" * 40, 0, 0, 0.2, "0")], 0.3)
    assert drawn.count("<rect") == 2
    assert "a &amp; b" in drawn
    assert "c" * 28 + "…" in drawn
    assert 'class="even"' in drawn
    assert standalone(drawn).startswith('<svg class="chart" xmlns="http://www.w3.org/2000/svg"')
    assert "<style>" in standalone(drawn)
    assert histogram("One", {7: 3}).count("<rect") == 1
    assert histogram("Many", dict.fromkeys(range(-50, 5000), 1)).count("<rect") <= 33


def test_workers_change_nothing() -> None:
    whole = Tally()
    for _, tally in run_parts(EXPERIMENT, [range(12)], workers=2):
        whole.add(tally)
    assert whole == play_part(EXPERIMENT, range(12))
