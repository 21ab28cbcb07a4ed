"""Are predicted chances of winning right? Fresh games of hard bots, predictions against results.

python bench/calibration.py dicium-crazy-cup --players 2 --games 200 --seed fresh

In every game each seat predicts its chance at some settled moments, from imagined worlds that fit
what it knows, as advice does. Printed as JSON: games, predictions, Brier score (and that of always
saying the average), calibration error, and the reliability of each tenth of predictions.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.state import State

WORLDS = 8
OFTEN = 1 / 12
"""The share of moments at which a prediction is made."""


def predicted(game: Any, state: State, seat: int, rng: Chance) -> float:
    knowledge = Knowledge(game, state, seat)
    values: list[float] = [game.advisor.value(knowledge.imagine(rng), seat) for _ in range(WORLDS)]
    return sum(values) / WORLDS


def play(game: Any, players: int, options: dict[str, str], seed: str) -> list[tuple[float, float]]:
    """One game: pairs of what a seat predicted and the share of the victory that it got."""
    luck, thoughts, moments = Chance(f"{seed} luck"), Chance(f"{seed} bots"), Chance(f"{seed} when")
    hard = bot("hard", game)
    state = game.new(players, chance=luck, **options)
    said: list[tuple[int, float]] = []
    while state.outcome is None:
        if game.advisor.settled(state) and moments.happens(OFTEN):
            said += [(seat, predicted(game, state, seat, moments)) for seat in range(players)]
        seat = state.actors[0]
        state.apply(seat, hard.choose(Knowledge(game, state, seat), thoughts), luck)
    return [(chance, game.advisor.value(state, seat)) for seat, chance in said]


def report(pairs: list[tuple[float, float]], games: int) -> dict[str, Any]:
    count = len(pairs)
    average = sum(won for _, won in pairs) / count
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for pair in pairs:
        tenths[min(9, int(pair[0] * 10))].append(pair)
    rows = [
        {
            "predictions": len(tenth),
            "said": round(sum(said for said, _ in tenth) / len(tenth), 3),
            "won": round(sum(won for _, won in tenth) / len(tenth), 3),
        }
        for tenth in tenths
        if tenth
    ]
    error = sum(row["predictions"] * abs(row["said"] - row["won"]) for row in rows) / count
    return {
        "games": games,
        "predictions": count,
        "brier": round(sum((said - won) ** 2 for said, won in pairs) / count, 4),
        "brier of the average": round(sum((average - won) ** 2 for _, won in pairs) / count, 4),
        "calibration error": round(error, 4),
        "reliability": rows,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pairs", help="a file for the pairs themselves, to fit by")
    wish = parser.parse_args()
    game = tatami.game(wish.game)
    players = wish.players or game.default_players
    options = dict(pair.split("=", 1) for pair in wish.option)
    pairs: list[tuple[float, float]] = []
    for number in range(wish.games):
        pairs += play(game, players, options, f"{wish.seed} {number}")
    if wish.pairs:
        with open(wish.pairs, "w", encoding="utf-8") as file:
            json.dump(pairs, file)
    print(
        json.dumps({"game": wish.game, "players": players, **report(pairs, wish.games)}, indent=1)
    )


if __name__ == "__main__":
    main()
