"""Lighting a brazier (DS-7.3.9)."""

from __future__ import annotations

from tatami.core.text import Seat
from tatami.games.dicium.shogun.rules.ending import discard_card
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid


def light(raid: Raid, seat: int, garden: int) -> None:
    """The Torii tile of the garden, if there is one, turns with it: it shows while unlit."""
    raid.lit[garden] = True
    if raid.events is not None:
        raid.tell("light", {"player": Seat(seat), "garden": f"garden-{garden + 1}"})
        if raid.torii[garden] != NOWHERE:
            raid.tell("flip", {"garden": f"garden-{garden + 1}"})
    discard_card(raid)
