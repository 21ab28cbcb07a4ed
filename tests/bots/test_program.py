"""Programs at the table: what they are told, and what happens when they do not answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.program import PATIENCE, Program
from tatami.core.chance import Chance
from tatami.core.state import State
from tatami.lab.arena import Contest, play

GAME = tatami.game("samurai-sword")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

PROGRAMS = {
    "first": "for line in sys.stdin: say(json.loads(line)['legal'][0]['text'])",
    "index": "for line in sys.stdin: say(json.loads(line)['legal'][0]['index'])",
    "nonsense": "for line in sys.stdin: print('what?', flush=True)",
    "list": "for line in sys.stdin: print('[1, 2]', flush=True)",
    "illegal": "for line in sys.stdin: say('play bo > 99')",
    "flag": "for line in sys.stdin: say(True)",
    "endless": "while True: sys.stdout.write('x' * 1000)",
    "silent": "time.sleep(60)",
    "late": "for line in sys.stdin: time.sleep(60)",
    "ends": "sys.stdin.readline()",
    "breaks": "raise SystemExit(3)",
    "twice": "for line in sys.stdin: [say(json.loads(line)['legal'][0]['text']) for _ in '12']",
}
HEAD = """
import json, sys, time
def say(move):
    print(json.dumps({"move": move}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    name = request.param
    file = tmp_path / f"{name}.py"
    file.write_text(HEAD + PROGRAMS[name])
    made = Program(GAME, f"{sys.executable} {file}", seconds=1.5)
    yield made
    made.close()


def position() -> tuple[State, int]:
    state: State = GAME.new(4, chance=Chance("program"))
    return state, state.actors[0]


@pytest.mark.parametrize("program", ["first", "index", "twice"], indirect=True)
def test_a_program_is_asked_again_and_again(program: Program) -> None:
    state, seat = position()
    knowledge = Knowledge(GAME, state, seat)
    for _ in range(4):
        assert program.choose(knowledge, Chance(1)) is state.legal(seat)[0]
    assert program.lost == 0


@pytest.mark.parametrize("program", ["nonsense", "list", "illegal", "flag"], indirect=True)
def test_who_answers_nonsense_loses_the_move(program: Program) -> None:
    state, seat = position()
    started = monotonic()
    chosen = program.choose(Knowledge(GAME, state, seat), Chance(1))
    assert chosen is Chance(1).chooses(state.legal(seat))
    assert program.lost == 1
    assert monotonic() - started < 40


@pytest.mark.parametrize("program", ["endless", "silent", "late", "ends", "breaks"], indirect=True)
def test_nothing_hangs_a_run(program: Program, caplog: pytest.LogCaptureFixture) -> None:
    state, seat = position()
    started = monotonic()
    program.seconds = 0.2
    for _ in range(PATIENCE + 20):
        assert program.choose(Knowledge(GAME, state, seat), Chance(1)) in state.legal(seat)
    assert program.lost == PATIENCE + 20
    assert monotonic() - started < 40
    assert "not asked any more" in caplog.text


def test_a_question_says_all_that_the_seat_knows(tmp_path: Path) -> None:
    file = tmp_path / "tell.py"
    heard = tmp_path / "heard.json"
    file.write_text(
        f"import sys\nline = sys.stdin.readline()\nopen({str(heard)!r}, 'w').write(line)\n"
        "print('{\"move\": 0}', flush=True)\n"
    )
    state, seat = position()
    asked = Program(GAME, f"{sys.executable} {file}")
    asked.choose(Knowledge(GAME, state, seat), Chance(1))
    asked.close()
    question = json.loads(heard.read_text())
    assert {name: question[name] for name in ("tatami", "game", "seat", "seconds")} == {
        "tatami": 1,
        "game": "samurai-sword",
        "seat": seat,
        "seconds": 5.0,
    }
    assert question["view"] == json.loads(json.dumps(state.view(seat)))
    assert [move["text"] for move in question["legal"]] == [str(m) for m in state.legal(seat)]
    assert set(question["legal"][0]) == {"index", "text", "kind", "args"}


def test_the_example_program_plays_in_the_arena() -> None:
    command = f"program:{sys.executable} {EXAMPLES / 'own_program.py'}"
    result = play(Contest("samurai-sword", 4, ("random", command)), 0)
    assert result.lost == (0, 0, 0, 0)


def test_lost_moves_stand_in_the_result(tmp_path: Path) -> None:
    file = tmp_path / "nonsense.py"
    file.write_text(HEAD + PROGRAMS["nonsense"])
    contest = Contest("samurai-sword", 3, ("random", f"program:{sys.executable} {file}"))
    result = play(contest, 0)
    assert sum(result.lost) > 0


def test_the_example_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile((EXAMPLES / "own_bot.py").read_text(), "own_bot.py", "exec"), {})
    assert "scores" in capsys.readouterr().out
