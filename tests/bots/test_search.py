"""Searching bots keep to their budget and find what there is to find."""

from __future__ import annotations

from time import monotonic

import pytest

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.ismcts import Node, TreeSearch
from tatami.bots.mc import MonteCarlo
from tatami.bots.registry import bot
from tatami.bots.search import TRUST, Search, best
from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State

GAME = tatami.game("samurai-sword")


def position(moves: int = 30) -> tuple[State, int]:
    """A position in which a seat has many moves."""
    chance, rng = Chance("search"), Chance("players")
    state: State = GAME.new(5, chance=chance)
    number = 0
    while number < moves or len(state.legal(state.actors[0])) < 6:
        seat = state.actors[0]
        state.apply(seat, rng.chooses(state.legal(seat)), chance)
        number += 1
    return state, state.actors[0]


@pytest.mark.parametrize("kind", [MonteCarlo, TreeSearch])
def test_a_budget_of_tries_is_kept_and_repeats(kind: type[MonteCarlo | TreeSearch]) -> None:
    state, seat = position()
    search: Search = kind(GAME, Budget(100))
    knowledge = Knowledge(GAME, state, seat)
    votes = search.votes(knowledge, Chance(1))
    tries = sum(count for count, _ in votes.values())
    assert 100 <= tries < 100 + len(votes)
    assert all(0 <= worth <= count + TRUST for count, worth in votes.values())
    assert votes == search.votes(knowledge, Chance(1))


def test_the_better_moves_are_tried_more_often() -> None:
    state, seat = position()
    votes = MonteCarlo(GAME, Budget(200)).votes(Knowledge(GAME, state, seat), Chance(1))
    means = sorted((worth / (count + TRUST), count) for count, worth in votes.values())
    assert means[-1][1] > means[0][1]
    counts = sorted(count for count, _ in votes.values())
    assert counts[0] == 0
    assert counts[-1] >= 50


def test_a_budget_of_time_is_kept() -> None:
    state, seat = position()
    started = monotonic()
    bot("ismcts:0.3s", GAME).choose(Knowledge(GAME, state, seat), Chance(1))
    assert 0.3 <= monotonic() - started < 10


def test_several_processes_vote() -> None:
    state, seat = position()
    knowledge = Knowledge(GAME, state, seat)
    together = bot("ismcts:80*2", GAME)
    chosen = together.choose(knowledge, Chance(1))
    assert chosen in state.legal(seat)
    imagined = Knowledge(GAME, state.determinize(seat, Chance(5)), seat)
    assert together.choose(imagined, Chance(1)) is chosen


def test_a_world_that_was_drawn_is_not_drawn_anew_before_it_is_made_likely() -> None:
    state, seat = position()
    drawn = state.determinize(seat, Chance("another world"))
    from_drawn, from_truth = Chance(1), Chance(1)
    imagined = Knowledge(GAME, drawn, seat, drawn=True).imagine(from_drawn)
    assert imagined.dump()["hands"] != drawn.dump()["hands"]
    assert imagined.dump() == Knowledge(GAME, state, seat).imagine(from_truth).dump()
    assert from_drawn.draws == from_truth.draws


@pytest.mark.parametrize("id", [id for id in tatami.games() if id.startswith("dicium")])
def test_where_all_worlds_are_as_likely_a_drawn_one_is_used_as_it_is(id: str) -> None:
    game = tatami.game(id)
    state = game.new(game.default_players, chance=Chance("begin"))
    seat, luck = state.actors[0], Chance(1)
    drawn = state.determinize(seat, Chance("world"))
    assert Knowledge(game, drawn, seat, drawn=True).imagine(luck).dump() == drawn.dump()
    assert luck.draws == 0


def test_a_forced_move_needs_no_thought() -> None:
    chance, rng = Chance("forced"), Chance("players")
    state: State = GAME.new(5, chance=chance)
    while len(state.legal(state.actors[0])) > 1:
        state.apply(state.actors[0], rng.chooses(state.legal(state.actors[0])), chance)
    seat = state.actors[0]
    mine = Chance(1)
    assert bot("ismcts:100000", GAME).choose(Knowledge(GAME, state, seat), mine)
    assert mine.draws == 0


def test_votes_go_by_tries_then_by_worth() -> None:
    moves = [Move("m", f"m{n}") for n in range(3)]
    for index, move in enumerate(moves):
        move.index = index
    assert best(moves, {0: (5, 4.9), 1: (9, 2.0), 2: (9, 3.0)}) is moves[2]


def test_a_node_that_is_seldom_visited_promises_more() -> None:
    often, seldom = Node(0), Node(0)
    often.visits, often.offered, often.total = 50, 60, 25.0
    seldom.visits, seldom.offered, seldom.total = 2, 60, 1.0
    assert seldom.promise(0.2) > often.promise(0.2)
    assert seldom.promise(0.0) == often.promise(0.0)


@pytest.mark.parametrize("kind", [MonteCarlo, TreeSearch])
def test_where_a_move_wins_at_once_nothing_less_is_chosen(
    kind: type[MonteCarlo | TreeSearch],
) -> None:
    state, seat = winning_blow()
    knowledge = Knowledge(GAME, state, seat)
    chosen = kind(GAME, Budget(150)).choose(knowledge, Chance(3))
    assert ends_won(state, seat, chosen)


def winning_blow() -> tuple[State, int]:
    """From random games: a seat with several moves, one of which ends the game in its favour."""
    for number in range(200):
        match = Match(GAME, 3, {}, f"blow {number}")
        for _ in positions(match, at_random(Chance(f"players {number}"))):
            state, seat = match.state, match.state.actors[0]
            moves = state.legal(seat)
            winning = [move for move in moves if ends_won(state, seat, move)]
            if 0 < len(winning) < len(moves) and len(moves) > 2:
                return state, seat
    raise AssertionError("no such position")


def ends_won(state: State, seat: int, move: Move) -> bool:
    """In any world, the move ends the game with a win."""
    for world in range(3):
        after = state.determinize(seat, Chance(world))
        after.apply(seat, move, Chance(world))
        if after.outcome is None or seat not in after.outcome.winners:
            return False
    return True
