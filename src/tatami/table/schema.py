"""The tables of the database. The unique key (table, number) decides who was first."""

from sqlalchemy import Column, DateTime, Double, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("seating", String(16), nullable=False, server_default="as-seated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row: when a server was last alive."""

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

bot_leases = Table(
    "bot_leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""Which process plays a table's bots when several share the store."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
"""Reviews of games that are over, as JSON."""
