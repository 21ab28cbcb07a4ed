"""What the host of a server can set, by environment variables that begin with `TATAMI_`."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec
from platformdirs import user_data_path

from tatami.core.errors import TatamiError


def default_database() -> str:
    return str(user_data_path("tatami", appauthor=False) / "tables.db")


class Settings(msgspec.Struct, frozen=True):
    """docs/hosting.md says what each is for."""

    db: str = msgspec.field(default_factory=default_database)
    bot_delay: float = 0.7
    bot_seconds: float = 1.5
    bot_budget: float = 10.0
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    review_niceness: int = 19
    requests_per_minute: int = 300
    messages_per_second: int = 10
    connections_per_address: int = 300
    spectators_per_table: int = 100
    tables_per_hour: int = 60
    keep_unplayed_days: int = 30
    keep_played_days: int = 0
    origins: str = ""
    proxies: str = ""

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.rstrip("/") for origin in self.origins.split())


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings of this environment; what is wrong with one is said by its name."""
    given = {
        field.name: environment[variable(field.name)]
        for field in msgspec.structs.fields(Settings)
        if variable(field.name) in environment
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise TatamiError(f"a TATAMI_ setting is wrong: {error}") from None


def variable(name: str) -> str:
    return f"TATAMI_{name.upper()}"
