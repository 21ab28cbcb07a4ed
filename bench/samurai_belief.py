"""Fits what bots of Samurai Sword believe about roles and hands, and measures it by other games.

python bench/samurai_belief.py play --players 5 --games 200 --seed fit > games.jsonl
python bench/samurai_belief.py fit games.jsonl          # writes bot/belief.toml
python bench/samurai_belief.py measure fresh.jsonl --chart belief.svg

In every game some beginnings of turns are kept: what everybody has done to everybody, what
everybody holds and since when, and the truth. The weights of acts are those of a softmax over
all ways in which the hidden roles may lie; each seat knows its own role, what a seat did itself
is left out, and all moments of a game count as one. First all numbers of players are fitted
alike, then each of them, held near the common weights by a prior. What a hand held since a
certain moment consists of is counted, beside the cards that nobody can tell apart.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain, permutations
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from chances import TENTHS, chart
from samurai_lines import commands, read, show
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.samurai_sword.bot import belief
from tatami.games.samurai_sword.rules.content import BY_PLAYERS, CARDS, LIFE, PARRY, WEAPONS
from tatami.games.samurai_sword.rules.memory import ACTS, HIT, IDLE, TURN

GAME = tatami.game("samurai-sword")
MOMENTS = 6
"""Kept of a game."""
COMMON_SPREAD = 1.0
OWN_SPREAD = 0.2
"""How far weights may lie from nought, and those of a number of players from the common ones."""
STEPS = 400
STRIDE = 0.05
FEWEST = 20
"""How many weapons of a kind must be expected until its share counts as much as that of weapons."""
LEAST = 0.02
"""Of any other card: nothing is ruled out."""
KINDS = len(belief.KINDS)
WIDTH = len(ACTS) * KINDS * KINDS
STAGES = (6, 12, 20)
"""Turns where a new stage of the game begins, for the Brier score by stage."""


def play(players: int, seed: str, levels: list[str]) -> dict[str, Any]:
    thoughts, when = Chance(f"{seed} bots"), Chance(f"{seed} when")
    bots = [bot(when.chooses(levels), GAME) for _ in range(players)]
    match = Match(GAME, players, {}, f"{seed} luck")
    state: Any = match.state
    kept: list[dict[str, Any]] = []
    turns, last = 0, state.turn

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        return seat, bots[seat].choose(Knowledge(GAME, state, seat), thoughts)

    for _ in positions(match, move):
        if state.turn != last:
            turns, last = turns + 1, state.turn
            slot = len(kept) if len(kept) < MOMENTS else when.below(turns)
            if slot < MOMENTS:
                kept[slot : slot + 1] = [_seen(state, turns)]
    return {"roles": state.roles, "turns": turns, "moments": kept}


def _seen(state: Any, turns: int) -> dict[str, Any]:
    """Copies: the game goes on."""
    return {
        "turn": turns,
        "active": state.turn,
        "acts": state.acts[:],
        "since": state.cards_since[:],
        "life": state.life[:],
        "hands": [hand[:] for hand in state.hands],
        "deck": state.deck[:],
    }


def kinds_of(players: int) -> list[int]:
    """The kinds of the hidden roles."""
    table = BY_PLAYERS[players]
    return [1] * table.samurai + [2] * table.ninja + [3] * table.ronin


class Looks:
    """Everybody's look at every moment: the ways in which the hidden roles may lie, as rows."""

    def __init__(self, games: list[dict[str, Any]]) -> None:
        rows: list[Any] = []
        self.first: Any = []
        self.truth: Any = []
        self.game: Any = []
        self.turn: Any = []
        self.about: list[tuple[list[tuple[int, ...]], tuple[int, ...]]] = []
        for number, game in enumerate(games):
            for turn, options, truth, features in looks(game):
                self.first.append(len(rows))
                self.truth.append(len(rows) + options.index(truth))
                self.game.append(number)
                self.turn.append(turn)
                self.about.append((options, truth))
                rows += features
        self.rows = np.array(rows, np.float32)
        self.first, self.truth = np.array(self.first), np.array(self.truth)
        self.game, self.turn = np.array(self.game), np.array(self.turn)
        self.lengths = np.diff(np.append(self.first, len(rows)))

    def shares(self, weights: Any) -> Any:
        logs = self.rows @ weights
        logs -= np.repeat(np.maximum.reduceat(logs, self.first), self.lengths)
        shares = np.exp(logs)
        return shares / np.repeat(np.add.reduceat(shares, self.first), self.lengths)

    def said(self, shares: Any) -> tuple[Any, Any, Any]:
        """Every prediction of a side of a player: how likely, whether true, in which turn."""
        said, was, turns = [], [], []
        for at, (options, truth) in enumerate(self.about):
            here = shares[self.first[at] : self.first[at] + self.lengths[at]]
            sides = np.array(options)
            for who, true in enumerate(truth):
                for kind in np.unique(sides[:, who]):
                    said.append(here[sides[:, who] == kind].sum())
                    was.append(float(true == kind))
                    turns.append(self.turn[at])
        return np.array(said), np.array(was), np.array(turns)


