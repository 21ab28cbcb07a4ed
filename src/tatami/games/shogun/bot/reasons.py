"""What the bots know of a round of Shogun that people can be told."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.games.shogun.bot.appraisal import harvest_left
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import (
    COMBAT_A,
    COMBAT_B,
    NEUTRAL,
    PROVINCE_TEXTS,
    SPACES,
)
from tatami.games.shogun.rules.content import WINTER_LOSS
from tatami.games.shogun.rules.determinize import PLANNED_PHASES
from tatami.games.shogun.rules.moves import NumberMove, ProvinceMove
from tatami.games.shogun.rules.provinces import NEIGHBOURS, PROVINCES
from tatami.games.shogun.rules.state import Shogun


def about_the_winter(state: Shogun, seat: int) -> Text | None:
    """How much rice is missing for the provinces held, with the harvests that are left, if the
    worst event in the row remains."""
    if not state.event_row or state.phase == "over":
        return None
    provinces = sum([state.owner[province] == seat for province in range(PROVINCES)])
    worst = max([WINTER_LOSS[event] for event in state.event_row])
    missing = provinces + worst - state.rice[seat] - harvest_left(state, seat)
    return Text("but-winter", {"amount": missing}) if missing > 0 else None


def about_the_march(state: Shogun, seat: int, move: Move) -> Text | None:
    """The province that a march leaves with a single army, within reach of somebody who could
    attack it."""
    asked = state.decision
    if isinstance(asked, HowMany) and isinstance(move, NumberMove):
        left, goal = state.armies[asked.province] - move.number, asked.goal
    elif isinstance(asked, March) and isinstance(move, ProvinceMove):
        left, goal = state.armies[asked.province] - 1, move.province
    else:
        return None
    if left != 1:
        return None
    for near in NEIGHBOURS[asked.province]:
        foreign = state.owner[near] not in (seat, NEUTRAL)
        if near != goal and foreign and state.armies[near] > 1:
            return Text("but-alone", {"province": PROVINCE_TEXTS[asked.province]})
    return None


def hidden_combats(state: Shogun, seat: int) -> list[Text]:
    """From where the others were going to lead the combats that lay face down in their plans."""
    found: list[Text] = []
    if state.phase not in PLANNED_PHASES:
        return found
    for other in range(state.players):
        spaces = [other * SPACES + space for space in (COMBAT_A, COMBAT_B)]
        covered = [state.plan[at] for at in spaces if not state.shown[at]]
        if other == seat or not state.committed[other] or not covered:
            continue
        who = Seat(other)
        provinces: list[int | str | Seat] = [
            PROVINCE_TEXTS[card] for card in covered if 0 <= card < PROVINCES
        ]
        if provinces:
            found.append(Text("hidden-combats", {"player": who, "provinces": provinces}))
        else:
            found.append(Text("hidden-peace", {"player": who}))
    return found
