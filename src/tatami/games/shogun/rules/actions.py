"""The ten actions, in the order of the action cards; each by every player in turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.shogun.rules.battle import attack, targets
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_TEXTS,
    COMBAT_A,
    EMPTY,
    PLACE_1,
    PLACE_5,
    PROVINCE_TEXTS,
    SPACE_IDS,
    SPACE_TEXTS,
    THEATRE,
    card_text,
)
from tatami.games.shogun.rules.content import COSTS
from tatami.games.shogun.rules.event_cards import EVENT
from tatami.games.shogun.rules.moves import MARCH, STAY, WITH, NumberMove, ProvinceMove
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.revolt import provoke
from tatami.games.shogun.rules.special_cards import SPECIAL


class Act(Step[Realm]):
    """SH-5.6: the next player's next action; all of a round, one after the other."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "actions"
        if realm.seats_done == len(realm.turn_order):
            realm.seats_done = 0
            realm.actions_done += 1
            if realm.actions_done == ACTIONS:
                return
            known = len(realm.action_order)
            realm.turn_up_actions(chance)
            if len(realm.action_order) > known:
                realm.tell("action-turned-up", {"action": SPACE_TEXTS[realm.action_order[-1]]})
        realm.push(self)
        seat = realm.turn_order[realm.seats_done]
        realm.seats_done += 1
        reveal_action(realm, seat, realm.action_order[realm.actions_done], chance)


def reveal_action(realm: Realm, seat: int, action: int, chance: Chance) -> None:
    card = realm.show(seat, action)
    if card >= PROVINCES or card == EMPTY:
        if realm.events is not None:
            realm.tell(
                "rests",
                {
                    "player": Seat(seat),
                    "action": SPACE_TEXTS[action],
                    "card": card_text(card),
                },
            )
        return
    realm.tell_province("action", seat, card, {"action": SPACE_TEXTS[action]})
    ACTION[action].carry_out(realm, seat, card, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Row):
    """One of the ten: what happens in the province that was planned for it."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.action = SPACE_IDS.index(id)

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).carry_out is Action.carry_out


def _pay(realm: Realm, seat: int, action: int, province: int) -> bool:
    """SH-5.6.2"""
    if realm.chests[seat] < COSTS[action]:
        _lost(realm, seat, province, action, "lost-chests")
        return False
    realm.chests[seat] -= COSTS[action]
    return True


def _lost(realm: Realm, seat: int, province: int, action: int, why: str) -> None:
    if realm.events is not None:
        realm.tell_province(
            "action-lost", seat, province, {"action": SPACE_TEXTS[action], "why": why}
        )


# castle, temple, theatre


class Build(Action):
    """SH-3.6.1: a castle, temple or theatre."""

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        kind = self.action
        if not realm.can_build(province, kind):
            _lost(realm, seat, province, kind, "lost-site")
        elif _pay(realm, seat, kind, province):
            put_up(realm, seat, province, kind)


def put_up(realm: Realm, seat: int, province: int, kind: int) -> None:
    realm.build(province, kind)
    realm.tell_province("built", seat, province, {"building": BUILDING_TEXTS[kind]})
    if kind == THEATRE and EVENT[realm.event].theatre_calms and realm.unrest[province]:
        realm.unrest[province] -= 1
        realm.tell_province("calmed", seat, province, {})


# rice, tax


def rice_yield(realm: Realm, seat: int, province: int) -> int:
    """SH-3.5: the event first, then the special card."""
    event = EVENT[realm.event]
    rice = min(max(RICE[province], event.rice_at_least), event.rice_at_most)
    return rice + SPECIAL[realm.special_of[seat]].rice


def tax_yield(realm: Realm, seat: int, province: int) -> int:
    event = EVENT[realm.event]
    chests = min(max(CHESTS[province], event.tax_at_least), event.tax_at_most)
    return chests + SPECIAL[realm.special_of[seat]].chests


class TakeRice(Action):
    """SH-3.6.2"""

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        rice = rice_yield(realm, seat, province)
        realm.rice[seat] += rice
        realm.tell_province("rice", seat, province, {"rice": rice})
        if not provoke(realm, seat, province, chance) and not realm.income_kept:  # SH-R08
            realm.rice[seat] -= rice
            realm.tell("income-lost", {"player": Seat(seat)})


class Tax(Action):
    """SH-3.6.3"""

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        chests = tax_yield(realm, seat, province)
        realm.chests[seat] += chests
        realm.tell_province("tax", seat, province, {"chests": chests})
        if not provoke(realm, seat, province, chance) and not realm.income_kept:
            realm.chests[seat] -= chests
            realm.tell("income-lost", {"player": Seat(seat)})


# place 5, place 3, place 1 and move


def levy_size(realm: Realm, seat: int, action: int) -> int:
    if action == PLACE_5 and SPECIAL[realm.special_of[seat]].place_5:
        return SPECIAL[realm.special_of[seat]].place_5
    return EVENT[realm.event].levies[action - PLACE_5]


class PlaceArmies(Action):
    """SH-3.6.4, SH-3.6.5"""

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        action = self.action
        if not realm.reserve[seat]:  # SH-5.6.3
            _lost(realm, seat, province, action, "lost-reserve")
            return
        if not _pay(realm, seat, action, province):
            return
        armies = realm.from_reserve(seat, levy_size(realm, seat, action))
        realm.armies[province] += armies
        realm.tell_province("placed", seat, province, {"armies": armies})
        if action == PLACE_1 and own_neighbours(realm, seat, province):
            realm.push(March(seat, province, PLACE_1))


def own_neighbours(realm: Realm, seat: int, province: int) -> list[int]:
    return [near for near in NEIGHBOURS[province] if realm.owner[near] == seat]


# combat/movement A and B


class Combat(Action):
    """SH-3.6.6"""

    def carry_out(self, realm: Realm, seat: int, province: int, chance: Chance) -> None:
        action = self.action
        if realm.armies[province] < 2:
            _lost(realm, seat, province, action, "lost-armies")
            return
        goals = targets(realm, seat, province, action)
        if not goals:
            _lost(realm, seat, province, action, "lost-targets")
        elif len(goals) == 1 and realm.forced:  # SH-5.6.1, SH-R05
            _march_to(realm, seat, province, goals[0], action, chance)
        else:
            realm.push(March(seat, province, action))


class March(Decision[Realm]):
    """Where the armies of a province go. After placing one army it is the player's choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "province", "action")

    def __init__(self, seat: int, province: int, action: int) -> None:
        super().__init__(seat)
        self.province = province
        self.action = action

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        if self.action == PLACE_1:
            goals = own_neighbours(realm, seat, self.province)
        else:
            goals = targets(realm, seat, self.province, self.action)
        moves: list[Move] = [MARCH[goal] for goal in goals]
        if self.action == PLACE_1 or not realm.forced:
            moves.append(STAY)
        return moves

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, ProvinceMove):
            _march_to(realm, seat, self.province, move.province, self.action, chance)
        else:
            realm.tell_province("stays", seat, self.province, {})

    def prompt(self, realm: Realm, seat: int) -> Text:
        names: Arguments = {
            "province": PROVINCE_TEXTS[self.province],
            "action": SPACE_TEXTS[self.action],
        }
        if self.action == PLACE_1:
            return Text("ask-move", names, "SH-3.6.5")
        return Text("ask-march", names, "SH-3.6.6")


