"""`tatami rules`: the whole page, one rule, and what there is instead."""

from tests.cli.conftest import GAME, Tatami


def test_the_whole_page(tatami: Tatami) -> None:
    out = tatami("rules", GAME).out
    assert "SS-1 Setup" in out
    assert "SS-R19" in out


def test_one_rule_and_what_stands_below_it(tatami: Tatami) -> None:
    out = tatami("rules", GAME, "SS-3").out
    assert "SS-3.6" in out
    assert "SS-4" not in out


def test_in_french(tatami: Tatami) -> None:
    assert "jamais le joueur qui les joue" in " ".join(
        tatami("rules", GAME, "ss-r01", "--lang", "fr").out.split()
    )


def test_no_line_begins_with_what_belongs_to_the_word_before_it(tatami: Tatami) -> None:
    lines = [line.strip() for line in tatami("rules", "shogun", "--lang", "fr").out.splitlines()]
    assert any("\N{NO-BREAK SPACE}:" in line for line in lines)
    assert [line for line in lines if line.startswith((":", ";", "?", "!", "»"))] == []
    assert [line for line in lines if line.endswith("«")] == []


def test_unknown_names_are_answered_with_what_there_is(tatami: Tatami) -> None:
    answer = tatami("rules", GAME, "SS-99")
    assert answer.code == 2
    assert "SS-1 Setup" in answer.err
    answer = tatami("rules", "2048")
    assert answer.code == 2
    assert GAME in answer.err
