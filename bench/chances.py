"""Fits the chance of winning to games of hard bots, and measures it by other games.

python bench/chances.py play samurai-sword --players 5 --games 100 --seed fit > games.jsonl
python bench/chances.py fit samurai-sword games.jsonl       # writes the game's bot/chances.toml
python bench/chances.py cross samurai-sword games.jsonl --chart reliability.svg
python bench/chances.py measure samurai-sword fresh.jsonl   # the weights as they are, by others
python bench/chances.py fit samurai-sword more.jsonl --near # near the weights as they are

In every game each seat looks at the position at some settled moments (one that is as the last one
is none), in imagined worlds that fit what it knows, and writes down the features of the sides; who
won is added at the end. The weights are those of a softmax over sides that make the seats' own
results likeliest. All moments of a game together count as one game. First all numbers of players
are fitted alike, then each of them, held near the common weights by a prior; or, with `--near`,
near the weights that it had, where bots have changed a little and games are few. `cross` fits by
four fifths of the games and measures by the fifth, five times. What is measured is the mean chance
over the worlds of a moment, as people are told it. Beside the calibration error stands where nine
of ten lie if the chances are right: who won each game is drawn by the mean of the chances said in
it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.games import with_content
from tatami.lab.bot_games import all_by

WORLDS = 6
MOMENTS = 10
"""About so many in a game."""
COMMON_SPREAD = 8.0
OWN_SPREAD = 0.25
"""How far weights may lie from nought, and those of a number of players from the common or the
former ones: standard deviations of the priors, for features of unit spread."""
FOLDS = 5
STEPS = 250
STRIDE = 0.1
TENTHS = 10
TRIALS = 2000
FEW = 10
"""A tenth with fewer predictions is not drawn."""


def play(game: Any, players: int, options: dict[str, str], seed: str, level: str) -> list[Any]:
    """One game: what seats saw at some moments, and their share of the victory."""
    advisor, moments = game.advisor, Chance(f"{seed} when")
    match = Match(game, players, options, f"{seed} luck")
    state = match.state
    kept: list[tuple[int, Any]] = []
    settled = 0
    before: list[list[float]] = []
    for _ in positions(match, all_by(bot(level, game), Chance(f"{seed} bots"))):
        if advisor.settled(state) and (now := advisor.standing(state).features) != before:
            before = now
            settled += 1
            # every moment is as likely to be kept as any other, however long the game lasts
            slot = len(kept) if len(kept) < MOMENTS else moments.below(settled)
            if slot < MOMENTS:
                kept[slot : slot + 1] = [(settled, state.copy())]
    won = [advisor.won(state, seat) for seat in range(players)]
    kept.sort(key=lambda one: one[0])
    return [
        {**_seen(game, then, players, moments), "won": won, "at": round(at / settled, 3)}
        for at, then in kept
    ]


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

    game: int
    moment: int
    own: int
    features: list[list[float]]
    won: float
    weight: float
    """Its share in the moment."""


def read(files: list[Path]) -> dict[str, list[Sample]]:
    cells: dict[str, list[Sample]] = {}
    number = game = 0
    for file in files:
        before = 1.0
        for line in file.read_text(encoding="utf-8").splitlines():
            seen = json.loads(line)
            game += seen["at"] <= before
            before = seen["at"]
            samples = cells.setdefault(seen["cell"], [])
            for worlds, won in zip(seen["seats"], seen["won"], strict=True):
                number += 1
                for own, features in worlds:
                    samples.append(Sample(game, number, own, features, won, 1 / len(worlds)))
    return cells


class Arrays:
    """Samples as arrays; sides that are not there have no share."""

    def __init__(self, samples: list[Sample], most: int) -> None:
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
        self.game = np.array([sample.game for sample in samples])

    def some(self, chosen: Any) -> Arrays:
        part = Arrays.__new__(Arrays)
        for name, values in vars(self).items():
            setattr(part, name, values[chosen])
        return part

    def spread(self) -> Any:
        found = self.features[np.arange(len(self.own)), self.own].std(axis=0)
        found[found == 0] = 1.0
        return found

    def shares(self, weights: Any) -> Any:
        scores = np.where(self.there, self.features @ weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return shares / shares.sum(axis=1, keepdims=True)

    def said(self, weights: Any) -> Any:
        """The own chance of every sample."""
        return self.shares(np.array(weights))[np.arange(len(self.own)), self.own]


def together(parts: list[Arrays]) -> Arrays:
    whole = Arrays.__new__(Arrays)
    for name in vars(parts[0]):
        setattr(whole, name, np.concatenate([getattr(part, name) for part in parts]))
    return whole


def fit_all(cells: dict[str, Arrays]) -> dict[str, list[float]]:
    """The weights of every cell; cells with few games lean on the others."""
    everything = together(list(cells.values()))
    spread = everything.spread()
    common = fit(everything, spread, np.zeros(len(spread)), COMMON_SPREAD)
    found = {}
    for cell, arrays in cells.items():
        weights = fit(arrays, spread, common, OWN_SPREAD)
        found[cell] = [float(weight) for weight in weights / spread]
    return found


def fit_near(former: dict[str, list[float]], cells: dict[str, Arrays]) -> dict[str, list[float]]:
    """The weights of every cell near those that it had."""
    found = {}
    for cell, arrays in cells.items():
        spread = arrays.spread()
        weights = fit(arrays, spread, np.array(former[cell]) * spread, OWN_SPREAD)
        found[cell] = [float(weight) for weight in weights / spread]
    return found


def fit(arrays: Arrays, spread: Any, near: Any, deviation: float) -> Any:
    """The likeliest weights for features of unit spread."""
    features = arrays.features / spread
    rows = np.arange(len(arrays.own))
    games, where = np.unique(arrays.game, return_inverse=True)
    weight = arrays.weight / np.bincount(where, arrays.weight)[where]
    scaled = arrays.some(rows)
    scaled.features = features

    def slope_of(weights: Any) -> Any:
        shares = scaled.shares(weights)
        own = np.clip(shares[rows, arrays.own], 1e-9, 1 - 1e-9)
        missed = (own - arrays.won) / (1 - own) * weight
        slope = -shares * missed[:, None]
        slope[rows, arrays.own] += missed
        gradient = np.tensordot(slope, features, axes=([0, 1], [0, 1]))
        return (gradient + (weights - near) / deviation**2) / len(games)

    return _descend(slope_of, near)


def _descend(slope_of: Callable[[Any], Any], start: Any) -> Any:
    """Down the slope until it is level (Adam)."""
    weights, pace, size = start.copy(), np.zeros(len(start)), np.zeros(len(start))
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


def cross(
    cells: dict[str, Arrays], fitted: Callable[[dict[str, Arrays]], dict[str, list[float]]]
) -> list[dict[str, Any]]:
    """Every game is predicted by weights that were fitted without it."""
    own: dict[str, Any] = {cell: np.zeros(len(arrays.own)) for cell, arrays in cells.items()}
    for fold in range(FOLDS):
        here = {cell: arrays.game % FOLDS == fold for cell, arrays in cells.items()}
        weights = fitted({cell: arrays.some(~here[cell]) for cell, arrays in cells.items()})
        for cell, arrays in cells.items():
            own[cell][here[cell]] = arrays.said(weights[cell])[here[cell]]
    return [measure(cell, cells[cell], own[cell]) for cell in sorted(cells)]


def measure(cell: str, arrays: Arrays, own: Any) -> dict[str, Any]:
    """What was said, world by world, against what happened."""
    moments, where = np.unique(arrays.moment, return_inverse=True)
    said, won = np.zeros(len(moments)), np.zeros(len(moments))
    np.add.at(said, where, own * arrays.weight)
    np.add.at(won, where, arrays.won * arrays.weight)
    rows, error = _reliability(said, won)
    first = np.unique(where, return_index=True)[1]
    right = _if_right(said, arrays.game[first], arrays.own[first])
    return {
        "cell": cell,
        "games": len(np.unique(arrays.game)),
        "predictions": len(said),
        "brier": round(float(((said - won) ** 2).mean()), 4),
        "brier of the average": round(float(((won.mean() - won) ** 2).mean()), 4),
        "calibration error": round(error, 4),
        "if the chances are right": [round(error, 3) for error in right],
        "reliability": [[count, round(mean, 3), round(share, 3)] for count, mean, share in rows],
    }


def _reliability(said: Any, won: Any) -> tuple[list[tuple[int, float, float]], float]:
    """For each tenth how many, what was said and what happened; and the mean distance."""
    tenth = np.minimum(TENTHS - 1, (said * TENTHS).astype(int))
    rows = []
    for at in range(TENTHS):
        chosen = tenth == at
        if chosen.any():
            rows.append((int(chosen.sum()), float(said[chosen].mean()), float(won[chosen].mean())))
    return rows, sum(count * abs(mean - share) for count, mean, share in rows) / len(said)


def _if_right(said: Any, games: Any, sides: Any) -> tuple[float, float]:
    """The calibration error that nine of ten trials show, if who wins is as likely as was said."""
    rng = np.random.default_rng(0)
    won = np.zeros((TRIALS, len(said)))
    for game in np.unique(games):
        here = games == game
        there = np.unique(sides[here])
        mean = np.array([said[here & (sides == side)].mean() for side in there])
        ends = np.cumsum(mean / max(1.0, mean.sum()))
        drawn = rng.random(TRIALS)
        for at, side in enumerate(there):
            begin = ends[at - 1] if at else 0.0
            won[:, here & (sides == side)] = ((begin <= drawn) & (drawn < ends[at]))[:, None]
    errors = [_reliability(said, trial)[1] for trial in won]
    low, high = np.quantile(errors, (0.05, 0.95))
    return float(low), float(high)


def chart(title: str, found: list[dict[str, Any]]) -> str:
    """A reliability diagram: what was said, what happened, a curve for each number of players."""
    side, left, top = 300, 46, 26

    def place(said: float, won: float) -> str:
        return f"{left + side * said:.1f} {top + side * (1 - won):.1f}"

    inks = ("#34558b", "#c8452e", "#4d7c3a", "#a8791f", "#6b4e8a")
    parts = [
        f'<path d="M{place(0, 0)}L{place(1, 1)}" stroke="#8888" stroke-dasharray="4 4"/>',
        f'<path d="M{place(0, 1)}L{place(0, 0)}L{place(1, 0)}" fill="none" stroke="#888"/>',
        f'<text x="{left}" y="16">{title}</text>',
    ]
    for share in (0.0, 0.5, 1.0):
        x, y = place(share, 0).split()
        parts.append(f'<text x="{x}" y="{float(y) + 16}" text-anchor="middle">{share:.0%}</text>')
        x, y = place(0, share).split()
        parts.append(f'<text x="{float(x) - 6}" y="{y}" text-anchor="end">{share:.0%}</text>')
    for at, cell in enumerate(found):
        ink = inks[at % len(inks)]
        rows = [row for row in cell["reliability"] if row[0] >= FEW]
        way = "L".join(place(said, won) for _, said, won in rows)
        parts.append(f'<path d="M{way}" fill="none" stroke="{ink}" stroke-width="2"/>')
        beside = f'x="{left + side + 8}" y="{top + 16 + 18 * at}"'
        parts.append(f'<text {beside} fill="{ink}">{cell["cell"]}</text>')
    size = f"0 0 {left + side + 70} {top + side + 24}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif"'
        ' font-size="12"><rect width="100%" height="100%" fill="#fffdf6"/>'
        f"{''.join(parts)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("do", choices=("play", "fit", "cross", "measure"))
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--near", action="store_true", help="fit near the weights as they are")
    parser.add_argument("--chart", type=Path)
    parser.add_argument("--content", type=Path, help="a content file of one's own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    game = tatami.game(wish.game) if wish.content is None else with_content(wish.game, wish.content)
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
    most = max(len(sample.features) for some in samples.values() for sample in some)
    cells = {cell: Arrays(some, most) for cell, some in samples.items()}
    fitted = partial(fit_near, chances.cells) if wish.near else fit_all
    if wish.do == "fit":
        _write_weights(game, {**chances.cells, **fitted(cells)})
        return
    if wish.do == "cross":
        measured = cross(cells, fitted)
    else:
        measured = [
            measure(cell, arrays, arrays.said(chances.cells[cell]))
            for cell, arrays in sorted(cells.items())
        ]
    for result in measured:
        print(json.dumps(result))
    if wish.chart:
        wish.chart.write_text(chart(wish.game, measured), encoding="utf-8")


def _write_weights(game: Any, cells: dict[str, list[float]]) -> None:
    folder = Path(sys.modules[type(game.advisor).__module__].__file__ or "").parent
    write(folder / "chances.toml", game.advisor.chances().names, cells)


if __name__ == "__main__":
    main()
