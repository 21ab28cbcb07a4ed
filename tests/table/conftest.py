from pathlib import Path

import pytest

from tests.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    running: Cluster = request.getfixturevalue("postgres")
    return running.database()
