"""What other openings of Crazy Cup are worth than those of the hard bot.

    python bench/crazy_cup_openings.py habits --races 400

Races of two: in the first rounds one driver follows a habit where it can, and is the hard bot in
all other choices and afterwards; the rival is the hard bot all the way. Each deal is driven from
both seats.

    python bench/crazy_cup_openings.py lots --drivers 2 --races 4000 --save FILE

Everybody is the hard bot, but in the first rounds every second bonus, or bigger hand, is drawn by
lot instead of chosen. So the end of whole races tells what each answer was worth in each
situation: on each board, with few or many cards in the hand, ahead or behind. The answers that did
best in nine tenths of the races are judged in the last tenth: what was only lucky drops out. Races
in the file are not driven again.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import tatami
from tatami.bots.trials import estimate
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot.rivals import turns_of
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.player_board import BONUSES, REROLL
from tatami.games.dicium.rules.slots import Improve, PickSlot

GAME = tatami.game("dicium-crazy-cup")
UNTIL = 5
SURE = 1.96
LOTS = 2
"""One of so many choices is drawn."""
PARTS = 10
"""Races are cut into so many: what the others teach is judged in each."""
LAST = 4
"""The choices from this one on are one kind of situation."""
FEW = 20
"""Answers that were given less often in a situation are not compared."""
RARE = 0.05
"""Situations that come up less often in a race are not told one by one."""
Row = dict[str, Any]
Habit = Callable[[Any, int, list[Move]], Move | None]


def hand(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """A bigger hand whenever a straight offers it."""
    return next((move for move in legal if move.kind == "hand"), None)


def slot_with(bonus: int) -> Habit:
    def pick(state: Any, seat: int, legal: list[Move]) -> Move | None:
        board = state.boards[seat]
        for move in legal:
            slot = move.number if move.kind == "slot" and isinstance(move, NumberedMove) else -1
            if slot >= 0 and board.slots[slot] == bonus:
                return move
        return None

    return pick


def card(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """A Cheat card whenever the dice allow one."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == RED]
    return found[0] if found else None


