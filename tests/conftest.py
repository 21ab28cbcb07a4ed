from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster, cluster

SLOW = {
    "test_properties.py",
    "core/test_standing.py",
    "games/shogun/test_bots.py",
    "games/shogun/test_prudence.py",
    "server/test_answer_times.py",
    "table/test_lessons.py",
    "table/test_sight.py",
    "table/test_timing.py",
    "table/test_twins.py",
}
"""What `make check` leaves out: the files whose tests take seconds each."""

FIRST = {"test_new_game.py"}
"""Runs of the suite on a copy: they begin first, so that nobody waits for them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.name not in FIRST)
    for item in items:
        if item.path.name in SLOW or str(item.path.relative_to(here)) in SLOW:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running
