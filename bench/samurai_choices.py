"""What single choices of Samurai Sword are worth: quicker than whole games, to compare bots.

    python bench/samurai_choices.py play --players 5 --games 38 --seed qset > choices.jsonl
    python bench/samurai_choices.py judge choices.jsonl medium hard insight:4000 cheat all+hard

In games of `medium`, four choices each are kept. Every legal move is tried several times in the
true world, each time with the same luck for all of them: everybody goes on as `medium` for a
round, and then it is worth the seat's chance to win (`prospects`). A bot that is asked for the same
choice knows what its seat knows, or more (see `one_seat`). It is judged by how much its move
brought beyond the average of all legal ones, in hundredths of the chance to win; what came of the
tries is the same for all bots.
"""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import tatami
from one_seat import Hero, estimate
from samurai_lines import commands, read, show
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.samurai_sword.bot.prospects import prospect
from tatami.lab.bot_games import all_by

GAME = tatami.game("samurai-sword")
FIELD = bot("medium", GAME)
KEPT = 4
"""Choices of a game."""
MOST = 18
"""Moves in a choice."""
TRIES = 6


def play(players: int, seed: str) -> list[dict[str, Any]]:
    match, found = Match(GAME, players, {}, f"{seed} luck"), []
    for _ in positions(match, all_by(FIELD, Chance(f"{seed} bots"))):
        seat = match.state.actors[0]
        if 1 < len(match.state.legal(seat)) <= MOST:
            found.append((match.state.copy(), seat))
    Chance(f"{seed} pick").shuffle(found)
    return [_tried(state, seat, f"{seed} {at}") for at, (state, seat) in enumerate(found[:KEPT])]


def _tried(state: Any, seat: int, luck: str) -> dict[str, Any]:
    tries = [
        [round(_worth(state, seat, move, f"{luck} {number}"), 4) for number in range(TRIES)]
        for move in state.legal(seat)
    ]
    return {"seat": seat, "state": state.dump(), "q": tries}


def _worth(before: Any, seat: int, move: Move, luck: str) -> float:
    state, chance, thoughts = before.copy(), Chance(f"luck {luck}"), Chance(f"th {luck}")
    state.apply(seat, move, chance)
    turn, passed = state.turn, 0
    while state.outcome is None and passed < state.players:
        actor = state.actors[0]
        state.apply(actor, FIELD.choose(Knowledge(GAME, state, actor), thoughts), chance)
        if state.turn != turn:
            turn, passed = state.turn, passed + 1
    return prospect(state, seat)


def judge(choices: list[dict[str, Any]], name: str, times: int) -> tuple[list[float], float]:
    """By choice: what the bot's moves brought; and the seconds of a choice."""
    hero, found, started = Hero(GAME, name), [], process_time()
    for choice in choices:
        state: Any = GAME.load(choice["state"])
        seat = choice["seat"]
        worth = [sum(tries) / len(tries) for tries in choice["q"]]
        brought = 0.0
        for number in range(times):
            chosen = hero.bot.choose(hero.told(GAME, state, seat), Chance(f"ev {number}"))
            brought += worth[state.legal(seat).index(chosen)] / times
        found.append(brought - sum(worth) / len(worth))
    return found, (process_time() - started) / len(choices) / times


def main() -> None:
    parser = commands(__doc__, "judge", games=30, seed="choices")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--times", type=int, default=1, help="each bot is asked so often")
    wish = parser.parse_args()
    if wish.do == "play":
        for number in range(wish.games):
            show(play(wish.players, f"{wish.seed} {number}"))
        return
    choices = read(wish.file)
    first: list[float] = []
    for name in wish.bots:
        found, seconds = judge(choices, name, wish.times)
        first = first or found
        mean, doubt = estimate(found)
        lead, doubtful = estimate([a - b for a, b in zip(found, first, strict=True)])
        print(
            f"{name:>14}  {len(found)} choices  {mean:+.2f} ± {doubt:.2f}"
            f"  beside the first {lead:+.2f} ± {doubtful:.2f}  {1000 * seconds:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
