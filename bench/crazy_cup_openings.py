"""What other openings of Crazy Cup are worth: races of two, one driver opens otherwise.

python bench/crazy_cup_openings.py --races 400

Until a given round the driver follows a habit where it can, and is the hard bot in all other
choices and afterwards; the rival is the hard bot all the way. Each deal is driven from both seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Any

import tatami
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.player_board import REROLL

GAME = tatami.game("dicium-crazy-cup")
UNTIL = 5
SURE = 1.96
Habit = Callable[[Any, int, list[Move]], Move | None]


def hand(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """A bigger hand whenever a straight offers it."""
    return next((move for move in legal if move.kind == "hand"), None)


def slot_with(bonus: int) -> Habit:
    def pick(state: Any, seat: int, legal: list[Move]) -> Move | None:
        board = state.boards[seat]
        for move in legal:
            slot = move.number if move.kind == "slot" and isinstance(move, NumberedMove) else -1
            if slot >= 0 and board.slots[slot] == bonus:
                return move
        return None

    return pick


def card(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """A Cheat card whenever the dice allow one."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == RED]
    return found[0] if found else None


def improve(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """An upgrade whenever the dice allow one, the dearest first."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == GREEN]
    return max(found, key=lambda move: move.row.level, default=None)


def drive(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """No upgrades: blue dice first."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == BLUE]
    return found[-1] if found else None


HABITS: dict[str, Habit] = {
    "the bigger hand first": hand,
    "a blue bonus first": slot_with(BLUE),
    "a re-roll first": slot_with(REROLL),
    "upgrades before all": improve,
    "driving before all": drive,
    "cards before all": card,
}


def race(habit: Habit, seed: str, seat: int) -> tuple[float, int]:
    """The share of the victory, and how many choices differed from the hard bot's."""
    match, others = Match(GAME, 2, {}, f"{seed} luck"), 0
    state: Any = match.state

    def move(match: Match) -> tuple[int, Move]:
        nonlocal others
        actor = state.actors[0]
        legal = state.legal(actor)
        chosen = GAME.advisor.advice(state, actor, match.chance) or legal[0]
        if actor == seat and state.round <= UNTIL and len(legal) > 1:
            wished = habit(state, seat, legal)
            if wished is not None and wished is not chosen:
                chosen, others = wished, others + 1
        return actor, chosen

    finish(match, move)
    return float(GAME.advisor.won(state, seat)), others


def compare(
    name: str, races: int, seed: str, race: Callable[[str, int], tuple[float, int]]
) -> None:
    """Print what share of the races is won that way, each deal from both seats."""
    shares, changed = [], 0
    for deal in range(races // 2):
        both = [race(f"{seed} {deal}", seat) for seat in (0, 1)]
        shares.append(sum(won for won, _ in both) / 2)
        changed += sum(other for _, other in both)
    mean = sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    print(
        f"{name:>40}: {2 * len(shares)} races, {100 * mean:.1f} ± {100 * SURE * error:.1f} %,"
        f" {changed / 2 / len(shares):.2f} other choices a race",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--seed", default="openings")
    parser.add_argument("--habit", choices=HABITS, action="append")
    wish = parser.parse_args()
    for name in wish.habit or HABITS:
        compare(name, wish.races, wish.seed, partial(race, HABITS[name]))


if __name__ == "__main__":
    main()
