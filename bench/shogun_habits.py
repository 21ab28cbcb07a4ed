"""Habits of Shogun's bots, counted in records: what a careful person would not do.

tatami simulate shogun --players 4 --bots thorough,greedy --games 40 --save games/
python bench/shogun_habits.py games/

Every habit has a number of occasions and of times that it was given in to, by the name on the
seat. A table is printed, one column for each name.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.record import Record, need_seed, read
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.shogun.bot.plan_faults import PlanFaults
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    EMPTY,
    NEUTRAL,
    PROVINCE_TEXTS,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
)
from tatami.games.shogun.rules.content import COSTS
from tatami.games.shogun.rules.moves import COMMIT
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.state import Shogun

GAMES = "games of a seat"
STRIPPED = "a stack of five or more left with one army beside a foe, and lost in the same round"
AT_PLAYERS = "attacks on players, a game and seat"
AT_NEUTRAL = "attacks on neutral provinces, a game and seat"
NEUTRAL_LEFT = "neutral provinces at the end, a game"
IN_RESERVE = "armies never placed, a game and seat"
INTO_REVOLT = "income into a revolt while a comparable quiet province lay idle"
EXCHANGED = "tax and rice from two quiet provinces that were better exchanged"
LAST_TAX = "tax planned in the last autumn"
NEEDLESS_TAX = "tax planned in the last autumn, though nothing planned needs its chests"
NOTHING_BUILT = "nothing built in a spring that began and ended with three chests and a site"
HABITS = (
    STRIPPED,
    AT_PLAYERS,
    AT_NEUTRAL,
    NEUTRAL_LEFT,
    IN_RESERVE,
    INTO_REVOLT,
    EXCHANGED,
    LAST_TAX,
    NEEDLESS_TAX,
    NOTHING_BUILT,
)
SHARES = (INTO_REVOLT, EXCHANGED, LAST_TAX, NEEDLESS_TAX, NOTHING_BUILT)
"""These are shares of their occasions, the others are averages."""
STACK = 5
COMPARABLE = 1
CHESTS_FOR_ANY = max(COSTS[: THEATRE + 1])
LAST_YEAR = 1


class Watch:
    """Counts for one name."""

    def __init__(self) -> None:
        self.occasions: Counter[str] = Counter()
        self.found: Counter[str] = Counter()

    def count(self, habit: str, times: int, occasions: int = 1) -> None:
        self.found[habit] += times
        self.occasions[habit] += occasions

    def told(self, habit: str) -> str:
        found, occasions = self.found[habit], self.occasions[habit]
        share = found / max(1, occasions)
        if habit in SHARES:
            return f"{share:.1%} ({found} of {occasions})"
        return f"{share:.2f}"


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
        idle = [p for p in state.provinces_of(seat) if p not in plan and not state.unrest[p]]
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
            elif event.kind == "built":
                self.built.add(seat)
            if event.kind in ("attack", "attack-neutral", "moved"):
                self._left(before, seat, PROVINCE_TEXTS.index(str(event.args["province"])))
        for province, seat in list(self.stripped.items()):
            if self.state.owner[province] != seat:
                self.watch[seat].count(STRIPPED, 1, 0)
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
            for habit in (STRIPPED, AT_PLAYERS, AT_NEUTRAL):
                watch.count(habit, 0)
            watch.count(GAMES, 1)
            watch.count(IN_RESERVE, state.reserve[seat])
        for watch in set(self.watch):
            watch.count(NEUTRAL_LEFT, state.owner.count(NEUTRAL))


def is_province(card: int) -> bool:
    return EMPTY < card < PROVINCES


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
