"""Which engine runs: the rules as Python reads them, or compiled to machine code."""

from __future__ import annotations

from tatami.core import state


def compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def engine() -> str:
    return "compiled" if compiled() else "interpreted"
