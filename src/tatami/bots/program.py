"""A program in any language takes a seat: one line of JSON in, one line out, for every move.

The program is started once and asked again and again. It is told

    {"tatami": 1, "game": "samurai-sword", "seat": 2, "seconds": 5.0,
     "view": {...}, "legal": [{"index": 3, "text": "play bo > 1", "kind": "play-at",
                               "args": {...}}, ...]}

and answers `{"move": "play bo > 1"}` or `{"move": 3}`. If it answers anything else, too late or
not at all, a random legal move is made in its place. A program that is late or has ended is
started again for the next move; after `PATIENCE` lost moves in a row it is not asked any more.
"""

from __future__ import annotations

import atexit
import json
import logging
import queue
import shlex
import shutil
import subprocess
from contextlib import suppress
from threading import Thread
from typing import IO, Any

from tatami.bots.bot import Knowledge
from tatami.core.chance import Chance
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.text import plain

PROTOCOL = 1
SECONDS = 5.0
PATIENCE = 5
LONGEST_LINE = 1 << 16

_log = logging.getLogger(__name__)


class BadProgram(TatamiError):
    """A command that cannot be run."""


class NoAnswer(Exception):
    """Why a move was lost."""


class Program:
    def __init__(self, game: Game[Any], command: str, seconds: float = SECONDS) -> None:
        self.game = game
        self.seconds = seconds
        self.lost = 0
        """Moves that were made in the program's place."""
        self._in_a_row = 0
        self._command = _words(command)
        self._talk: _Talk | None = None

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        legal = knowledge.legal
        if self._in_a_row < PATIENCE:
            try:
                move = self._ask(knowledge, legal)
            except NoAnswer as why:
                self._in_a_row += 1
                left = "" if self._in_a_row < PATIENCE else "; it is not asked any more"
                _log.warning("%s lost a move: %s%s", self._command[0], why, left)
            else:
                self._in_a_row = 0
                return move
        self.lost += 1
        return rng.chooses(legal)

    def close(self) -> None:
        if self._talk is not None:
            self._talk.end()
            self._talk = None

    def _ask(self, knowledge: Knowledge, legal: list[Move]) -> Move:
        question = {
            "tatami": PROTOCOL,
            "game": self.game.id,
            "seat": knowledge.seat,
            "seconds": self.seconds,
            "view": knowledge.view,
            "legal": [
                {
                    "index": move.index,
                    "text": move.text,
                    "kind": move.kind,
                    "args": {name: plain(value) for name, value in move.args.items()},
                }
                for move in legal
            ],
        }
        if self._talk is None:
            self._talk = _Talk(self._command)
        try:
            return _move(self._talk.ask(question, self.seconds), legal)
        except _Broken as why:
            self.close()
            raise NoAnswer(str(why)) from None


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadProgram(f"the command {command!r} cannot be read: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadProgram(f"there is no program {words[0] if words else ''!r} to run")
    return words


def _move(answer: str, legal: list[Move]) -> Move:
    try:
        said = json.loads(answer)["move"]
    except (ValueError, TypeError, KeyError):
        raise NoAnswer(f'{answer[:80]!r} is not {{"move": ...}}') from None
    for move in legal:
        if said == move.text or (said == move.index and not isinstance(said, bool)):
            return move
    raise NoAnswer(f"{said!r} is not a legal move")


class _Broken(Exception):
    """The conversation cannot go on."""


class _Talk:
    """A running program. Threads write and read, so that waiting for either can end."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise NoAnswer(f"it does not start: {error.strerror}") from None
        self._questions: queue.Queue[str] = queue.Queue()
        self._answers: queue.Queue[str] = queue.Queue(maxsize=4)
        Thread(target=_say, args=(self._process.stdin, self._questions), daemon=True).start()
        Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()
        atexit.register(self.end)

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        while not self._answers.empty():
            self._answers.get_nowait()
        self._questions.put(json.dumps(question, separators=(",", ":")) + "\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise _Broken(f"no answer in {seconds:g} seconds") from None
        if not answer:
            raise _Broken("it has ended")
        return answer

    def end(self) -> None:
        atexit.unregister(self.end)
        self._questions.put("")
        self._process.kill()
        self._process.wait()


def _say(stream: IO[str], questions: queue.Queue[str]) -> None:
    """Write what there is to ask, until an empty line."""
    with suppress(OSError), stream:
        while line := questions.get():
            stream.write(line)
            stream.flush()


def _listen(stream: IO[str], answers: queue.Queue[str]) -> None:
    """Pass on lines until the end, which is an empty one. What nobody waits for is dropped."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_LINE):
            with suppress(queue.Full):
                answers.put_nowait(line)
    answers.put("")
