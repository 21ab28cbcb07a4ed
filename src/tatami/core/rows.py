"""Tables of rules with one row for each card, character, event … of a game's content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.errors import BadContent


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """All that the rules know of one thing in the content, found by its id."""

    def __init__(self, id: str) -> None:
        self.id = id

    def idle(self) -> bool:
        """Whether the row says nothing: then it counts as missing."""
        return False


R = TypeVar("R", bound=Row)
V = TypeVar("V")


def complete(what: str, ids: Sequence[str], rows: Sequence[R]) -> list[R]:
    """The rows in the order of the ids, exactly one for each; `BadContent` otherwise.

    Tables are made so when their module is imported: what has no rule cannot be loaded.
    """
    by_id = {row.id: row for row in rows if not row.idle()}
    missing = [id for id in ids if id not in by_id]
    if missing:
        raise BadContent(f"what does {what} {', '.join(missing)} do? The rules do not say")
    unknown = [row.id for row in rows if row.id not in ids]
    if unknown:
        raise BadContent(f"there is no {what} {', '.join(unknown)} in the content")
    if len(rows) != len(ids):
        raise BadContent(f"the rules say twice what {what} {', '.join(_twice(rows))} does")
    return [by_id[id] for id in ids]


def of_each(where: str, what: str, ids: Sequence[str], told: Mapping[str, V]) -> list[V]:
    """What is told of each id, in their order; `BadContent` names those forgotten, and where.

    For what lies beside the rules and must keep up with the content: a bot's weights, say.
    """
    missing = [id for id in ids if id not in told]
    if missing:
        raise BadContent(f"{where} says nothing of {what} {', '.join(missing)}")
    unknown = [id for id in told if id not in ids]
    if unknown:
        raise BadContent(f"{where} names {what} {', '.join(unknown)}, and there is none")
    return [told[id] for id in ids]


def _twice(rows: Sequence[Row]) -> list[str]:
    ids = [row.id for row in rows]
    return sorted({id for id in ids if ids.count(id) > 1})
