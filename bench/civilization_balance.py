"""How balanced Civilization is between equal bots: the figures of docs/balance.

python bench/civilization_balance.py --players 4 --games 500
python bench/civilization_balance.py --content my-isles.toml
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter, defaultdict
from itertools import chain
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles

from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.civilization.game import GAME, CivilizationGame, with_content
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, SECRET_IDS
from tatami.games.dicium.civilization.rules.objectives import secret_met
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
from tatami.games.dicium.civilization.rules.state import Civilization

_COLLECTED = 20
"""Memory is tidied up once in so many games."""


class Tally:
    """Counts over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds: list[int] = []
        self.scores: list[int] = []
        self.sheet: Counter[str] = Counter()
        self.monsters = 0
        self.wins: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.plays: dict[str, Counter[str]] = defaultdict(Counter)
        self.open: Counter[str] = Counter()
        self.claimed: dict[str, list[int]] = defaultdict(list)
        self.kept: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.combinations: Counter[str] = Counter()
        self.ranks: Counter[str] = Counter()


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ask.add_argument("--players", type=int, default=4)
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--first", type=int, default=0, help="number of the first game")
    ask.add_argument("--content", type=Path)
    given = ask.parse_args()
    game = with_content(given.content) if given.content else GAME
    tally = Tally()
    gc.disable()  # it would look through all the plans that bots keep, for nothing
    for number in range(given.first, given.first + given.games):
        if number % _COLLECTED == 0:
            gc.collect()
        play(game, given.players, number, tally)
    report(tally, given.players)


def play(game: CivilizationGame, players: int, number: int, tally: Tally) -> None:
    """One game; boards are dealt, so that each people comes to every seat."""
    rng = Chance(f"bots {number}")
    match = Match(game, players, {"boards": "random"}, f"balance {number}")
    state = match.state
    assert isinstance(state, Civilization)
    revealed = state.open
    state.events = []

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
        advice = game.advisor.advice(state.determinize(seat, rng), seat, rng)
        assert advice is not None
        return seat, advice

    for _ in chain(positions(match, move), [match]):
        listen(state, tally)
    count(state, revealed, tally)


def listen(state: Civilization, tally: Tally) -> None:
    """What the events since the last move tell."""
    assert state.events is not None
    for event in state.events:
        if event.kind in ("claim", "trade"):
            objective = str(event.args["objective"]).removeprefix("common-")
            tally.claimed[objective].append(state.round)
            tally.kept[objective] += event.kind == "claim"
        elif event.kind == "card":
            tally.played[str(event.args["card"]).removeprefix("card-")] += 1
        elif event.kind == "combination":
            tally.combinations[str(event.args["combination"]).removeprefix("combination-")] += 1
    state.events = []


def count(state: Civilization, revealed: int, tally: Tally) -> None:
    outcome = state.outcome
    assert outcome is not None
    tally.games += 1
    tally.rounds.append(state.round)
    tally.scores += outcome.scores
    tally.monsters += sum(trophies.bit_count() for trophies in state.trophies)
    for line in outcome.sheet:
        tally.sheet[line.label.id] += sum(value or 0 for value in line.values)
    for seat, labels in enumerate(outcome.labels):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0
        for group, label in labels.items():
            tally.plays[group][label] += 1
            tally.wins[group][label] += share
        secret = SECRET_IDS[state.secret[seat]]
        tally.held[secret] += 1
        tally.met[secret] += secret_met(state, seat)
    if state.players == 1:
        tally.ranks[outcome.labels[0]["rank"]] += 1
    for number, id in enumerate(COMMON_IDS):
        tally.open[id] += revealed >> number & 1
    piles = state.piles
    for kind, name in enumerate(PHILOSOPHERS):
        in_hands = sum(piles.holds(seat, kind) for seat in range(state.players))
        tally.taken[name] += in_hands + piles.discard[kind]


def report(tally: Tally, players: int) -> None:
    games = tally.games
    print(f"{players} players, {games} games")
    print(f"rounds {mean(tally.rounds):.1f} ({spread(tally.rounds)})")
    print(f"score {mean(tally.scores):.1f} ({spread(tally.scores)})")
    print(f"monsters killed per game {tally.monsters / games:.2f}")
    lines = (f"{id[6:]} {n / games / players:.2f}" for id, n in tally.sheet.items())
    print("points per player:", ", ".join(lines))
    for group in sorted(tally.plays):
        shares = (
            f"{label.partition('-')[2]} {margin(tally.wins[group][label], n)}"
            for label, n in sorted(tally.plays[group].items())
        )
        print(f"won by {group}, %:", ", ".join(shares))
    print("common (claimed %, mean round, kept %):")
    for id in COMMON_IDS:
        claims = tally.claimed[id]
        if tally.open[id]:
            share = 100 * len(claims) / tally.open[id]
            when = mean(claims) if claims else 0
            kept = 100 * tally.kept[id] / max(1, len(claims))
            print(f"  {id} {share:.0f} {when:.1f} {kept:.0f}")
    met = (
        f"{id} {100 * tally.met[id] / tally.held[id]:.0f}" for id in SECRET_IDS if tally.held[id]
    )
    total = 100 * sum(tally.met.values()) / sum(tally.held.values())
    print(f"secret met, %: all {total:.0f};", ", ".join(met))
    used = (
        f"{name} {margin(tally.played[name], tally.taken[name])}"
        for name in PHILOSOPHERS
        if tally.taken[name]
    )
    print("played of those taken, %:", ", ".join(used))
    moving = sum(tally.combinations[kind] for kind in ("blue", "yellow", "pair"))
    ways = (f"{k} {100 * tally.combinations[k] / moving:.0f}" for k in ("blue", "yellow", "pair"))
    print("moves, %:", ", ".join(ways))
    each = (f"{k} {n / games / players:.2f}" for k, n in sorted(tally.combinations.items()))
    print("combinations per player:", ", ".join(each))
    if players == 1:
        print("ranks:", ", ".join(f"{rank[5:]} {n}" for rank, n in tally.ranks.most_common()))


def margin(part: float, whole: int) -> str:
    """Per cent, with the half of a 95 % interval."""
    p = part / whole
    return f"{100 * p:.1f} ±{196 * sqrt(p * (1 - p) / whole):.1f}"


def spread(numbers: list[int]) -> str:
    """Where nine of ten lie above, and nine of ten below."""
    tenths = quantiles(numbers, n=10)
    return f"{tenths[0]:.0f}-{tenths[-1]:.0f}"


if __name__ == "__main__":
    main()
