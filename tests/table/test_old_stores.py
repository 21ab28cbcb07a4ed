"""Tables that earlier releases stored go on; one that cannot says kindly why."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.core import record
from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, finish
from tatami.table import messages
from tatami.table import requests as ask
from tatami.table.clock import Outages
from tatami.table.founding import reopen
from tatami.table.permissions import entry_for, eyes_for, finished
from tatami.table.refusal import Refusal
from tatami.table.setup import Setup
from tatami.table.store import Store
from tatami.table.table import Table

STORES = Path(__file__).parent / "stores"
RELEASES = sorted(path.stem for path in STORES.glob("*.sql"))


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def stored(release: str, folder: Path) -> dict[str, tuple[Setup, list[tuple[str, float]]]]:
    """All tables of the store, read by today's code."""
    file = folder / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((STORES / f"{release}.sql").read_text(encoding="utf-8"))
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]

    async def read() -> dict[str, Any]:
        store = Store(str(file))
        found = {id: await store.load(id) for id in ids}
        store.close()
        return found

    return asyncio.run(read())


def expected(release: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((STORES / f"{release}.json").read_text(encoding="utf-8"))
    return read


def facts(table: Table) -> dict[str, Any]:
    return {
        "game": table.setup.game,
        "phase": table.phase,
        "entries": table.length,
        "moves": len(table.match.moves) if table.match is not None else 0,
        "undos": table.undos,
        "names": table.names,
        "chat": len(table.chat),
        "stand_ins": [seat.stand_in for seat in table.seats],
        "record": sha256(table.record().encode()).hexdigest() if table.phase == "over" else None,
    }


def look_at(table: Table) -> None:
    """Everything that anybody can be told about the table."""
    for seat in (None, *range(table.setup.players)):
        json.loads(messages.whole(table, seat, set(), 0.0, 0))


def test_every_stored_table_is_what_it_was(release: str, tmp_path: Path) -> None:
    tables = stored(release, tmp_path)
    assert tables.keys() == expected(release).keys()
    for id, facts_then in expected(release).items():
        setup, rows = tables[id]
        table = reopen(setup, rows, Outages([]))
        assert facts(table) == facts_then
        if table.match is not None:
            table.match.state.check()
        look_at(table)


MIDDLES = {
    "one-loot": "ask-loot",
    "one-target": "ask-target",
    "second-hook": "ask-hook",
    "start-solo": "ask-start",
    "start-stored": "ask-start",
    "store": "ask-store",
}
"""Races that stand in the middle of what their rules asked otherwise than those of today."""
ADVISED = 12
"""Moves that bots advise before the games go on at random."""


@pytest.mark.slow
def test_every_stored_game_goes_on_to_its_end(release: str, tmp_path: Path) -> None:
    """CC-R35"""
    asked = {}
    for id, (setup, rows) in stored(release, tmp_path).items():
        table = reopen(setup, rows, Outages([]))
        if table.phase != "playing":
            continue
        assert table.match is not None
        asked[id] = _asked(table)
        game, match = table.game, table.match
        for _ in range(ADVISED):
            seat = match.state.actors[0]
            world = game.load(game.advisor.imagine(match.state, seat, Chance("world")).dump())
            move = game.advisor.advice(world, seat, Chance("thoughts"))
            match.play(seat, move or match.state.legal(seat)[0])
        finish(match, at_random(Chance("on and on")))
        assert record.verify(table.record(), tatami.game).game is game
    assert asked.items() >= MIDDLES.items()


def _asked(table: Table) -> str:
    assert table.match is not None
    prompt = table.match.state.prompt(table.actors[0])
    assert prompt is not None
    return prompt.id


def playing(release: str, folder: Path) -> tuple[Setup, list[tuple[str, float]]]:
    """A table with a game that has lasted a while."""
    return max(stored(release, folder).values(), key=lambda one: len(one[1]))


def test_a_game_of_other_rules_can_be_looked_at_and_talked_about(
    release: str, tmp_path: Path
) -> None:
    setup, rows = playing(release, tmp_path)
    values = {**{name: getattr(setup, name) for name in setup.__struct_fields__}, "rules": 99}
    table = reopen(Setup(**values), rows, Outages([]))
    assert table.stopped is not None
    assert table.stopped.args["begun"] == 99
    assert table.match is not None
    assert table.match.moves
    assert table.actors == ()
    assert table.thinking() == []
    look_at(table)
    with pytest.raises(Refusal, match="stopped-other-rules"):
        entry_for(table, 0, ask.Play("id", 1, 0), 0.0, set())
    with pytest.raises(Refusal, match="stopped-other-rules"):
        entry_for(table, 0, ask.Resign("id"), 0.0, set())
    for asked in (lambda: finished(table), lambda: eyes_for(table, 0, 1)):
        with pytest.raises(Refusal, match="stopped-other-rules"):
            asked()
    table.apply(entry_for(table, 0, ask.Say("id", "What now?"), 0.0, set()), 0.0)
    assert table.chat[-1].said == "What now?"


@pytest.mark.parametrize("damage", ['{"is":"play","seat":0,"move":"no such move"}', "{", "null"])
def test_a_damaged_log_is_followed_up_to_the_damage(
    release: str, tmp_path: Path, damage: str
) -> None:
    setup, rows = playing(release, tmp_path)
    middle = len(rows) // 2
    whole = reopen(setup, rows[:middle], Outages([]))
    broken = [*rows[:middle], (damage, 0.0), *rows[middle + 1 :]]
    table = reopen(setup, broken, Outages([]))
    assert table.stopped is not None
    assert table.stopped.id in ("stopped-damaged", "stopped-other-rules")
    assert table.length == len(rows)
    assert table.moves <= whole.moves
    look_at(table)
