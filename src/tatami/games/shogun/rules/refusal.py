"""Why a move is not legal, as a person is told it."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.battle import BARRIER_RULES, barrier
from tatami.games.shogun.rules.cards import (
    BID,
    CARD_TEXTS,
    EMPTY,
    PLACE_1,
    PROVINCE_TEXTS,
    SPACE_TEXTS,
    SPACES,
)
from tatami.games.shogun.rules.court import ChooseFavour
from tatami.games.shogun.rules.moves import (
    COMMIT,
    ClearMove,
    NumberMove,
    PlaceMove,
    PlanMove,
    ProvinceMove,
)
from tatami.games.shogun.rules.planning import Plan, cards_left, may_bid
from tatami.games.shogun.rules.provinces import NEIGHBOURS
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.rounds import ChoosePlace


def reason(realm: Realm, seat: int, move: Move) -> Text:
    asked = realm.decision
    if isinstance(asked, Plan):
        return _plan(realm, seat, move)
    if isinstance(asked, March) and isinstance(move, ProvinceMove) and move.kind == "march":
        return _march(realm, seat, asked, move.province)
    if isinstance(asked, HowMany) and isinstance(move, NumberMove) and move.kind == "with":
        most = realm.armies[asked.province] - 1
        return Text(
            "illegal-armies",
            {"province": PROVINCE_TEXTS[asked.province], "armies": most},
            "SH-3.6.5" if asked.action == PLACE_1 else "SH-3.6.6",
        )
    if isinstance(asked, ChoosePlace) and isinstance(move, PlaceMove):
        return Text("illegal-place", {"place": move.place + 1}, "SH-5.5")
    if isinstance(asked, ChooseFavour) and isinstance(move, NumberMove) and move.kind == "favour":
        if move.number in realm.favours:
            return Text("illegal-favour-price", {"officers": realm.officers[seat]}, "TC-2.5")
        return Text("illegal-favour-gone", {"number": move.number}, "TC-2.5")
    return Text("illegal-now")


def _plan(realm: Realm, seat: int, move: Move) -> Text:
    plan = realm.plan[seat * SPACES : (seat + 1) * SPACES]
    if move is COMMIT:
        return Text("illegal-commit", rule="SH-5.3.2")
    if isinstance(move, ClearMove):
        return Text("illegal-clear-empty", {"space": SPACE_TEXTS[move.space]}, "SH-5.3.4")
    if not isinstance(move, PlanMove):
        return Text("illegal-now")
    if move.space >= realm.spaces:
        return Text("illegal-no-court", rule="SH-1.3")
    if plan[move.space] != EMPTY:
        return Text("illegal-covered", {"space": SPACE_TEXTS[move.space]}, "SH-5.3")
    if move.card not in cards_left(realm, seat):
        return Text("illegal-card", {"card": CARD_TEXTS[move.card]}, "SH-5.3.1")
    if move.space == BID and not may_bid(realm, seat, move.card):
        return Text("illegal-bid", {"chests": realm.chests[seat]}, "SH-5.3.3")
    return Text("illegal-last-bid", {"card": CARD_TEXTS[move.card]}, "SH-R01")


def _march(realm: Realm, seat: int, asked: March, goal: int) -> Text:
    names = {"province": PROVINCE_TEXTS[asked.province], "goal": PROVINCE_TEXTS[goal]}
    if goal not in NEIGHBOURS[asked.province]:
        return Text("illegal-not-neighbours", {**names}, "SH-2.2")
    if asked.action == PLACE_1:
        return Text("illegal-not-own", {"goal": PROVINCE_TEXTS[goal]}, "SH-3.6.5")
    why = barrier(realm, seat, goal, asked.action)
    if why is None:
        return Text("illegal-now")
    return Text(why, {"goal": PROVINCE_TEXTS[goal]}, BARRIER_RULES[why])
