"""What `make check` leaves out: the files whose tests take seconds each."""

from pathlib import Path

import pytest

SLOW = {
    "test_properties.py",
    "core/test_standing.py",
    "games/shogun/test_bots.py",
    "games/shogun/test_prudence.py",
    "table/test_lessons.py",
    "table/test_sight.py",
    "table/test_timing.py",
    "table/test_twins.py",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.name in SLOW or str(item.path.relative_to(here)) in SLOW:
            item.add_marker(pytest.mark.slow)
