"""Value iteration over a straight road: the tables of the Crazy Cup's `weights`.

python bench/crazy_cup_pace.py     (about a minute with compiled rules)

A driver with a hand, blue bonuses and one or two re-rolls is so many steps from the line. In each
turn the dice are re-rolled and used for the best pair of actions, and the best two of the rest are
stored. The hand grows by straights, a blue bonus or a second re-roll may be bought. Tiles and
airships save as many steps as they do on average; a card is worth some part of a turn.
"""

from __future__ import annotations

from functools import cache

from tatami.games.dicium.bot.odds import hands, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import COLOUR, NUMBER, Planner, StoreWorth
from tatami.games.dicium.rules import combinations as sets
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, faces, groups, parts, size
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND

FARTHEST = 60
SHOWN = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40, 52, 60)
STORED_AT = (10, 25, 45)
CARD_TURNS, TILE_STEPS, SAVED_BY_AIR = 0.5, 4.0, 1.5
BLUE_LEVEL, REROLL_LEVEL = 4, 3
OTHER_BONUS = 0.15
"""Turns that a bonus of another kind saves over a lap."""
PAST_THE_LINE = 0.06
STEPS = {
    sets.PAIR: 2.0,
    sets.DOUBLE_PAIR: 3.0,
    sets.FOUR: 5.0,
    sets.FULL_HOUSE: 3.0 + SAVED_BY_AIR,
    sets.FIVE: 5.0 + SAVED_BY_AIR,
}
PLANNER = Planner(StoreWorth((0.0,) * 6), (5, 5, 3, 3))
STORES = [dice for count in range(3) for dice in groups(count, count)]

PLAIN, STRAIGHT, CARD, UPGRADE = 0, 1, 2, 3
"""What an action does beside driving; an upgrade adds its level."""
Car = tuple[int, int, int]
"""Hand, blue bonuses, re-roll bonuses."""


def main() -> None:
    turns: dict[Car, list[float]] = {}
    for hand in range(LARGEST_HAND, FIRST_HAND - 1, -1):
        for blue in (2, 1, 0):
            for rerolls in (1, 0):
                car = (hand, blue, rerolls)
                stored = drive(car, turns)
                print(f"hand {hand}, blue {blue}, re-rolls {1 + rerolls}")
                print("  turns:", ", ".join(f"{turns[car][steps]:.2f}" for steps in SHOWN))
                for steps in STORED_AT:
                    worth = sorted(stored[steps].items(), key=lambda item: -item[1])
                    shown = [
                        f"{written(dice)} {value:.2f}" for dice, value in worth if value > 0.005
                    ]
                    print(f"  stored, {steps} to go:", ", ".join(shown), flush=True)


def written(dice: int) -> str:
    return "".join("12345D"[face] for face in faces(dice))


def drive(car: Car, turns: dict[Car, list[float]]) -> dict[int, dict[int, float]]:
    """Fill in the turns of a car; returns what stored dice save, by steps to go."""
    hand, blue, rerolls = car
    row = turns[car] = [0.0] * (FARTHEST + 1)
    stored = dict.fromkeys(STORES, 0.0)
    found: dict[int, dict[int, float]] = {}
    for steps in range(1, FARTHEST + 1):
        row[steps] = row[steps - 1] + 0.2
        for _ in range(6):
            before = row[steps]
            ends: dict[tuple[int, float], float] = {}
            kept: dict[int, float] = {}
            worth = {}
            for dice in hands(hand):
                best = -99.0
                for left, effect, driven in outcomes(dice, blue):
                    key = (effect, driven)
                    if key not in ends:
                        ends[key] = after(car, turns, effect, steps, driven)
                    if left not in kept:
                        kept[left] = max(stored[part] for part in parts(left, 2))
                    best = max(best, ends[key] + (kept[left] if driven < steps else 0.0))
                worth[dice] = best
            worth = worth_with_rerolls(worth, hand, 1 + rerolls)
            rolled = {dice: worth_of_rolls(worth, dice, hand - size(dice)) for dice in STORES}
            row[steps] = 1.0 - rolled[0]
            stored = {dice: max(rolled[p] for p in parts(dice, 2)) - rolled[0] for dice in STORES}
            if abs(row[steps] - before) < 0.002:
                break
        found[steps] = stored
    return found


@cache
def outcomes(dice: int, blue: int) -> tuple[tuple[int, int, float], ...]:
    """(dice left, effect beside driving, steps) of every pair of actions, the farthest of each."""
    best: dict[tuple[int, int], float] = {(dice, PLAIN): 0.0}
    for first, used in PLANNER.singles(dice, True):
        one, steps = effect_of(first, blue)
        best[(dice - used, one)] = max(steps, best.get((dice - used, one), 0.0))
        for second, more in PLANNER.singles(dice - used, False):
            other, further = effect_of(second, blue)
            if one == PLAIN or other == PLAIN:
                key = (dice - used - more, one or other)
                best[key] = max(steps + further, best.get(key, 0.0))
    return tuple((left, effect, steps) for (left, effect), steps in best.items())


def effect_of(effect: int, blue: int) -> tuple[int, float]:
    if effect < COLOUR:
        combination = effect - NUMBER
        if combination == sets.STRAIGHT:
            return STRAIGHT, 0.0
        return (CARD, 0.0) if combination == sets.THREE else (PLAIN, STEPS[combination])
    colour, count = divmod(effect - COLOUR, 10)
    if colour == BLUE:
        return PLAIN, float(count + blue)
    if colour == GREEN:
        return (UPGRADE + count, 0.0) if count > 1 else (PLAIN, 0.0)
    if count < 3:
        return PLAIN, 0.0
    return (CARD, 0.0) if colour == RED else (PLAIN, TILE_STEPS)


def after(car: Car, turns: dict[Car, list[float]], effect: int, steps: int, driven: float) -> float:
    """What a turn leads to, in turns saved."""
    hand, blue, rerolls = car
    left = steps - driven
    plain = -turns_left(turns[car], left)
    if effect == PLAIN:
        return plain
    if effect == CARD:
        return plain + CARD_TURNS * min(1.0, steps / 10)
    if left <= 0:
        return plain
    straight = effect == STRAIGHT
    level = effect - UPGRADE
    ways = [plain + OTHER_BONUS * left / 52]
    if straight and hand < LARGEST_HAND:
        ways.append(-turns_left(turns[(hand + 1, blue, rerolls)], left))
    if blue == 0 and (straight or level >= BLUE_LEVEL):
        ways.append(-turns_left(turns[(hand, 1, rerolls)], left))
    if rerolls == 0 and (straight or level >= REROLL_LEVEL):
        ways.append(-turns_left(turns[(hand, blue, 1)], left))
    return max(ways)


def turns_left(row: list[float], steps: float) -> float:
    if steps <= 0:
        return steps * PAST_THE_LINE
    whole = int(steps)
    part = steps - whole
    return row[whole] if part == 0 else row[whole] * (1 - part) + row[whole + 1] * part


if __name__ == "__main__":
    main()
