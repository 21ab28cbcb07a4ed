"""Co-operative tables: one person on several seats, and things that are shown to the others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.core.advisor import Advisor
from tatami.core.chance import Chance
from tatami.core.move import Catalogue
from tatami.language import LANGUAGES, Speaker
from tatami.table import requests as ask
from tatami.table.audience import Audience
from tatami.table.founding import new_table, rematch
from tatami.table.permissions import POINTS, POINTS_SECONDS
from tatami.table.refusal import Refusal
from tatami.table.seat import key_of
from tatami.table.store import Store
from tatami.table.table import Table
from tatami.table.wire import NewTable, SeatWish
from tests.table.desk import ID, Desk, Onlooker
from tests.table.test_permissions import refused
from tests.table.toy import BID, OFFERS, ROLL, STEP, TOY, ToyGame

FRIENDS = ToyGame(
    "toy",
    1,
    (2, 3, 4),
    3,
    (1, 2),
    (),
    Catalogue([STEP, ROLL, BID, *OFFERS]),
    Advisor(),
    cooperative=True,
)
ME, OPEN = SeatWish("me"), SeatWish("open")


def pair_and_one() -> Desk:
    """Ada has the seats 0 and 1, Bea has 2."""
    desk = Desk(FRIENDS, 3)
    desk.do(None, ask.Join("Ada", key_of("ada"), 0))
    desk.do(0, ask.Sit(ID, 1, "me"))
    desk.do(None, ask.Join("Bea", key_of("bea"), 2))
    return desk


def enter(audience: Audience, desk: Desk, token: str) -> Onlooker:
    watcher = Onlooker(desk.table.seat_of(key_of(token)), token)
    audience.enter(watcher, 0)
    return watcher


def told(watcher: Onlooker) -> list[dict[str, Any]]:
    return [json.loads(text) for text in watcher.take()]


# several seats


def test_one_person_takes_several_seats_and_gives_them_back() -> None:
    desk = pair_and_one()
    assert desk.table.names == ["Ada", "Ada 2", "Bea"]
    assert desk.table.own_seats(0) == desk.table.own_seats(1) == [0, 1]
    assert desk.table.own_seats(2) == [2]
    with refused("error-seat-taken"):
        desk.do(0, ask.Sit(ID, 2, "me"))
    with refused("error-host-only"):
        desk.do(2, ask.Sit(ID, 1, "open"))
    desk.do(0, ask.Sit(ID, 1, "open"))
    assert desk.table.own_seats(0) == [0]
    desk.do(2, ask.Sit(ID, 1, "me"))
    with refused("error-own-seat"):
        desk.do(0, ask.Sit(ID, 0, "open"))
    desk.do(2, ask.Sit(ID, 1, "open"))
    assert [seat.kind for seat in desk.table.seats] == ["person", "open", "person"]


def test_elsewhere_everybody_has_one_seat() -> None:
    desk = Desk(TOY, 3)
    desk.do(None, ask.Join("Ada", "a", 0))
    with refused("error-one-seat-each"):
        desk.do(0, ask.Sit(ID, 1, "me"))


@pytest.mark.parametrize(
    ("game", "refusal"), [("dicium-dungeon", None), ("shogun", "error-one-seat-each")]
)
def test_a_new_table_for_one_person_on_several_seats(game: str, refusal: str | None) -> None:
    wish = NewTable(game, 3, "Ada", [ME, OPEN, ME])
    if refusal is not None:
        with pytest.raises(Refusal) as caught:
            new_table(wish, "a secret")
        assert caught.value.reason.id == refusal
        return
    founding, host = new_table(wish, "a secret")
    assert host == 0
    assert [(entry.seat, entry.key) for entry in founding.entries if hasattr(entry, "key")] == [
        (0, key_of("a secret")),
        (2, key_of("a secret")),
    ]


def test_a_table_without_a_seat_of_ones_own_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        new_table(NewTable("dicium-dungeon", 2, "Ada", [OPEN, OPEN]), "a secret")
    assert caught.value.reason.id == "error-one-host"


def test_the_page_turns_to_the_seat_that_is_asked() -> None:
    desk = pair_and_one().start()
    audience = Audience(desk.table)
    ada, bea = enter(audience, desk, "ada"), enter(audience, desk, "bea")
    (whole,) = [said for said in told(ada) if said["is"] == "table"]
    assert (whole["you"], whole["mine"], whole["host"]) == (0, [0, 1], True)
    assert told(bea)[0]["mine"] == [2]
    assert all(seat["here"] for seat in whole["table"]["seats"][:2])

    desk.play(0, STEP)
    audience.tell(everything=True)
    (turned,) = told(ada)
    assert (turned["is"], turned["you"], ada.seat) == ("update", 1, 1)
    assert [move["text"] for move in turned["legal"]] == ["step", "roll", "bid"]
    assert turned["prompt"]["id"] == "ask-turn"
    assert turned["view"]["steps"] == [1, 0, 0]
    assert len(turned["events"]) == 1
    assert turned["undo"]["can"]

    desk.play(1, STEP)
    audience.tell(everything=True)
    (waiting,) = told(ada)
    assert "you" not in waiting
    assert waiting["legal"] == []
    assert len(told(bea)[-1]["legal"]) == 3


def test_an_answer_names_its_seat() -> None:
    desk = pair_and_one().start()
    question = desk.question(0)
    with refused("error-not-your-seat"):
        desk.do(0, ask.Play("one", question, STEP.index, 2))
    desk.do(1, ask.Play("one", question, STEP.index, 0))
    assert desk.table.actors == (1,)
    with refused("illegal-not-asked"):
        desk.do(1, ask.Play("two", question, STEP.index, 0))


def test_whichever_seat_is_shown_the_last_move_can_be_taken_back() -> None:
    desk = pair_and_one().start()
    desk.play(0, STEP)
    desk.do(1, ask.Undo(ID))
    assert desk.table.actors == (0,)
    desk.play(0, STEP)
    desk.play(1, STEP)
    with refused("illegal-undo"):
        desk.do(2, ask.Undo(ID))
    desk.do(0, ask.Undo(ID))
    assert desk.table.actors == (1,)


def test_a_person_agrees_once_whatever_the_number_of_seats() -> None:
    desk = Desk(FRIENDS, 4)
    for seat, name in enumerate(("Ada", "Bea", "Cid")):
        desk.do(None, ask.Join(name, name, seat))
    desk.do(1, ask.Sit(ID, 3, "me"))
    desk.start()
    desk.do(0, ask.Takeover(ID, 2), here={0, 1, 3})
    assert desk.table.pending is not None
    assert desk.table.pending.needs == {1}
    desk.do(3, ask.Consent(ID, "takeover", True), here={0, 1, 3})
    assert desk.table.seats[2].stand_in == "agreed"


def test_secret_answers_of_both_seats() -> None:
    """All seats bid at once: the page stays with the first of them until it has answered."""
    desk = pair_and_one().start()
    audience = Audience(desk.table)
    ada = enter(audience, desk, "ada")
    desk.play(0, BID)
    audience.tell(everything=True)
    assert ada.seat == 0
    desk.play(0, OFFERS[1])
    told(ada)
    audience.tell(everything=True)
    (turned,) = told(ada)
    assert turned["you"] == 1
    assert turned["view"]["offer"] is None


def test_a_rematch_keeps_all_seats_and_begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.table.founding.find_game", {FRIENDS.id: FRIENDS}.get)
    desk = Desk(FRIENDS, 2)
    desk.do(None, ask.Join("Ada", "ada", 0))
    desk.do(0, ask.Sit(ID, 1, "me"))
    desk.start()
    entries = rematch(desk.table, 0).entries
    assert [type(entry).__name__ for entry in entries] == ["Sit", "Sit", "Start"]


def test_a_person_on_two_seats_plays_a_dungeon_to_the_end() -> None:
    game = tatami.game("dicium-dungeon")
    founding, host = new_table(
        NewTable("dicium-dungeon", 2, "Ada", [ME, ME], seating="as-seated", start=True), "ada"
    )
    desk = Desk(game, 2)
    desk.table = Table(founding.setup, game, desk.table.clocks.outages)
    for entry in founding.entries:
        desk.table.apply(entry, 0.0)
    audience = Audience(desk.table)
    ada, rng = enter(audience, desk, "ada"), Chance("company")
    seen, number = {host}, 0
    while desk.table.phase == "playing":
        said = told(ada)[-1]
        assert ada.seat is not None
        seen.add(ada.seat)
        legal = desk.table.match.state.legal(ada.seat) if desk.table.match else []
        if "legal" in said:
            assert [move["index"] for move in said["legal"]] == [move.index for move in legal]
        number += 1
        move = rng.chooses(legal)
        desk.do(ada.seat, ask.Play(str(number), desk.question(ada.seat), move.index, ada.seat))
        audience.tell(everything=True)
    assert seen == {0, 1}
    assert told(ada)[-1]["outcome"] is not None


# pointing


def quest() -> Desk:
    return Desk(tatami.game("dicium-dungeon"), 2).sit(2).start()


def test_pointing_is_told_to_all_and_kept_in_the_chat() -> None:
    desk = quest()
    desk.do(1, ask.Point(ID, "g4"))
    desk.do(0, ask.Point(ID, "card-s_recall"))
    said = {
        "en": ["P1 points at g4.", "P0 points at Scroll of Recall."],
        "fr": ["P1 montre la case g4.", "P0 montre une carte\u00a0: Parchemin de rappel."],
    }
    for language in LANGUAGES:
        say = Speaker(language, "dicium-dungeon", ["P0", "P1"])
        assert [say(line.note) for line in desk.table.chat if line.note] == said[language]
    assert [(line.seat, line.thing) for line in desk.table.chat] == [
        (1, "g4"),
        (0, "card-s_recall"),
    ]
    assert desk.again().chat == desk.table.chat


def test_only_what_is_there_can_be_pointed_at() -> None:
    desk = quest()
    for thing in ("", "z99", "card-", "face-1", "<b>"):
        with refused("error-nothing-there"):
            desk.do(0, ask.Point(ID, thing))
    with pytest.raises(msgspec.ValidationError):
        ask.read(json.dumps({"do": "point", "id": "1", "thing": "g" * 65}))


def test_nobody_points_all_the_time() -> None:
    desk = quest()
    for _ in range(POINTS):
        desk.do(0, ask.Point(ID, "g4"))
    with refused("error-points-often"):
        desk.do(0, ask.Point(ID, "g5"))
    desk.do(1, ask.Point(ID, "g5"))
    desk.now += POINTS_SECONDS + 1
    desk.do(0, ask.Point(ID, "g5"))


def test_pointing_needs_a_game() -> None:
    desk = Desk(tatami.game("dicium-dungeon"), 2).sit(2)
    with refused("error-not-playing"):
        desk.do(0, ask.Point(ID, "g4"))
    with refused("error-not-seated"):
        desk.do(None, ask.Point(ID, "g4"))


def test_what_is_pointed_at_is_all_that_is_sent() -> None:
    desk = quest()
    audience = Audience(desk.table)
    watcher = Onlooker(1)
    audience.enter(watcher, 0)
    told(watcher)
    desk.do(0, ask.Point(ID, "g4"))
    audience.tell(everything=False)
    (said,) = told(watcher)
    assert said.keys() == {"is", "move", "chat"} | ({"table"} & said.keys())
    (line,) = said["chat"]
    assert (line["seat"], line["thing"], line["said"]) == (0, "g4", "")
    assert line["after"] == len(desk.table.events)


def test_a_stored_table_gives_the_seats_back(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"))
        founding, _ = new_table(NewTable("dicium-dungeon", 2, "Ada", [ME, ME], start=True), "ada")
        await store.found(founding)
        stored = await store.load(founding.setup.id)
        assert stored is not None
        setup, rows = stored
        table = Table(setup, tatami.game("dicium-dungeon"), Desk(FRIENDS, 2).table.clocks.outages)
        for data, at in rows:
            table.read(data, at)
        assert table.seats_of(key_of("ada")) == [0, 1]
        assert table.seat_of(key_of("ada")) in table.asked
        store.close()

    asyncio.run(run())
