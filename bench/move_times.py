"""How long hard bots take for a move, in every game: seconds of the processor.

    python bench/move_times.py --moves 40
    python bench/move_times.py shogun --players 5 --moves 30 --level thorough

All seats are played by bots of one level. Only real choices count: more than one legal move.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance


def times(id: str, players: int, level: str, moves: int, seed: str) -> list[float]:
    game = tatami.game(id)
    player = bot(level, game)
    luck, thoughts = Chance(f"{seed} luck"), Chance(f"{seed} bots")
    found: list[float] = []
    state: Any = game.new(players, chance=luck)
    while len(found) < moves:
        if state.outcome is not None:
            state = game.new(players, chance=luck)
        seat = state.actors[0]
        began = process_time()
        move = player.choose(Knowledge(game, state, seat), thoughts)
        if len(state.legal(seat)) > 1:
            found.append(process_time() - began)
        state.apply(seat, move, luck)
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--players", type=int, help="as many as usual, unless it is said")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seed", default="times")
    wish = parser.parse_args()
    for id in wish.games or tatami.games():
        players = wish.players or tatami.game(id).default_players
        found = times(id, players, wish.level, wish.moves, wish.seed)
        print(
            f"{id:>22}, {players} players: {1000 * sum(found) / len(found):7.1f} ms on the average,"
            f" {1000 * found[len(found) // 2]:7.1f} the middle one, {1000 * found[-1]:7.0f} the"
            f" longest of {len(found)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
