"""One seat against a field: how often a bot wins among players who all play alike.

A deal is one seed of luck; the bot plays every seat of it once, the others are the field. The
same deals can be played by several bots, so that only the bot differs: the wins of each are also
told for every 100 of the first bot, with an interval by deals drawn anew (bootstrap).

    python bench/one_seat.py samurai-sword --players 5 --field medium --deals 120 cheat hard

With `--save FILE` every game is kept as a line of JSON, and games that are there are not played
again: a run can be stopped, go on, and be told more deals or bots later.

In Samurai Sword a bot may be told some of what it cannot know, to see what that is worth:
`roles+hard` knows the roles and believes about hands, `hands+hard` the reverse, `all+hard` knows
both.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from tatami.bots.bot import Bot, Knowledge
from tatami.bots.cheat import Omniscience, cheat, is_cheat
from tatami.bots.registry import bot as find_bot
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tatami.games import game as find_game
from tatami.games.samurai_sword.bot.belief import draw_sides
from tatami.games.samurai_sword.bot.hands import deal_likely_hands
from tatami.games.samurai_sword.rules.determinize import deal_roles

SURE = 1.96
DRAWS = 4000
"""Of deals, for an interval of a ratio."""
Key = tuple[str, int, int]
"""A game: the bot, the deal and its seat."""


class RolesTold(Omniscience):
    """All roles of Samurai Sword, but no hand."""

    def imagine(self, rng: Chance) -> State:
        world: Any = super().imagine(rng)
        deal_likely_hands(world, self.seat, rng)
        return world  # type: ignore[no-any-return]


class HandsTold(Omniscience):
    """All hands of Samurai Sword, but no role."""

    def imagine(self, rng: Chance) -> State:
        world: Any = super().imagine(rng)
        if world.players > 3:
            deal_roles(world, self.seat, draw_sides(world, self.seat, rng), rng)
        return world  # type: ignore[no-any-return]


TOLD = {"": Knowledge, "roles": RolesTold, "hands": HandsTold, "all": Omniscience}


class Hero:
    """A bot by its name, and what it is told."""

    def __init__(self, game: Game[Any], name: str) -> None:
        told, _, plain = name.rpartition("+")
        self.told = Omniscience if is_cheat(plain) else TOLD[told]
        self.bot = cheat(plain, game) if is_cheat(plain) else find_bot(plain, game)


def play(
    game: Game[Any], players: int, luck: str, hero: Hero, field: Bot, seat: int
) -> dict[str, float]:
    """One game: whether the bot won, how many choices it had and the processor time of them."""
    thoughts = [Chance(f"thoughts {luck} {at}") for at in range(players)]
    times: list[float] = []

    def move(match: Match) -> tuple[int, Move]:
        actor = match.state.actors[0]
        if actor != seat:
            return actor, field.choose(Knowledge(game, match.state, actor), thoughts[actor])
        knowledge = hero.told(game, match.state, actor)
        started = process_time()
        chosen = hero.bot.choose(knowledge, thoughts[actor])
        times.append(process_time() - started)
        return actor, chosen

    match = finish(Match(game, players, {}, luck), move)
    return {
        "won": float(game.advisor.won(match.state, seat)),
        "moves": len(times),
        "seconds": round(sum(times), 4),
        "slowest": round(max(times, default=0.0), 4),
    }


def estimate(numbers: list[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return 100 * mean, 100 * SURE * sqrt(variance / len(numbers))


def ratio(mine: list[float], first: list[float]) -> tuple[float, float, float]:
    """Wins for every 100 of the other bot in the same deals, and where 95 of 100 draws lie."""
    rng, found = Random(0), []
    for _ in range(DRAWS):
        drawn = rng.choices(range(len(first)), k=len(first))
        below = sum(first[at] for at in drawn)
        if below:
            found.append(100 * sum(mine[at] for at in drawn) / below)
    found.sort()
    aside = (100 - 95) * len(found) // 200
    return 100 * sum(mine) / sum(first), found[aside], found[-1 - aside]


def report(games: dict[Key, dict[str, float]], bots: list[str], players: int, deals: int) -> str:
    """Of the deals that a bot has played from every seat."""
    seats = range(players)
    whole = {
        name: [d for d in range(deals) if all((name, d, seat) in games for seat in seats)]
        for name in bots
    }
    shares = {
        name: {d: sum(games[name, d, seat]["won"] for seat in seats) / players for d in found}
        for name, found in whole.items()
    }
    lines = []
    for name, found in shares.items():
        if not found:
            continue
        first = shares[bots[0]]
        mean, doubt = estimate(list(found.values()))
        own = [games[name, d, seat] for d in found for seat in seats]
        moves = sum(game["moves"] for game in own)
        line = (
            f"{name:>14}  {players * len(found):5} games  wins {mean:5.1f} ± {doubt:4.1f}"
            f"  {1000 * sum(game['seconds'] for game in own) / moves:6.1f} ms a move, the slowest"
            f" {1000 * max(game['slowest'] for game in own):6.0f}"
        )
        both = [d for d in found if d in first]
        if name != bots[0] and any(first[d] for d in both):
            mine, theirs = [found[d] for d in both], [first[d] for d in both]
            lead, doubtful = estimate([a - b for a, b in zip(mine, theirs, strict=True)])
            share, low, high = ratio(mine, theirs)
            line += (
                f"  beside the first in {players * len(both)} games {lead:+5.1f} ± {doubtful:4.1f},"
                f" of 100 {share:.0f} ({low:.0f} to {high:.0f})"
            )
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--field", default="medium")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="field")
    parser.add_argument("--save", type=Path, help="games are added there, and read from there")
    given = parser.parse_args()
    game = find_game(given.game)
    field = find_bot(given.field, game)
    heroes = {name: Hero(game, name) for name in given.bots}
    about = {"game": given.game, "players": given.players, "field": given.field, "seed": given.seed}
    games: dict[Key, dict[str, float]] = {}
    if given.save is not None and given.save.exists():
        for row in map(json.loads, given.save.read_text(encoding="utf-8").splitlines()):
            if row["about"] == about:
                games[row["bot"], row["deal"], row["seat"]] = row["game"]
    for deal, name, seat in product(range(given.deals), heroes, range(given.players)):
        if (name, deal, seat) in games:
            continue
        luck = f"{given.seed}/{deal}"
        played = play(game, given.players, luck, heroes[name], field, seat)
        games[name, deal, seat] = played
        if given.save is not None:
            row = {"about": about, "bot": name, "deal": deal, "seat": seat, "game": played}
            with given.save.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(row) + "\n")
    print(report(games, given.bots, given.players, given.deals))


if __name__ == "__main__":
    main()
