"""Fits what positions of Samurai Sword are worth (`bot/prospects.toml`) to games.

    python bench/samurai_prospects.py play --players 5 --games 240 --seed fit > five.jsonl
    python bench/samurai_prospects.py measure three.jsonl five.jsonl seven.jsonl
    python bench/samurai_prospects.py fit three.jsonl five.jsonl seven.jsonl

Every beginning of a turn is an example: the features of all teams, hidden cards and roles included,
what `Advisor.value` says, and who won. All examples of a game count as one. First all numbers of
players are fitted alike, then each of them near the common weights; numbers that were not
played get the common ones. `measure` fits three times to two thirds of the games and tells the
mean logarithmic loss in the others (of saying the share of wins alone, of `value`, of the fit).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import tatami
from samurai_lines import commands, read, show
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.games.samurai_sword.bot import prospects
from tatami.games.samurai_sword.bot.prospects import FEATURES, SIZE, features
from tatami.games.samurai_sword.rules.content import BY_PLAYERS
from tatami.lab.bot_games import all_by

GAME = tatami.game("samurai-sword")
COMMON_SPREAD = 1.0
OWN_SPREAD = 0.3
"""How far weights may lie from nought, and from the common ones, in deviations of the feature."""
FREE = 2
"""The first weights, those of being a team, are each number's own."""
STEPS = 500
STRIDE = 0.05
FOLDS = 3


def play(players: int, seed: str) -> dict[str, Any]:
    match = Match(GAME, players, {}, f"{seed} luck")
    state: Any = match.state
    seats = {state.team(seat): seat for seat in range(players)}
    rows: list[Any] = []
    said: list[list[float]] = []
    last = -1
    for _ in positions(match, all_by(bot("medium", GAME), Chance(f"{seed} bots"))):
        if state.turn != last:
            last = state.turn
            found = features(state)
            rows.append([[round(x, 4) for x in found[team]] for team in sorted(seats)])
            said.append([GAME.advisor.value(state, seats[team]) for team in sorted(seats)])
    won = sorted(seats).index(state.team(state.outcome.winners[0]))
    return {"players": players, "won": won, "rows": rows, "value": said}


class Examples:
    def __init__(self, games: list[dict[str, Any]]) -> None:
        rows: list[Any] = []
        first, truth, number, players, said = [], [], [], [], []
        for at, game in enumerate(games):
            for teams, values in zip(game["rows"], game["value"], strict=True):
                first.append(len(rows))
                truth.append(len(rows) + game["won"])
                number.append(at)
                players.append(game["players"])
                said.append(values[game["won"]] / sum(values))
                rows += teams
        self.rows = np.array(rows, float)
        self.first, self.truth, self.game = np.array(first), np.array(truth), np.array(number)
        self.players, self.value = np.array(players), np.array(said)
        self.lengths = np.diff(np.append(self.first, len(rows)))
        self.scale = self.rows.std(0) + 1e-9
        self.weight = 1 / np.bincount(self.game)[self.game]

    def shares(self, weights: Any) -> Any:
        logs = self.rows @ weights
        logs -= np.repeat(np.maximum.reduceat(logs, self.first), self.lengths)
        shares = np.exp(logs)
        return shares / np.repeat(np.add.reduceat(shares, self.first), self.lengths)

    def fit(self, near: Any, spread: Any, kept: Any) -> Any:
        """The likeliest weights, by Adam; `kept` says which examples count."""
        each = self.weight * kept
        games = max(1.0, each.sum())
        weights, pace, size = near.copy(), np.zeros(SIZE), np.zeros(SIZE)
        for step in range(1, STEPS + 1):
            missed = -self.shares(weights) * np.repeat(each, self.lengths)
            missed[self.truth] += each
            away = (weights - near) * self.scale / spread**2
            slope = (-(missed @ self.rows) / self.scale + away) / games
            pace = 0.9 * pace + 0.1 * slope
            size = 0.999 * size + 0.001 * slope**2
            stride = STRIDE * min(1.0, 4 * (1 - step / STEPS))
            steps = (pace / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-9)
            weights -= stride * steps / self.scale
        return weights

    def fit_all(self, kept: Any) -> dict[int, Any]:
        """By number of players; 0 for the common weights."""
        common = self.fit(np.zeros(SIZE), COMMON_SPREAD, kept)
        spread = np.array([COMMON_SPREAD] * FREE + [OWN_SPREAD] * (SIZE - FREE))
        found = {0: common}
        for n in np.unique(self.players):
            found[int(n)] = self.fit(common, spread, kept * (self.players == n))
        return found

    def measure(self) -> None:
        loss = np.zeros(len(self.first))
        for fold in range(FOLDS):
            tested = self.game % FOLDS == fold
            for n, weights in self.fit_all((~tested).astype(float)).items():
                here = tested & (self.players == n)
                loss[here] = -np.log(self.shares(weights)[self.truth[here]])
        for n in np.unique(self.players):
            here = self.players == n
            games = self.weight[here].sum()
            won = np.bincount((self.truth - self.first)[here], self.weight[here]) / games
            print(
                f"{n} players, {games:.0f} games: knowing the shares of wins"
                f" {-(won[won > 0] * np.log(won[won > 0])).sum():.3f},"
                f" value {(-np.log(self.value[here]) * self.weight[here]).sum() / games:.3f},"
                f" fitted {(loss[here] * self.weight[here]).sum() / games:.3f}"
            )


def write(found: dict[int, Any]) -> None:
    lines = ["# What features say about who wins. Written by bench/samurai_prospects.py."]
    for n in sorted(BY_PLAYERS):
        weights = found.get(n, found[0])
        lines += ["", f"[{n}]"]
        lines += [f'"{name}" = {weights[at]:.3f}' for at, name in enumerate(FEATURES)]
    text = "\n".join(lines).replace("-0.000", "0.000") + "\n"
    path = Path(prospects.__file__).parent / "prospects.toml"
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = commands(__doc__, "fit", "measure", games=100, seed="fit")
    parser.add_argument("files", nargs="*", type=Path)
    wish = parser.parse_args()
    if wish.do == "play":
        show(play(wish.players, f"{wish.seed} {number}") for number in range(wish.games))
        return
    examples = Examples(read(*wish.files))
    if wish.do == "fit":
        write(examples.fit_all(np.ones(len(examples.first))))
    else:
        examples.measure()


if __name__ == "__main__":
    main()
