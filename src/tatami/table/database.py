"""The database behind the store: SQLite in a file, or PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError

from tatami.core.errors import TatamiError

_MIGRATION_LOCK: Final = 0x7A7A
REVISION: Final = "0004"
"""The newest of the migrations."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class BadDatabase(TatamiError, ValueError):
    """A database that cannot be used, and why."""


class DatabaseAway(BadDatabase):
    """A database server that does not answer now; it may later."""


def connect(address: str) -> Engine:
    """An engine for the address, its tables up to date; `BadDatabase` says what is wrong."""
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        engine = _sqlite(url)
    else:
        engine = create_engine(
            url, pool_pre_ping=True, pool_size=4, connect_args={"connect_timeout": 5}
        )
    try:
        migrate(engine)
    except OperationalError as error:
        engine.dispose()
        kind = DatabaseAway if is_shared(url) else BadDatabase
        raise kind(_cannot(url, error.orig)) from None
    except (DatabaseError, sqlite3.Error) as error:
        engine.dispose()
        raise BadDatabase(_cannot(url, getattr(error, "orig", error))) from None
    except BadDatabase:
        engine.dispose()
        raise
    return engine


def _cannot(url: URL, problem: object) -> str:
    return f"the database {url.render_as_string()} cannot be used: {_one_line(problem)}"


def in_brief(error: Exception) -> str:
    """What a database has to say, in one line for the log."""
    return _one_line(getattr(error, "orig", None) or error)[:200]


def _one_line(problem: object) -> str:
    return " ".join(str(problem).split())


def read_address(address: str) -> URL:
    """`sqlite:///file`, `postgresql://…`, or the path of a SQLite file."""
    if "://" not in address:
        return _in_a_file(URL.create("sqlite", database=address))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(
            "the database address is not understood; it looks like sqlite:///tables.db "
            "or postgresql://user@host/name"
        ) from None
    if url.drivername == "sqlite":
        return _in_a_file(url)
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        if find_spec("psycopg") is None:
            raise BadDatabase(
                "PostgreSQL needs one more package: pip install 'tatami-table[postgres]'"
            )
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(f"{url.drivername} is no database for Tatami: take sqlite or postgresql")


def _in_a_file(url: URL) -> URL:
    """SQLite's other addresses keep nothing: each connection would have a database of its own."""
    if not url.database or url.database == ":memory:" or url.query:
        raise BadDatabase(
            "SQLite needs the name of a file for the database, and nothing behind it; "
            "it looks like sqlite:///tables.db"
        )
    return url


def is_shared(url: URL) -> bool:
    """Whether several server processes may use this database at once."""
    return url.get_backend_name() == "postgresql"


def _sqlite(url: URL) -> Engine:
    assert url.database is not None
    try:
        Path(url.database).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"no folder for the database {url.database}: {error}") from None
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; mostly they are."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # servers that start at the same time take turns
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        found = _revision(connection)
        if found is not None and found > REVISION:
            raise BadDatabase(
                f"the database {engine.url.render_as_string()} was written by a later version of "
                "Tatami: update this one, or take another database with --db"
            )
        if found != REVISION:
            _upgrade(connection)
        connection.execute(text("UPDATE pulse SET id = 1"))  # whether it can be written at all


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    # a third of a server's start would be spent on importing this
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
