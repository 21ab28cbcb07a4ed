"""The arena is fair, repeatable and can be interrupted; the standings say what the games say."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import tatami
from tatami.bots.cheat import Omniscience, cheat, is_cheat
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.errors import BadOption, UnknownName
from tatami.lab.arena import Contest, Result, play, run
from tatami.lab.leaderboard import Estimate, Leaderboard
from tatami.lab.result_file import OtherContest, ResultFile

CONTEST = Contest("samurai-sword", 4, ("random", "careless:1", "greedy:1"), seed="a")


def same(one: Result, other: Result) -> bool:
    """But for the time it took."""
    return replace(one, seconds=()) == replace(other, seconds=())


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 7])
def test_every_bot_plays_every_seat_of_its_deals(bots: int) -> None:
    contest = Contest("samurai-sword", 4, tuple(f"bot{n}" for n in range(bots)))
    for deal in range(6):
        places = Counter(
            (name, seat)
            for turn in range(4)
            for seat, name in enumerate(contest.seats(deal * 4 + turn))
        )
        for name in {name for name, _ in places}:
            assert len({places[name, seat] for seat in range(4)}) == 1


def test_who_sits_next_to_whom_is_drawn_for_every_deal() -> None:
    contest = Contest("samurai-sword", 4, ("a", "b", "c", "d"))
    rounds = {contest.seats(4 * deal) for deal in range(400)}
    assert len(rounds) == 24, "every order of four"


def test_over_many_deals_all_play_as_often() -> None:
    contest = Contest("samurai-sword", 5, ("a", "b", "c"))
    seats = Counter(name for number in range(5 * 30) for name in contest.seats(number))
    assert len(set(seats.values())) == 1


def test_the_games_of_a_deal_have_the_same_luck() -> None:
    contest = Contest("samurai-sword", 4, ("random", "careless:1"))
    assert [contest.deal(number) for number in (0, 3, 4)] == [0, 0, 1]
    assert contest.whole_deals(9) == 12


def test_workers_change_nothing() -> None:
    alone = sorted(run(CONTEST, 8), key=lambda result: result.number)
    together = sorted(run(CONTEST, 8, workers=2), key=lambda result: result.number)
    assert len(alone) == len(together) == 8
    assert all(map(same, alone, together))


@pytest.mark.parametrize("id", tatami.games())
def test_every_game_can_be_played(id: str) -> None:
    players = tatami.game(id).players[0]
    contest = Contest(id, players, ("random", "careless:1"))
    contest.check()
    result = play(contest, 0)
    assert sorted(seat for group in result.ranking for seat in group) == list(range(players))


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    book = ResultFile(file, CONTEST)
    whole = list(run(CONTEST, 8))
    for result in whole[:3]:
        book.add(result)
    with file.open("a") as out:
        out.write('{"number": 3, "sea')
    again = ResultFile(file, CONTEST)
    assert again.done == {0, 1, 2}
    for result in run(CONTEST, 8, again.done):
        again.add(result)
    last = ResultFile(file, CONTEST)
    assert all(map(same, last.results, whole))
    with pytest.raises(OtherContest, match="another contest"):
        ResultFile(file, replace(CONTEST, seed="b"))
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "nonsense", *lines[2:]]))
    with pytest.raises(OtherContest, match="damaged"):
        ResultFile(file, CONTEST)


def test_contests_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(BadOption, match="two or more different bots"):
        replace(CONTEST, bots=("random", "random")).check()
    with pytest.raises(UnknownName, match="no bot 'clever'"):
        replace(CONTEST, bots=("random", "clever")).check()
    with pytest.raises(BadOption, match="3 to 7 players"):
        replace(CONTEST, players=9).check()


def game(number: int, seats: tuple[str, ...], *winners: int) -> Result:
    losers = tuple(seat for seat in range(len(seats)) if seat not in winners)
    none = (0,) * len(seats)
    ranking = (winners, losers)
    return Result(number, seats, ranking, none, (0.5,) * len(seats), (10,) * len(seats), none)


def test_standings() -> None:
    contest = Contest("samurai-sword", 2, ("cheat", "b"))
    results = [
        game(0, ("cheat", "b"), 0),
        game(1, ("b", "cheat"), 1),
        game(2, ("b", "cheat"), 0),
        game(3, ("cheat", "b"), 0),
    ]
    standings = Leaderboard(contest, results)
    assert (standings.games, standings.deals) == (4, 2)
    best, worst = standings.bots
    assert (best.bot, best.wins.mean, best.milliseconds) == ("cheat", 0.75, 50.0)
    assert (worst.bot, worst.wins.mean) == ("b", 0.25)
    assert best.rating > worst.rating
    assert worst.behind is not None
    assert worst.behind.mean == 0.5
    assert standings.lead("b", "cheat").mean == -0.5


def test_estimates() -> None:
    assert Estimate.of([]) == Estimate(0, 0, 0)
    assert Estimate.of([0.5]) == Estimate(0.5, 0.5, 0.5)
    estimate = Estimate.of([0.0, 1.0] * 50)
    assert estimate.mean == 0.5
    assert estimate.high - estimate.mean == pytest.approx(0.098, abs=0.002)


def test_better_bots_win_more() -> None:
    contest = Contest("samurai-sword", 5, ("random", "greedy:3"), seed="order")
    standings = Leaderboard(contest, run(contest, 40))
    assert [standing.bot for standing in standings.bots] == ["greedy:3", "random"]
    assert standings.lead("greedy:3", "random").low > 0


def test_the_cheat_sees_the_truth_and_nobody_else_may_be_one() -> None:
    rules = tatami.game("samurai-sword")
    state = rules.new(5, chance=Chance(1))
    seen = Omniscience(rules, state, 0).imagine(Chance(2))
    assert seen.dump() == state.dump()
    assert seen is not state
    assert [is_cheat(name) for name in ("cheat", "cheat:30", "cheat:x", "cheat:0", "mc")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert cheat("cheat:30", rules).budget.iterations == 30
    with pytest.raises(UnknownName):
        bot("cheat", rules)
