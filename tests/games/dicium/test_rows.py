"""Cards, treasures, objectives and actions are rows: none can be half finished."""

from __future__ import annotations

import importlib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tatami.core import rows
from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.rows import Row, complete, of_each
from tatami.games.dicium.civilization.rules.actions import StepAround, joined
from tatami.games.dicium.civilization.rules.cards import (
    CARDS,
    Companion,
    MoreQuestions,
    NoRiverTwice,
    Philosopher,
)
from tatami.games.dicium.civilization.rules.moving import Stop
from tatami.games.dicium.civilization.rules.objectives import COMMON, SECRET
from tatami.games.dicium.civilization.rules.philosophers import COMPANY, PHILOSOPHERS, Company
from tatami.games.dicium.crazy_cup.bot.card_sense import told_of
from tatami.games.dicium.crazy_cup.rules.cards import CARDS as CHEATS
from tatami.games.dicium.crazy_cup.rules.cards import Aimed, Cheat, Storm
from tatami.games.dicium.crazy_cup.rules.mishaps import MISHAPS, Mishap, SetBack
from tatami.games.dicium.crazy_cup.rules.names import CAUSES
from tatami.games.dicium.crazy_cup.rules.names import CHEATS as CHEAT_IDS
from tatami.games.dicium.crazy_cup.rules.reactions import StopCard
from tatami.games.dicium.dungeon.rules.cards import TABLE, HelpTrap, Trap, card_table
from tatami.games.dicium.dungeon.rules.chests import TREASURE_TABLE, Treasure
from tatami.games.dicium.dungeon.rules.kept import Card, Kept
from tatami.games.dicium.dungeon.rules.lasting import LASTING, NOTHING, Lasting, lasting
from tatami.games.dicium.dungeon.rules.names import CARDS as ADVENTURES
from tatami.games.dicium.dungeon.rules.names import TREASURES
from tatami.games.dicium.dungeon.rules.scrolls import MightScroll, Scroll
from tatami.games.dicium.rules.actions import Actions, Use, number
from tatami.games.dicium.rules.cards import CardReaction, CardRow, Interjection, card_rows
from tatami.games.dicium.rules.combinations import PAIR

interpreted = pytest.mark.skipif(
    not str(rows.__file__).endswith(".py"),
    reason="a test cannot derive from compiled classes",
)


def with_row(table: list[Any], row: Row) -> list[Any]:
    """The table with this row in the place of the one with the same id."""
    assert row.id in [other.id for other in table]
    return [row if other.id == row.id else other for other in table]


# a name in the box that no row says anything about


