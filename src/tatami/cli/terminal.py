"""Where a command speaks to a person: the language, the output, the refusals."""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

import typer
from rich import _wrap
from rich.console import Console
from rich.text import Text

from tatami.language import LANGUAGES, Speaker

_PART = "tatami.cli"
_FILE_PROBLEMS: Final = {
    errno.ENOENT: "cli-file-missing",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.EEXIST: "cli-file-exists",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EROFS: "cli-file-denied",
    errno.ENOSPC: "cli-file-full",
}

# Rich breaks lines at any space, also at those that French puts before a colon to prevent it.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


class Refusal(Exception):
    """What was asked for cannot be done; `line` tells the person why, in their language."""

    def __init__(self, line: str, code: int = 2) -> None:
        super().__init__(line)
        self.line = line
        self.code = code


class Terminal:
    def __init__(self, language: str) -> None:
        self.language = language
        self.say = self.speaker()
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)

    def speaker(self, game: str | None = None, names: list[str] | None = None) -> Speaker:
        return Speaker(self.language, game, names, (_PART,))

    def fill(self, id: str, **words: str | int) -> str:
        return self.say.fill(id, words)

    def number(self, value: float, digits: int = 0) -> str:
        """In the way of the language, with no or one digit after the point."""
        return self.say.fill("cli-decimal" if digits else "cli-whole", {"value": value})

    def percent(self, share: float) -> str:
        return self.say.fill("cli-percent", {"value": share})

    def refuse(self, id: str, code: int = 2, **words: str | int) -> NoReturn:
        raise Refusal(self.say.fill(id, words), code)

    def file_problem(self, file: Path, error: OSError) -> str:
        known = _FILE_PROBLEMS.get(error.errno or 0)
        problem = self.say(known) if known else error.strerror or str(error)
        return self.fill("cli-error-file", file=str(file), problem=problem)

    def refuse_file(self, file: Path, error: OSError) -> NoReturn:
        raise Refusal(self.file_problem(file, error))

    def ask(self, prompt: str) -> str:
        """A line from the person; `EOFError` when there are no more."""
        typed = self.out.input(Text(prompt, "bold"))
        if not sys.stdin.isatty():
            self.out.print(typed, markup=False)
        return typed

    def json(self, data: Any) -> None:
        self.out.print_json(data=data, ensure_ascii=False)

    def complain(self, line: str) -> None:
        """One line on standard error."""
        self.err.print(" ".join(line.split()), markup=False, soft_wrap=True)


def terminal_of(context: typer.Context) -> Terminal:
    assert isinstance(context.obj, Terminal)
    return context.obj


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language and the arguments without `--lang`, which may stand anywhere."""
    rest: list[str] = []
    asked = environment.get("TATAMI_LANG", "")
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            rest += [argument, *given]
        elif argument == "--lang":
            asked = next(given, "?")
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if asked:
        if asked not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            say = Speaker(_locale(environment), parts=(_PART,))
            words: dict[str, str | int] = {"language": asked, "languages": languages}
            raise Refusal(say.fill("cli-error-language", words))
        return asked, rest
    return _locale(environment), rest


def _locale(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
