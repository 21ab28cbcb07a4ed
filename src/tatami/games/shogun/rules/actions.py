"""The ten actions, in the order of the action cards; each by every player in turn order."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.battle import attack, targets
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_TEXTS,
    COMBAT_A,
    EMPTY,
    PLACE_1,
    PLACE_3,
    PLACE_5,
    PLUS_CHEST,
    PLUS_RICE,
    PROVINCE_TEXTS,
    RICE_CAP,
    RICE_FLOOR,
    SIX_ARMIES,
    SPACE_TEXTS,
    TAKE_RICE,
    TAX,
    TAX_CAP,
    TAX_FLOOR,
    THEATRE,
    THEATRE_CALM,
    WEAK_LEVIES,
    card_text,
)
from tatami.games.shogun.rules.content import COSTS
from tatami.games.shogun.rules.moves import MARCH, STAY, WITH, NumberMove, ProvinceMove
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.revolt import provoke

TAX_AT_MOST: Final = 5
TAX_AT_LEAST: Final = 6
RICE_AT_MOST: Final = 3
RICE_AT_LEAST: Final = 4


class Act(Step[Realm]):
    """The next player's next action; all of a round, one after the other."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "actions"
        if realm.turn == len(realm.turn_order):
            realm.turn = 0
            realm.step += 1
            if realm.step == ACTIONS:
                return
            known = len(realm.order)
            realm.turn_up_actions(chance)
            if len(realm.order) > known:
                realm.tell("action-turned-up", {"action": SPACE_TEXTS[realm.order[-1]]})
        realm.push(self)
        seat = realm.turn_order[realm.turn]
        realm.turn += 1
        reveal_action(realm, seat, realm.order[realm.step], chance)


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
    act(realm, seat, action, card, chance)


def act(realm: Realm, seat: int, action: int, province: int, chance: Chance) -> None:
    if action <= THEATRE:
        _build(realm, seat, province, action)
    elif action == TAKE_RICE:
        _take_rice(realm, seat, province, chance)
    elif action == TAX:
        _tax(realm, seat, province, chance)
    elif action <= PLACE_1:
        _place(realm, seat, province, action)
    else:
        march_from(realm, seat, province, action, chance)


def _pay(realm: Realm, seat: int, action: int, province: int) -> bool:
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


def _build(realm: Realm, seat: int, province: int, kind: int) -> None:
    if not realm.can_build(province, kind):
        _lost(realm, seat, province, kind, "lost-site")
    elif _pay(realm, seat, kind, province):
        put_up(realm, seat, province, kind)


def put_up(realm: Realm, seat: int, province: int, kind: int) -> None:
    realm.build(province, kind)
    realm.tell_province("built", seat, province, {"building": BUILDING_TEXTS[kind]})
    if kind == THEATRE and realm.event in THEATRE_CALM and realm.unrest[province]:
        realm.unrest[province] -= 1
        realm.tell_province("calmed", seat, province, {})


# rice, tax


def rice_yield(realm: Realm, seat: int, province: int) -> int:
    """The event first, then the special card."""
    rice = RICE[province]
    if realm.event == RICE_FLOOR:
        rice = max(rice, RICE_AT_LEAST)
    elif realm.event == RICE_CAP:
        rice = min(rice, RICE_AT_MOST)
    return rice + (realm.special[seat] == PLUS_RICE)


def tax_yield(realm: Realm, seat: int, province: int) -> int:
    chests = CHESTS[province]
    if realm.event == TAX_CAP:
        chests = min(chests, TAX_AT_MOST)
    elif realm.event == TAX_FLOOR:
        chests = max(chests, TAX_AT_LEAST)
    return chests + (realm.special[seat] == PLUS_CHEST)


def _take_rice(realm: Realm, seat: int, province: int, chance: Chance) -> None:
    rice = rice_yield(realm, seat, province)
    realm.rice[seat] += rice
    realm.tell_province("rice", seat, province, {"rice": rice})
    if not provoke(realm, seat, province, chance) and not realm.income_kept:
        realm.rice[seat] -= rice
        realm.tell("income-lost", {"player": Seat(seat)})


def _tax(realm: Realm, seat: int, province: int, chance: Chance) -> None:
    chests = tax_yield(realm, seat, province)
    realm.chests[seat] += chests
    realm.tell_province("tax", seat, province, {"chests": chests})
    if not provoke(realm, seat, province, chance) and not realm.income_kept:
        realm.chests[seat] -= chests
        realm.tell("income-lost", {"player": Seat(seat)})


# place 5, place 3, place 1 and move


def levy_size(realm: Realm, seat: int, action: int) -> int:
    if action == PLACE_5:
        if realm.special[seat] == SIX_ARMIES:
            return 6
        return 3 if realm.event == WEAK_LEVIES else 5
    if action == PLACE_3:
        return 2 if realm.event == WEAK_LEVIES else 3
    return 1


def _place(realm: Realm, seat: int, province: int, action: int) -> None:
    if not realm.reserve[seat]:
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


def march_from(realm: Realm, seat: int, province: int, action: int, chance: Chance) -> None:
    if realm.armies[province] < 2:
        _lost(realm, seat, province, action, "lost-armies")
        return
    goals = targets(realm, seat, province, action)
    if not goals:
        _lost(realm, seat, province, action, "lost-targets")
    elif len(goals) == 1 and realm.forced:
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
        which = "ask-move" if self.action == PLACE_1 else "ask-march"
        return Text(
            which,
            {"province": PROVINCE_TEXTS[self.province], "action": SPACE_TEXTS[self.action]},
        )


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
