"""Does it pay to take more neutral land in Shogun, or to place more armies? Likings by lot.

    python bench/shogun_likings.py --players 4 --games 4000 --seed likings

Players follow sketches of plans and quick answers. Each has likings of its own, drawn by lot for
the game: so many points more, or fewer, for a neutral province that an attack is likely to win,
and for an army that is placed. What a liking changes, and what those who have it score beyond the
average of their table, is printed with intervals of 95 %.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.shogun.bot.answers import Stakes, answer, best_amount
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.actions import March
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import (
    CARDS,
    COMBAT_A,
    COMBAT_B,
    NEUTRAL,
    PLACE_1,
    PLACE_3,
    PLACE_5,
)
from tatami.games.shogun.rules.moves import COMMIT, MARCH, STAY, ProvinceMove
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.state import Shogun

FOR_LAND = [-0.8, -0.4, 0.0, 0.4, 0.8, 1.6]
FOR_ARMIES = [-0.08, -0.04, 0.0, 0.04, 0.08, 0.16]
"""In points, see `bot/weights.py`; the judgement itself gives an army 0.05 to 0.16."""
NOISES = 4
NOISE = 0.15
"""A plan differs from the best sketch by up to this times a number below the one above."""
SURE = 1.96


class Player:
    def __init__(self, seat: int, lot: Chance) -> None:
        self.seat = seat
        self.land = lot.chooses(FOR_LAND)
        self.armies = lot.chooses(FOR_ARMIES)
        self.settled = 0
        self.attacked = 0

    def plan(self, state: Shogun, rng: Chance) -> list[int]:
        ideas = Ideas(state, self.seat)
        stakes = Stakes(state, self.seat)
        for province in ideas.provinces:
            goals = targets(state, self.seat, province, COMBAT_A)
            if goals and state.armies[province] > 1:
                gain = max(self._gain(state, province, goal, stakes) for goal in goals)
                for space in (COMBAT_A, COMBAT_B):
                    ideas.worth[space * CARDS + province] = gain
            for space, armies in ((PLACE_5, 5), (PLACE_3, 3), (PLACE_1, 1)):
                placed = min(armies, state.reserve[self.seat])
                ideas.worth[space * CARDS + province] += self.armies * placed
        return sketch(ideas, rng, NOISE * rng.below(NOISES))

    def _gain(self, state: Shogun, source: int, goal: int, stakes: Stakes) -> float:
        gain, armies = best_amount(state, self.seat, source, goal, stakes)
        if state.owner[goal] == NEUTRAL:
            gain += self.land * battle_odds(state, self.seat, goal, armies).more
        return gain

    def answer(self, state: Shogun, rng: Chance) -> Move:
        asked = state.decision
        if not isinstance(asked, March) or asked.action == PLACE_1:
            return answer(state, self.seat, rng)
        stakes = Stakes(state, self.seat)
        gains = {
            goal: self._gain(state, asked.province, goal, stakes)
            for goal in targets(state, self.seat, asked.province, asked.action)
        }
        best = max(gains, key=gains.__getitem__)
        return MARCH[best] if gains[best] > 0 or state.forced else STAY

    def watch(self, state: Shogun, move: Move) -> None:
        if isinstance(state.decision, March) and isinstance(move, ProvinceMove):
            owner = state.owner[move.province]
            self.settled += owner == NEUTRAL
            self.attacked += owner not in (NEUTRAL, self.seat)


def play(players: int, luck: str) -> tuple[Shogun, list[Player]]:
    chance, thoughts, lot = Chance(luck), Chance(f"{luck} thoughts"), Chance(f"{luck} lot")
    state = GAME.new(players, chance=chance)
    seats = [Player(seat, lot) for seat in range(players)]
    while state.outcome is None:
        player = seats[state.actors[0]]
        if isinstance(state.decision, Plan):
            install(state, player.seat, player.plan(state, thoughts))
            move: Move = COMMIT
        else:
            move = player.answer(state, thoughts)
            player.watch(state, move)
        state.apply(player.seat, move, chance)
    return state, seats


class Row:
    """All seats with one liking."""

    def __init__(self) -> None:
        self.values: dict[str, list[float]] = {}

    def add(self, state: Shogun, player: Player) -> None:
        seat = player.seat
        table = sum(state.points) / state.players
        won = GAME.advisor.won(state, seat) - 1 / state.players
        for name, value in (
            ("points beyond the table", state.points[seat] - table),
            ("wins beyond an equal share, %", 100 * won),
            ("attacks on neutral land", player.settled),
            ("attacks on players", player.attacked),
            ("provinces at the end", state.owner.count(seat)),
            ("armies in the reserve", state.reserve[seat]),
        ):
            self.values.setdefault(name, []).append(value)


def told(values: list[float]) -> str:
    mean = sum(values) / len(values)
    spread = sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))
    return f"{mean:.2f} ± {SURE * spread:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, default=GAME.default_players)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="likings")
    wish = parser.parse_args()
    likings: list[tuple[str, list[float], Callable[[Player], float]]] = [
        ("a neutral province", FOR_LAND, lambda player: player.land),
        ("an army placed", FOR_ARMIES, lambda player: player.armies),
    ]
    rows = {(name, dose): Row() for name, doses, _ in likings for dose in doses}
    for number in range(wish.games):
        state, seats = play(wish.players, f"{wish.seed}/{number}")
        for name, _, liking in likings:
            for player in seats:
                rows[name, liking(player)].add(state, player)
    for name, doses, _ in likings:
        columns = list(rows[name, 0.0].values)
        print(f"| points more for {name} | " + " | ".join(columns) + " |")
        print("|---:" * (len(columns) + 1) + "|")
        for dose in doses:
            cells = [told(values) for values in rows[name, dose].values.values()]
            print(f"| {dose:+} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
