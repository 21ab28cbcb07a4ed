"""DD-11: what is public and needed to decide stands in the picture."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from tatami.games.dicium.dungeon.terminal import draw
from tatami.language import Speaker
from tests.games.dicium.dungeon.tables import Quest


def picture(quest: Quest) -> list[str]:
    out = StringIO()
    say = Speaker("en", "dicium-dungeon", ["Ann", "Bob"], parts=("tatami.cli",))
    Console(width=110, file=out).print(draw(quest.state.view(0), say))
    return out.getvalue().splitlines()


def test_cards_have_owners_and_goblins_their_strength() -> None:
    lines = picture(Quest("c5", "m6", dice="1 1 4", held="s_gate", goblins="c7"))
    assert any("Ann" in line and "Scroll of the Gate" in line for line in lines)
    assert any("goblin 4" in line for line in lines)


def test_opened_chests_and_shown_relics_are_named() -> None:
    quest = Quest("c5", dice="1 1 4", opened="tr_hand re_red")
    quest.state.crypts[1] = 2
    lines = picture(quest)
    assert any("War Banner" in line for line in lines)
    assert any("d11  Crown" in line for line in lines)


def test_free_slots_are_drawn_by_level() -> None:
    assert any("2Rb 3g↺ 4yb 5rg" in line for line in picture(Quest("c5", dice="1 1 4")))


def test_who_stands_on_a_chest_does_not_hide_it() -> None:
    lines = picture(Quest("d4", dice="1 1 4"))
    assert any("|0$|" in line for line in lines)
    crowded = picture(Quest("d4", "d4", "c6", dice="1 1 4"))
    assert any("|0…|" in line for line in crowded)
    assert any(line.split()[:4] == ["d4", "0", "1", "$"] for line in crowded)


def test_a_special_space_is_seen_under_a_meeple() -> None:
    assert any(" 6  0O " in line for line in picture(Quest("a6", dice="1 1 4")))
    shared = picture(Quest("a6", "a6", dice="1 1 4"))
    assert any(" 6  01 " in line for line in shared)
    assert any(line.split()[:4] == ["a6", "0", "1", "O"] for line in shared)