def improve(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """An upgrade whenever the dice allow one, the dearest first."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == GREEN]
    return max(found, key=lambda move: move.row.level, default=None)


def drive(state: Any, seat: int, legal: list[Move]) -> Move | None:
    """No upgrades: blue dice first."""
    found = [m for m in legal if isinstance(m, ActionMove) and m.row.colour == BLUE]
    return found[-1] if found else None


HABITS: dict[str, Habit] = {
    "the bigger hand first": hand,
    "a blue bonus first": slot_with(BLUE),
    "a re-roll first": slot_with(REROLL),
    "upgrades before all": improve,
    "driving before all": drive,
    "cards before all": card,
}


def race(habit: Habit, seed: str, seat: int) -> tuple[float, int]:
    """The share of the victory, and how many choices differed from the hard bot's."""
    match, others = Match(GAME, 2, {}, f"{seed} luck"), 0
    state: Any = match.state

    def move(match: Match) -> tuple[int, Move]:
        nonlocal others
        actor = state.actors[0]
        legal = state.legal(actor)
        chosen = GAME.advisor.advice(state, actor, match.chance) or legal[0]
        if actor == seat and state.round <= UNTIL and len(legal) > 1:
            wished = habit(state, seat, legal)
            if wished is not None and wished is not chosen:
                chosen, others = wished, others + 1
        return actor, chosen

    finish(match, move)
    return float(GAME.advisor.won(state, seat)), others


def compare(
    name: str, races: int, seed: str, race: Callable[[str, int], tuple[float, int]]
) -> None:
    """Print what share of the races is won that way, each deal from both seats."""
    shares, changed = [], 0
    for deal in range(races // 2):
        both = [race(f"{seed} {deal}", seat) for seat in (0, 1)]
        shares.append(sum(won for won, _ in both) / 2)
        changed += sum(other for _, other in both)
    mean = sum(shares) / len(shares)
    error = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    print(
        f"{name:>40}: {2 * len(shares)} races, {100 * mean:.1f} ± {100 * SURE * error:.1f} %,"
        f" {changed / 2 / len(shares):.2f} other choices a race",
        flush=True,
    )


def gain_of(state: Any, seat: int, move: Move) -> str:
    """What an upgrade brings: a bigger hand or a bonus."""
    if not isinstance(move, NumberedMove):
        return str(move.kind)
    bonus: int = state.boards[seat].slots[move.number]
    return BONUSES[bonus]


def race_by_lot(drivers: int, luck: str) -> Row:
    """The choices of a bonus in the opening, some drawn by lot, and how each driver fared."""
    match, lot = Match(GAME, drivers, {}, f"{luck} luck"), Chance(f"{luck} lots")
    state: Any = match.state
    choices: list[Row] = []

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        legal = state.legal(seat)
        chosen = GAME.advisor.advice(state, seat, match.chance) or legal[0]
        if state.round > UNTIL or not isinstance(state.decision, (Improve, PickSlot)):
            return seat, chosen
        # of slots with the same bonus the dearest one, which leaves the cheaper ones to take
        answers = {gain_of(state, seat, answer): answer for answer in legal}
        advised = gain_of(state, seat, chosen)
        answers[advised] = chosen
        if len(answers) > 1:
            others = [other for other in range(drivers) if other != seat]
            made = lot.chooses(list(answers)) if lot.below(LOTS) == 0 else advised
            chosen = answers[made]
            choices.append(
                {
                    "seat": seat,
                    "number": sum(choice["seat"] == seat for choice in choices) + 1,
                    "board": state.boards[seat].id,
                    "cards": min(3, state.piles.count(seat)),
                    "ahead": turns_of(state, seat) < min(turns_of(state, o) for o in others),
                    "answers": len(answers),
                    "advised": advised,
                    "made": made,
                }
            )
        return seat, chosen

    finish(match, move)
    scores = list(state.outcome.scores)
    for choice in choices:
        seat = choice["seat"]
        choice["won"] = float(GAME.advisor.won(state, seat))
        choice["miles"] = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return {"luck": luck, "drivers": drivers, "choices": choices}


SITUATIONS: dict[str, tuple[str, ...]] = {
    "everywhere": (),
    "by board": ("board",),
    "by cards in the hand": ("cards",),
    "by who is ahead": ("ahead",),
    "by all of these": ("board", "cards", "ahead"),
}
Cell = dict[str, list[float]]
"""By answer: how often it was given, and the sums of wins and of miles."""


def situation(choice: Row, about: tuple[str, ...]) -> tuple[Any, ...]:
    """Which choice it is and what is advised always belong to it."""
    return (min(LAST, choice["number"]), choice["advised"], *(choice[name] for name in about))


def cells(rows: list[Row], about: tuple[str, ...]) -> dict[Any, Cell]:
    found: dict[Any, Cell] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0, 0.0]))
    for row in rows:
        for choice in row["choices"]:
            cell = found[situation(choice, about)][choice["made"]]
            cell[0] += 1
            cell[1] += choice["won"]
            cell[2] += choice["miles"]
    return found


def best_by(cell: Cell, sums: int) -> str:
    """The answer with the highest mean."""
    return max(cell, key=lambda made: cell[made][sums] / cell[made][0])


def gains(learnt: list[Row], judged: list[Row], about: tuple[str, ...], sums: int) -> list[float]:
    """By race that judges: wins of a driver more, if in each situation the answer is given that did
    best in the races that teach. Each answer counts by how likely the lot was to bring it."""
    teacher = cells(learnt, about)
    best = {where: best_by(cell, sums) for where, cell in teacher.items()}
    usual = sum(choice["won"] for row in learnt for choice in row["choices"])
    usual /= sum(len(row["choices"]) for row in learnt)
    found = []
    for row in judged:
        total = 0.0
        for choice in row["choices"]:
            advised = choice["advised"]
            better = best.get(situation(choice, about), advised)
            drawn = 1 / LOTS / choice["answers"]
            if better != advised and choice["made"] in (better, advised):
                likely = drawn if choice["made"] == better else drawn + 1 - 1 / LOTS
                ahead = (choice["won"] - usual) / likely
                total += ahead if choice["made"] == better else -ahead
        found.append(total / row["drivers"])
    return found


