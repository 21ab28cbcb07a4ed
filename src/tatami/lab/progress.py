"""A long run on disk: what has been played and what it adds up to, so that it can go on."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

from tatami.core.errors import TatamiError
from tatami.lab.simulate import Experiment
from tatami.lab.tally import Entries, Points, Tally
from tatami.lab.usage import Use
from tatami.lab.wins import Wins

_EVERY_SECONDS = 5.0


class OtherRun(TatamiError):
    """The folder holds another run, or one that cannot be read."""


class Progress:
    """The games of an experiment that are done, and their tally."""

    def __init__(self, file: Path, experiment: Experiment) -> None:
        self.file = file
        self.tally = Tally()
        self._experiment = _plain(experiment)
        self._done: list[range] = []
        self._started = self._written = monotonic()
        self._before = 0.0
        if file.exists():
            self._read()

    @property
    def seconds(self) -> float:
        """How long it has been played, before and now."""
        return self._before + monotonic() - self._started

    def left(self, games: int) -> list[range]:
        """Which of the first so many games are still to be played."""
        left: list[range] = []
        start = 0
        for part in self._done:
            left.append(range(start, min(part.start, games)))
            start = part.stop
        return [part for part in (*left, range(start, games)) if part]

    def add(self, part: range, tally: Tally) -> None:
        self.tally.add(tally)
        self._done = list(_merged(sorted([*self._done, part], key=lambda one: one.start)))
        if monotonic() - self._written > _EVERY_SECONDS:
            self.write()

    def write(self) -> None:
        """In one step: whoever reads the file sees the old state or the new one."""
        data = {
            "experiment": self._experiment,
            "seconds": self.seconds,
            "done": [[part.start, part.stop] for part in self._done],
            "tally": _tally_json(self.tally),
        }
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(data), encoding="utf-8")
        os.replace(fresh, self.file)
        self._written = monotonic()

    def _read(self) -> None:
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
            same = data["experiment"] == self._experiment
            self._done = [range(start, stop) for start, stop in data["done"]]
            self.tally = _tally(data["tally"])
            self._before = float(data["seconds"])
        except (ValueError, KeyError, TypeError):
            raise OtherRun(f"{self.file} is damaged: remove it to begin anew") from None
        if not same:
            raise OtherRun(f"{self.file} is of another run; give this one a folder of its own")


def _plain(experiment: Experiment) -> dict[str, Any]:
    data = asdict(experiment) | {"bots": list(experiment.bots)}
    del data["save"]
    return data


def _merged(parts: list[range]) -> Iterator[range]:
    """Neighbours put together: the list stays short however long the run is."""
    current = parts[0]
    for part in parts[1:]:
        if part.start <= current.stop:
            current = range(current.start, max(current.stop, part.stop))
        else:
            yield current
            current = part
    yield current


def _tally_json(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "lengths": dict(tally.lengths),
        "reasons": dict(tally.reasons),
        "wins": _nested(tally.wins),
        "points": {seat: asdict(points) for seat, points in tally.points.items()},
        "scores": dict(tally.scores),
        "sheet": {name: asdict(entries) for name, entries in tally.sheet.items()},
        "uses": _nested(tally.uses),
    }


def _nested(groups: Mapping[str, Mapping[str, Wins]]) -> dict[str, Any]:
    return {
        group: {value: asdict(counted) for value, counted in values.items()}
        for group, values in groups.items()
    }


def _tally(data: dict[str, Any]) -> Tally:
    return Tally(
        games=data["games"],
        lengths=Counter({int(length): count for length, count in data["lengths"].items()}),
        reasons=Counter(data["reasons"]),
        wins={
            group: {value: Wins(**wins) for value, wins in values.items()}
            for group, values in data["wins"].items()
        },
        points={seat: Points(**points) for seat, points in data["points"].items()},
        scores=Counter({int(score): count for score, count in data["scores"].items()}),
        sheet={name: Entries(**entries) for name, entries in data["sheet"].items()},
        uses={
            way: {key: Use(**use) for key, use in values.items()}
            for way, values in data["uses"].items()
        },
    )
