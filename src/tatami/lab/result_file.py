"""The results of an arena in a file, so that it can be interrupted and go on."""

from __future__ import annotations

import json
from pathlib import Path

from tatami.core.errors import TatamiError
from tatami.lab.arena import Contest, Result


class OtherContest(TatamiError):
    """The file holds the results of a contest that is not this one."""


class ResultFile:
    """The first line is the contest, every other one a result."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.results: list[Result] = []
        head = json.dumps(contest.json(), sort_keys=True)
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if not lines:
            file.write_text(head + "\n", encoding="utf-8")
        elif lines[0] != head:
            raise OtherContest(f"{file} holds another contest; give this one a folder of its own")
        else:
            self._read(lines[1:])

    def _read(self, lines: list[str]) -> None:
        """A last line that was cut off when the run was interrupted is played again."""
        try:
            self.results = [Result.read(json.loads(line)) for line in lines[:-1]]
        except (ValueError, KeyError, TypeError):
            raise OtherContest(f"{self.file} is damaged") from None
        try:
            self.results += [Result.read(json.loads(line)) for line in lines[-1:]]
        except (ValueError, KeyError, TypeError):
            kept = [json.dumps(result.json()) for result in self.results]
            whole = [self.file.read_text(encoding="utf-8").splitlines()[0], *kept]
            self.file.write_text("\n".join(whole) + "\n", encoding="utf-8")

    @property
    def done(self) -> frozenset[int]:
        return frozenset(result.number for result in self.results)

    def add(self, result: Result) -> None:
        self.results.append(result)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result.json()) + "\n")