@pytest.mark.parametrize(
    ("what", "ids", "table"),
    [
        ("Philosopher", PHILOSOPHERS, CARDS),
        ("the attached Philosopher", [row.id for row in COMPANY], COMPANY),
        ("the Common Objective", [row.id for row in COMMON], COMMON),
        ("the Secret Objective", [row.id for row in SECRET], SECRET),
        ("the Cheat card", CHEAT_IDS, CHEATS),
        ("mishap", CAUSES, MISHAPS),
        ("card", ADVENTURES, TABLE),
        ("the treasure", TREASURES, TREASURE_TABLE),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_has_no_row_cannot_load(what: str, ids: list[str], table: list[Row]) -> None:
    assert complete(what, ids, table) == table
    with pytest.raises(BadContent, match=f"what does {what} spoon do"):
        complete(what, [*ids, "spoon"], table)
    with pytest.raises(BadContent, match=f"there is no {what} {ids[-1]} in the content"):
        complete(what, ids[:-1], table)


# a row that says nothing


@pytest.mark.parametrize(
    "row",
    [
        CardRow("dynamite", "CC-3.4.16"),
        Cheat("dynamite", "CC-3.4.16"),
        Storm("twister", "CC-3.4.5"),
        Aimed("cannon", "CC-3.4.7"),
        Interjection("hook", "CC-3.4.1"),
        Interjection("hook", "CC-3.4.1", CardReaction),
    ],
    ids=lambda row: type(row).__name__,
)
def test_a_cheat_card_without_effect_cannot_load(row: CardRow[Any]) -> None:
    with pytest.raises(BadContent, match=f"what does the Cheat card {row.id} do"):
        card_rows("the Cheat card", CHEAT_IDS, with_row(CHEATS, row))


@interpreted
def test_an_aimed_card_needs_its_mishap() -> None:
    class Spoon(Aimed):
        def reaches(self, race: Any, seat: int, target: int) -> bool:
            return True

    with pytest.raises(BadContent, match="what does the Cheat card dynamite do"):
        card_rows("the Cheat card", CHEAT_IDS, with_row(CHEATS, Spoon("dynamite", "CC-3.4.16")))


@pytest.mark.parametrize("row", [Mishap("oil"), SetBack("oil", "spoon")])
def test_a_mishap_without_effect_or_distance_cannot_load(row: Mishap) -> None:
    with pytest.raises(BadContent, match="what does mishap oil do"):
        complete("mishap", CAUSES, with_row(MISHAPS, row))


@pytest.mark.parametrize("row", [Philosopher("plato"), Interjection("zeno", "DC-3.5.17")])
def test_a_philosopher_without_effect_cannot_load(row: CardRow[Any]) -> None:
    with pytest.raises(BadContent, match=f"what does Philosopher {row.id} do"):
        card_rows("Philosopher", PHILOSOPHERS, with_row(CARDS, row))


@pytest.mark.parametrize(
    "row",
    [
        Interjection("zeno", "DC-3.5.17", Stop),
        MoreQuestions("zeno"),
        MoreQuestions("thales"),
        Companion("plato"),
        NoRiverTwice("socrates"),
    ],
    ids=lambda row: f"{type(row).__name__} {row.id}",
)
def test_a_philosopher_is_asked_for_at_its_moment_or_cannot_load(row: CardRow[Any]) -> None:
    table = with_row(CARDS, row)
    try:
        with pytest.raises(BadContent, match=f"when is Philosopher {row.id} played"):
            card_rows("Philosopher", PHILOSOPHERS, table)
    finally:
        card_rows("Philosopher", PHILOSOPHERS, CARDS)


def test_a_cheat_card_is_asked_for_by_its_own_question_or_cannot_load() -> None:
    row = Interjection("hook", "CC-3.4.1", StopCard)
    with pytest.raises(BadContent, match="when is the Cheat card hook played"):
        card_rows("the Cheat card", CHEAT_IDS, with_row(CHEATS, row))


def test_a_philosopher_attached_without_effect_cannot_load() -> None:
    with pytest.raises(BadContent, match="what does the attached Philosopher thales do"):
        complete(
            "the attached Philosopher",
            [row.id for row in COMPANY],
            with_row(COMPANY, Company("thales")),
        )


@pytest.mark.parametrize(
    "row",
    [
        Card("song", "DD-3.4.6"),
        Trap("floor2", "DD-3.5.5"),
        HelpTrap("floor2", "DD-3.5.5"),
        Kept("s_gate", "DD-3.4.10"),
        Scroll("s_gate", "DD-3.4.10"),
        MightScroll("s_gate", "DD-3.4.10"),
    ],
    ids=lambda row: type(row).__name__,
)
def test_an_adventure_card_without_effect_cannot_load(row: Card) -> None:
    ids, table = [*ADVENTURES], [*TABLE]
    if row.id not in ids:
        ids.append(row.id)
        table.append(row)
    else:
        table = with_row(TABLE, row)
    with pytest.raises(BadContent, match=f"what does card {row.id} do"):
        complete("card", ids, table)


def test_an_adventure_card_stands_among_its_own_sort() -> None:
    assert card_table([*TABLE]) == TABLE
    song = next(row for row in TABLE if row.id == "song")
    misplaced = type(song)("web", "DD-3.5.2")
    with pytest.raises(BadContent, match="card web stands among cards of another sort"):
        card_table(with_row(TABLE, misplaced))


def test_what_lasts_changes_something_with_a_number() -> None:
    there = [row for row in LASTING if row is not NOTHING]
    assert lasting(there) == LASTING
    with pytest.raises(BadContent, match="what does card charm change"):
        lasting(with_row(there, Lasting("charm")))
    with pytest.raises(BadContent, match="card idol needs a number"):
        lasting(with_row(there, Lasting("idol", strength=1)))
    with pytest.raises(BadContent, match="no card spoon"):
        lasting([*there, Lasting("spoon", no_magic=True)])


def test_a_treasure_without_effect_cannot_load() -> None:
    row = Treasure("tr_look", "DD-3.3.5")
    with pytest.raises(BadContent, match="what does the treasure tr_look do"):
        complete("the treasure", TREASURES, with_row(TREASURE_TABLE, row))


def test_an_action_without_effect_cannot_load() -> None:
    with pytest.raises(BadContent, match="what does the action pair do"):
        Actions((number(PAIR, Use()),))


@interpreted
def test_an_action_that_does_not_say_what_it_does_cannot_load() -> None:
    class Silent(Use[Any]):
        def begin(self, state: Any, seat: int, faces: int, chance: Chance) -> None:
            return

    with pytest.raises(BadContent, match="no message says what the action pair does"):
        Actions((number(PAIR, Silent()),))


def test_a_philosopher_whom_no_action_accepts_cannot_load() -> None:
    alone = "which action can thales, democritus, protagoras, hypatia be attached to"
    with pytest.raises(BadContent, match=alone):
        joined(number(PAIR, StepAround()))


# something beside the rules that must keep up with the content


def test_a_bots_weights_name_every_card() -> None:
    assert of_each("weights.py", "card", ["fork", "spoon"], {"spoon": 2, "fork": 1}) == [1, 2]
    with pytest.raises(BadContent, match=r"weights.py says nothing of card spoon"):
        of_each("weights.py", "card", ["fork", "spoon"], {"fork": 1})
    with pytest.raises(BadContent, match=r"weights.py names card knife, and there is none"):
        of_each("weights.py", "card", ["fork"], {"fork": 1, "knife": 2})


def test_a_cheat_card_that_drivers_do_not_know_to_play_is_named() -> None:
    between = [row for row in CHEATS if row.moment == "act"]
    sense = {row.id: row.kind for row in between}
    assert told_of("AFTER_CARD", between, sense) == {kind: kind for kind in sense.values()}
    with pytest.raises(BadContent, match=r"card_sense.py: AFTER_CARD says nothing of .* cannon"):
        told_of("AFTER_CARD", between, {id: sense[id] for id in sense if id != "cannon"})


# something in the content that no rule asks for


@pytest.mark.parametrize(
    ("game", "more", "problem"),
    [
        ("crazy_cup", "[cards.spoon]\ncount = 1\npair = false", "[cards.spoon] count"),
        ("crazy_cup", "spoons = 3", "[distances] spoons"),
        ("dungeon", "[cards.spoon]\ncount = 1", "[cards.spoon] count"),
        ("dungeon", "[monsters.spoon]", "[monsters] spoon"),
        ("civilization", "[philosophers.spoon]\npoints = 1", "[philosophers.spoon] points"),
        ("civilization", "[common.c11]\nneed = 1\npoints = 1", "[common.c11] need"),
        ("civilization", "[secret.s11]\nneed = 1\npoints = 1", "[secret.s11] need"),
        ("shogun", '[boards.spoon]\nslots = ["red"]', "[boards.spoon] slots"),
    ],
)
def test_content_that_no_rule_asks_for_is_refused(
    game: str, more: str, problem: str, tmp_path: Path
) -> None:
    package = f"tatami.games.dicium.{game}"
    for file in files(package).iterdir():
        if file.name.endswith((".toml", ".txt")):
            (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    content = tmp_path / "content.toml"
    lines = content.read_text(encoding="utf-8")
    content.write_text(f"{lines}\n{more}\n", encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        importlib.import_module(f"{package}.game").with_content(content)
    assert f"the rules know no {problem}" in str(refused.value)
    assert "content.toml, line " in str(refused.value)
