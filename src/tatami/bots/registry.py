"""The bots by name.

A name may say how much a bot thinks: `careless:30` plays 30 of 100 moves at random, `greedy:24`
looks at 24 worlds, `thorough:50` thinks half as much as usual, `mc:300`, `ismcts:300` and
`insight:300` try 300 moves, `ismcts:1.5s` thinks for a second and a half, `ismcts:600*2` in two
processes. A temper may follow, as in `hard:bold` or `greedy:24:careful` (`tatami.bots.temper`).
`program:COMMAND` is a program that speaks the protocol of `tatami.bots.program`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tatami.bots.beginner import Beginner
from tatami.bots.bot import Bot
from tatami.bots.budget import Budget
from tatami.bots.careless import Careless
from tatami.bots.greedy import Greedy
from tatami.bots.insight import Insight
from tatami.bots.ismcts import TreeSearch
from tatami.bots.mc import MonteCarlo
from tatami.bots.parallel import ParallelSearch
from tatami.bots.program import Program
from tatami.bots.random import Random
from tatami.bots.search import Search
from tatami.bots.temper import TEMPERS, Tempered
from tatami.bots.thorough import Thorough
from tatami.core.errors import UnknownName
from tatami.core.game import Game

LEVELS = ("easy", "medium", "hard")
"""What a person chooses from; `Advisor.level` says which bot that is in a game."""

PROGRAM = "program:"
_SLIPS = 35
_CARELESS_WORLDS = 4
_NAME = re.compile(
    r"(?P<kind>[a-z-]+)(:(?P<amount>\d+|(?P<seconds>\d+(\.\d+)?)s))?(\*(?P<processes>\d+))?"
)


@dataclass(frozen=True)
class Effort:
    """What stands behind the colon of a name."""

    amount: int | None = None
    seconds: float | None = None
    processes: int = 1

    def budget(self, usual: int) -> Budget:
        return Budget(self.amount or usual, self.seconds)


def _random(game: Game[Any], effort: Effort) -> Bot:
    return Random()


def _beginner(game: Game[Any], effort: Effort) -> Bot:
    return Beginner(game)


def _thorough(game: Game[Any], effort: Effort) -> Bot:
    return Thorough(game, (effort.amount or 100) / 100, effort.seconds)


def _careless(game: Game[Any], effort: Effort) -> Bot:
    return Careless(Greedy(game, _CARELESS_WORLDS), (effort.amount or _SLIPS) / 100)


def _greedy(game: Game[Any], effort: Effort) -> Bot:
    return Greedy(game, effort.amount or 12)


def _mc(game: Game[Any], effort: Effort) -> Bot:
    return _searching(MonteCarlo(game, effort.budget(300)), effort)


def _ismcts(game: Game[Any], effort: Effort) -> Bot:
    return _searching(TreeSearch(game, effort.budget(400)), effort)


def _insight(game: Game[Any], effort: Effort) -> Bot:
    return _searching(Insight(game, effort.budget(400)), effort)


def _searching(search: Search, effort: Effort) -> Bot:
    return ParallelSearch(search, effort.processes) if effort.processes > 1 else search


_BOTS: dict[str, Callable[[Game[Any], Effort], Bot]] = {
    "random": _random,
    "beginner": _beginner,
    "careless": _careless,
    "greedy": _greedy,
    "thorough": _thorough,
    "mc": _mc,
    "ismcts": _ismcts,
    "insight": _insight,
}
_SEARCHING = ("mc", "ismcts", "insight")
_DELIBERATE = (*_SEARCHING, "thorough")
_LATEST = {"thorough": 2}
"""Mostly it ends by itself; on a busy machine after so many times what others get."""
_UNMEASURED = ("random", "beginner")
_ALWAYS = 100


def names() -> list[str]:
    """The names without any effort; `known` accepts more."""
    return [*_BOTS, *LEVELS]


def known(name: str) -> bool:
    if name.startswith(PROGRAM):
        return True
    plain, _ = split_temper(name)
    return plain in LEVELS or _read(plain) is not None


def split_temper(name: str) -> tuple[str, str]:
    """The name without its temper, and the temper, if it has one."""
    plain, _, temper = name.rpartition(":")
    return (plain, temper) if temper in TEMPERS and plain else (name, "")


def searches(name: str, game: Game[Any]) -> bool:
    """Whether the bot of this name or level thinks for as long as it is given."""
    return _kind(name, game) in _SEARCHING


def deliberates(name: str, game: Game[Any]) -> bool:
    """Whether the bot takes so long that there may be no time for it."""
    return _kind(name, game) in _DELIBERATE


def _kind(name: str, game: Game[Any]) -> str:
    plain, _ = split_temper(name)
    read = _read(game.advisor.level(plain) if plain in LEVELS else plain)
    return "" if read is None else read[0]


def bot(name: str, game: Game[Any], *, seconds: float | None = None) -> Bot:
    """The bot of this name or level; `UnknownName` lists those that there are.

    With `seconds`, for people who wait, a bot that searches and whose name gives no time thinks
    that long for a move, and `thorough` hardly longer. Without, it makes a fixed number of tries,
    so that games can be repeated.
    """
    if name.startswith(PROGRAM):
        return Program(game, name.removeprefix(PROGRAM))
    plain, temper = split_temper(name)
    if temper:
        return _tempered(game, bot(plain, game, seconds=seconds), temper)
    read = _read(game.advisor.level(name) if name in LEVELS else name)
    if read is None:
        raise UnknownName(
            f"there is no bot {name!r}; the bots are {', '.join(names())} and {PROGRAM}COMMAND"
        )
    kind, effort = read
    if seconds is not None and kind in _DELIBERATE and effort.seconds is None:
        effort = replace(effort, seconds=seconds * _LATEST.get(kind, 1))
    return _BOTS[kind](game, effort)


def _tempered(game: Game[Any], bot: Bot, temper: str) -> Bot:
    """A temper has its way with moves that were thought of, not with slips."""
    if isinstance(bot, Careless):
        return Careless(Tempered(game, bot.bot, temper), bot.slips)
    return Tempered(game, bot, temper)


def _read(name: str) -> tuple[str, Effort] | None:
    found = _NAME.fullmatch(name)
    if found is None or found["kind"] not in _BOTS:
        return None
    kind, seconds = found["kind"], found["seconds"]
    amount = int(found["amount"]) if found["amount"] and seconds is None else None
    processes = int(found["processes"] or 1)
    if kind == "careless" and (amount or 0) > _ALWAYS:
        return None
    if amount == 0 or processes == 0 or (seconds is not None and float(seconds) == 0):
        return None
    if kind not in _SEARCHING and (seconds is not None or processes > 1):
        return None
    if kind in _UNMEASURED and amount is not None:
        return None
    return kind, Effort(amount, None if seconds is None else float(seconds), processes)
