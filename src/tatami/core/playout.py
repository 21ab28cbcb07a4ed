"""The quickest way through a game: every seat moves at random."""

from tatami.core.chance import Chance
from tatami.core.state import State


def play_out(state: State, chance: Chance, rng: Chance) -> int:
    """Play to the end; returns the number of moves. `chance` is the game's, `rng` the seats'."""
    moves = 0
    while state.outcome is None:
        seat = state.actors[0]
        choices = state.legal(seat)
        state.apply(seat, choices[rng.below(len(choices))], chance)
        moves += 1
    return moves