def report(rows: list[Row]) -> None:
    drivers = rows[0]["drivers"]
    asked = sum(len(row["choices"]) for row in rows) / len(rows) / drivers
    print(f"{len(rows)} races of {drivers}, {asked:.2f} choices a driver and race")
    for (number, advised), cell in sorted(cells(rows, ()).items()):
        if sum(answer[0] for answer in cell.values()) >= RARE * len(rows) * drivers:
            compare_answers(number, advised, cell)
    for name, about in SITUATIONS.items():
        count_sure_ones(name, cells(rows, about))
        for sums, by in ((1, "wins"), (2, "miles")):
            found: list[float] = []
            for part in range(PARTS):
                learnt = [row for at, row in enumerate(rows) if at % PARTS != part]
                found += gains(learnt, rows[part::PARTS], about, sums)
            mean, error = estimate(found)
            print(
                f"{name}, best by {by}: {100 * mean:+.2f} ± {100 * SURE * error:.2f} points of a"
                " hundred a race"
            )


def ahead(answer: list[float], first: list[float]) -> tuple[float, float]:
    """The share of victories more than with the other answer, and the standard error of that."""
    share, mean = answer[1] / answer[0], first[1] / first[0]
    error = sqrt(share * (1 - share) / answer[0] + mean * (1 - mean) / first[0])
    return share - mean, error


def compare_answers(number: int, advised: str, cell: Cell) -> None:
    first = cell[advised]
    print(f"choice {number}, advised {advised}, followed {first[0]:.0f} times:")
    for made, answer in sorted(cell.items()):
        if made != advised and answer[0] >= FEW:
            mean, error = ahead(answer, first)
            print(
                f"{made:>12} {answer[0]:5.0f} times: {100 * mean:+.1f} ± {100 * SURE * error:.1f}"
            )


def count_sure_ones(name: str, found: dict[Any, Cell]) -> None:
    tests = [
        ahead(answer, cell[where[1]])
        for where, cell in found.items()
        for made, answer in cell.items()
        if made != where[1] in cell and min(answer[0], cell[where[1]][0]) >= FEW
    ]
    better = sum(mean > SURE * error for mean, error in tests)
    worse = sum(-mean > SURE * error for mean, error in tests)
    print(f"{name}: {len(tests)} other answers, {better} surely better, {worse} surely worse")


def drive_by_lot(wish: argparse.Namespace) -> None:
    found: dict[str, Row] = {}
    if wish.save.exists():
        for row in map(json.loads, wish.save.read_text(encoding="utf-8").splitlines()):
            found[row["luck"]] = row
    lucks = [f"{wish.seed} {wish.drivers} {number}" for number in range(wish.races)]
    with wish.save.open("a", encoding="utf-8", buffering=1) as lines:
        for luck in lucks:
            if luck not in found:
                found[luck] = race_by_lot(wish.drivers, luck)
                lines.write(json.dumps(found[luck]) + "\n")
    report([found[luck] for luck in lucks])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="openings")
    kinds = parser.add_subparsers(dest="kind", required=True)
    habits = kinds.add_parser("habits")
    habits.add_argument("--races", type=int, default=400)
    habits.add_argument("--habit", choices=HABITS, action="append")
    lots = kinds.add_parser("lots")
    lots.add_argument("--drivers", type=int, default=2)
    lots.add_argument("--races", type=int, default=4000)
    lots.add_argument("--save", type=Path, required=True)
    wish = parser.parse_args()
    if wish.kind == "lots":
        drive_by_lot(wish)
    else:
        for name in wish.habit or HABITS:
            compare(name, wish.races, wish.seed, partial(race, HABITS[name]))


if __name__ == "__main__":
    main()
