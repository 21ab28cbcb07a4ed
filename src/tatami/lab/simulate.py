"""Games between bots, one after the other or on several processes: always the same games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random as Dice
from time import monotonic
from typing import Any

from tatami.bots.bot import Bot, Knowledge
from tatami.bots.random import Random
from tatami.bots.registry import bot as find_bot
from tatami.bots.workers import pool
from tatami.core.chance import Chance
from tatami.core.errors import TatamiError
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.outcome import Outcome
from tatami.core.playout import pick, play_out
from tatami.core.record import write
from tatami.core.state import State
from tatami.games import game as find_game
from tatami.lab.bot_games import GameFailed, play_to_end
from tatami.lab.tally import Tally
from tatami.lab.usage import count

_PART_SECONDS = 0.25
_LARGEST_PART = 256


class WorkerLost(TatamiError):
    """A worker process was ended from outside."""


@dataclass(frozen=True)
class Experiment:
    """Which games to play. Game number n has its own seed, made from `seed` and n.

    The last of the `bots` takes the seats that are left. Who sits where is drawn; then everyone
    moves on by one seat from game to game until all have had every seat. With `save`, each game's
    record is written there; in `detail`, what is done in the games is counted too.
    """

    game: str
    players: int
    bots: tuple[str, ...] = ("random",)
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    save: Path | None = None
    detail: bool = False

    def seats(self, number: int) -> tuple[str, ...]:
        rest = (self.bots[-1],) * (self.players - len(self.bots))
        table = [*self.bots, *rest]
        drawn, turn = divmod(number, self.players)
        Chance(f"table {self.seed} {drawn}").shuffle(table)
        return tuple(table[(seat + turn) % self.players] for seat in range(self.players))

    def luck(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def thoughts(self, number: int) -> str:
        """The seed of the players' own luck; nothing about the game's can be learnt from it."""
        return sha256(f"bots {self.luck(number)}".encode()).hexdigest()


def run(experiment: Experiment, games: int, workers: int = 1) -> Iterator[Tally]:
    """Tallies of parts of the games, as they are finished; `GameFailed` ends the run.

    Their sum depends on the experiment and the number of games alone.
    """
    for _, tally in run_parts(experiment, [range(games)], workers):
        yield tally


def run_parts(
    experiment: Experiment, numbers: list[range], workers: int = 1
) -> Iterator[tuple[range, Tally]]:
    """The same for some of the games, with the numbers that each tally is of."""
    if experiment.save is not None:
        experiment.save.mkdir(parents=True, exist_ok=True)
    parts = Parts(numbers)
    if workers == 1:
        while (part := parts.next()) is not None:
            started = monotonic()
            yield part, play_part(experiment, part)
            parts.took(monotonic() - started)
    else:
        yield from _run_on_workers(experiment, parts, workers)


class Parts:
    """Cuts the games into parts that take about as long as a person waits for news."""

    def __init__(self, numbers: list[range]) -> None:
        self._left = [part for part in reversed(numbers) if part]
        self._size = 1

    def next(self) -> range | None:
        if not self._left:
            return None
        whole = self._left.pop()
        part, rest = whole[: self._size], whole[self._size :]
        if rest:
            self._left.append(rest)
        return part

    def took(self, seconds: float) -> None:
        if seconds < _PART_SECONDS:
            self._size = min(self._size * 2, _LARGEST_PART)
        elif seconds > 2 * _PART_SECONDS:
            self._size = max(self._size // 2, 1)


def _run_on_workers(
    experiment: Experiment, parts: Parts, workers: int
) -> Iterator[tuple[range, Tally]]:
    processes = pool(workers)
    running: dict[Future[Tally], tuple[range, float]] = {}
    try:
        while True:
            while len(running) < 2 * workers and (part := parts.next()) is not None:
                running[processes.submit(play_part, experiment, part)] = part, monotonic()
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                part, started = running.pop(future)
                parts.took((monotonic() - started) / 2)
                yield part, future.result()
    except BrokenProcessPool:
        raise WorkerLost("a worker process was ended from outside") from None
    finally:
        processes.shutdown(wait=False, cancel_futures=True)


def play_part(experiment: Experiment, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        if experiment.detail:
            match = _played_match(experiment, number)
            outcome, length = _result(match)
            tally.use(count(experiment.game, match.moves, outcome.winners))
        else:
            outcome, length = play(experiment, number)
        tally.count(outcome, length, experiment.seats(number))
    return tally


def _played_match(experiment: Experiment, number: int) -> Match:
    """A whole game, its record written if that is wanted."""
    match = play_match(experiment, number)
    if experiment.save is not None:
        name = f"{experiment.game}-{number:06}.tatami"
        text = write(match, [f"{bot} ({bot})" for bot in experiment.seats(number)])
        (experiment.save / name).write_text(text, encoding="utf-8")
    return match


def _result(match: Match) -> tuple[Outcome, int]:
    assert match.state.outcome is not None
    return match.state.outcome, len(match.moves)


def play(experiment: Experiment, number: int) -> tuple[Outcome, int]:
    """The result of one game and the number of its decisions."""
    players = _Players(experiment, number)
    if experiment.save is not None or not players.all_random:
        return _result(_played_match(experiment, number))
    try:
        return _play_at_random(experiment, number, players)
    except Exception:
        play_match(experiment, number)  # the same game move by move, for its record
        raise


def _play_at_random(experiment: Experiment, number: int, players: _Players) -> tuple[Outcome, int]:
    chance = Chance(experiment.luck(number))
    options: dict[str, Any] = dict(experiment.options)
    state: State = players.game.new(experiment.players, chance=chance, **options)
    length = play_out(state, chance, players.dice)
    assert state.outcome is not None
    return state.outcome, length


def play_match(experiment: Experiment, number: int) -> Match:
    """The same game as `play`, with its moves."""
    game = find_game(experiment.game)
    try:
        match = Match(game, experiment.players, experiment.options, experiment.luck(number))
    except Exception as error:
        raise GameFailed(number, f"{type(error).__name__}: {error}", "") from error
    players = _Players(experiment, number)
    play_to_end(match, players.move, list(experiment.seats(number)), number)
    return match


class _Players:
    """Who plays one game. A random seat needs no knowledge, and is quicker without."""

    def __init__(self, experiment: Experiment, number: int) -> None:
        self.game = find_game(experiment.game)
        self.bots = [_bot(name, self.game) for name in experiment.seats(number)]
        self.all_random = not any(self.bots)
        luck = experiment.thoughts(number)
        self.rng = Chance(luck)
        self.dice = Dice(luck)

    def move(self, match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        bot = self.bots[seat]
        if bot is None:
            return seat, pick(match.state.legal(seat), self.dice)
        knowledge = Knowledge(self.game, match.state, seat, foe=match.foe(seat))
        return seat, bot.choose(knowledge, self.rng)


@cache
def _bot(name: str, game: Game[Any]) -> Bot | None:
    """None for a random one."""
    bot = find_bot(name, game)
    return None if isinstance(bot, Random) else bot