def _march_to(
    realm: Realm, seat: int, province: int, goal: int, action: int, chance: Chance
) -> None:
    if realm.armies[province] == 2:
        _arrive(realm, seat, province, goal, 1, action, chance)
    else:
        realm.push(HowMany(seat, province, goal, action))


class HowMany(Decision[Realm]):
    """How many armies march; at least one stays behind."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "province", "goal", "action")

    def __init__(self, seat: int, province: int, goal: int, action: int) -> None:
        super().__init__(seat)
        self.province = province
        self.goal = goal
        self.action = action

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        moves: list[Move] = []
        for move in WITH[: realm.armies[self.province] - 1]:
            moves.append(move)  # noqa: PERF402 (a list of the base class)
        return moves

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberMove)
        _arrive(realm, seat, self.province, self.goal, move.number, self.action, chance)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text(
            "ask-how-many",
            {"province": PROVINCE_TEXTS[self.province], "goal": PROVINCE_TEXTS[self.goal]},
            "SH-6.1",
        )


def _arrive(
    realm: Realm, seat: int, province: int, goal: int, armies: int, action: int, chance: Chance
) -> None:
    if realm.owner[goal] == seat:
        realm.armies[province] -= armies
        realm.armies[goal] += armies
        realm.tell_province(
            "moved", seat, province, {"goal": PROVINCE_TEXTS[goal], "armies": armies}
        )
    else:
        assert action >= COMBAT_A
        attack(realm, seat, province, goal, armies, chance)


ACTION: Final = complete(
    "action",
    SPACE_IDS[:ACTIONS],
    [
        Build("castle"),
        Build("temple"),
        Build("theatre"),
        TakeRice("rice"),
        Tax("tax"),
        PlaceArmies("place-5"),
        PlaceArmies("place-3"),
        PlaceArmies("place-1-move"),
        Combat("combat-a"),
        Combat("combat-b"),
    ],
)
