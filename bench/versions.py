"""Two versions of Tatami against each other: one bot of each, every deal from every seat.

    python bench/versions.py dicium-crazy-cup --other OLD --players 2 --deals 500

OLD is a folder that holds the other version's package `tatami`: the `src` of a checkout, or the
`build/compiled` of one. A process of each version plays every game along; of a move that is its
own to make it thinks, the other's it is told. Both must play by the same rules.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from math import sqrt
from time import process_time
from typing import Any

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot as find_bot
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move

SURE = 1.96


class Other:
    """The process of the other version. It answers with its moves, one on a line."""

    def __init__(self, folder: str, arguments: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, *arguments, "--answer"],
            env=os.environ | {"PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")


class Player:
    """Plays the seats of one version, and is told the moves of the others."""

    def __init__(self, wish: argparse.Namespace) -> None:
        self.game = tatami.game(wish.game)
        self.bot = find_bot(wish.bot, self.game)
        self.players: int = wish.players or self.game.default_players
        self.options = dict(option.split("=") for option in wish.option)
        self.seconds, self.moves = 0.0, 0

    def play(self, luck: str, mine: set[int], others: Any) -> Match:
        """`others` has `tell` for own moves and `answer` for theirs."""
        thoughts = Chance(f"{luck} thoughts")

        def move(match: Match) -> tuple[int, Move]:
            seat = match.state.actors[0]
            if seat not in mine:
                told = others.answer()
                return seat, next(m for m in match.state.legal(seat) if m.text == told)
            began = process_time()
            knowledge = Knowledge(self.game, match.state, seat, foe=match.foe(seat))
            chosen = self.bot.choose(knowledge, thoughts)
            self.seconds += process_time() - began
            self.moves += 1
            others.tell(chosen.text)
            return seat, chosen

        return finish(Match(self.game, self.players, self.options, luck), move)


class Asker:
    """The version that was started, as the other one sees it."""

    def tell(self, line: str) -> None:
        print(line, flush=True)

    def answer(self) -> str:
        return sys.stdin.readline().rstrip("\n")


def answer(player: Player) -> None:
    """Play along: each line is a game, its luck and the seats of this version."""
    asker = Asker()
    while line := asker.answer():
        luck, _, seats = line.rpartition("|")
        player.play(luck, {int(seat) for seat in seats.split()}, asker)


def compare(player: Player, other: Other, deals: int, seed: str) -> None:
    """Every deal as often as there are seats, in each this version has every second one."""
    shares: list[float] = []
    for deal in range(deals):
        won = 0.0
        for odd in (0, 1):
            luck = f"{seed}/{deal}"
            mine = {seat for seat in range(player.players) if seat % 2 == odd}
            theirs = [seat for seat in range(player.players) if seat not in mine]
            other.tell(f"{luck}|{' '.join(map(str, theirs))}")
            state: Any = player.play(luck, mine, other).state
            won += sum(player.game.advisor.won(state, seat) for seat in mine) / 2
        shares.append(won)
        if deal + 1 == deals or deal % 50 == 49:
            print(told(shares, player), flush=True)


def told(shares: list[float], player: Player) -> str:
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((s - mean) ** 2 for s in shares) / max(1, len(shares) - 1) / len(shares))
    return (
        f"{2 * len(shares)} games: {100 * mean:.1f} ± {100 * SURE * spread:.1f} % for this version,"
        f" {1000 * player.seconds / max(1, player.moves):.2f} ms a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("--other", metavar="FOLDER", help="where the other version lies")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="versions")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.answer:
        answer(Player(wish))
    else:
        compare(Player(wish), Other(wish.other, sys.argv[1:]), wish.deals, wish.seed)


if __name__ == "__main__":
    main()
