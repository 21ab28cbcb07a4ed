"""DI-4: the table of actions: what is offered, why not, and what it says of itself."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.dicium.rules.actions import ActionMove
from tests.games.dicium.toy import BOX, LEFT, RIGHT, Toy


def offers(toy: Toy, kind: str, seat: int = 0) -> list[str]:
    table = LEFT if seat == 0 else RIGHT
    return [move.text for move in table.offers(toy, seat) if move.kind == kind]


def test_sides_have_tables_of_their_own_and_share_rows() -> None:
    assert offers(Toy("2 2 2 2 2"), "leap") == []
    assert offers(Toy("2 2 2 2 2"), "leap", 1) == ["leap 2 2 2 2 2"]
    assert offers(Toy("2 2 2 2 2"), "wonder", 1) == ["wonder 2 2 2 2 2"]
    assert offers(Toy("2 2 1"), "pair") == offers(Toy("2 2 1"), "pair", 1) == ["pair 2 2"]


def test_one_combination_may_have_several_uses() -> None:
    toy = Toy("3 3 3 3 1")
    assert offers(toy, "spell") == ["spell 3 3 3 3"]
    assert offers(toy, "portal") == ["portal 3 3 3 3"]
    toy.forbidden = {"spell"}
    assert offers(toy, "spell") == []
    assert offers(toy, "portal") == ["portal 3 3 3 3"]


def test_added_faces_stand_in_for_dice_but_never_for_all_of_them() -> None:
    toy = Toy("3 1 2")
    assert offers(toy, "spell") == []
    toy.more = 3
    assert offers(toy, "spell") == ["spell 3"]
    toy.more = 9
    assert offers(toy, "spell") == ["spell 3"]
    assert offers(Toy("1 2 2"), "spell") == []


def test_a_loose_row_takes_more_dice_than_it_must() -> None:
    toy = Toy("1 1 1")
    toy.more = 3
    assert offers(toy, "temple") == ["temple 1 1", "temple 1 1 1"]
    assert offers(toy, "green")[0] == "green 1 for 2"


def test_a_die_that_counts_twice() -> None:
    toy = Toy("1 D 2")
    toy.each, toy.more = 2, 1
    assert offers(toy, "temple") == ["temple 1 D"]
    assert offers(toy, "green") == [
        "green 1 for 2",
        "green D for 2",
        "green 1 for 3",
        "green D for 3",
        "green 1 D for 4",
        "green 1 D for 5",
    ]
    move = BOX.catalogue.find("blue 2")
    assert isinstance(move, ActionMove)
    assert move.faces(toy, 0) == 3


def test_an_open_row_takes_every_number_of_dice_with_all_that_is_added() -> None:
    toy = Toy("2 5 5 1").ask()
    assert offers(toy, "blue") == ["blue 2", "blue 5", "blue 2 5", "blue 5 5", "blue 2 5 5"]
    toy.more = 2
    toy.play("blue 5 5")
    assert toy.notes == [("move", 4)]


def test_a_joker_stands_in_for_any_number_once() -> None:
    toy = Toy("1 3 4")
    assert offers(toy, "pair") == []
    toy.joker = 1
    assert offers(toy, "pair") == ["pair 1 3", "pair 1 4", "pair 3 4"]


def test_young_players_use_colours_only() -> None:
    toy = Toy("2 2 1", young=True).ask()
    assert toy.offered == ["blue 2", "blue 2 2", "end"]
    assert toy.hand == [5, 5]
    with pytest.raises(IllegalMove) as refusal:
        toy.play("pair 2 2")
    assert refusal.value.reason.id == "illegal-young"


@pytest.mark.parametrize(
    ("dice", "move", "reason"),
    [
        ("1 3 5", "pair 2 2", "illegal-used"),
        ("3 3 3 3", "temple 1 1", "illegal-used"),
        ("1 1 3", "temple 1 1", "illegal-faces"),
        ("1 1 1", "green 1 1 for 3", "illegal-faces"),
        ("3 3 3 3", "spell 3 3 3 3", "illegal-now"),
        ("2 2 2 2 2", "wonder 2 2 2 2 2", "illegal-now"),
    ],
)
def test_what_is_not_on_offer_says_why(dice: str, move: str, reason: str) -> None:
    toy = Toy(dice).ask()
    toy.forbidden = {"spell"}
    with pytest.raises(IllegalMove) as refusal:
        toy.play(move)
    assert refusal.value.reason.id == reason


def test_fewer_dice_would_do() -> None:
    toy = Toy("1 1 1")
    toy.more = 1
    toy.ask()
    with pytest.raises(IllegalMove) as refusal:
        toy.play("green 1 1 for 2")
    assert refusal.value.reason.id == "illegal-fewer"


def test_a_straight_needs_the_whole_hand() -> None:
    toy = Toy("1 2 3").ask()
    assert "straight 1 2 3" in toy.offered
    toy.whole = False
    toy.forget_answers()
    assert "straight 1 2 3" not in toy.offered
    with pytest.raises(IllegalMove) as refusal:
        toy.play("straight 1 2 3")
    assert refusal.value.reason.id == "illegal-straight"


def test_the_overview_says_what_each_row_does_now() -> None:
    toy = Toy("3 3 3 3").ask()
    toy.more, toy.forbidden = 1, {"portal"}
    rows = {(row["kind"], row["level"]): row for row in toy.view(0)["actions"]}
    assert rows[("spell", None)]["faces"] == 4
    assert rows[("spell", None)]["obstacle"] is None
    assert rows[("portal", None)]["obstacle"] == "illegal-now"
    assert [text["args"]["count"] for text in rows[("blue", None)]["does"]] == [2, 3, 4, 5, 6]
    assert rows[("green", 3)]["does"] == [{"id": "use-slot", "args": {"level": 3}}]
    toy.active = 1
    assert {"wonder", "leap"} <= {row["kind"] for row in toy.view(0)["actions"]}


def test_a_table_in_the_catalogue_lists_its_moves_by_rising_index() -> None:
    for dice in ("2 2 5 3 D", "1 D D 3 3", "2 2 2 2 2", "1 2 3 4 5"):
        for seat, table in enumerate((LEFT, RIGHT)):
            indices = [move.index for move in table.offers(Toy(dice), seat)]
            assert indices == sorted(set(indices))


def test_slots_are_taken_once_and_of_the_right_level() -> None:
    toy = Toy("1 1 D D").ask()
    toy.play("green 1 1 for 2").play("slot 2a").play("green D D for 2")
    assert toy.slots[0] == 0b11
    assert toy.told.count("bonus") == 2
    toy.actions, toy.dice = 1, 2
    toy.forget_answers()
    assert offers(toy, "green") == []


def test_what_the_kit_asks_can_be_drawn_at_random() -> None:
    rng = Chance("play")
    toy = Toy("1 2 3").ask()
    for _ in range(200):
        seat = toy.actors[0]
        toy.apply(seat, rng.chooses(toy.legal(seat)), rng)
