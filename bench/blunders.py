"""Does a review find a planted blunder, and keep quiet where there is none?

python bench/blunders.py dicium-crazy-cup --players 2 --games 40 --seed planted

Hard bots play. In every game one seat gives one bad answer: at some choice, a move (or a whole plan
in Shogun) that costs it at least ten points of its chance to win, surely, by the game's own
judgement. They play on, and that seat's review is asked for the three moments to learn from. The
same game without the blunder is reviewed, too: how many moments does it name? Printed as JSON, one
line a game and one for all.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.bots.review import Glance, Moment, Review
from tatami.bots.trials import Trial, try_out
from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.lab.bot_games import all_by

LOSS = 0.10
SURE = 3.0
WORLDS = 16
ALTERNATIVES = 6
"""Bad moves are looked for among so many at a choice."""
PLACES = 40
"""So many choices are tried before a game is given up."""


def play(match: Match, thoughts: Chance, level: str) -> None:
    """Bots play on to the end."""
    finish(match, all_by(bot(level, match.game), thoughts))


def worst(match: Match, seat: int, rng: Chance) -> tuple[list[Move], float] | None:
    """An answer that surely costs much, and how much."""
    game, state = match.game, match.state
    knowledge = Knowledge(game, state, seat)
    known = knowledge.imagine(rng)
    lines = game.advisor.lines(known, seat, rng, Thought())
    if lines:
        best = Trial(lines[0])
        trials = [Trial(any_answer(game, known, seat, rng)) for _ in range(ALTERNATIVES)]
    else:
        best = Trial([bot("hard", game).choose(knowledge, rng)])
        others = [move for move in knowledge.legal if move is not best.line[0]]
        rng.shuffle(others)
        trials = [Trial([move]) for move in others[:ALTERNATIVES]]
    for _ in range(WORLDS):
        world = knowledge.imagine(rng)
        try_out(game, [best, *trials], world, seat, rng.below(1 << 30))
    found = max(trials, key=lambda trial: best.ahead_of(trial)[0])
    lost, error = best.ahead_of(found)
    return (found.line, lost) if lost >= LOSS and lost > SURE * error else None


def any_answer(game: Any, state: Any, seat: int, rng: Chance) -> list[Move]:
    """An answer of many parts, drawn at random, to where it stands."""
    advisor, trial, line = game.advisor, state.copy(), []
    while advisor.in_parts(trial, seat) and seat in trial.actors:
        last = advisor.goes_on(trial, seat, rng)
        closed = trial.copy()
        closed.apply(seat, last, Chance("none is needed"))
        done = not advisor.in_parts(closed, seat) or seat not in closed.actors
        line.append(last if done else rng.chooses(trial.legal(seat)))
        trial.apply(seat, line[-1], Chance("none is needed"))
    return line


def moments(match: Match, seat: int) -> list[Moment]:
    """What the review names. What the hard bot would have done is not worth a glance."""
    review = Review(match, seat)
    glances = []
    for number, choice in enumerate(review.choices):
        knowledge = Knowledge(match.game, choice.state, seat)
        rng = Chance(f"glance {seat} {choice.at}")
        same = review.favourite(knowledge, rng) == choice.line
        glances.append(Glance(0.0, 0.0, 0.0, 0.0) if same else review.glance(number))
    closer = [review.examine(number) for number in review.suspects(glances)]
    return review.conclude(glances, closer).moments


def one(
    game: Any, players: int, options: dict[str, str], seed: str, level: str
) -> dict[str, Any] | None:
    rng = Chance(f"{seed} where")
    clean = Match(game, players, options, f"{seed} luck")
    play(clean, Chance(f"{seed} bots"), level)
    seat = rng.below(players)
    own = [choice.at for choice in Review(clean, seat).choices]
    rng.shuffle(own)
    for at in own[:PLACES]:
        match = Match(game, players, options, f"{seed} luck")
        for played in clean.moves[:at]:
            match.play(played.seat, played.move)
        found = worst(match, seat, rng)
        if found is None:
            continue
        line, lost = found
        for move in line:
            match.play(seat, move)
        play(match, Chance(f"{seed} after"), level)
        named = moments(match, seat)
        return {
            "planted": at,
            "move": [str(move) for move in line],
            "lost": round(lost, 3),
            "found": any(moment.at == at for moment in named),
            "named": [(moment.at, round(moment.lost, 3)) for moment in named],
            "untouched": [(m.at, round(m.lost, 3)) for m in moments(clean, seat)],
        }
    return None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=tatami.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="planted")
    parser.add_argument("--level", default="hard", help="who plays; the review asks hard bots")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    game = tatami.game(wish.game)
    players = wish.players or game.default_players
    options = dict(pair.split("=", 1) for pair in wish.option)
    results = []
    for number in range(wish.games):
        result = one(game, players, options, f"{wish.seed} {number}", wish.level)
        print(json.dumps(result), flush=True)
        if result is not None:
            results.append(result)
    print(
        json.dumps(
            {
                "game": wish.game,
                "players": players,
                "games": wish.games,
                "planted": len(results),
                "found": sum(result["found"] for result in results),
                "quiet": sum(not result["untouched"] for result in results),
            }
        )
    )


if __name__ == "__main__":
    main()
