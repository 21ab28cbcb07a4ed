"""Tempers measured: are they as strong as the plain bot, and what do they do otherwise?

    python bench/tempers.py samurai-sword --players 5 --deals 80 --seed tempers

For every temper each deal is played twice: every other seat has the temper, the others are plain,
and then the other way round. In a co-operative game all seats have it, and plain bots play the
same deals. What moves are like (`Advisor.traits`) is counted for both, a game and seat.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import inf, sqrt
from time import monotonic
from typing import Any

import tatami
from tatami.bots.bot import Bot, Knowledge
from tatami.bots.registry import bot
from tatami.bots.temper import TEMPERS
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move


class Side:
    """The seats of one kind of bot, over all games."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins: list[float] = []
        """The share of the victory of its seats, deal by deal."""
        self.traits: Counter[str] = Counter()

    def a_seat(self, trait: str) -> float:
        return self.traits[trait] / max(1, self.seats)


def play(
    game: Game[Any], bots: list[tuple[Bot, Side]], luck: str, options: dict[str, str]
) -> Match:
    thoughts = [Chance(f"{luck} {seat}") for seat in range(len(bots))]

    def move(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        player, side = bots[seat]
        foe = match.foe(seat)
        chosen = player.choose(Knowledge(game, match.state, seat, foe=foe), thoughts[seat])
        if len(match.state.legal(seat)) > 1:
            side.traits.update(game.advisor.traits(match.state, seat, chosen, foe))
        return seat, chosen

    return finish(Match(game, len(bots), options, luck), move)


def shares(match: Match) -> list[float]:
    """Of the victory, by seat; whoever wins together has all of it."""
    return [match.game.advisor.won(match.state, seat) for seat in range(match.players)]


def deals(
    game: Game[Any],
    players: int,
    temper: str,
    level: str,
    number: int,
    seed: str,
    options: dict[str, str],
    seconds: float,
) -> tuple[Side, Side]:
    """The tempered side and the plain one."""
    tempered, plain = Side(), Side()
    began = monotonic()
    with_temper, without = bot(f"{level}:{temper}", game), bot(level, game)
    for deal in range(number):
        if deal > 1 and monotonic() - began > seconds:
            break
        luck = f"{seed}/{deal}"
        won, others = 0.0, 0.0
        if game.cooperative:
            won = _all(game, players, with_temper, tempered, luck, options)
            others = _all(game, players, without, plain, luck, options)
        else:
            for odd in (0, 1):
                seats = [
                    (with_temper, tempered) if seat % 2 == odd else (without, plain)
                    for seat in range(players)
                ]
                found = shares(play(game, seats, luck, options))
                won += sum(found[odd::2]) / len(found[odd::2]) / 2
                others += sum(found[1 - odd :: 2]) / len(found[1 - odd :: 2]) / 2
                tempered.seats += len(found[odd::2])
                plain.seats += len(found[1 - odd :: 2])
        tempered.wins.append(won)
        plain.wins.append(others)
    return tempered, plain


def _all(
    game: Game[Any], players: int, player: Bot, side: Side, luck: str, options: dict[str, str]
) -> float:
    side.seats += players
    return shares(play(game, [(player, side)] * players, luck, options))[0]


def told(temper: str, tempered: Side, plain: Side, seconds: float) -> dict[str, Any]:
    ahead = [mine - theirs for mine, theirs in zip(tempered.wins, plain.wins, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sqrt(sum((one - mean) ** 2 for one in ahead) / max(1, len(ahead) - 1) / len(ahead))
    names = sorted({*tempered.traits, *plain.traits})
    return {
        "temper": temper,
        "deals": len(ahead),
        "wins": round(100 * sum(tempered.wins) / len(ahead), 1),
        "plain": round(100 * sum(plain.wins) / len(ahead), 1),
        "ahead": round(100 * mean, 1),
        "interval": round(196 * spread, 1),
        "seconds": round(seconds),
        "traits": {
            name: [round(tempered.a_seat(name), 2), round(plain.a_seat(name), 2)] for name in names
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=inf, help="for each temper at most")
    parser.add_argument("--seed", default="tempers")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--tempers", default=",".join(TEMPERS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = tatami.game(given.game)
    players = given.players or game.default_players
    options = dict(option.split("=") for option in given.option)
    for temper in given.tempers.split(","):
        began = monotonic()
        tempered, plain = deals(
            game, players, temper, given.level, given.deals, given.seed, options, given.seconds
        )
        print(json.dumps(told(temper, tempered, plain, monotonic() - began)), flush=True)


if __name__ == "__main__":
    main()
