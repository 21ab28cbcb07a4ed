from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Cluster, cluster
from tests.server.serving import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, str(folder / "tables.db")) as running:
        yield running
