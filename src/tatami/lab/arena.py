"""The arena: bots against each other, fairly.

A deal is one seed of luck. It is played as often as there are seats, everybody moving on by one
seat each time: so every bot plays every seat of the same deal (duplicate). Results are counted
by deals, because the games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from time import process_time
from typing import Any

from tatami.bots.bot import Bot, Knowledge
from tatami.bots.cheat import Omniscience, cheat, is_cheat
from tatami.bots.program import Program
from tatami.bots.registry import bot as find_bot
from tatami.bots.workers import pool
from tatami.core.chance import Chance
from tatami.core.errors import BadOption
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games import game as find_game
from tatami.lab.bot_games import play_to_end


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """`TatamiError` if it cannot be played."""
        game = find_game(self.game)
        game.check_players(self.players)
        game.check_options(self.players, dict(self.options))
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOption("an arena needs two or more different bots")
        for name in self.bots:
            _bot(name, game)

    def whole_deals(self, games: int) -> int:
        """The number of games, rounded up so that every deal is played from every seat."""
        return -(-games // self.players) * self.players

    def deal(self, number: int) -> int:
        return number // self.players

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game. Who sits next to whom differs from deal to deal."""
        deal, turn = divmod(number, self.players)
        first = deal * self.players
        table = [self.bots[(first + at) % len(self.bots)] for at in range(self.players)]
        Chance(f"table {self.seed} {deal}").shuffle(table)
        return tuple(table[(seat + turn) % self.players] for seat in range(self.players))

    def json(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots)}


@dataclass(frozen=True)
class Result:
    """One game. `seconds`, `decisions` and `lost` moves are by seat."""

    number: int
    seats: tuple[str, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    lost: tuple[int, ...]

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def read(data: dict[str, Any]) -> Result:
        """What `json` wrote."""
        return Result(
            number=int(data["number"]),
            seats=tuple(data["seats"]),
            ranking=tuple(tuple(group) for group in data["ranking"]),
            scores=tuple(data["scores"]),
            seconds=tuple(data["seconds"]),
            decisions=tuple(data["decisions"]),
            lost=tuple(data["lost"]),
        )


def run(
    contest: Contest, games: int, done: frozenset[int] = frozenset(), workers: int = 1
) -> Iterator[Result]:
    """The results of the games that are not done yet, as they are finished."""
    numbers = (n for n in range(contest.whole_deals(games)) if n not in done)
    if workers == 1:
        for number in numbers:
            yield play(contest, number)
        return
    processes = pool(workers)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < 2 * workers and (number := next(numbers, -1)) >= 0:
                running.add(processes.submit(play, contest, number))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        processes.shutdown(wait=False, cancel_futures=True)


def play(contest: Contest, number: int) -> Result:
    game = find_game(contest.game)
    seats = contest.seats(number)
    luck = f"{contest.seed}/{contest.deal(number)}"
    match = Match(game, contest.players, contest.options, luck)
    timed = _TimedBots(contest, number)
    outcome = play_to_end(match, timed.move, list(seats), number)
    return Result(
        number=number,
        seats=seats,
        ranking=outcome.ranking,
        scores=outcome.scores,
        seconds=tuple(round(spent, 4) for spent in timed.seconds),
        decisions=tuple(timed.decisions),
        lost=_lost(timed.bots, timed.lost_before, seats),
    )


class _TimedBots:
    """Who plays one game, and the processor time that each seat takes."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.game = find_game(contest.game)
        names = contest.seats(number)
        self.bots = [_bot(name, self.game) for name in names]
        self.knows = [Omniscience if is_cheat(name) else Knowledge for name in names]
        self.lost_before = [bot.lost if isinstance(bot, Program) else 0 for bot in self.bots]
        self.thoughts = [_thoughts(contest, number, seat) for seat in range(contest.players)]
        self.seconds = [0.0] * contest.players
        self.decisions = [0] * contest.players

    def move(self, match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        knowledge = self.knows[seat](self.game, match.state, seat, foe=match.foe(seat))
        started = process_time()
        move = self.bots[seat].choose(knowledge, self.thoughts[seat])
        self.seconds[seat] += process_time() - started
        self.decisions[seat] += 1
        return seat, move


def _thoughts(contest: Contest, number: int, seat: int) -> Chance:
    """A bot's own luck, from which nothing about the game's can be learnt."""
    return Chance(sha256(f"bots {contest.seed} {number} {seat}".encode()).hexdigest())


def _lost(bots: list[Bot], before: list[int], seats: tuple[str, ...]) -> tuple[int, ...]:
    """Moves that programs lost in this game; one that has several seats is counted once."""
    return tuple(
        bot.lost - before[seat] if isinstance(bot, Program) and seats.index(name) == seat else 0
        for seat, (bot, name) in enumerate(zip(bots, seats, strict=True))
    )


@cache
def _bot(name: str, game: Game[Any]) -> Bot:
    return cheat(name, game) if is_cheat(name) else find_bot(name, game)
