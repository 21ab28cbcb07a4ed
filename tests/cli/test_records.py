"""`tatami replay` and `tatami verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami.cli.saved_games import told_apart
from tests.cli.conftest import Tatami


def lines_of(record: Path) -> list[str]:
    return record.read_text().splitlines()


def test_a_true_record_holds(tatami: Tatami, record: Path) -> None:
    answer = tatami("verify", record)
    assert answer.code == 0
    assert answer.out.startswith(f"{record}: holds (Samurai Sword, 3 players, ")
    assert "exact" in tatami("verify", record, "--lang", "fr").out


def test_any_changed_move_is_found_at_its_line_or_later(tatami: Tatami, record: Path) -> None:
    lines = lines_of(record)
    first = lines.index("moves") + 1
    moves = range(first, len(lines) - 3, 5)
    others = {line.partition(" ")[2] for line in lines[first : len(lines) - 3]}
    changed = record.with_name("changed.tatami")
    for at in moves:
        seat, _, move = lines[at].partition(" ")
        other = min(others - {move})
        changed.write_text("\n".join([*lines[:at], f"{seat} {other}", *lines[at + 1 :]]) + "\n")
        answer = tatami("verify", changed)
        assert answer.code == 1, f"line {at + 1} changed from {move} to {other}"
        assert answer.err.startswith(f"{changed}, line ")
        found = int(answer.err.split("line ")[1].split(":")[0])
        assert at + 1 <= found <= len(lines)


def test_a_changed_seed_result_or_name_is_found(tatami: Tatami, record: Path) -> None:
    lines = lines_of(record)
    changed = record.with_name("changed.tatami")
    for at, found in ((-3, len(lines) - 2), (-2, len(lines) - 1), (-1, len(lines)), (4, None)):
        edited = lines[:]
        edited[at] = edited[at][:-1] + ("0" if edited[at][-1] != "0" else "1")
        changed.write_text("\n".join(edited) + "\n")
        answer = tatami("verify", changed)
        assert answer.code == 1 or found is None
        if found is not None:
            assert f"line {found}:" in answer.err


def test_several_files_and_the_worst_code(tatami: Tatami, record: Path) -> None:
    short = record.with_name("short.tatami")
    short.write_text("\n".join(lines_of(record)[:-3]) + "\n")
    answer = tatami("verify", short, record)
    assert answer.code == 1
    assert "the game is not over" in answer.err
    assert "holds" in answer.out
    assert tatami("verify", short, "nowhere", record).code == 2


def test_replay_prints_the_game_in_words(tatami: Tatami, record: Path) -> None:
    answer = tatami("replay", record)
    assert answer.code == 0
    assert "is the shogun and begins" in answer.out
    assert "★ 1" in answer.out
    assert answer.out.count("draws 4 cards.") == 1
    shogun_sees = tatami("replay", record, "--seat", "0").out
    assert shogun_sees != answer.out


def test_replay_step_by_step(tatami: Tatami, record: Path) -> None:
    last = len(lines_of(record)) - lines_of(record).index("moves") - 4
    answer = tatami("replay", record, "--step", typed=f"\n\n-\n{last}\n\nx\nq\n")
    assert answer.code == 0
    for place in (0, 1, 2, last):
        assert f"{place}/{last} >" in answer.out
    assert answer.out.count("The game is over.") == 2
    assert answer.out.count("Enter: next move") == 2
    assert tatami("replay", record, "--step").code == 0


def test_replay_says_why_bots_moved_once_the_game_is_over(tatami: Tatami, record: Path) -> None:
    lines = lines_of(record)
    assert lines.count("seat 0 random (random)") == 1
    lines = [line.replace("seat 0 random (random)", "seat 0 Ada (hard to beat)") for line in lines]
    record.write_text("\n".join(lines) + "\n")
    answer = tatami("replay", record, "--why")
    moves = [line.partition(" ")[0] for line in lines[lines.index("moves") + 1 : -3]]
    assert answer.out.count("     ? ") == len(moves) - moves.count("0")
    begun = record.with_name("begun.tatami")
    begun.write_text("\n".join([*lines[:-4], lines[-2]]) + "\n")
    answer = tatami("replay", begun, "--why")
    assert "once the game is over" in answer.err
    assert "     ? " not in answer.out


def test_replay_lays_everything_open_once_the_game_is_over(tatami: Tatami, record: Path) -> None:
    shut = tatami("replay", record, "--step", typed="q\n").out
    answer = tatami("replay", record, "--step", "--open", typed="q\n")
    assert "draws 4 cards." in shut
    assert "draws 4 cards." not in answer.out
    said = answer.out.partition(" draws ")[2]
    card = said.split(",", maxsplit=1)[0]
    assert f"({card})" in answer.out
    assert f"({card})" not in shut
    lines = lines_of(record)
    begun = record.with_name("begun.tatami")
    begun.write_text("\n".join([*lines[:-4], lines[-2]]) + "\n")
    answer = tatami("replay", begun, "--step", "--open", typed="q\n")
    assert "once the game is over" in answer.err
    assert "draws 4 cards." in answer.out


def test_replay_names_nobody_who_could_be_explained(tatami: Tatami, record: Path) -> None:
    record.write_text(record.read_text().replace(" (random)", ""))
    assert "names no bots" in tatami("replay", record, "--why").err


def test_replay_goes_as_far_as_the_record_holds(tatami: Tatami, record: Path) -> None:
    lines = lines_of(record)
    at = lines.index("moves") + 6
    seat = lines[at].partition(" ")[0]
    record.write_text("\n".join([*lines[:at], f"{seat} fly", *lines[at + 1 :]]) + "\n")
    answer = tatami("replay", record)
    assert answer.code == 1
    assert f"line {at + 1}: there is no move 'fly'" in answer.err
    assert answer.out.splitlines()[-1].startswith("     ·")


def test_a_move_that_was_not_allowed_is_refused_in_words(tatami: Tatami, record: Path) -> None:
    lines = lines_of(record)
    at = lines.index("moves") + 1
    seat, _, move = lines[at].partition(" ")
    other = (int(seat) + 1) % 3
    record.write_text("\n".join([*lines[:at], f"{other} {move}", *lines[at + 1 :]]) + "\n")
    for command in ("review", "replay", "verify"):
        answer = tatami(command, record)
        said = f"seat {other} may not play “{move}” here (“It is not your turn to decide.”)"
        assert (answer.code, answer.err) == (1, f"{record}, line {at + 1}: {said}\n")
        assert "la place" in tatami(command, record, "--lang", "fr").err


def test_a_folder_that_cannot_be_written_to_is_refused_before_the_work(
    tatami: Tatami, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(dir: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tatami.cli.options.TemporaryFile", full)
    answer = tatami("review", record, "--report", record.parent)
    said = f"{record.parent}: No space left on device\n"
    assert (answer.code, answer.out, answer.err) == (2, "", said)


def test_replay_refuses_what_it_cannot_show(tatami: Tatami, record: Path) -> None:
    assert tatami("replay", record, "--seat", "3").code == 2
    broken = record.with_name("broken.tatami")
    broken.write_text("tatami 1\ngame go\n")
    answer = tatami("replay", broken)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"{broken}, line 3: the record ends here, before 'moves'\n"


def other_version(record: Path) -> tuple[Path, list[str]]:
    lines = ["rules 7" if line.startswith("rules ") else line for line in lines_of(record)]
    old = record.with_name("old.tatami")
    old.write_text("\n".join(lines) + "\n")
    return old, lines


def test_a_record_by_other_rules_is_told_kindly(tatami: Tatami, record: Path) -> None:
    old, _ = other_version(record)
    answer = tatami("verify", old)
    assert answer.code == 1
    assert answer.err.startswith(f"{old}: played with version 7 of the rules")
    assert "version 7 des règles" in tatami("verify", old, "--lang", "fr").err


def test_a_record_by_other_rules_is_shown_as_far_as_they_agree(
    tatami: Tatami, record: Path
) -> None:
    old, lines = other_version(record)
    whole = tatami("replay", old)
    assert whole.code == 0
    assert "version 7 of the rules" in whole.err
    assert whole.out == tatami("replay", record).out
    at = lines.index("moves") + 5
    seat, _, _ = lines[at].partition(" ")
    old.write_text("\n".join([*lines[:at], f"{seat} dance", *lines[at + 1 :]]) + "\n")
    part = tatami("replay", old)
    assert part.code == 0
    assert f"From line {at + 1} on, today’s rules differ" in part.err
    assert whole.out.startswith(part.out)
    assert "   4 " in part.out
    assert "   5 " not in part.out


def test_a_review_tells_luck_choice_and_moments(tatami: Tatami, record: Path) -> None:
    folder = record.with_name("report")
    answer = tatami("review", record, "--seat", "1", "--report", folder)
    assert answer.code == 0
    assert "at the first choice" in answer.out
    page = (folder / "review.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 1
    assert "<table>" in page


def test_bots_of_one_name_are_told_apart_by_their_seats() -> None:
    assert told_apart(["Ada", "greedy", "greedy"]) == ["Ada", "greedy 1", "greedy 2"]


def test_a_review_says_what_it_cannot_do(tatami: Tatami, record: Path) -> None:
    assert "no seat 7" in tatami("review", record, "--seat", "7").err
    nowhere = tatami("review", record, "--report", record / "folder")
    assert nowhere.code == 2
    assert "Not a directory" in nowhere.err
    missing = record.with_name("missing.tatami")
    answer = tatami("review", missing, "--lang", "fr")
    assert answer.code == 2
    assert answer.err.endswith("ce fichier ou ce dossier n’existe pas\n")
    taken = record.with_name("file")
    for text in ("", "hello\n"):
        taken.write_text(text)
        assert "n’est pas une partie" in tatami("review", taken, "--lang", "fr").err
        assert tatami("review", taken).code == 1
    short = record.with_name("short.tatami")
    lines = lines_of(record)
    short.write_text("\n".join([*lines[:-6], lines[-2]]) + "\n")
    answer = tatami("review", short)
    assert answer.code == 1
    assert "not over" in answer.err
    assert "pas terminée" in tatami("review", short, "--lang", "fr").err
    taken = record.with_name("taken")
    (taken / "review.html").mkdir(parents=True)
    answer = tatami("review", record, "--report", taken)
    assert (answer.code, answer.err) == (2, f"{taken / 'review.html'}: Is a directory\n")
    other = record.with_name("other.tatami")
    other.write_text(record.read_text().replace("\nrules ", "\nrules 9"))
    assert "version" in tatami("review", other).err
