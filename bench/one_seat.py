"""One seat against a field: how often a bot wins among players who all play alike.

A deal is one seed of luck; the bot plays every seat of it once, the others are the field. The
same deals can be played by several bots, so that only the bot differs.

    python bench/one_seat.py samurai-sword --players 5 --field medium --deals 120 hard cheat

In Samurai Sword a bot may be told some of what it cannot know, to see what that is worth:
`roles+hard` knows the roles and believes about hands, `hands+hard` the reverse, `all+hard` knows
both.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
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


class Tally:
    """What one bot reached: its wins by deal, and the processor time of its moves."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0


def play(
    game: Game[Any],
    players: int,
    luck: str,
    hero: Hero,
    field: Bot,
    seat: int,
    tally: Tally,
) -> float:
    thoughts = [Chance(f"thoughts {luck} {at}") for at in range(players)]

    def move(match: Match) -> tuple[int, Move]:
        actor = match.state.actors[0]
        if actor != seat:
            return actor, field.choose(Knowledge(game, match.state, actor), thoughts[actor])
        knowledge = hero.told(game, match.state, actor)
        started = process_time()
        chosen = hero.bot.choose(knowledge, thoughts[actor])
        took = process_time() - started
        tally.moves += 1
        tally.seconds += took
        tally.slowest = max(tally.slowest, took)
        return actor, chosen

    match = finish(Match(game, players, {}, luck), move)
    return float(game.advisor.won(match.state, seat))


def estimate(numbers: list[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return 100 * mean, 100 * SURE * sqrt(variance / len(numbers))


def report(tallies: dict[str, Tally], players: int) -> str:
    lines = []
    first = next(iter(tallies.values()))
    for name, tally in tallies.items():
        mean, doubt = estimate(tally.shares)
        rest = [mine - other for mine, other in zip(tally.shares, first.shares, strict=True)]
        lead, doubtful = estimate(rest)
        lines.append(
            f"{name:>14}  {players * len(tally.shares):5} games  wins {mean:5.1f} ± {doubt:4.1f}"
            f"  beside the first {lead:+5.1f} ± {doubtful:4.1f}"
            f"  {1000 * tally.seconds / tally.moves:6.1f} ms a move, the slowest"
            f" {1000 * tally.slowest:6.0f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--field", default="medium")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="field")
    parser.add_argument("--out", type=Path, help="rewritten after every deal")
    given = parser.parse_args()
    game = find_game(given.game)
    field = find_bot(given.field, game)
    heroes = {name: Hero(game, name) for name in given.bots}
    tallies = {name: Tally() for name in heroes}
    for deal in range(given.deals):
        for name, hero in heroes.items():
            won = [
                play(
                    game,
                    given.players,
                    f"{given.seed}/{deal}",
                    hero,
                    field,
                    seat,
                    tallies[name],
                )
                for seat in range(given.players)
            ]
            tallies[name].shares.append(sum(won) / given.players)
        if given.out is not None:
            given.out.write_text(report(tallies, given.players) + "\n", encoding="utf-8")
    print(report(tallies, given.players))


if __name__ == "__main__":
    main()
