"""Is Shogun's judgement of land, armies, chests and rice right? Gifts, and what becomes of them.

    python bench/shogun_gifts.py --players 4 --games 2000 --seed gifts

Players follow sketches of plans and quick answers. Before a round drawn by lot one seat is given
something, and the game is played to its end with and without it, with the same luck. What the gift
brings in points ahead of the average of the others stands beside what the judgement of the
strongest bot (`bot/prospects.py`) says of it; ± is 95 %.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt

from tatami.core.chance import Chance
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.bot.prospects import SIZE, expected
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import NEUTRAL
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.provinces import NEIGHBOURS
from tatami.games.shogun.rules.state import Shogun

NOISES = 4
NOISE = 0.15
"""A plan differs from the best sketch by up to this times a number below the one above."""
ROUNDS = 6
SENT = 3
LOST = 1
"""Of the armies that take a neutral province."""
SOME = 3
SURE = 1.96


def land(state: Shogun, seat: int, lot: Chance) -> bool:
    """A neutral province is taken from beside, with three armies of which one is lost."""
    ways = [
        (source, goal)
        for source in state.provinces_of(seat)
        for goal in NEIGHBOURS[source]
        if state.armies[source] > SENT and state.owner[goal] == NEUTRAL
    ]
    if not ways:
        return False
    source, goal = lot.chooses(ways)
    state.owner[goal] = seat
    state.armies[source] -= SENT
    state.armies[goal] = SENT - LOST
    state.reserve[seat] += LOST
    return True


def armies(state: Shogun, seat: int, lot: Chance) -> bool:
    """Three from the reserve, where somebody else is near."""
    borders = [
        province
        for province in state.provinces_of(seat)
        if any(state.owner[near] not in (seat, NEUTRAL) for near in NEIGHBOURS[province])
    ]
    if not borders or state.reserve[seat] < SOME:
        return False
    state.reserve[seat] -= SOME
    state.armies[lot.chooses(borders)] += SOME
    return True


def chests(state: Shogun, seat: int, lot: Chance) -> bool:
    state.chests[seat] += SOME
    return True


def rice(state: Shogun, seat: int, lot: Chance) -> bool:
    state.rice[seat] += SOME
    return True


GIFTS: list[tuple[str, Callable[[Shogun, int, Chance], bool]]] = [
    ("a neutral province, for one army of three", land),
    ("three armies from the reserve at a border", armies),
    ("three chests", chests),
    ("three rice", rice),
]


def plan(state: Shogun, chance: Chance, rng: Chance) -> None:
    for seat in range(state.players):
        install(state, seat, sketch(Ideas(state, seat), rng, NOISE * rng.below(NOISES)))
    state.stack.pop()
    state.committed = [True] * state.players
    state.settle(chance)


def play(state: Shogun, rounds: int, luck: str) -> None:
    """So many rounds; each has luck of its own, whatever happened before."""
    for number in range(rounds):
        chance, rng = Chance(f"{luck} {number}"), Chance(f"{luck} plans {number}")
        plan(state, chance, rng)
        while not state.over() and not isinstance(state.decision, Plan):
            state.apply(state.actors[0], answer(state, state.actors[0], rng), chance)


def ahead(values: list[float], seat: int) -> float:
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def judged(state: Shogun, seat: int) -> float:
    found = expected(state)
    return ahead([sum(found[at : at + SIZE]) for at in range(0, len(found), SIZE)], seat)


def ended(state: Shogun, seat: int, rounds: int, luck: str) -> float:
    play(state, rounds, luck)
    return ahead([float(points) for points in state.points], seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, default=GAME.default_players)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="gifts")
    wish = parser.parse_args()
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for number in range(wish.games):
        luck = f"{wish.seed}/{number}"
        lot = Chance(f"{luck} lot")
        before, seat = lot.below(ROUNDS), lot.below(wish.players)
        state = GAME.new(wish.players, chance=Chance(luck))
        play(state, before, f"{luck} before")
        left = ROUNDS - before
        without = ended(state.copy(), seat, left, luck)
        for name, give in GIFTS:
            given = state.copy()
            if give(given, seat, lot):
                given.check()
                said = judged(given, seat) - judged(state, seat)
                brought = ended(given, seat, left, luck) - without
                found.setdefault((name, left), []).append((brought, said))
    print("| rounds left | " + " | ".join(name for name, _ in GIFTS) + " |")
    print("|---:" * (len(GIFTS) + 1) + "|")
    for title, wanted in (
        ("4 to 6", range(4, 7)),
        ("2 and 3", range(2, 4)),
        ("1", range(1, 2)),
    ):
        cells = [told([row for left in wanted for row in found[name, left]]) for name, _ in GIFTS]
        print(f"| {title} | " + " | ".join(cells) + " |")


def told(rows: list[tuple[float, float]]) -> str:
    mean = sum(brought for brought, _ in rows) / len(rows)
    spread = sqrt(sum((one - mean) ** 2 for one, _ in rows) / (len(rows) - 1) / len(rows))
    said = sum(said for _, said in rows) / len(rows)
    return f"{mean:.2f} ± {SURE * spread:.2f}; said {said:.2f} ({len(rows)})"


if __name__ == "__main__":
    main()
