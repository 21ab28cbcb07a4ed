"""What each kind of choice in Crazy Cup decides: races of two, one driver leaves it to chance.

    python bench/crazy_cup_levers.py --races 400

One driver answers one kind of question with any legal move, and is the hard bot in everything
else; the rival is the hard bot all the way. Each deal is driven from both seats. Where even
answers at random cost little, better ones cannot bring much.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import tatami
from crazy_cup_openings import compare
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot.outlook import Outlook
from tatami.games.dicium.crazy_cup.bot.reflexes import best_end

GAME = tatami.game("dicium-crazy-cup")
LEVERS = {
    "which bonus or tile to take": ("Improve", "PickSlot", "PickTile"),
    "which cards to take": ("TakeCard",),
    "at whom and where cards are aimed": ("Aim", "PlaceTornado", "LoadDie", "Bargain", "PayPair"),
    "whom to tow, follow, bump, stop or loot": ("ThrowHook", "Follow", "Bump", "StopCard", "Loot"),
    "which dice to store": ("Store",),
    "which stored dice to keep": ("Keep",),
    "which way to drive": ("DriveStep",),
    "which dice to roll again": ("Reroll",),
    "playing cards at all": (),
}


def without_cards(state: Any, seat: int, legal: list[Move], advised: Move) -> Move:
    if type(state.decision).__name__ != "Act" or advised.kind != "card":
        return advised
    outlook = Outlook(state, seat)
    _, plan = outlook.best_plan(state.dice, state.actions, state.whole)
    return outlook.begin(plan, legal) or best_end(state, seat)


def race(lever: str, seed: str, seat: int) -> tuple[float, int]:
    """The share of the victory, and how many choices differed from the hard bot's."""
    whims, others = Chance(f"{seed} whims"), 0
    kinds = LEVERS[lever]
    match = Match(GAME, 2, {}, f"{seed} luck")
    state: Any = match.state

    def move(match: Match) -> tuple[int, Move]:
        nonlocal others
        actor = state.actors[0]
        legal = state.legal(actor)
        advised = GAME.advisor.advice(state, actor, match.chance) or legal[0]
        chosen = advised
        if actor == seat and len(legal) > 1:
            if not kinds:
                chosen = without_cards(state, seat, legal, advised)
            elif type(state.decision).__name__ in kinds:
                chosen = whims.chooses(legal)
            others += chosen is not advised
        return actor, chosen

    finish(match, move)
    return float(GAME.advisor.won(state, seat)), others


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--seed", default="levers")
    wish = parser.parse_args()
    for lever in LEVERS:
        compare(lever, wish.races, wish.seed, partial(race, lever))


if __name__ == "__main__":
    main()
