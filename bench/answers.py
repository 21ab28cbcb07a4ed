"""How many answers a person gives in a turn: each game played by bots, question by question.

    python bench/answers.py [GAMES] [GAME...]

Counted are answers of the seat whose turn it is (in Shogun: of each seat in a round); questions
with a single answer are not asked. One tap may give several answers: all steps of a walk, the
cards that the game suggests for a plan of Shogun, and the shortcuts of a question (dice together
with what they are used for), as far as the bot answers what a shortcut would: the same dice, the
same end. A piece and where it goes are two taps, though the dice are chosen by them.
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
from tatami.core.move import Move
from tatami.core.text import Seat

GAMES: Final = 20
LEVEL: Final = "medium"
REFLEX: Final = {"shogun"}
"""Where the medium bot makes slips that it takes back: its quick answers make none."""
TURNS: Final = {"turn", "round-begins"}
"""The events that begin a turn, or a round that everybody plays."""
WALKS: Final = {"step", "plan"}
"""Moves that one tap makes several of."""
PIECES: Final = {"piece", "shogun", "carrier"}
"""Moves that name a piece: a tap of their own, even within a shortcut."""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| game | turns | answers: median | mean | taps: median | mean |")
    print("|---|---|---|---|---|---|")
    for id in sys.argv[2:] or tatami.games():
        answers: list[int] = []
        taps: list[int] = []
        for number in range(games):
            for turn in turns(id, number):
                answers.append(len(turn))
                taps.append(_taps(turn))
        figures = f"{median(answers):g} | {mean(answers):.1f} | {median(taps):g} | {mean(taps):.1f}"
        print(f"| {id} | {len(answers)} | {figures} |", flush=True)


class Answer:
    """What was answered, and what else one tap could have answered."""

    def __init__(self, move: Move, shortcuts: list[list[Move]]) -> None:
        self.move = move
        self.shortcuts = shortcuts


def turns(id: str, number: int) -> Iterator[list[Answer]]:
    """The answers that were given, turn by turn."""
    game = tatami.game(id)
    match = Match(game, game.default_players, {}, f"answers {number}", events=True)
    player = bot(LEVEL, game, seconds=0.02)
    rng = Chance(f"answers {number}")
    begun: dict[int, list[Answer]] = {}
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
            begun[seat].append(Answer(move, match.state.shortcuts(seat)))
        match.play(seat, move)


def _whose(event: Event, players: int) -> list[int]:
    named = [value.number for value in event.args.values() if isinstance(value, Seat)]
    return named or list(range(players))


def _taps(turn: list[Answer]) -> int:
    count = 0
    at = 0
    while at < len(turn):
        kinds = [answer.move.kind for answer in turn[at:]]
        together = _walked(kinds)
        for row in turn[at].shortcuts:
            given = _given(row, turn[at:])
            if given > together:
                together = given
                count += any(move.kind in PIECES for move in row)
        at += together
        count += 1
    return count


def _walked(kinds: list[str]) -> int:
    """The steps that one tap makes, or the one answer."""
    same = [kind == kinds[0] for kind in kinds]
    return (same.index(False) if False in same else len(same)) if kinds[0] in WALKS else 1


def _given(row: list[Move], turn: list[Answer]) -> int:
    """How many answers of the turn the shortcut gives: all that it is made of; walks to the same
    end may take another way."""
    moves = [answer.move for answer in turn]
    given = 0
    for at, move in enumerate(row):
        if move.kind == "step":
            if [one.kind for one in row[at + 1 : at + 2]] == ["step"]:
                continue
            given += _walked([one.kind for one in moves[given:]] or [""]) - 1
        if moves[given : given + 1] != [move]:
            return 0
        given += 1
    return given


if __name__ == "__main__":
    main()
