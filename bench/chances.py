"""Fits the chance of winning to games of hard bots, and measures it by other games.

python bench/chances.py play samurai-sword --players 5 --games 300 --seed fit > fit.jsonl
python bench/chances.py fit samurai-sword fit.jsonl          # writes the game's bot/chances.toml
python bench/chances.py play samurai-sword --players 5 --games 100 --seed fresh > fresh.jsonl
python bench/chances.py measure samurai-sword fresh.jsonl

In every game each seat looks at the position at some settled moments, in imagined worlds that fit
what it knows, and writes down the features of the sides; who won is added at the end. The weights
are those of a softmax over sides that make the seats' own results likeliest, held near nought by a
weak prior. What is measured is the mean chance over the worlds of a moment, as people are told it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.standing import Chances

WORLDS = 6
MOMENTS = 10
"""About so many in a game."""
PRIOR = 0.02
"""How strongly weights of features of unit spread are held near nought, in moments."""
STEPS = 1500
STRIDE = 0.03
TENTHS = 10


def play(game: Any, players: int, options: dict[str, str], seed: str, level: str) -> list[Any]:
    """One game: what seats saw at some moments, and their share of the victory."""
    luck, thoughts, moments = Chance(f"{seed} luck"), Chance(f"{seed} bots"), Chance(f"{seed} when")
    advisor, player = game.advisor, bot(level, game)
    state = game.new(players, chance=luck, **options)
    kept: list[tuple[int, dict[str, Any]]] = []
    settled = 0
    while state.outcome is None:
        if advisor.settled(state):
            settled += 1
            # every moment is as likely to be kept as any other, however long the game lasts
            slot = len(kept) if len(kept) < MOMENTS else moments.below(settled)
            if slot < MOMENTS:
                seen = (settled, _seen(game, state, players, moments))
                kept[slot : slot + 1] = [seen]
        seat = state.actors[0]
        state.apply(seat, player.choose(Knowledge(game, state, seat), thoughts), luck)
    won = [advisor.won(state, seat) for seat in range(players)]
    kept.sort(key=lambda one: one[0])
    return [{**seen, "won": won, "at": round(at / settled, 3)} for at, seen in kept]


def _seen(game: Any, state: Any, players: int, rng: Chance) -> dict[str, Any]:
    seats = []
    cell = ""
    for seat in range(players):
        knowledge = Knowledge(game, state, seat)
        worlds = []
        for _ in range(WORLDS):
            standing = game.advisor.standing(knowledge.imagine(rng))
            cell = standing.cell
            rows = [[round(amount, 5) for amount in row] for row in standing.features]
            world = (standing.side_of(seat), rows)
            worlds.append(world)
        seats.append(worlds[:1] if all(world == worlds[0] for world in worlds) else worlds)
    return {"cell": cell, "seats": seats}


@dataclass
class Sample:
    """One world that one seat imagined at one moment. `moment` tells which belong together."""

    moment: int
    own: int
    features: list[list[float]]
    won: float
    weight: float


def read(files: list[Path]) -> dict[str, list[Sample]]:
    cells: dict[str, list[Sample]] = {}
    number = 0
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            seen = json.loads(line)
            samples = cells.setdefault(seen["cell"], [])
            for worlds, won in zip(seen["seats"], seen["won"], strict=True):
                number += 1
                for own, features in worlds:
                    samples.append(Sample(number, own, features, won, 1 / len(worlds)))
    return cells


class Arrays:
    """Samples as arrays; sides that are not there have no share."""

    def __init__(self, samples: list[Sample]) -> None:
        most = max(len(sample.features) for sample in samples)
        width = len(samples[0].features[0])
        self.features = np.zeros((len(samples), most, width))
        self.there = np.zeros((len(samples), most), bool)
        for at, sample in enumerate(samples):
            self.features[at, : len(sample.features)] = sample.features
            self.there[at, : len(sample.features)] = True
        self.own = np.array([sample.own for sample in samples])
        self.won = np.array([sample.won for sample in samples])
        self.weight = np.array([sample.weight for sample in samples])
        self.moment = np.array([sample.moment for sample in samples])
        self.rows = np.arange(len(samples))

    def shares(self, weights: Any) -> Any:
        scores = np.where(self.there, self.features @ weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return shares / shares.sum(axis=1, keepdims=True)


def fit(samples: list[Sample]) -> list[float]:
    arrays = Arrays(samples)
    spread = arrays.features.reshape(-1, arrays.features.shape[2]).std(axis=0)
    spread[spread == 0] = 1.0
    arrays.features = arrays.features / spread
    total = arrays.weight.sum()

    def slope_of(weights: Any) -> Any:
        shares = arrays.shares(weights)
        own = np.clip(shares[arrays.rows, arrays.own], 1e-9, 1 - 1e-9)
        missed = (own - arrays.won) / (1 - own) * arrays.weight
        slope = -shares * missed[:, None]
        slope[arrays.rows, arrays.own] += missed
        gradient = np.einsum("ns,nsf->f", slope, arrays.features)
        return (gradient + 2 * PRIOR * len(weights) * weights) / total

    return [float(weight) for weight in _descend(slope_of, arrays.features.shape[2]) / spread]


def _descend(slope_of: Callable[[Any], Any], width: int) -> Any:
    """Down the slope until it is level (Adam)."""
    weights, pace, size = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        slope = slope_of(weights)
        pace = 0.9 * pace + 0.1 * slope
        size = 0.999 * size + 0.001 * slope**2
        stride = STRIDE * min(1.0, 4 * (1 - step / STEPS))
        weights -= stride * (pace / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-9)
    return weights


def write(path: Path, names: tuple[str, ...], cells: dict[str, list[float]]) -> None:
    lines = [
        "# What features of a position say about who wins, by number of players.",
        "# Written by bench/chances.py; the names are explained in standing.py.",
    ]
    for cell in sorted(cells):
        lines += ["", f"[{cell}]"]
        for name, weight in zip(names, cells[cell], strict=True):
            key = name if re.fullmatch(r"[a-z]+", name) else f'"{name}"'
            lines.append(f"{key} = {weight:.4f}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def measure(chances: Chances, cell: str, samples: list[Sample]) -> dict[str, Any]:
    arrays = Arrays(samples)
    own = arrays.shares(np.array(chances.cells[cell]))[arrays.rows, arrays.own]
    moments, where = np.unique(arrays.moment, return_inverse=True)
    said, won = np.zeros(len(moments)), np.zeros(len(moments))
    np.add.at(said, where, own * arrays.weight)
    np.add.at(won, where, arrays.won * arrays.weight)
    tenth = np.minimum(TENTHS - 1, (said * TENTHS).astype(int))
    rows = []
    for at in range(TENTHS):
        chosen = tenth == at
        if chosen.any():
            rows.append([int(chosen.sum()), float(said[chosen].mean()), float(won[chosen].mean())])
    error = sum(count * abs(mean - share) for count, mean, share in rows) / len(said)
    return {
        "cell": cell,
        "predictions": len(said),
        "brier": round(float(((said - won) ** 2).mean()), 4),
        "brier of the average": round(float(((won.mean() - won) ** 2).mean()), 4),
        "calibration error": round(error, 4),
        "reliability": [[count, round(mean, 3), round(share, 3)] for count, mean, share in rows],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("do", choices=("play", "fit", "measure"))
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    game = tatami.game(wish.game)
    chances = game.advisor.chances()
    if chances is None:
        parser.error(f"{wish.game} names no features")
    if wish.do == "play":
        options = dict(pair.split("=", 1) for pair in wish.option)
        players = wish.players or game.default_players
        for number in range(wish.games):
            for seen in play(game, players, options, f"{wish.seed} {number}", wish.level):
                print(json.dumps(seen, separators=(",", ":")))
            sys.stdout.flush()
        return
    samples = read(wish.files)
    if wish.do == "measure":
        for cell in sorted(samples):
            print(json.dumps(measure(chances, cell, samples[cell])))
        return
    cells = {**chances.cells, **{cell: fit(found) for cell, found in samples.items()}}
    folder = Path(sys.modules[type(game.advisor).__module__].__file__ or "").parent
    write(folder / "chances.toml", chances.names, cells)


if __name__ == "__main__":
    main()
