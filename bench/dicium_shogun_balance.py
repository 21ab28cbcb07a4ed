"""Measures the balance of Dicium: Shogun: equal bots on both sides, every board and seat order.

    python bench/dicium_shogun_balance.py --games 400
    python bench/dicium_shogun_balance.py --games 400 --players 2 --option great_door=open

For each line: how often the ninja win, with the sampling error; rounds (10 %, median, 90 %); how
often the Shogun is captured and who wins then; how games end; how often each combination is used.
`--content` plays with a content file of one's own.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import tatami
from tatami.core.chance import Chance
from tatami.games import with_content
from tatami.games.dicium.rules.actions import ActionMove

LINES: dict[int, list[dict[str, str]]] = {
    2: [
        {"ninja_board": ninja, "samurai_board": samurai}
        for ninja in ("blue", "green")
        for samurai in ("yellow", "red")
    ],
    4: [
        {"first_ninja": first, "left_of_blue": left}
        for first in ("blue", "green")
        for left in ("yellow", "red")
    ],
}


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.ninja = 0
        self.captures = 0
        self.taken_home = 0
        self.rounds: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()

    def add(self, state: Any) -> None:
        won = 0 in state.outcome.winners
        self.games += 1
        self.ninja += won
        self.rounds.append(state.round)
        self.reasons[state.outcome.reason] += 1
        if state.carrier >= 0:
            self.captures += 1
            self.taken_home += won

    def print(self, name: str) -> None:
        share = self.ninja / self.games
        error = sqrt(share * (1 - share) / self.games)
        self.rounds.sort()
        low, middle, high = (
            self.rounds[min(self.games - 1, self.games * part // 10)] for part in (1, 5, 9)
        )
        print(f"{name}: {self.games} games")
        print(f"  ninja win {share:.1%} (standard error {error:.1%})")
        print(f"  rounds {low}, {middle}, {high} (10 %, median, 90 %)")
        won = self.taken_home / self.captures if self.captures else 0.0
        print(f"  captured in {self.captures / self.games:.1%}; then the ninja win {won:.1%}")
        ends = ", ".join(f"{r} {n / self.games:.1%}" for r, n in self.reasons.most_common())
        print(f"  ends: {ends}")
        uses = ", ".join(f"{use} {n / self.games:.2f}" for use, n in sorted(self.uses.items()))
        print(f"  uses a game: {uses}", flush=True)


def play(game: Any, players: int, options: dict[str, str], seed: str, tally: Tally) -> None:
    chance, rng = Chance(f"dice {seed}"), Chance(f"bots {seed}")
    state = game.new(players, chance=chance, **options)
    while state.outcome is None:
        seat = state.actors[0]
        move = game.advisor.advice(state, seat, rng)
        if isinstance(move, ActionMove):
            side = "samurai" if seat % 2 else "ninja"
            tally.uses[f"{side} {move.kind}"] += 1
        state.apply(seat, move, chance)
    tally.add(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="for each line")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--content", type=Path)
    parser.add_argument("--seed", default="balance")
    given = parser.parse_args()
    game = tatami.game("dicium-shogun")
    if given.content:
        game = with_content("dicium-shogun", given.content)
    fixed = dict(option.split("=", 1) for option in given.option)
    for players in given.players:
        for line in LINES[players]:
            tally = Tally()
            for number in range(given.games):
                play(game, players, {**line, **fixed}, f"{given.seed} {number}", tally)
            tally.print(f"{players} players, {', '.join(f'{k} {v}' for k, v in line.items())}")


if __name__ == "__main__":
    main()
