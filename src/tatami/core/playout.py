"""The quickest way through a game: every seat moves at random."""

from random import Random

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, State, Step


def pick(choices: list[Move], rng: Random) -> Move:
    """One of them, all equally likely. Nobody audits what random players do: speed counts."""
    return choices[int(rng.random() * len(choices))]


def play_out(state: State, chance: Chance, rng: Random) -> int:
    """Play to the end; returns the number of moves. `chance` is the game's, `rng` the seats'.

    The same game as by `legal`, `pick` and `apply`, without asking again whether a choice
    is legal.
    """
    state.forget_answers()
    stack = state.stack
    draw = rng.random
    moves = 0
    while state.outcome is None:
        top = stack[-1]
        if isinstance(top, Decision):
            seat = top.seat
            if seat < 0:
                seat = top.actors(state)[0]
            choices = top.choices(state, seat)
            stack.pop()
            top.take(state, seat, choices[int(draw() * len(choices))], chance)
            moves += 1
        else:
            assert isinstance(top, Step)
            stack.pop()
            top.run(state, chance)
    state.settle(chance)
    return moves
