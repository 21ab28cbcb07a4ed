"""What speaks for a side in a raid, in groups of features that people can be told."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.shogun.bot.features import GROWTH, STORED, TIME

_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "time": TIME,
    "growth": GROWTH,
    "stored": STORED,
    "pieces": ("ninja in play", "samurai in play", "last ninja without refuge"),
    "tiles": (
        "ninja tiles",
        "samurai tiles",
        "torii",
        "way to a place for a tile",
        "tile under the carrier",
    ),
    "danger": ("danger next", "danger later", "danger, few cards"),
    "light": ("light next", "light later", "light, few cards", "way to a brazier"),
    "altars": ("ninja on altars", "samurai on altars"),
    "capture": ("capture next", "capture later", "capture near home"),
    "approach": (
        "way to the Shogun",
        "way of the second ninja",
        "door before the Shogun",
        "guards bar the way",
        "way past guards",
        "guards near",
        "guards not far",
    ),
    "route": ("Shogun's way home", "door on the way home"),
    "home": ("home next", "home later", "way home", "walled in", "free neighbours"),
    "hunters": ("hunters near", "hunters not far", "company", "way of a comrade"),
    "captive": ("always",),
}
"""What is told, and the features that it sums up; a feature in no group is not told."""
_GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names}


def grouped(features: dict[str, float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, amount in features.items():
        group = _GROUP_OF.get(name)
        if group is not None:
            found[group] = found.get(group, 0.0) + amount
    return found
