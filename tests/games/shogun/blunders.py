"""Moves that look absurd to a person, counted while bots play.

A check has a number of occasions (when the blunder could have been made) and of blunders. What
was done is looked at as it happened, forced or not; plans are looked at when they are committed.

    tatami simulate shogun --games 200 --players 4 --bots greedy --save games/
    python -m tests.games.shogun.blunders games/
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.move import Move
from tatami.core.record import Record, need_seed, read
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.shogun.bot.odds import battle_odds, revolt_odds
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.actions import own_neighbours
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    AUTUMN,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    PLACE_1,
    PLACE_3,
    PLACE_5,
    PROVINCE_TEXTS,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import COSTS, WINTER_LOSS
from tatami.games.shogun.rules.moves import COMMIT, PlaceMove
from tatami.games.shogun.rules.planning import cards_left
from tatami.games.shogun.rules.provinces import CHESTS, PROVINCES, RICE
from tatami.games.shogun.rules.rounds import free_places
from tatami.games.shogun.rules.score import totals, winter_points
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import PLUS_RICE

ONE_INTO_SIX = "one army sent against six or more"
REVOLT_AHEAD = "tax or rice into a hopeless revolt while ahead"
STARVED = "provinces starve with six chests to spare, and something was left undone"
STARVED_ANYHOW = "provinces starve with six chests to spare, whatever was done"
REVOLT = "tax or rice into a hopeless revolt"
HOPELESS = "a hopeless attack though the armies could have gone elsewhere"
HOPELESS_ANYHOW = "a hopeless attack, forced or not"
NO_SITE = "a build planned where nothing can be built, an idle card in hand"
NO_SITE_ANYHOW = "a build planned where nothing can be built"
NO_ARMY = "combat planned from a single army, an idle card in hand"
NO_ARMY_ANYHOW = "combat planned from a single army"
NO_CHESTS = "a plan that cannot be paid even with the tax, an idle card in hand"
NO_CHESTS_ANYHOW = "a plan that cannot be paid even with the tax"
HIGH_BID = "a bid of two or more that is half the chests"
CHECKS = (
    ONE_INTO_SIX,
    REVOLT_AHEAD,
    STARVED,
    STARVED_ANYHOW,
    REVOLT,
    HOPELESS,
    HOPELESS_ANYHOW,
    NO_SITE,
    NO_SITE_ANYHOW,
    NO_ARMY,
    NO_ARMY_ANYHOW,
    NO_CHESTS,
    NO_CHESTS_ANYHOW,
    HIGH_BID,
)
NEVER = (ONE_INTO_SIX, REVOLT_AHEAD, STARVED)

HOPELESS_ATTACK = 0.125
BETTER_ATTACK = 0.25
HOPELESS_REVOLT = 0.25
TO_SPARE = 6


class Watch:
    """Looks at what bots do; `occasions` and `blunders` by check, `examples` in words."""

    def __init__(self) -> None:
        self.occasions: Counter[str] = Counter()
        self.blunders: Counter[str] = Counter()
        self.examples: list[str] = []
        self.undone: dict[int, set[str]] = {}
        """By seat: what it could have done against hunger this year."""

    def count(self, check: str, blunder: bool, example: str = "") -> None:
        self.occasions[check] += 1
        if blunder:
            self.blunders[check] += 1
            self.examples.append(f"{check}: {example}")

    def decided(self, state: Shogun, seat: int, move: Move) -> None:
        """Before a move is made."""
        if move is COMMIT:
            plan = state.plan[seat * SPACES : (seat + 1) * SPACES]
            self._plan(state, seat, plan)
            self._against_hunger(state, seat, plan)
        elif isinstance(move, PlaceMove) and state.season == AUTUMN:
            offered = [state.special_on_place[place] for place in free_places(state)]
            if PLUS_RICE in offered and move.special != PLUS_RICE and _short(state, seat):
                self.undone[seat].add("one more rice from a place")

    def happened(self, before: Shogun, events: list[Event], bots: set[int]) -> None:
        """A step of the rules, with the position that it found."""
        for event in events:
            player = event.args.get("player")
            if not isinstance(player, Seat) or player.number not in bots:
                continue
            seat = player.number
            if event.kind in ("attack", "attack-neutral"):
                self._attack(before, seat, event)
            elif event.kind in ("rice", "tax"):
                self._income(before, seat, event)
            elif event.kind == "fed":
                self._winter(before, seat, event)

    def _attack(self, before: Shogun, seat: int, event: Event) -> None:
        source, goal = _province(event, "province"), _province(event, "goal")
        armies, defenders = event.args["armies"], before.armies[goal]
        assert isinstance(armies, int)
        example = f"{event.args} of {before.armies[source]}"
        self.count(ONE_INTO_SIX, armies == 1 and defenders >= 6, example)
        hopeless = battle_odds(before, seat, goal, armies).more < HOPELESS_ATTACK
        elsewhere = bool(own_neighbours(before, seat, source))
        for near in targets(before, seat, source, before.action_order[before.actions_done]):
            odds = battle_odds(before, seat, near, before.armies[source] - 1)
            elsewhere |= before.owner[near] != seat and odds.more >= BETTER_ATTACK
        self.count(HOPELESS, hopeless and elsewhere, example)
        self.count(HOPELESS_ANYHOW, hopeless, example)

    def _income(self, before: Shogun, seat: int, event: Event) -> None:
        province = _province(event, "province")
        markers = before.unrest[province]
        hopeless = (
            markers > 0
            and not before.calm[seat]
            and revolt_odds(before, seat, province, markers + 1) < HOPELESS_REVOLT
        )
        example = f"{event.kind} {event.args}, armies {before.armies[province]}, unrest {markers}"
        self.count(REVOLT, hopeless, example)
        if _leads(before, seat):
            self.count(REVOLT_AHEAD, hopeless, example)

    def _winter(self, before: Shogun, seat: int, event: Event) -> None:
        missing = event.args["missing"]
        assert isinstance(missing, int)
        starves = missing > 0 and before.chests[seat] >= TO_SPARE
        undone = self.undone.pop(seat)
        example = f"{event.args}, year {before.year + 1}, chests {before.chests[seat]}, {undone}"
        self.count(STARVED, starves and bool(undone), example)
        self.count(STARVED_ANYHOW, starves, example)

    def _plan(self, state: Shogun, seat: int, plan: list[int]) -> None:
        idle = any(card >= PROVINCES for card in cards_left(state, seat))
        for kind in range(THEATRE + 1):
            if is_province(plan[kind]):
                fails = not state.can_build(plan[kind], kind)
                self.count(NO_SITE, idle and fails)
                self.count(NO_SITE_ANYHOW, fails)
        for action in (COMBAT_A, COMBAT_B):
            if is_province(plan[action]):
                fails = state.armies[plan[action]] < 2
                self.count(NO_ARMY, idle and fails)
                self.count(NO_ARMY_ANYHOW, fails)
        tax = CHESTS[plan[TAX]] if is_province(plan[TAX]) else 0
        bid = _bid(plan)
        fails = bid + _cost(plan, range(ACTIONS)) > state.chests[seat] + tax
        self.count(NO_CHESTS, idle and fails)
        self.count(NO_CHESTS_ANYHOW, fails)
        self.count(HIGH_BID, bid >= 2 and bid * 2 >= state.chests[seat])

    def _against_hunger(self, state: Shogun, seat: int, plan: list[int]) -> None:
        """What the plan leaves undone although more rice, or more armies, could be had."""
        undone = self.undone.setdefault(seat, set())
        quiet = any(not state.unrest[province] for province in state.provinces_of(seat))
        if quiet and not is_province(plan[TAKE_RICE]):
            undone.add("a harvest")
        free = any(is_province(card) for card in cards_left(state, seat))
        if state.season == AUTUMN and state.reserve[seat] and free:
            built = [k for k in range(THEATRE + 1) if is_province(plan[k])]
            done = [kind for kind in built if state.can_build(plan[kind], kind)]
            cost = _bid(plan) + _cost(plan, [*done, *range(THEATRE + 1, ACTIONS)])
            kept = state.chests[seat] - cost >= TO_SPARE
            if kept and not all(is_province(plan[levy]) for levy in (PLACE_5, PLACE_3, PLACE_1)):
                undone.add("a levy")


def is_province(card: int) -> bool:
    return EMPTY < card < PROVINCES


def _province(event: Event, name: str) -> int:
    return PROVINCE_TEXTS.index(str(event.args[name]))


def _bid(plan: list[int]) -> int:
    return plan[BID] - CHEST_0 if CHEST_0 <= plan[BID] < TOWER_CARD else 0


def _cost(plan: list[int], actions: Iterable[int]) -> int:
    return sum(COSTS[action] for action in actions if is_province(plan[action]))


def _short(state: Shogun, seat: int) -> bool:
    """In autumn, the event drawn: whether rice will be missing even with the planned harvest."""
    harvested = state.plan[seat * SPACES + TAKE_RICE]
    if not is_province(harvested):
        return False
    needed = len(state.provinces_of(seat)) + WINTER_LOSS[state.event_row[0]]
    return needed > state.rice[seat] + RICE[harvested]


def _leads(state: Shogun, seat: int) -> bool:
    """Alone in front, counting the points so far and what a winter would score now."""
    points = [a + b for a, b in zip(state.points, totals(state, winter_points(state)), strict=True)]
    return points[seat] == max(points) and points.count(points[seat]) == 1


def play(seed: str, players: int, bots: set[int], watch: Watch, options: dict[str, str]) -> Shogun:
    """A game in which these seats follow the advisor and the others play at random."""
    chance, rng = Chance(seed), Chance(f"players of {seed}")
    chosen = GAME.check_options(players, dict(options))
    state = GAME.new(players, chance=chance, events=True, **chosen)
    while not state.over():
        seat = state.actors[0]
        if seat in bots and len(state.legal(seat)) > 1:
            world = GAME.advisor.imagine(state, seat, rng)
            move = GAME.advisor.advice(world, seat, rng)
            assert move is not None
        else:
            move = rng.chooses(state.legal(seat))
        if seat in bots:
            watch.decided(state, seat, move)
        state = _apply(state, seat, move, chance, watch, bots)
    return state


def _apply(
    state: Shogun, seat: int, move: Move, chance: Chance, watch: Watch, bots: set[int]
) -> Shogun:
    """As `state.apply`, step by step, so that every step is seen with what it found."""
    assert move in state.legal(seat)
    before = state.copy()
    state.events = []
    question = state.decision
    state.stack.pop()
    question.take(state, seat, move, chance)
    while True:
        watch.happened(before, state.events, bots)
        if state.over() or not isinstance(state.stack[-1], Step):
            break
        before = state.copy()
        state.events = []
        step = state.stack.pop()
        assert isinstance(step, Step)
        step.run(state, chance)
    if state.over():
        state.stack.clear()
    return state.copy()


def replay(record: Record, watch: Watch, watched: str) -> Shogun:
    """A recorded game, with an eye on the seats of that bot."""
    bots = {seat for seat, name in enumerate(record.names) if name == watched}
    chance = Chance(need_seed(record))
    state = GAME.new(record.players, chance=chance, events=True, **record.options)
    for _, seat, text in record.moves:
        move = GAME.move(text)
        if seat in bots:
            watch.decided(state, seat, move)
        state = _apply(state, seat, move, chance, watch, bots)
    return state


def main() -> None:
    reader = argparse.ArgumentParser(description="Count the blunders in records of Shogun.")
    reader.add_argument("folders", type=Path, nargs="+")
    reader.add_argument("--bot", default="greedy")
    asked = reader.parse_args()
    watch = Watch()
    games = 0
    for folder in asked.folders:
        for path in sorted(folder.glob("*.tatami")):
            replay(read(path.read_text(encoding="utf-8")), watch, asked.bot)
            games += 1
    lines = [f"{games} games", *(f"{of_occasions(watch, check)}  {check}" for check in CHECKS)]
    lines += [e for e in watch.examples if e.startswith((*NEVER, REVOLT, HOPELESS))]
    sys.stdout.write("\n".join(lines) + "\n")


def of_occasions(watch: Watch, check: str) -> str:
    found, occasions = watch.blunders[check], watch.occasions[check]
    return f"{found / max(1, occasions):8.2%} ({found} of {occasions:,})"


if __name__ == "__main__":
    main()
