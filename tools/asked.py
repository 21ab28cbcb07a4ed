"""Fills a database for the browser's tests: tables at each kind of question, before and at ends.

python tools/asked.py DATABASE   says as JSON which table stands where, and the token of its seat
"""

import asyncio
import json
import sys
from pathlib import Path
from time import time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from fixtures import ASKED, QUESTIONS, RECORDS  # noqa: E402

import tatami  # noqa: E402
from tatami.core import record  # noqa: E402
from tatami.core.record import Record  # noqa: E402
from tatami.table import log  # noqa: E402
from tatami.table.clock import NoClock  # noqa: E402
from tatami.table.seat import key_of  # noqa: E402
from tatami.table.setup import Setup  # noqa: E402
from tatami.table.store import Founding, Store  # noqa: E402

TOKEN = "seat_gallery"
NAMES = ("Émile-Alexandrine", "Botan", "🦊🎎 Konstantinos-Maria", "Daiki", "Emi", "Fuji", "Goro")


def main(address: str) -> int:
    kept = sorted(QUESTIONS.glob("*.tatami"))
    records = sorted(RECORDS.glob("*.tatami"), key=lambda path: path.stat().st_size)
    ended: dict[str, Path] = {}
    for path in records:
        ended.setdefault(path.name.partition(".")[0], path)
    paths = [*kept, *ended.values(), *records]
    tables = [
        founding(path, number, last=number >= len(paths) - len(records))
        for number, path in enumerate(paths)
    ]
    asyncio.run(store(address, [made for made, _ in tables]))
    print(
        json.dumps(
            [
                described(path, made, answer)
                for path, (made, answer) in zip(paths, tables, strict=True)
            ]
        )
    )
    return 0


def founding(path: Path, number: int, *, last: bool) -> tuple[Founding, int | None]:
    """The game of a record, with bots at the other seats; before the `last` move, and which."""
    kept = record.read(path.read_text(encoding="utf-8"))
    me = asked(kept)
    answer = None
    if last:
        _, me, text = kept.moves.pop()
        match, _ = record.follow(kept, tatami.game)
        answer = [move.text for move in match.state.legal(me)].index(text)
    setup = Setup(
        id=f"gallery{number:05}",
        game=kept.game,
        rules=kept.version,
        players=kept.players,
        options=kept.options,
        clock=NoClock(),
        host=me,
        seed=record.need_seed(kept),
        created=time(),
    )
    seats = [
        log.Sit(seat, "person", ASKED, key=key_of(TOKEN))
        if seat == me
        else log.Sit(seat, "bot", NAMES[seat], "easy")
        for seat in range(kept.players)
    ]
    moves = [log.Play(seat, move) for _, seat, move in kept.moves]
    return Founding(setup, [*seats, log.Start(me), *moves]), answer


def asked(kept: Record) -> int:
    return kept.names.index(ASKED) if ASKED in kept.names else 0


async def store(address: str, tables: list[Founding]) -> None:
    stored = Store(address)
    for table in tables:
        await stored.found(table)
    stored.close()


def described(path: Path, made: Founding, answer: int | None) -> dict[str, str | int | None]:
    return {
        "game": made.setup.game,
        "asked": path.name.split(".")[1],
        "answer": answer,
        "table": made.setup.id,
        "token": TOKEN,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