def looks(
    game: dict[str, Any],
) -> Iterator[tuple[int, list[tuple[int, ...]], tuple[int, ...], list[Any]]]:
    roles = [belief.KIND_OF[role] for role in game["roles"]]
    n, shogun = len(roles), roles.index(0)
    for moment in game["moments"]:
        for seat in range(n):
            sides = kinds_of(n)
            if seat != shogun:
                sides.remove(roles[seat])
            hidden = [other for other in range(n) if other not in (seat, shogun)]
            options = sorted(set(permutations(sides)))
            acts = np.array(moment["acts"], np.float32).reshape(len(ACTS), n, n)
            acts[:, seat] = 0
            features = []
            for option in options:
                kinds = np.array(roles)
                kinds[hidden] = option
                member = np.eye(KINDS, dtype=np.float32)[kinds]
                features.append((member.T @ acts @ member).ravel())
            yield moment["turn"], options, tuple(roles[other] for other in hidden), features


def fit(whole: Looks, near: Any, spread: float) -> Any:
    """The likeliest weights, by Adam."""
    games = whole.game.max() + 1
    each = 1 / np.bincount(whole.game)[whole.game]
    weights, pace, size = near.copy(), np.zeros(WIDTH), np.zeros(WIDTH)
    for step in range(1, STEPS + 1):
        missed = -whole.shares(weights) * np.repeat(each, whole.lengths)
        missed[whole.truth] += each
        slope = (-(missed @ whole.rows) + (weights - near) / spread**2) / games
        pace = 0.9 * pace + 0.1 * slope
        size = 0.999 * size + 0.001 * slope**2
        stride = STRIDE * min(1.0, 4 * (1 - step / STEPS))
        weights -= stride * (pace / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-9)
    return weights


def _unseen(moment: dict[str, Any]) -> Counter[int]:
    """The cards of the deck and of all hands."""
    return Counter(moment["deck"]) + Counter(chain.from_iterable(moment["hands"]))


