"""A refusal names the rule that has its reason, not just any rule."""

from __future__ import annotations

from importlib import import_module

import pytest

from tatami.core.errors import IllegalMove
from tatami.language import Speaker, rules_pages
from tests.games.dicium.civilization.tables import DESIGNED, N, S, Table, luck
from tests.games.dicium.crazy_cup.tables import DESIGNED as CANYON
from tests.games.dicium.crazy_cup.tables import Race
from tests.games.dicium.dungeon.tables import Quest
from tests.games.dicium.shogun.tables import DESIGNED as PALACE
from tests.games.dicium.shogun.tables import Table as Raid

GAMES = ("civilization", "crazy_cup", "dungeon", "shogun")


@pytest.mark.parametrize("game", GAMES)
def test_what_hinders_an_action_has_its_rule(game: str) -> None:
    rules = import_module(f"tatami.games.dicium.{game}.rules.refusal")._RULES
    id = f"dicium-{game.replace('_', '-')}"
    known = {rule for page in rules_pages.pages(id, "en") for rule in page.ids}
    say = Speaker("en", id)
    for reason, rule in rules.items():
        assert rule in known, reason
        assert say.has(reason.split()[-1]), reason


def in_civilization(table: Table, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        table.state.apply(table.seat, DESIGNED.move(move), luck(1))
    return refused.value.reason.id, refused.value.reason.rule


def test_civilization_names_the_rule_of_the_card_or_the_move() -> None:
    aimed = Table(at={N: "c3", S: "a1"}, cards={N: "archimedes"}, dice="1 2 5")
    aimed.play("card archimedes")
    assert in_civilization(aimed, "aim i9") == ("illegal-space", "DC-3.5.14")
    near = Table(at={N: "e3"}, cards={N: "anaximander"}, dice="1 2 5")
    near.play("card anaximander", "pay 1")
    assert in_civilization(near, "go a4") == ("illegal-space", "DC-3.5.15")
    leap = Table(dice="2 2 2 2 2", hands={N: 5})
    leap.play("leap 2 2 2 2 2")
    here = leap.at(N)
    assert in_civilization(leap, f"go {here}") == ("illegal-space", "DC-7.4.7")


def test_civilization_names_the_rule_of_a_card_that_is_refused() -> None:
    table = Table(cards={N: "zeno thales"}, dice="1 3 4")
    assert in_civilization(table, "card zeno") == ("illegal-card-moment", "DC-3.5.8")
    assert in_civilization(table, "card thales") == ("illegal-no-fit", "DC-3.5.18")
    assert in_civilization(table, "card plato") == ("illegal-no-card", "DC-3.5.2")


def test_civilization_names_the_rule_of_a_step() -> None:
    table = Table(at={N: "e2"}, dice="2 2 2")
    table.play("blue 2 2 2")
    assert in_civilization(table, "step i9") == ("illegal-way", "DI-R02")
    assert in_civilization(table, "step d2") == ("illegal-water", "DC-7.3.1")


def test_crazy_cup_names_the_rule_of_a_step() -> None:
    race = Race("l6", "l6", dice="2 2 5")
    race.play("pair 2 2")
    for move, rule in (("step l5", "CC-7.3.2"), ("step a8", "CC-1.4")):
        assert race.state.why_not(0, CANYON.move(move)).rule == rule


def test_what_is_not_asked_is_refused_without_a_reason_of_what_is() -> None:
    race = Race("l6", "l6", dice="2 2 5", stored={0: "2"})
    race.play("pair 2 2")
    for move in ("blast l7", "tornado l7", "lane b4"):  # the way to l7 is open
        assert race.state.why_not(0, CANYON.move(move)).id == "illegal-now"
    rolling = Race("l6", "l6", stored={0: "2"}, begin=True)
    assert rolling.state.why_not(0, CANYON.move("keep 3")).id == "illegal-used"
    for move in ("pair 3 3", "reroll 3", "store 3"):
        assert rolling.state.why_not(0, CANYON.move(move)).id == "illegal-now"
    paying = Table(at={N: "e3"}, cards={N: "anaximander"}, dice="1 2 5")
    paying.play("card anaximander")
    assert in_civilization(paying, "go a4")[0] == "illegal-now"
    attached = Table(cards={N: "pythagoras"}, dice="1 2 5")
    attached.play("card pythagoras")
    assert in_civilization(attached, "end")[0] == "illegal-attached"
    assert in_civilization(attached, "store 1")[0] == "illegal-now"
    raid = Raid("blue", "2 2 5", blue="f10", yellow="a6").play("pair 2 2").state
    question = raid.why_not(0, PALACE.move("go a6"))
    assert question.id == "illegal-too-far"
    for move in ("place a6", "target a6", "lift a6"):
        assert raid.why_not(0, PALACE.move(move)).id == "illegal-now"


def test_dungeon_names_the_trap_that_hinders() -> None:
    quest = Quest("g6", dice="1 1 2 3", hand=4, card="jaws", held="s_recall")
    for move, rule in (("blue 2", "DD-3.5.3"), ("scroll s_recall", "DD-3.5.3")):
        with pytest.raises(IllegalMove) as refused:
            quest.play(move)
        assert refused.value.reason.rule == rule
