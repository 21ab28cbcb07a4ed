"""What the host of a server can set, by environment variables that begin with `TATAMI_`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from tatami.core.errors import TatamiError

Seconds: TypeAlias = Annotated[float, Meta(ge=0)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
AtLeastOne: TypeAlias = Annotated[int, Meta(ge=1)]


def default_database() -> str:
    return str(user_data_path("tatami", appauthor=False) / "tables.db")


class Settings(msgspec.Struct, frozen=True):
    """docs/hosting.md says what each is for."""

    db: str = msgspec.field(default_factory=default_database)
    bot_delay: Seconds = 0.7
    bot_seconds: Seconds = 1.5
    bot_budget: Seconds = 10.0
    bot_workers: AtLeastOne = max(1, (os.cpu_count() or 2) - 1)
    review_niceness: Annotated[int, Meta(ge=0, le=19)] = 19
    requests_per_minute: AtLeastOne = 300
    messages_per_second: AtLeastOne = 10
    connections_per_address: AtLeastOne = 300
    spectators_per_table: Count = 100
    tables_per_hour: AtLeastOne = 60
    keep_unplayed_days: Count = 30
    keep_played_days: Count = 0
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
