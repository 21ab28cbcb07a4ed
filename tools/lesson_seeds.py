"""Looks for deals in which a lesson tells every step in the order of its file.

python tools/lesson_seeds.py GAME            # tries a hundred seeds
python tools/lesson_seeds.py GAME --seeds 30
"""

from __future__ import annotations

import argparse

import msgspec

from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.games import game as find_game
from tatami.table.lesson import Lesson, lesson_of

_PATIENCE = 80
"""So many questions a learner is asked until everything should have been told."""


def told(game: str, lesson: Lesson) -> tuple[list[str], int]:
    """The steps that a learner who follows is told, and after how many questions."""
    found, seat = find_game(game), lesson.seat
    match = Match(found, lesson.players, lesson.options, lesson.seed, events=True)
    others = bot(lesson.level, found)
    steps: list[str] = []
    asked = 0
    while match.state.outcome is None and asked < _PATIENCE and len(steps) < len(lesson.step):
        luck = f"{lesson.seed} {len(match.moves)}"
        mover = next((other for other in match.state.actors if other != seat), seat)
        if mover != seat:
            imagined = match.state.determinize(mover, Chance(luck))
            knowledge = Knowledge(found, imagined, mover, drawn=True)
            match.play(mover, others.choose(knowledge, Chance(luck)))
            continue
        asked += 1
        move = None
        while move is None and (moment := lesson.moment(match, seat, steps)) is not None:
            steps.append(moment.step.name)
            move = moment.lit[0] if moment.lit else None
        if move is None:
            thoughts = Chance(luck)
            imagined = found.advisor.imagine(match.state, seat, thoughts)
            move = found.advisor.reflex(imagined, seat, thoughts)
        match.play(seat, move)
    return steps, asked


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--seeds", type=int, default=100)
    given = arguments.parse_args()
    lesson = lesson_of(given.game)
    if lesson is None:
        raise SystemExit(f"{given.game} has no lesson")
    wanted = [step.name for step in lesson.step]
    for number in range(1, given.seeds + 1):
        seed = f"lesson {number}"
        steps, asked = told(given.game, msgspec.structs.replace(lesson, seed=seed))
        if steps == wanted:
            print(f"{seed}: everything in order after {asked} questions", flush=True)
        else:
            missing = [name for name in wanted if name not in steps]
            problem = f"without {', '.join(missing)}" if missing else f"as {', '.join(steps)}"
            print(f"{seed}: {problem}", flush=True)


if __name__ == "__main__":
    main()
