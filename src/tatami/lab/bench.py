"""How quick the engine is: random decisions a second, and the time a copy of a state takes.

Processor time is measured, not the time on the wall, so that a busy machine does not matter.

`python -m tatami.lab.bench SECONDS GAME...` prints the speeds as JSON: that is how one
interpreter measures the engine that it does not run itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

import tatami
from tatami.core.chance import Chance
from tatami.core.engine import compiled
from tatami.core.errors import TatamiError
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.core.playout import play_out
from tatami.core.state import State
from tatami.games import game as find_game

_SAMPLES = 50

INTERPRET = """
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
class Sources:
    def find_spec(self, name, path=None, target=None):
        for folder in path or () if name.startswith("tatami.") else ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
sys.meta_path.insert(0, Sources())
from tatami.lab.bench import main
main()
"""


@dataclass(frozen=True)
class Speed:
    """Of one game with the largest number of players."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    copy_microseconds: float


def measure(id: str, seconds: float) -> Speed:
    game = find_game(id)
    players = game.players[-1]
    numbers = count()

    def one_game() -> int:
        number = next(numbers)
        chance = Chance(f"bench {number}")
        return play_out(game.new(players, chance=chance), chance, Random(f"moves {number}"))

    decisions, games, spent = repeat(one_game, seconds)
    return Speed(
        game=id,
        players=players,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        copy_microseconds=_copy_time(id, players, seconds / 4),
    )


def repeat(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play until the time is over: decisions, games, seconds. The first game only warms up."""
    play()
    decisions = games = 0
    started = process_time()
    while True:
        decisions += play()
        games += 1
        spent = process_time() - started
        if spent >= seconds:
            return decisions, games, spent


def _copy_time(id: str, players: int, seconds: float) -> float:
    states = _states(id, players)
    copies = 0
    started = process_time()
    while True:
        for state in states:
            state.copy()
        copies += len(states)
        spent = process_time() - started
        if spent >= seconds:
            return spent / copies * 1e6


def _states(id: str, players: int) -> list[State]:
    """Positions from all over one game."""
    match = Match(find_game(id), players, {}, "bench")
    states: list[State] = []
    every = 1
    for _ in positions(match, at_random(Chance("moves"))):
        if len(match.moves) % every == 0:
            states.append(match.state.copy())
        if len(states) == 2 * _SAMPLES:
            states = states[::2]
            every *= 2
    return states


class OtherEngineFailed(TatamiError):
    """The engine that is not running was found, but could not be measured."""


def measure_other(ids: list[str], seconds: float) -> list[Speed] | None:
    """The same, in a process of its own, by the engine that this one is not; None without it.

    The compiled engine lies in `build/compiled` of the source tree or where
    `TATAMI_COMPILED` says.
    """
    environment = dict(os.environ)
    arguments = [f"{seconds}", *ids]
    if compiled():
        command = [sys.executable, "-c", INTERPRET, *arguments]
    else:
        place = compiled_copy()
        if place is None:
            return None
        further = [environment["PYTHONPATH"]] if environment.get("PYTHONPATH") else []
        environment["PYTHONPATH"] = os.pathsep.join([str(place), *further])
        command = [sys.executable, "-m", "tatami.lab.bench", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise OtherEngineFailed(done.stderr.strip().rpartition("\n")[2])
    return [Speed(**speed) for speed in json.loads(done.stdout)]


def compiled_copy() -> Path | None:
    source = Path(str(tatami.__file__)).parents[2] / "build" / "compiled"
    place = Path(os.environ.get("TATAMI_COMPILED", source))
    return place if next(_machine_code(place), None) else None


def _machine_code(place: Path) -> Iterator[Path]:
    return place.glob("tatami/core/state.*.so") if place.is_dir() else iter(())


def main() -> None:
    seconds, *ids = sys.argv[1:]
    json.dump([asdict(measure(id, float(seconds))) for id in ids], sys.stdout)


if __name__ == "__main__":
    main()
