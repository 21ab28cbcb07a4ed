"""Events that tell the same share what they are told with."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core import event
from tatami.core.event import shared
from tatami.core.text import Seat


@pytest.fixture(autouse=True)
def nothing_told_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "_told", {})


def test_the_same_arguments_are_one_object() -> None:
    first = shared({"who": Seat(1), "card": "card-katana", "count": 2})
    assert shared({"who": Seat(1), "card": "card-katana", "count": 2}) is first


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"count": 1}, {"count": True}),
        ({"count": True}, {"count": 1}),
        ({"who": Seat(1)}, {"who": 1}),
        ({"who": Seat(1)}, {"target": Seat(1)}),
        ({"cards": ["card-katana"]}, {"cards": ["card-katana"]}),
    ],
)
def test_what_is_not_quite_the_same_stays_apart(one: dict[str, Any], other: dict[str, Any]) -> None:
    shared(one)
    assert shared(other) is other
    [value] = shared(other).values()
    assert type(value) is type(next(iter(other.values())))


def test_not_everything_that_was_ever_told_is_kept() -> None:
    for count in range(10_000):
        shared({"count": count})
    assert 0 < len(event._told) < 5_000
