"""Bots by name, with as much effort as the name says."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots.budget import Budget
from tatami.bots.careless import Careless
from tatami.bots.greedy import Greedy
from tatami.bots.ismcts import TreeSearch
from tatami.bots.mc import MonteCarlo
from tatami.bots.parallel import ParallelSearch
from tatami.bots.program import BadProgram
from tatami.bots.registry import LEVELS, bot, deliberates, known, names, searches
from tatami.bots.search import Search
from tatami.core.errors import UnknownName

GAME = tatami.game("samurai-sword")


def search(name: str, seconds: float | None = None) -> Search:
    found = bot(name, GAME, seconds=seconds)
    assert isinstance(found, Search)
    return found


def test_names_say_how_much_to_think() -> None:
    greedy = bot("greedy:24", GAME)
    assert isinstance(greedy, Greedy)
    assert greedy.worlds == 24
    careless = bot("careless:25", GAME)
    assert isinstance(careless, Careless)
    assert careless.slips == 0.25
    assert isinstance(search("mc:77"), MonteCarlo)
    assert search("mc:77").budget == Budget(77)
    assert isinstance(search("ismcts"), TreeSearch)
    assert search("ismcts:1.5s").budget.seconds == 1.5
    together = bot("ismcts:600*2", GAME)
    assert isinstance(together, ParallelSearch)
    assert together.processes == 2


def test_a_level_is_the_bot_that_the_game_names() -> None:
    easy = bot("easy", GAME)
    assert isinstance(easy, Careless)
    assert easy.slips == 0.6
    assert isinstance(bot("medium", GAME), Greedy)
    assert isinstance(search("hard"), TreeSearch)


def test_time_for_people_is_for_those_that_search() -> None:
    assert search("ismcts", seconds=1.25).budget.seconds == 1.25
    assert search("ismcts:3s", seconds=1.25).budget.seconds == 3
    assert search("ismcts").budget.seconds is None
    assert isinstance(bot("greedy", GAME, seconds=1.25), Greedy)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clever",
        "ismcts:",
        "ismcts:0",
        "mc:0s",
        "mc:1*0",
        "random:3",
        "thorough:2s",
        "greedy:2s",
        "greedy*2",
        "careless:101",
    ],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    assert not known(name)
    with pytest.raises(
        UnknownName, match="the bots are random, beginner, careless, greedy, thorough, mc"
    ):
        bot(name, GAME)


def test_known_names() -> None:
    assert all(known(name) for name in [*names(), "mc:5", "ismcts:0.5s*3", "program:./mine"])
    assert set(LEVELS) <= set(names())


def test_who_takes_time() -> None:
    shogun = tatami.game("shogun")
    assert not searches("hard", shogun)
    assert deliberates("hard", shogun)
    assert searches("hard", GAME)
    assert deliberates("hard", GAME)
    assert not deliberates("medium", GAME)
    assert not deliberates("program:./mine", GAME)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadProgram, match=r"no program '\./nowhere'"):
        bot("program:./nowhere", GAME)
    with pytest.raises(BadProgram, match="cannot be read"):
        bot("program:'open", GAME)
    with pytest.raises(BadProgram, match="no program ''"):
        bot("program:", GAME)
