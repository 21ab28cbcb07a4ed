"""How many answers a person gives in a turn: each game played by bots, question by question.

    python bench/answers.py [GAMES]

Counted are answers of the seat whose turn it is (in Shogun: of each seat in a round); questions
with a single answer are not asked. A tap on a far space makes all steps of a walk, so steps that
follow each other count as one tap; so do the cards that the game suggests for a plan of Shogun.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import mean, median
from typing import Final

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.match import Match
from tatami.core.text import Seat

GAMES: Final = 20
LEVEL: Final = "medium"
REFLEX: Final = {"shogun"}
"""Where the medium bot makes slips that it takes back: its quick answers make none."""
TURNS: Final = {"turn", "round-begins"}
"""The events that begin a turn, or a round that everybody plays."""
WALKS: Final = {"step", "go", "plan"}
"""Moves that one tap makes several of."""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| game | turns | answers: median | mean | taps: median | mean |")
    print("|---|---|---|---|---|---|")
    for id in tatami.games():
        answers: list[int] = []
        taps: list[int] = []
        for number in range(games):
            for kinds in turns(id, number):
                answers.append(len(kinds))
                taps.append(_taps(kinds))
        figures = f"{median(answers):g} | {mean(answers):.1f} | {median(taps):g} | {mean(taps):.1f}"
        print(f"| {id} | {len(answers)} | {figures} |", flush=True)


def turns(id: str, number: int) -> Iterator[list[str]]:
    """The kinds of the answers that were given, turn by turn."""
    game = tatami.game(id)
    match = Match(game, game.default_players, {}, f"answers {number}", events=True)
    player = bot(LEVEL, game, seconds=0.02)
    rng = Chance(f"answers {number}")
    begun: dict[int, list[str]] = {}
    heard = 0
    while True:
        for event in match.events[heard:]:
            if event.kind in TURNS:
                yield from begun.values()
                begun = {seat: [] for seat in _whose(event, match.players)}
        heard = len(match.events)
        if match.state.outcome is not None:
            yield from begun.values()
            return
        seat = match.state.actors[0]
        known = Knowledge(game, match.state, seat)
        if id in REFLEX:
            move = game.advisor.reflex(known.imagine(rng), seat, rng)
        else:
            move = player.choose(known, rng)
        if seat in begun and len(match.state.legal(seat)) > 1:
            begun[seat].append(move.kind)
        match.play(seat, move)


def _whose(event: Event, players: int) -> list[int]:
    named = [value.number for value in event.args.values() if isinstance(value, Seat)]
    return named or list(range(players))


def _taps(kinds: list[str]) -> int:
    return sum(
        kind not in WALKS or at == 0 or kinds[at - 1] != kind for at, kind in enumerate(kinds)
    )


if __name__ == "__main__":
    main()
