"""Works out what a hand of dice can do in one turn of Dicium: Shogun, and writes `chances.csv`.

    python bench/dicium_shogun_chances.py > src/tatami/games/dicium/shogun/bot/chances.csv

Exact chances with one re-roll, for whoever plays for that goal alone: so many steps in two actions
(`ninja`, `samurai`), a step through a door and so many others before or after it (`door`), the same
through a wall (`wall`), so many steps with doors anywhere on the way (`sneak`), a Torii tile and so
many steps (`tile`), so many steps and a lit brazier (`light`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tatami.games.dicium.bot.odds import rolls, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import COLOUR, NUMBER, Planner, StoreWorth
from tatami.games.dicium.rules.combinations import FIVE, FOUR, FULL_HOUSE, PAIR, THREE
from tatami.games.dicium.rules.dice import BLUE, YELLOW

STEPS = {
    "ninja": {PAIR: 2, FOUR: 5, FULL_HOUSE: 3, FIVE: 5},
    "samurai": {PAIR: 2, THREE: 3, FULL_HOUSE: 2, FIVE: 5},
}
DOORS = {FULL_HOUSE: 3, FIVE: 5}
TORCHES = {FULL_HOUSE: 2, FIVE: 5}
LONGEST = 11
FARTHEST = 5
Goal = Callable[[int, int], bool]
"""Whether two effects, in this order or the other, reach it."""

PLANNER = Planner(StoreWorth((0.0,) * 6), (0, 5, 4, 0))


@cache
def effects(dice: int) -> frozenset[tuple[int, int]]:
    plans = PLANNER.plans(dice, 2, False)
    return frozenset((p.first, p.second) for p in plans) | {(p.second, p.first) for p in plans}


def steps(effect: int, side: str, blue: int) -> int:
    if NUMBER <= effect < COLOUR:
        return STEPS[side].get(effect - NUMBER, 0)
    count = effect - COLOUR - 10 * BLUE
    return count + blue if 0 < count < 10 else 0


def yellow_faces(effect: int, yellow: int) -> int:
    count = effect - COLOUR - 10 * YELLOW
    return count + yellow if 0 < count < 10 else 0


def chance(hand: int, goal: Goal) -> float:
    worth = {
        dice: float(any(goal(one, other) for one, other in effects(dice)))
        for dice, _ in rolls(hand)
    }
    return worth_of_rolls(worth_with_rerolls(worth, hand, 1), 0, hand)


def walking(side: str, blue: int, count: int) -> Goal:
    return lambda one, other: steps(one, side, blue) + steps(other, side, blue) >= count


def tile(blue: int, count: int) -> Goal:
    return lambda one, other: one == NUMBER + THREE and steps(other, "ninja", blue) >= count


def door(blue: int, yellow: int, count: int) -> Goal:
    def reached(one: int, other: int) -> bool:
        if yellow_faces(one, yellow) >= 2 and steps(other, "ninja", blue) >= count:
            return True
        return DOORS.get(one - NUMBER, 0) > count

    return reached


def wall(blue: int, yellow: int, count: int) -> Goal:
    return lambda one, other: (
        yellow_faces(one, yellow) >= 4 and steps(other, "ninja", blue) >= count
    )


def sneak(count: int) -> Goal:
    return lambda one, other: DOORS.get(one - NUMBER, 0) >= count


def light(blue: int, yellow: int, count: int) -> Goal:
    def reached(one: int, other: int) -> bool:
        way = steps(other, "samurai", blue)
        if yellow_faces(one, yellow) >= 3 and way >= count:
            return True
        torch = TORCHES.get(one - NUMBER, 0)
        return torch > 0 and torch + way >= count

    return reached


def main() -> None:
    print("goal,hand,blue,yellow,steps,chance")
    for hand in (3, 4, 5):
        for blue in (0, 1, 2):
            for side in STEPS:
                for count in range(1, LONGEST + 1):
                    found = chance(hand, walking(side, blue, count))
                    print(f"{side},{hand},{blue},0,{count},{found:.4f}")
            for count in range(FARTHEST + 1):
                print(f"tile,{hand},{blue},0,{count},{chance(hand, tile(blue, count)):.4f}")
                print(f"sneak,{hand},{blue},0,{count},{chance(hand, sneak(count)):.4f}")
            for yellow in (0, 1, 2):
                for count in range(FARTHEST + 1):
                    for name, goal in (("light", light), ("door", door), ("wall", wall)):
                        found = chance(hand, goal(blue, yellow, count))
                        print(f"{name},{hand},{blue},{yellow},{count},{found:.4f}")


if __name__ == "__main__":
    main()