def hands(games: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """By what is known of a card: how often each kind is found, beside any card."""
    found: dict[str, Counter[int]] = {"turn": Counter(), "idle": Counter()}
    expected: dict[str, dict[int, float]] = {"turn": {}, "idle": {}}
    for game in games:
        n = len(game["roles"])
        for moment in game["moments"]:
            pool = _unseen(moment)
            for seat, hand in enumerate(moment["hands"]):
                since = moment["since"]
                if seat == moment["active"] or not hand or since[TURN * n + seat] < len(hand):
                    continue
                if since[HIT * n + seat]:
                    continue
                which = "idle" if since[IDLE * n + seat] else "turn"
                found[which].update(hand)
                for card, count in pool.items():
                    share = len(hand) * count / pool.total()
                    expected[which][card] = expected[which].get(card, 0.0) + share
    return {which: _shares(found[which], expected[which]) for which in found}


def parries(games: list[dict[str, Any]]) -> list[float]:
    """By the life that is left: how often a parry is found since a hit, beside hands without."""
    usual = {which: shares[CARDS[PARRY]] for which, shares in hands(games).items()}
    found, expected = [0] * (max(LIFE) + 1), [0.0] * (max(LIFE) + 1)
    for game in games:
        n = len(game["roles"])
        for moment in game["moments"]:
            pool = _unseen(moment)
            share = pool[PARRY] / pool.total()
            for seat, hand in enumerate(moment["hands"]):
                turn, idle, hit = (moment["since"][at * n + seat] for at in (TURN, IDLE, HIT))
                if seat != moment["active"] and hand and hit >= len(hand):
                    life = moment["life"][seat]
                    found[life] += hand.count(PARRY)
                    fresh = max(0, len(hand) - max(turn, idle))
                    kept = max(0, min(turn, len(hand)) - idle)
                    likely = fresh + kept * usual["turn"] + min(idle, len(hand)) * usual["idle"]
                    expected[life] += share * likely
    return [round(f / e, 2) if e else 1.0 for f, e in zip(found, expected, strict=True)]


def _shares(found: Counter[int], expected: dict[int, float]) -> dict[str, float]:
    """Rare weapons are taken to be kept as often as weapons on the whole."""
    weapons = [card for card in expected if card < WEAPONS]
    usual = sum(found[card] for card in weapons) / sum(expected[card] for card in weapons)
    shares = {}
    for card, name in enumerate(CARDS):
        if card < WEAPONS:
            shares[name] = (found[card] + FEWEST * usual) / (expected[card] + FEWEST)
        else:
            shares[name] = max(LEAST, found[card] / expected[card])
    return shares


def write(path: Path, games: list[dict[str, Any]], roles: dict[int, Any]) -> None:
    lines = [
        "# What bots believe about roles and hands. Written by bench/samurai_belief.py.",
        "",
        "[hands]",
        "# Since a weapon hit: how often a parry is found, by the life that is left now (0 to 5).",
        f"parry_after_hit = {parries(games)}",
    ]
    for which, shares in hands(games).items():
        lines += ["", f"[hands.{which}]"]
        lines += [f"{name} = {share:.2f}" for name, share in shares.items()]
    for players, weights in sorted(roles.items()):
        lines += [
            "",
            f"[roles.{players}]",
            "# rows: who acts; columns: at whom; shogun, samurai, ninja, ronin",
        ]
        for act, table in zip(ACTS, weights.reshape(-1, KINDS, KINDS), strict=True):
            rows = ", ".join("[" + ", ".join(f"{w:.2f}" for w in row) + "]" for row in table)
            lines.append(f"{act} = [{rows}]")
    path.write_text("\n".join(lines).replace("-0.00", "0.00") + "\n", encoding="utf-8")


def fitted(players: int) -> Any:
    """The weights as they are."""
    table = belief.FITTED["roles"][str(players)]
    return np.array([table[act] for act in ACTS], float).ravel()


def measure(cell: str, whole: Looks, weights: Any) -> dict[str, Any]:
    said, was, turns = whole.said(whole.shares(weights))
    prior, _, _ = whole.said(whole.shares(np.zeros(WIDTH)))
    tenth = np.minimum(TENTHS - 1, (said * TENTHS).astype(int))
    rows = [
        [int(here.sum()), float(said[here].mean()), float(was[here].mean())]
        for here in (tenth == at for at in range(TENTHS))
        if here.any()
    ]
    error = sum(count * abs(mean - share) for count, mean, share in rows) / len(said)
    stage = np.searchsorted(STAGES, turns, side="right")
    miss = (said - was) ** 2
    return {
        "cell": cell,
        "games": int(whole.game.max() + 1),
        "predictions": len(said),
        "brier": round(float(miss.mean()), 4),
        "brier of the roles' numbers": round(float(((prior - was) ** 2).mean()), 4),
        "calibration error": round(error, 4),
        "brier by stage": [
            round(float(miss[stage == at].mean()), 3) if (stage == at).any() else None
            for at in range(len(STAGES) + 1)
        ],
        "reliability": [[count, round(mean, 3), round(share, 3)] for count, mean, share in rows],
    }


def main() -> None:
    parser = commands(__doc__, "fit", "measure", games=100, seed="fresh")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--levels", default="medium", help="each seat draws one of them")
    parser.add_argument("--chart", type=Path)
    wish = parser.parse_args()
    if wish.do == "play":
        levels = wish.levels.split(",")
        show(play(wish.players, f"{wish.seed} {number}", levels) for number in range(wish.games))
        return
    games = read(*wish.files)
    counts = sorted({len(game["roles"]) for game in games} - {3})
    cells = {n: Looks([game for game in games if len(game["roles"]) == n]) for n in counts}
    if wish.do == "fit":
        common = fit(
            Looks([g for g in games if len(g["roles"]) > 3]), np.zeros(WIDTH), COMMON_SPREAD
        )
        roles = {n: common for n in BY_PLAYERS if n > 3}
        roles |= {n: fit(cells[n], common, OWN_SPREAD) for n in counts}
        write(Path(belief.__file__).parent / "belief.toml", games, roles)
        return
    found = [measure(str(n), cells[n], fitted(n)) for n in counts]
    for result in found:
        print(json.dumps(result))
    if wish.chart:
        wish.chart.write_text(chart("Samurai Sword: roles", found), encoding="utf-8")


if __name__ == "__main__":
    main()
