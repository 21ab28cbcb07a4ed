"""Measures the balance of Dicium: Shogun: equal bots on both sides, every board and seat order.

    python bench/dicium_shogun_balance.py --games 400
    python bench/dicium_shogun_balance.py --games 400 --players 2 --option great_door=open
    python bench/dicium_shogun_balance.py --games 100 --bots hard medium

For each line: how often the ninja win, with the 95 % interval; rounds (10 %, median, 90 %); how
often the Shogun is captured and who wins then; how games end; how often each combination is used.
The lines take turns, and `--out` keeps each game as it ends: a run may be stopped at any time, and
`--read` adds up several. `--content` plays with a content file of one's own, `--weights` with
weights that are being learned: one file, or the ninja's and the samurai's, which makes it a match.
`--bots` are the ninja's and the samurai's.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections import Counter
from itertools import chain
from math import sqrt
from pathlib import Path
from typing import Any

import tatami
from tatami.bots import registry
from tatami.bots.bot import Bot, Knowledge
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games import with_content
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.shogun.bot import appraisal

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
BOTH = "blue green pair straight"
COMBINATIONS = {
    "ninja": f"{BOTH} opening shuriken infiltration torii comrade run sneak vanish",
    "samurai": f"{BOTH} redeploy brazier banzai assault garrison guard torch beacon",
}
LITTER = 50
"""Games between two collections of what Python leaves behind: it is quicker without."""


class Judging:
    """A bot that judges by weights of its own."""

    def __init__(self, bot: Bot, weights: list[list[float]]) -> None:
        self.bot = bot
        self.weights = weights

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        appraisal.replace_weights(self.weights)
        return self.bot.choose(knowledge, rng)


class Tally:
    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []

    def print(self, name: str) -> None:
        games = len(self.games)
        ninja = sum(game["ninja"] for game in self.games)
        low, high = interval(ninja, games)
        print(f"{name}: {games} games")
        print(f"  ninja win {ninja / games:.1%} ({low:.1%} to {high:.1%})")
        rounds = sorted(game["rounds"] for game in self.games)
        parts = ", ".join(str(rounds[min(games - 1, games * part // 10)]) for part in (1, 5, 9))
        print(f"  rounds {parts} (10 %, median, 90 %)")
        captured = [game["ninja"] for game in self.games if game["captured"]]
        won = sum(captured) / max(1, len(captured))
        print(f"  captured in {len(captured) / games:.1%}; then the ninja win {won:.1%}")
        reasons = Counter(game["reason"] for game in self.games)
        print("  ends: " + ", ".join(f"{r} {n / games:.1%}" for r, n in reasons.most_common()))
        uses: Counter[str] = Counter()
        for game in self.games:
            uses.update(game["uses"])
        for side, kinds in COMBINATIONS.items():
            shares = (f"{k} {uses[f'{side} {k}'] / games:.2f}" for k in kinds.split())
            print(f"  {side}: {', '.join(shares)}", flush=True)


def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % (Wilson)."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - width, middle + width


def play(
    game: Any, players: int, options: dict[str, str], seed: str, sides: list[Bot]
) -> dict[str, Any]:
    rng = Chance(f"bots {seed}")
    match = Match(game, players, options, f"dice {seed}")
    state: Any = match.state
    uses: Counter[str] = Counter()

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        chosen = sides[seat % 2].choose(Knowledge(game, state, seat), rng)
        if isinstance(chosen, ActionMove):
            uses[f"{'samurai' if seat % 2 else 'ninja'} {chosen.kind}"] += 1
        return seat, chosen

    captured = False
    for _ in chain(positions(match, move), [match]):
        captured = captured or not state.free()
    return {
        "ninja": 0 in state.outcome.winners,
        "rounds": state.round,
        "captured": captured,
        "reason": state.outcome.reason,
        "uses": dict(uses),
    }


def name_of(players: int, line: dict[str, str]) -> str:
    return f"{players} players, {', '.join(f'{k} {v}' for k, v in line.items())}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="for each line")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy"])
    parser.add_argument("--content", type=Path)
    parser.add_argument("--weights", type=Path, nargs="*", default=[])
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--out", type=Path, help="a line for each game")
    parser.add_argument("--read", type=Path, nargs="*", help="add up such files instead")
    given = parser.parse_args()
    tallies = {name_of(p, line): Tally() for p in given.players for line in LINES[p]}
    if given.read:
        for file in given.read:
            for row in map(json.loads, file.read_text().splitlines()):
                tallies.setdefault(row.pop("line"), Tally()).games.append(row)
    else:
        measure(given, tallies)
    for name, tally in tallies.items():
        if tally.games:
            tally.print(name)


def measure(given: argparse.Namespace, tallies: dict[str, Tally]) -> None:
    game = tatami.game("dicium-shogun")
    if given.content:
        game = with_content("dicium-shogun", given.content)
    sides = [registry.bot(name, game) for name in given.bots]
    if given.weights:
        files = [given.weights[0], given.weights[-1]]
        sides = [
            Judging(bot, json.loads(file.read_text()))
            for bot, file in zip(sides, files, strict=True)
        ]
    fixed = dict(option.split("=", 1) for option in given.option)
    gc.disable()
    for number in range(given.games):
        for players in given.players:
            for line in LINES[players]:
                name = name_of(players, line)
                seed = f"{given.seed} {name} {number}"
                row = play(game, players, {**line, **fixed}, seed, sides)
                tallies[name].games.append(row)
                if given.out:
                    with given.out.open("a") as file:
                        file.write(json.dumps({"line": name, **row}) + "\n")
        if number % LITTER == 0:
            gc.collect()


if __name__ == "__main__":
    main()
