from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, str(folder / "tables.db")) as running:
        yield running


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that a test can reach."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {"requests_per_minute": 300, "messages_per_second": 5}
    with Server(folder, str(folder / "tables.db"), origins="https://play.example", **limits) as one:
        yield one
