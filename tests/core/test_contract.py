"""What the contract leaves to games and bots is provided by every class that is used."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import tatami.bots.search
import tatami.core.advisor
import tatami.core.encoding
import tatami.core.game
import tatami.core.position
import tatami.core.state

LEFT_TO_OTHERS: dict[type, tuple[str, ...]] = {
    tatami.core.state.Step: ("run",),
    tatami.core.state.Decision: ("choices", "take"),
    tatami.core.state.State: ("view", "determinize", "written_form or dump", "check"),
    tatami.core.game.Game: ("set_up or begin", "empty or load"),
    tatami.core.advisor.Attempts: ("attempt",),
    tatami.core.encoding.Part: ("fill", "meaning or places"),
    tatami.core.position.Kind: ("read",),
    tatami.core.position.Part: ("write", "read"),
    tatami.bots.search.Search: ("begin",),
}


def everything_below(name: str) -> list[ModuleType]:
    package = import_module(name)
    return [import_module(module.name) for module in walk_packages(package.__path__, f"{name}.")]


def kinds_of(base: type) -> list[type]:
    """All classes of the product below this one that nothing else is derived from."""
    below: list[type] = base.__subclasses__()
    if not below:
        return [base] if base.__module__.startswith("tatami.") else []
    return [kind for one in below for kind in kinds_of(one)]


@pytest.mark.parametrize("base", LEFT_TO_OTHERS, ids=lambda base: str(base.__name__))
def test_nothing_is_left_out(base: type) -> None:
    for name in ("tatami.core", "tatami.bots", "tatami.games"):
        assert everything_below(name)
    kinds = kinds_of(base)
    assert kinds
    assert kinds != [base]
    assert [
        f"{kind.__module__}.{kind.__name__}: {wanted}"
        for kind in kinds
        for wanted in LEFT_TO_OTHERS[base]
        if not any(provides(kind, base, method) for method in wanted.split(" or "))
    ] == []


def provides(kind: type, base: type, method: str) -> bool:
    own = [one for one in kind.__mro__ if one is not base and issubclass(one, base)]
    return any(method in vars(one) for one in own)
