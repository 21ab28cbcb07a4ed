"""Moves that look absurd to a person, counted while bots play.

A check has a number of occasions (when the blunder could have been made) and of blunders.
"""

from __future__ import annotations

from collections import Counter

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.shogun.actions import HowMany, March, own_neighbours
from tatami.games.shogun.appraisal import prospects
from tatami.games.shogun.cards import (
    ACTIONS,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
    TOWER_CARD,
)
from tatami.games.shogun.content import COSTS
from tatami.games.shogun.game import GAME
from tatami.games.shogun.moves import COMMIT, NumberMove, ProvinceMove
from tatami.games.shogun.odds import battle_odds, revolt_odds
from tatami.games.shogun.planning import cards_left
from tatami.games.shogun.provinces import CHESTS, PROVINCES
from tatami.games.shogun.state import Shogun

CHECKS = (
    "one army sent against six or more",
    "an attack with less than one chance in eight, though an own neighbour was near",
    "tax or rice into a revolt with less than one chance in four",
    "the same while ahead of everybody",
    "winter with three rice missing and six chests to spare, after a round without a harvest",
    "a build planned where nothing can be built, though an idle card was left in hand",
    "combat planned from a single army, though an idle card was left in hand",
    "an unpayable plan, even with the tax, though an idle card was left in hand",
)


class Watch:
    """Looks at what bots do; `occasions` and `blunders` by check."""

    def __init__(self) -> None:
        self.occasions: Counter[str] = Counter()
        self.blunders: Counter[str] = Counter()
        self.harvests: Counter[int] = Counter()

    def count(self, check: int, blunder: bool) -> None:
        self.occasions[CHECKS[check]] += 1
        self.blunders[CHECKS[check]] += blunder

    def rate(self, check: str) -> float:
        return self.blunders[check] / max(1, self.occasions[check])

    def see(self, state: Shogun, seat: int, move: Move) -> None:
        asked = state.decision
        if isinstance(asked, HowMany) and isinstance(move, NumberMove):
            self._attack(state, seat, asked.province, asked.goal, move.number)
        elif isinstance(asked, March) and isinstance(move, ProvinceMove):
            if state.armies[asked.province] == 2:
                self._attack(state, seat, asked.province, move.province, 1)
        elif move is COMMIT:
            self._plan(state, seat, state.plan[seat * SPACES : (seat + 1) * SPACES])

    def _attack(self, state: Shogun, seat: int, source: int, goal: int, armies: int) -> None:
        if state.owner[goal] == seat:
            return
        self.count(0, armies == 1 and state.armies[goal] >= 6)
        hopeless = battle_odds(state, seat, goal, armies).more < 0.125
        self.count(1, hopeless and bool(own_neighbours(state, seat, source)))

    def _plan(self, state: Shogun, seat: int, plan: list[int]) -> None:
        expected = prospects(state)
        ahead = expected[seat] == max(expected)
        for action in (TAX, TAKE_RICE):
            card = plan[action]
            if is_province(card):
                hopeless = state.unrest[card] > 0 and (
                    revolt_odds(state, seat, card, state.unrest[card] + 1) < 0.25
                )
                self.count(2, hopeless)
                if ahead:
                    self.count(3, hopeless)
        self.harvests[seat] += is_province(plan[TAKE_RICE])
        idle = any(card >= PROVINCES for card in cards_left(state, seat))
        for kind in range(THEATRE + 1):
            if is_province(plan[kind]):
                self.count(5, idle and not state.can_build(plan[kind], kind))
        for action in (COMBAT_A, COMBAT_B):
            if is_province(plan[action]):
                self.count(6, idle and state.armies[plan[action]] < 2)
        bid = plan[BID] - CHEST_0 if CHEST_0 <= plan[BID] < TOWER_CARD else 0
        cost = bid + sum(COSTS[a] for a in range(ACTIONS) if is_province(plan[a]))
        tax = CHESTS[plan[TAX]] if is_province(plan[TAX]) else 0
        self.count(7, idle and cost > state.chests[seat] + tax)

    def winter(self, state: Shogun, watched: set[int], missing: dict[int, int]) -> None:
        for seat in watched:
            starved = missing[seat] >= 3 and state.chests[seat] >= 6
            self.count(4, starved and self.harvests[seat] < 3)
            self.harvests[seat] = 0


def is_province(card: int) -> bool:
    return EMPTY < card < PROVINCES


def play(seed: str, players: int, bots: set[int], watch: Watch, options: dict[str, str]) -> Shogun:
    """A game in which these seats follow the advisor and the others play at random."""
    chance, rng = Chance(seed), Chance(f"players of {seed}")
    chosen = GAME.check_options(players, dict(options))
    state = GAME.new(players, chance=chance, events=True, **chosen)
    heard = 0
    while not state.over():
        seat = state.actors[0]
        if seat in bots and len(state.legal(seat)) > 1:
            world = GAME.advisor.imagine(state, seat, rng)
            move = GAME.advisor.advice(world, seat, rng)
            assert move is not None
            watch.see(state, seat, move)
        else:
            move = rng.chooses(state.legal(seat))
        state.apply(seat, move, chance)
        assert state.events is not None
        fed = [event for event in state.events[heard:] if event.kind == "fed"]
        heard = len(state.events)
        if fed:
            missing = {e.args["player"].number: e.args["missing"] for e in fed}  # type: ignore[union-attr]
            watch.winter(state, bots & set(missing), missing)  # type: ignore[arg-type]
    return state
