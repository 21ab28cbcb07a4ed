"""Learns what positions of Dicium: Shogun are worth, by self-play, and writes the weights.

    python bench/dicium_shogun_learn.py --rounds 6 --games 300 --out weights.json
    python bench/dicium_shogun_learn.py --write weights.json

`--content` learns with a content file of one's own.

Bots play against themselves with the weights so far, each side changed a little at random in each
game and now and then with any move at all, so that they see something new. Every position between
two turns is an example. What it should have been worth is the result of the game, mixed with what
the positions after it were thought to be worth; a logistic regression that stays near the weights
before it makes the new ones. The same seed gives the same weights on the same code.
"""

from __future__ import annotations

import argparse
import gc
import json
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games import with_content
from tatami.games.dicium.rules.turn import Act, Keep, Reroll
from tatami.games.dicium.shogun.bot import appraisal
from tatami.games.dicium.shogun.bot.features import FREE, HELD

WEIGHTS = Path(appraisal.__file__).with_name("weights.py")
SLIPS = 0.03
"""How often a learning bot plays any move at all."""
NOISE = (0.08, 0.25)
"""How much each weight is changed in a game: by so much, and by so much of itself."""
LOOK_AHEAD = 0.85
"""What later positions and the result count against the next position, see `targets`."""
PULL = 60.0
"""How strongly new weights are held to the old ones, in examples: few games say little."""
KEPT_ROUNDS = 4
FADING = 0.7
"""What the games of a round count in the next one."""
Example = tuple[int, list[float]]
Weights = list[list[float]]


def varied(weights: Weights, noise: np.random.Generator) -> Weights:
    """Other weights near these, changed alike whoever is next."""
    found: Weights = []
    for at, row in enumerate(weights):
        if at % 2 == 0:
            change = noise.normal(size=len(row))
        known = np.array(row)
        found.append(list(known + change * (NOISE[0] + NOISE[1] * np.abs(known))))
    return found


def play(
    game: Game[Any], players: int, options: dict[str, Any], seed: str, weights: Weights
) -> tuple[list[Example], bool]:
    """A game's positions between turns, and whether the ninja won."""
    rng = Chance(f"bots {seed}")
    noise = np.random.default_rng(list(seed.encode()))
    sides = [varied(weights, noise) for _ in range(2)]
    match = Match(game, players, options, f"dice {seed}")
    state: Any = match.state
    examples: list[Example] = []
    turn = (0, -1)

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        if isinstance(state.decision, Act) and rng.happens(SLIPS):
            return seat, rng.chooses(state.legal(seat))
        appraisal.replace_weights(sides[seat % 2])
        chosen = game.advisor.advice(state, seat, rng)
        assert chosen is not None
        return seat, chosen

    for _ in positions(match, move):
        if isinstance(state.decision, (Keep, Reroll)) and turn != (state.round, state.active):
            turn = (state.round, state.active)
            row = appraisal.features(state, state.active)
            examples.append((appraisal.weight_set(state, state.active), row))
    return examples, 0 in state.outcome.winners


def targets(examples: list[Example], won: bool, weights: Weights) -> list[float]:
    """For each position the worth of the next one, mixed with that one's own target."""
    target = float(won)
    found = []
    for kind, row in reversed(examples):
        found.append(target)
        worth = 1.0 / (1.0 + np.exp(-np.dot(weights[kind], row)))
        target = LOOK_AHEAD * target + (1 - LOOK_AHEAD) * float(worth)
    return found[::-1]


def options_of(players: int, number: int) -> dict[str, str]:
    """Every board and seat order in turn."""
    one, other = number % 2, number // 2 % 2
    if players == 2:
        return {
            "ninja_board": ("blue", "green")[one],
            "samurai_board": ("yellow", "red")[other],
        }
    return {"first_ninja": ("blue", "green")[one], "left_of_blue": ("yellow", "red")[other]}


def fit(rows: np.ndarray, aims: np.ndarray, weight: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Newton's method for a logistic regression that is pulled towards the start."""
    pull = np.full(len(start), PULL)
    found = start.copy()
    for _ in range(12):
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ found, -12, 12)))
        slope = rows.T @ (weight * (chance - aims)) + pull * (found - start)
        bend = (rows * (weight * chance * (1 - chance))[:, None]).T @ rows + np.diag(pull)
        found -= np.linalg.solve(bend, slope)
    return found


def learn(
    game: Game[Any], rounds: int, games: int, seed: str, out: Path, counts: list[int]
) -> None:
    gc.disable()  # it is quicker to collect what Python leaves behind after each round
    weights = [list(row) for row in appraisal.current_weights()]
    memory: list[tuple[int, list[Example], bool]] = []
    for number in range(rounds):
        for players in counts:
            ninja = 0
            captures = 0
            lengths = []
            for at in range(games):
                options = options_of(players, at)
                name = f"{seed} {number} {players} {at}"
                examples, won = play(game, players, options, name, weights)
                memory.append((number, examples, won))
                ninja += won
                captures += any(kind & 2 for kind, _ in examples)
                lengths.append(len(examples) / players)
            print(
                f"round {number}, {players} players: ninja {ninja / games:.3f},"
                f" captures {captures / games:.3f}, {np.median(lengths):.0f} rounds",
                flush=True,
            )
        memory = [entry for entry in memory if entry[0] > number - KEPT_ROUNDS]
        weights = improved(weights, memory, number)
        out.write_text(json.dumps(weights))
        gc.collect()


def improved(
    weights: Weights, memory: list[tuple[int, list[Example], bool]], number: int
) -> Weights:
    rows: list[list[list[float]]] = [[] for _ in weights]
    aims: list[list[float]] = [[] for _ in weights]
    counts: list[list[float]] = [[] for _ in weights]
    for played, examples, won in memory:
        for (kind, row), aim in zip(examples, targets(examples, won, weights), strict=True):
            rows[kind].append(row)
            aims[kind].append(aim)
            counts[kind].append(FADING ** (number - played))
    found = []
    for kind, start in enumerate(weights):
        if rows[kind]:
            new = fit(
                np.array(rows[kind]), np.array(aims[kind]), np.array(counts[kind]), np.array(start)
            )
            found.append([float(weight) for weight in new])
        else:
            found.append(start)
    return found


def write(source: Path) -> None:
    """Put learned weights into the bot."""
    rows = json.loads(source.read_text())
    text = WEIGHTS.read_text(encoding="utf-8")
    for name, names, kinds in (
        ("FREE_WEIGHTS", FREE, (0, 1, 4, 5)),
        ("HELD_WEIGHTS", HELD, (2, 3, 6, 7)),
    ):
        lines = "".join(
            f'    "{feature}": ({", ".join(f"{rows[kind][at]:.3f}" for kind in kinds)}),\n'
            for at, feature in enumerate(names)
        )
        begin = text.index("{\n", text.index(f"{name}: Final")) + 2
        text = text[:begin] + lines + text[text.index("}\n", begin) :]
    WEIGHTS.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    parser.add_argument("--content", type=Path)
    parser.add_argument("--from", dest="start", type=Path, help="go on from these weights")
    parser.add_argument("--write", type=Path, help="put these weights into the bot")
    given = parser.parse_args()
    if given.write:
        write(given.write)
        return
    if given.start:
        appraisal.replace_weights(json.loads(given.start.read_text()))
    game = tatami.game("dicium-shogun")
    if given.content:
        game = with_content("dicium-shogun", given.content)
    learn(game, given.rounds, given.games, given.seed, given.out, given.players)


if __name__ == "__main__":
    main()
