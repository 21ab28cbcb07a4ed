"""Habits of Shogun's bots, counted in records: what a careful person would not do.

tatami simulate shogun --players 4 --bots thorough,greedy --games 40 --save games/
python bench/shogun_habits.py games/

Every habit has a number of occasions and of times that it was given in to, by the name on the
seat. A table is printed, one column for each name; ± is 95 % by games.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from pathlib import Path

from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.record import Record, need_seed, read
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.bot.plan_faults import PlanFaults
from tatami.games.shogun.bot.prospects import promise
from tatami.games.shogun.bot.rehearsal import Rehearsal
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    NEUTRAL,
    PROVINCE_TEXTS,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
)
from tatami.games.shogun.rules.content import COSTS
from tatami.games.shogun.rules.moves import COMMIT, WITH
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.state import Shogun

GAMES = "games of a seat"
STRIPPED = "stacks of five or more left with one army beside a foe, a game and seat"
LOST = "... and lost in the same round"
BETTER_HALF = "... though it was better by two hundredths to march with half"
AT_PLAYERS = "attacks on players, a game and seat"
AT_NEUTRAL = "attacks on neutral provinces, a game and seat"
LEFT_ALONE = "neutral land left alone that an idle province would have taken with three in four"
TAKEN = "neutral provinces taken, a game and seat"
TURNED = "provinces turned neutral by ties and revolts, a game and seat"
NEUTRAL_LEFT = "neutral provinces at the end, a game"
TO_FEED = "provinces to feed in a winter, a seat"
MISSING = "rice missing in a winter, a seat"
IN_RESERVE = "armies in the reserve at the end, a game and seat"
LEVIED = "armies placed, a game and seat"
CHESTS_LEFT = "chests left at the end, a game and seat"
INTO_REVOLT = "income into a revolt while a comparable quiet province lay idle"
EXCHANGED = "tax and rice from two quiet provinces that were better exchanged"
LAST_TAX = "tax planned in the last autumn"
NEEDLESS_TAX = "tax planned in the last autumn, though nothing planned needs its chests"
NOTHING_BUILT = "nothing built in a spring that began and ended with three chests and a site"
HABITS = (
    STRIPPED,
    LOST,
    BETTER_HALF,
    AT_PLAYERS,
    AT_NEUTRAL,
    LEFT_ALONE,
    TAKEN,
    TURNED,
    NEUTRAL_LEFT,
    TO_FEED,
    MISSING,
    IN_RESERVE,
    LEVIED,
    CHESTS_LEFT,
    INTO_REVOLT,
    EXCHANGED,
    LAST_TAX,
    NEEDLESS_TAX,
    NOTHING_BUILT,
)
SHARES = (LEFT_ALONE, INTO_REVOLT, EXCHANGED, LAST_TAX, NEEDLESS_TAX, NOTHING_BUILT)
"""These are shares of their occasions, the others are averages."""
STACK = 5
LUCKS = 60
CLEARLY = 0.02
COMPARABLE = 1
GOOD_ODDS = 0.75
SURE = 1.96
CHESTS_FOR_ANY = max(COSTS[: THEATRE + 1])
LAST_YEAR = 1


class Watch:
    """Counts for one name."""

    def __init__(self) -> None:
        self.occasions: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.games: dict[str, list[float]] = {}
        """The averages of each game."""
        self._before: dict[str, tuple[int, int]] = {}

    def count(self, habit: str, times: int, occasions: int = 1) -> None:
        self.found[habit] += times
        self.occasions[habit] += occasions

    def game_ended(self) -> None:
        for habit in HABITS:
            found, occasions = self._before.get(habit, (0, 0))
            now = (self.found[habit], self.occasions[habit])
            if now[1] > occasions:
                average = (now[0] - found) / (now[1] - occasions)
                self.games.setdefault(habit, []).append(average)
            self._before[habit] = now

    def told(self, habit: str) -> str:
        found, occasions = self.found[habit], self.occasions[habit]
        share = found / max(1, occasions)
        if habit in SHARES:
            return f"{share:.1%} ({found} of {occasions})"
        games = self.games.get(habit, [])
        if len(games) < 2:
            return f"{share:.2f}"
        mean = sum(games) / len(games)
        spread = sqrt(sum((one - mean) ** 2 for one in games) / (len(games) - 1) / len(games))
        return f"{share:.2f} ± {SURE * spread:.2f}"


def promised(state: Shogun, seat: int, armies: int) -> float:
    """The chance to win that a march with so many leaves after the round: with the plans that
    really lie, answers as bots imagine them, and luck drawn anew."""
    total = 0.0
    for luck in range(LUCKS):
        rest = Rehearsal(state.copy(), f"habits {luck}")
        rest.take(WITH[armies - 1])
        total += promise(rest.play(), seat)
    return total / LUCKS


class Replay:
    """One record, looked at step by step."""

    def __init__(self, record: Record, watches: dict[str, Watch]) -> None:
        self.record = record
        self.watch = [watches.setdefault(name, Watch()) for name in record.names]
        self.chance = Chance(need_seed(record))
        self.state = GAME.new(record.players, chance=self.chance, events=True, **record.options)
        self.stripped: dict[int, int] = {}
        """Provinces left with one army in this round, and by whom."""
        self.built: set[int] = set()
        self.rich: set[int] = set()
        """Who began the round with chests and a site for a building."""

    def run(self) -> None:
        for _, seat, text in self.record.moves:
            move = GAME.move(text)
            state = self.state
            if move is COMMIT:
                self._planned(seat, state.plan[seat * SPACES : (seat + 1) * SPACES])
            before = state.copy()
            state.events = []
            question = state.decision
            state.stack.pop()
            state.forget_answers()
            question.take(state, seat, move, self.chance)
            self._happened(before, state.events)
            while not state.over() and isinstance(state.stack[-1], Step):
                before = state.copy()
                state.events = []
                step = state.stack.pop()
                assert isinstance(step, Step)
                step.run(state, self.chance)
                self._happened(before, state.events)
        self._ended()

    def _planned(self, seat: int, plan: list[int]) -> None:
        state, watch = self.state, self.watch[seat]
        taxed, harvested = plan[TAX], plan[TAKE_RICE]
        if state.year == LAST_YEAR and state.season == AUTUMN:
            watch.count(LAST_TAX, is_province(taxed))
            paid = PlanFaults(state, seat).unspent(plan) >= 0
            watch.count(NEEDLESS_TAX, is_province(taxed) and paid)
        if self._could_build(state, seat):
            self.rich.add(seat)
        unused = [p for p in state.provinces_of(seat) if p not in plan]
        idle = [p for p in unused if not state.unrest[p]]
        if not (is_province(plan[COMBAT_A]) and is_province(plan[COMBAT_B])):
            watch.count(LEFT_ALONE, any(self._would_settle(seat, source) for source in unused))
        for province, yields in ((taxed, CHESTS), (harvested, RICE)):
            if is_province(province) and not state.calm[seat]:
                enough = yields[province] - COMPARABLE
                quiet = any(yields[other] >= enough for other in idle)
                watch.count(INTO_REVOLT, bool(state.unrest[province]) and quiet)
        if is_province(taxed) and is_province(harvested):
            calm = not state.unrest[taxed] and not state.unrest[harvested]
            chests = CHESTS[harvested] - CHESTS[taxed]
            rice = RICE[taxed] - RICE[harvested]
            watch.count(EXCHANGED, calm and min(chests, rice) >= 0 and chests + rice > 0)

    def _would_settle(self, seat: int, source: int) -> bool:
        """With armies that can be spared: as many stay as the strongest foe beside them has."""
        state = self.state
        foes = [
            state.armies[near]
            for near in NEIGHBOURS[source]
            if state.owner[near] >= 0 and state.owner[near] != seat and state.armies[near] > 1
        ]
        armies = state.armies[source] - max(foes, default=1)
        return armies > 0 and any(
            state.owner[near] == NEUTRAL
            and battle_odds(state, seat, near, armies).more >= GOOD_ODDS
            for near in NEIGHBOURS[source]
        )

    def _happened(self, before: Shogun, events: list[Event]) -> None:
        for event in events:
            if event.kind == "round-begins":
                self._round_ended(before)
            player = event.args.get("player")
            if not isinstance(player, Seat):
                continue
            seat = player.number
            if event.kind == "attack":
                self.watch[seat].count(AT_PLAYERS, 1, 0)
            elif event.kind == "attack-neutral":
                self.watch[seat].count(AT_NEUTRAL, 1, 0)
            elif event.kind == "neutral-won":
                self.watch[seat].count(TAKEN, 1, 0)
            elif event.kind == "placed":
                self.watch[seat].count(LEVIED, number(event, "armies"), 0)
            elif event.kind == "fed":
                self.watch[seat].count(TO_FEED, number(event, "provinces"))
                self.watch[seat].count(MISSING, number(event, "missing"))
            elif event.kind == "built":
                self.built.add(seat)
            if event.kind in ("attack", "attack-neutral", "moved"):
                self._left(before, seat, PROVINCE_TEXTS.index(str(event.args["province"])))
        for province, seat in enumerate(before.owner):
            if seat >= 0 and self.state.owner[province] == NEUTRAL:
                self.watch[seat].count(TURNED, 1, 0)
        for province, seat in list(self.stripped.items()):
            if self.state.owner[province] != seat:
                self.watch[seat].count(LOST, 1, 0)
                del self.stripped[province]

    def _left(self, before: Shogun, seat: int, province: int) -> None:
        state = self.state
        foes = [
            near
            for near in NEIGHBOURS[province]
            if state.owner[near] not in (seat, NEUTRAL) and state.armies[near] > 1
        ]
        if before.armies[province] >= STACK and state.armies[province] == 1 and foes:
            self.stripped[province] = seat
            self.watch[seat].count(STRIPPED, 1, 0)
            most = before.armies[province] - 1
            gain = promised(before, seat, most) - promised(before, seat, (most + 1) // 2)
            self.watch[seat].count(BETTER_HALF, gain < -CLEARLY, 0)

    def _round_ended(self, before: Shogun) -> None:
        """A round or the winter begins: the round before it is over."""
        self.stripped.clear()
        if before.phase == "actions" and before.season == 0:
            for seat in range(before.players):
                negligent = seat in self.rich and self._could_build(before, seat)
                self.watch[seat].count(NOTHING_BUILT, negligent and seat not in self.built)
        self.built.clear()
        self.rich.clear()

    def _could_build(self, state: Shogun, seat: int) -> bool:
        return state.chests[seat] >= CHESTS_FOR_ANY and any(
            state.can_build(province, kind)
            for kind in range(THEATRE + 1)
            for province in state.provinces_of(seat)
        )

    def _ended(self) -> None:
        state = self.state
        for seat, watch in enumerate(self.watch):
            for habit in (
                STRIPPED,
                LOST,
                BETTER_HALF,
                AT_PLAYERS,
                AT_NEUTRAL,
                TAKEN,
                TURNED,
                LEVIED,
            ):
                watch.count(habit, 0)
            watch.count(GAMES, 1)
            watch.count(IN_RESERVE, state.reserve[seat])
            watch.count(CHESTS_LEFT, state.chests[seat])
        for watch in set(self.watch):
            watch.count(NEUTRAL_LEFT, state.owner.count(NEUTRAL))
            watch.game_ended()


def is_province(card: int) -> bool:
    return EMPTY < card < PROVINCES


def number(event: Event, name: str) -> int:
    found = event.args[name]
    assert isinstance(found, int)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", type=Path, nargs="+", help="records written by simulate --save")
    watches: dict[str, Watch] = {}
    for folder in parser.parse_args().folders:
        for path in sorted(folder.glob("*.tatami")):
            Replay(read(path.read_text(encoding="utf-8")), watches).run()
    names = sorted(watches)
    print("| habit | " + " | ".join(f"`{name}`" for name in names) + " |")
    print("|---" + "|---:" * len(names) + "|")
    print(f"| {GAMES} | " + " | ".join(str(watches[name].found[GAMES]) for name in names) + " |")
    for habit in HABITS:
        cells = [watches[name].told(habit) for name in names]
        print(f"| {habit} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
