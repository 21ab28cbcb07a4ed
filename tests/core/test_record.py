"""Records: what is written can be replayed, and nothing in it can be changed unnoticed."""

import pytest

import tatami
from tatami.core import record
from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, finish
from tatami.core.match import Match


def _finished(seed: str = "a secret") -> Match:
    match = Match(tatami.game("samurai-sword"), 5, {}, seed)
    return finish(match, at_random(Chance("players")))


NAMES = ["Ada", "Bo", "Chiyo", "Dan", "Emi"]
TEXT = record.write(_finished(), NAMES)
LINES = TEXT.splitlines()
FIRST_MOVE = LINES.index("moves") + 1
LAST_MOVE = next(i for i, line in enumerate(LINES) if line.startswith("result"))


def test_its_own_record_holds() -> None:
    match = record.verify(TEXT, tatami.game)
    assert record.write(match, NAMES) == TEXT
    assert record.read(TEXT).names == NAMES


@pytest.mark.parametrize("at", range(FIRST_MOVE, LAST_MOVE))
def test_any_single_move_changed_is_noticed(at: int) -> None:
    """Each move in turn is replaced by another one of the catalogue."""
    seat, _, text = LINES[at].partition(" ")
    moves = tatami.game("samurai-sword").moves
    other = moves[(tatami.game("samurai-sword").move(text).index + 1) % len(moves)]
    broken = [*LINES[:at], f"{seat} {other}", *LINES[at + 1 :]]
    with pytest.raises(tatami.BadRecord):
        record.verify("\n".join(broken) + "\n", tatami.game)


def _changed(at: int, line: str) -> str:
    return "\n".join([*LINES[:at], line, *LINES[at + 1 :]]) + "\n"


def test_another_legal_move_is_noticed_too() -> None:
    """Where a different legal move leads to the same end, the seal tells."""
    match = _finished()
    replay = Match(match.game, 5, {}, match.seed)
    noticed = 0
    for at, played in enumerate(match.moves):
        for other in replay.state.legal(played.seat):
            if other is not played.move:
                with pytest.raises(tatami.BadRecord):
                    record.verify(_changed(FIRST_MOVE + at, f"{played.seat} {other}"), tatami.game)
                noticed += 1
                break
        replay.play(played.seat, played.move)
    assert noticed > 50


@pytest.mark.parametrize(
    ("at", "line", "where", "says"),
    [
        (0, "chess 1", 1, "not a record"),
        (1, "game chess", 2, "there is no game 'chess'"),
        (2, "rules 99", 3, "played by rules 99"),
        (3, "players many", 4, "needs a number"),
        (3, "colour red", 4, "no header line"),
        (FIRST_MOVE, "0 jump", FIRST_MOVE + 1, "no move 'jump'"),
        (FIRST_MOVE, "hello", FIRST_MOVE + 1, "does not belong here"),
        (LAST_MOVE, "result reason-honour: 0", LAST_MOVE + 1, "the result is"),
        (LAST_MOVE + 1, "seed another", LAST_MOVE + 2, "not the one that was committed to"),
        (LAST_MOVE + 2, "seal 00", LAST_MOVE + 3, "the seal is broken"),
        (5, "seat 0 Eve", len(LINES), "the seal is broken"),
    ],
)
def test_the_first_line_that_does_not_hold_is_named(
    at: int, line: str, where: int, says: str
) -> None:
    with pytest.raises(tatami.BadRecord, match=says) as problem:
        record.verify(_changed(at, line), tatami.game)
    assert problem.value.line == where


def test_a_record_cut_short_says_so() -> None:
    with pytest.raises(tatami.BadRecord, match="the record ends here"):
        record.verify("\n".join(LINES[:4]), tatami.game)
    with pytest.raises(tatami.BadRecord, match="the game is not over"):
        record.verify("\n".join(LINES[:LAST_MOVE]), tatami.game)


def test_an_unfinished_record_keeps_the_seed_secret() -> None:
    match = Match(tatami.game("samurai-sword"), 5, {}, "a secret")
    text = record.write(match, NAMES)
    assert "a secret" not in text
    assert record.commitment("a secret") in text


def test_a_name_cannot_forge_a_line() -> None:
    match = Match(tatami.game("samurai-sword"), 5, {}, "x")
    text = record.write(match, ["Ada\nseed known", "b", "c", "d", "e"])
    assert record.read(text).names[0] == "Ada seed known"
