"""What the bots know of a round of Shogun that people can be told."""

from __future__ import annotations

from tatami.core.text import Text
from tatami.games.shogun.bot.appraisal import harvest_left
from tatami.games.shogun.rules.content import WINTER_LOSS
from tatami.games.shogun.rules.provinces import PROVINCES
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
