"""Fits how players of Samurai Sword move (`bot/habits.toml`), and measures it by other games.

    python bench/samurai_habits.py play --players 7 --games 30 --seed fit > seven.jsonl
    python bench/samurai_habits.py fit three.jsonl seven.jsonl
    python bench/samurai_habits.py measure fresh.jsonl

In games of `medium` some choices are kept. The weights are those of a softmax over the legal moves,
all numbers of players alike. `measure` tells in how many choices the likeliest move was made, by
number of players, beside the impulses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import tatami
from samurai_lines import commands, read, show
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.samurai_sword.bot import habits
from tatami.games.samurai_sword.bot.impulses import tempted
from tatami.games.samurai_sword.bot.move_search import friends
from tatami.games.samurai_sword.rules.content import CARDS

GAME = tatami.game("samurai-sword")
FIELD = bot("medium", GAME)
KEPT = 0.6
"""The share of choices that are kept."""
PRIOR = 1e-4
STEPS = 250
STRIDE = 0.1


def play(players: int, seed: str) -> list[dict[str, Any]]:
    thoughts, pick = Chance(f"{seed} bots"), Chance(f"{seed} pick")
    kept: list[dict[str, Any]] = []

    def move(match: Match) -> tuple[int, Move]:
        seat, legal = match.state.actors[0], match.state.legal(match.state.actors[0])
        chosen = FIELD.choose(Knowledge(GAME, match.state, seat), thoughts)
        if len(legal) > 1 and pick.happens(KEPT):
            state = match.state.dump()
            kept.append({"seat": seat, "chosen": legal.index(chosen), "state": state})
        return seat, chosen

    finish(Match(GAME, players, {}, f"{seed} luck"), move)
    return kept


class Choices:
    """The features of every legal move, as rows."""

    def __init__(self, choices: list[dict[str, Any]]) -> None:
        single = np.eye(habits.SIZE).tolist()
        rows: list[list[float]] = []
        first, truth, players, foreseen = [], [], [], []
        for number, choice in enumerate(choices):
            state: Any = GAME.load(choice["state"])
            seat = choice["seat"]
            legal, mates = state.legal(seat), friends(state, seat)
            first.append(len(rows))
            truth.append(len(rows) + choice["chosen"])
            players.append(state.players)
            guess = tempted(state, seat, legal, mates, Chance(number))
            foreseen.append(guess is legal[choice["chosen"]])
            for move in legal:
                rows.append([habits.habit(state, seat, move, mates, one) for one in single])
        self.rows = np.array(rows, np.float32)
        self.first, self.truth = np.array(first), np.array(truth)
        self.players, self.impulses = np.array(players), np.array(foreseen)
        self.lengths = np.diff(np.append(self.first, len(rows)))

    def shares(self, weights: Any) -> Any:
        logs = self.rows @ weights.astype(np.float32)
        logs -= np.repeat(np.maximum.reduceat(logs, self.first), self.lengths)
        shares = np.exp(logs)
        return shares / np.repeat(np.add.reduceat(shares, self.first), self.lengths)

    def fit(self) -> Any:
        """The likeliest weights, by Adam."""
        weights, pace, size = (np.zeros(habits.SIZE) for _ in range(3))
        for step in range(1, STEPS + 1):
            missed = -self.shares(weights)
            missed[self.truth] += 1
            slope = (missed @ self.rows) / len(self.first) - PRIOR * weights
            pace = 0.9 * pace + 0.1 * slope
            size = 0.999 * size + 0.001 * slope**2
            stride = STRIDE * min(1.0, 3 * (1 - step / STEPS))
            weights += (
                stride * (pace / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-9)
            )
        return weights

    def measure(self, weights: Any) -> None:
        shares = self.shares(weights)
        ends = self.first + self.lengths
        likeliest = [a + shares[a:b].argmax() for a, b in zip(self.first, ends, strict=True)]
        right = np.array(likeliest) == self.truth
        for n in np.unique(self.players):
            here = self.players == n
            print(
                f"{n} players, {here.sum()} choices: foreseen {100 * right[here].mean():.1f} %,"
                f" by impulses {100 * self.impulses[here].mean():.1f} %,"
                f" loss {-np.log(shares[self.truth][here]).mean():.3f}"
            )


def write(weights: Any) -> None:
    lines = [
        "# How much each feature of a move tempts players. Fitted as bench/samurai_habits.py does.",
    ]
    names = [(table, CARDS) for table in habits.BY_CARD] + [("others", habits.OTHERS)]
    at = 0
    for table, rows in names:
        lines += ["", f"[{table}]" if " " not in table else f'["{table}"]']
        for name in rows:
            key = f'"{name}"' if " " in name else name
            lines.append(f"{key} = {weights[at]:.2f}")
            at += 1
    text = "\n".join(lines).replace("-0.00", "0.00") + "\n"
    (Path(habits.__file__).parent / "habits.toml").write_text(text, encoding="utf-8")


def main() -> None:
    parser = commands(__doc__, "fit", "measure", games=30, seed="fit")
    parser.add_argument("files", nargs="*", type=Path)
    wish = parser.parse_args()
    if wish.do == "play":
        for number in range(wish.games):
            show(play(wish.players, f"{wish.seed} {number}"))
        return
    choices = Choices(read(*wish.files))
    if wish.do == "fit":
        write(choices.fit())
    else:
        choices.measure(np.array(habits.FITTED))


if __name__ == "__main__":
    main()
