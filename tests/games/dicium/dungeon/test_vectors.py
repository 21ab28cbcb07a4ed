"""The test vectors of the rules page, by letter and number."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tests.games.dicium.dungeon.tables import GRID, Quest

SIX_WITH_CROWN = "tr_bonus tr_portal tr_goblin tr_look tr_move re_crown"
QUIET = ("go", "keep -", "stand", "end", "store -", "pass", "stop")


def wait(quest: Quest) -> Quest:
    """Whoever is asked does as little as possible."""
    legal = quest.legal
    return quest.play(next((move for move in QUIET if move in legal), legal[0]))


def end_turn(quest: Quest) -> Quest:
    seat, turn = quest.state.active, quest.state.turn
    while quest.won is None and (quest.state.active, quest.state.turn) == (seat, turn):
        wait(quest)
    return quest


def kings_die(quest: Quest, *rolls: int) -> Quest:
    """The next turn begins with these dice."""
    state = quest.state
    while not quest.legal[0].startswith("store"):
        quest.play("stand" if "stand" in quest.legal else "end")
    quest.play("store -", rolls=rolls)
    assert state.turn == 2
    return quest


def test_a_the_fullest_trophy_track_sets_the_objective() -> None:
    """DD-9.1."""
    assert Quest("a6", "a6", "a6", dice="1 2 5", trophies=(2, 0, 1)).state.objective() == 7


def test_b_crown_and_chests_before_the_king_sits() -> None:
    """DD-9.2."""
    quest = Quest("d4", dice="1 1 2", king="i4", opened=SIX_WITH_CROWN, trophies=(2,))
    assert quest.state.objective() == 7
    assert kings_die(quest, 1).reason == "reason-king"
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_green re_red"
    quest = Quest("d4", dice="2 2 5", king="i4", opened=seven, trophies=(2,))
    assert kings_die(quest, 1).won is False
    quest = Quest("d4", dice="1 1 2", king="i4", opened=SIX_WITH_CROWN, trophies=(2,))
    assert quest.play("treasure 1 1").reason == "reason-won"
    assert quest.won is True


@pytest.mark.parametrize(("die", "won"), [(5, True), (4, False)])
def test_c_equal_strength_wins(die: int, won: bool) -> None:
    quest = Quest("c5", dice="1 1 2", characters=["magician"], monsters={"d5": "rat"})
    quest.play("pair 1 1").go("d5", rolls=(die,))
    assert (quest.state.trophies(0) == 1) is won


def test_d_a_slot_alone_opens_no_door() -> None:
    assert Quest("g6", dice="1 2 5", characters=["magician"]).offers("opening") == []
    assert Quest("g6", dice="1 3 5", characters=["magician"]).offers("opening") == ["opening 3"]


def test_e_the_thief_begins_with_a_green_slot() -> None:
    quest = Quest("a6", dice="1 2 3", characters=["thief"])
    assert [quest.bonus(b) for b in ("green", "blue", "yellow", "red", "reroll")] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("gob1", "a5 a7 b6"),
        ("gob2", "a4 a8 b5 b7 c6"),
        ("gob3", "b4 b8 c5 c7 d6"),
    ],
)
def test_1_where_goblins_come(card: str, spaces: str) -> None:
    """DD-E01, DD-R01, DD-1.2."""
    assert Quest("a6", card=card).places("goblin") == spaces.split()


def test_2_no_space_no_goblin_and_no_stock_no_hope() -> None:
    quest = Quest("g11", "g10", card="gob1", goblins="f11", stock=0)
    assert quest.won is None
    assert "no-goblin" in quest.events
    quest = Quest("g11", "g10", card="gob1", stock=0)
    assert (quest.won, quest.reason) == (False, "reason-goblins")


def test_3_a_scroll_before_the_reveal_saves_the_day() -> None:
    quest = Quest("a6", held="s_banish", stock=0, begin=True)
    quest.state.decks = [0, 0, 5]
    assert quest.legal == ["scroll s_banish", "go"]
    quest.play("scroll s_banish")
    quest.play(quest.legal[0])
    assert quest.state.stock == 1
    quest.play(quest.legal[0])
    assert quest.won is None
    assert Quest("a6", held="s_banish", stock=0, card="gob2").won is False


def fireballs(*at: str, **pieces: str) -> list[str]:
    """Where a fireball may go."""
    quest = Quest(*at, dice="3 3 5", monsters={"j2": ""}, **pieces)  # type: ignore[arg-type]
    if not quest.offers("fireball"):
        return []
    quest.play("fireball 3 3")
    return quest.places("burn") if "burn" in quest.legal[0] else ["the only one"]


def test_4_line_of_sight() -> None:
    """DD-7.3.11."""
    assert fireballs("e3", goblins="e8")
    assert not fireballs("e3", "e6", goblins="e8")
    assert not fireballs("e3", goblins="e8", king="e6")
    assert not fireballs("e3", goblins="e8", portal="e6")
    assert not fireballs("g6", goblins="g5")
    assert fireballs("j3")
    assert not fireballs("m4")


def test_5_the_king_stands_before_nobody() -> None:
    quest = Quest("e4", dice="3 3 5", goblins="e7", king="e7")
    assert quest.offers("fireball") == ["fireball 3 3"]
    assert not Quest("e4", dice="3 3 5", king="e7").offers("fireball")


def test_6_where_the_portal_tile_goes() -> None:
    """DD-7.4.8, DD-R17."""
    spaces = Quest("b4", dice="1 1 2 2").play("double 1 1 2 2").places("place")
    assert "e4" in spaces
    assert "a6" in spaces
    assert "d4" not in spaces
    assert "b4" not in spaces
    opened = Quest("b4", dice="1 1 2 2", opened="tr_hand", treasuries="d4")
    assert "d4" in opened.play("double 1 1 2 2").places("place")
    company = Quest("b4", "a6", dice="1 1 2 2").play("double 1 1 2 2")
    assert "a6" not in company.places("place")
    again = Quest("b4", dice="1 1 2 2", portal="b5").play("double 1 1 2 2")
    assert "b5" not in again.places("place")


@pytest.mark.parametrize(
    ("combination", "die", "won"),
    [
        ("three 1 1 1", 4, True),
        ("three 1 1 1", 3, False),
        ("pair 1 1", 5, True),
        ("pair 1 1", 4, False),
    ],
)
def test_7_three_of_a_kind_helps_in_the_fight(combination: str, die: int, won: bool) -> None:
    """DD-E07."""
    quest = Quest("c6", dice="1 1 1 4", monsters={"d5": "ghoul"})
    quest.play(combination).go("c5", "d5")
    assert quest.legal == ["spend 0", "spend 1"]
    quest.play("spend 1", rolls=(die,))
    assert (quest.state.trophies(0) == 1) is won
    if won:
        assert quest.at() == "d5"
        assert quest.legal[0].startswith("slot")


def test_8_a_fight_lost() -> None:
    """DD-7.2.5."""
    quest = Quest("c6", "a1", dice="1 1 1 2 4", monsters={"d5": "ghoul"}, hand=5)
    quest.play("three 1 1 1").go("c5", "d5").play("spend 1", rolls=(1,))
    assert quest.places("retreat") == ["a6", "m6"]
    quest.play("retreat m6")
    assert (quest.at(), quest.dice) == ("m6", "2")
    quest.play("blue 2").go("l6")
    assert quest.at() == "l6"


def test_9_a_full_house_goes_through() -> None:
    """DD-7.4.6, DD-R10, DD-R14."""
    quest = Quest("c5", dice="1 1 1 2 2", hand=5).play("full 1 1 1 2 2").go("d5")
    assert quest.state.trophies(0) == 1
    assert quest.legal[0].startswith("slot")
    quest.play(quest.legal[0])
    assert quest.places("step") == ["d4"]
    quest.go("d4")
    assert "step" not in quest.legal[0]
    quest = Quest("c4", dice="1 1 2")
    assert "step d4" not in quest.play("pair 1 1").legal


def test_10_the_king_marches() -> None:
    """DD-8.3.1."""
    quest = kings_die(Quest("a6", dice="2 2 5", king="i5"), 2)
    assert quest.king == "i4"
    assert quest.places("goblin") == ["h3", "h5", "i6", "j3", "j5", "k4"]
    quest = Quest("a6", dice="2 2 5", king="i5", opened="tr_hand", treasuries="g4")
    assert "g4" in kings_die(quest, 2).places("goblin")
    assert kings_die(Quest("a6", dice="2 2 5", king="i5"), 5).reason == "reason-king"


def test_11_on_the_throne_no_goblin_is_placed() -> None:
    quest = kings_die(Quest("a6", dice="2 2 5", king="i4"), 1)
    assert quest.reason == "reason-king"
    assert quest.state.goblins == ()


def test_12_the_king_sends_players_away() -> None:
    """DD-8.3.2, DD-R08."""
    quest = kings_die(Quest("e6", "f6", dice="2 2 5", king="e7"), 6)
    assert quest.seat == 0
    quest.play("retreat a6")
    assert quest.seat == 1
    quest.play("retreat m6")
    assert quest.king == "f6"
    quest = kings_die(Quest("e6", "a1", dice="2 2 5", king="e7", portal="f6"), 6)
    assert quest.places("retreat") == ["a6", "f6", "m6"]
    quest.play("retreat f6")
    assert quest.places("retreat") == ["a6", "m6"]


def test_13_the_king_enters() -> None:
    """DD-8.2, DD-R06."""
    quest = Quest("g11", card="king")
    assert quest.places("retreat") == ["a6", "m6"]
    quest.play("retreat a6")
    assert (quest.king, quest.state.rolled) == ("g11", True)
    assert "kings-die" not in quest.events
    end_turn(quest)
    assert "kings-die" in quest.events


def test_14_a_guard_room_and_a_slot_add_faces() -> None:
    """DD-E14, DD-7.3.10."""
    quest = Quest("b4", dice="1 D 2", characters=["thief"])
    assert quest.offers("search") == [
        "search 1 for 2",
        "search D for 2",
        "search 1 for 3",
        "search D for 3",
        "search 1 D for 4",
    ]
    quest = Quest("b4", dice="1 2 2", characters=["thief"])
    assert quest.offers("search") == ["search 1 for 2", "search 1 for 3"]
    assert Quest("b4", dice="2 2 5", characters=["thief"]).offers("search") == []


def test_15_the_golden_lockpick() -> None:
    """DD-3.3.7."""
    quest = Quest("m11", dice="1 2 2", characters=["thief"], opened="re_green")
    assert quest.offers("relic") == ["relic 1"]
    quest = Quest("m11", dice="1 1 2", opened="re_green")
    assert quest.offers("relic") == ["relic 1 1"]


def test_16_a_full_trophy_track() -> None:
    """DD-7.2.4, DD-R19."""
    quest = Quest("c5", dice="1 1 2", trophies=(3,), monsters={"d5": "rat"})
    quest.play("pair 1 1").go("d5", rolls=(6,))
    assert quest.state.trophies(0) == 3
    assert quest.state.lairs.count(-1) == 4
    assert quest.legal[0].startswith("slot")
    assert quest.state.objective() == 6
    four = Quest("a6", "a6", "a6", "a6", dice="1 2 5", trophies=(1, 1, 1, 1))
    assert four.state.objective() == 8


def test_17_a_trophy_may_win() -> None:
    """DD-E17, DD-R12."""
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_red re_crown"
    quest = Quest("c5", "a6", dice="1 1 2", trophies=(1, 0), opened=seven, monsters={"d5": "rat"})
    assert quest.state.objective() == 8
    quest.play("pair 1 1").go("d5", rolls=(6,))
    assert quest.won is True
    quest = Quest("d4", "a6", dice="1 1 2", trophies=(1, 0), opened=seven)
    assert quest.play("treasure 1 1").won is True


def test_18_help_is_near() -> None:
    """DD-3.5.15."""
    assert Quest("c6", "e9", card="oubliette").state.spared
    assert not Quest("c6", "f9", card="oubliette").state.spared
    assert not Quest("c6", card="oubliette").state.spared


def test_19_amnesia() -> None:
    """DD-3.5.8, DD-R20."""
    quest = Quest("a6", card="amnesia", hand=5, stored="1 2")
    assert quest.state.size == 3
    quest.play("keep 1 2", rolls=(3,))
    assert quest.dice == "1 2 3"
    quest.play("stand", "straight 1 2 3")
    assert all(text.startswith("slot") for text in quest.legal)
    quest = Quest("a6", card="amnesia", hand=4, stored="1 2")
    quest.play("keep 1 2", rolls=(3,)).play("stand", "straight 1 2 3")
    assert "hand" in quest.legal
    assert quest.play("hand").state.hand == [5]


def test_20_the_imp() -> None:
    """DD-3.5.12."""
    quest = Quest("a6", card="imp", hand=4, stored="5")
    assert (quest.state.stored, quest.state.size) == ([0], 4)
    assert Quest("a6", card="imp", hand=4).state.size == 3


def test_21_the_idol() -> None:
    """DD-3.5.9."""
    for die, won in ((6, True), (5, False)):
        quest = Quest(
            "c5", dice="1 1 2", card="idol", slots={0: "2a 5a"}, monsters={"d5": "skeleton"}
        )
        quest.play("pair 1 1").go("d5", rolls=(die,))
        assert (quest.state.trophies(0) == 1) is won


def test_22_magic_steps() -> None:
    """DD-7.3.2, DD-7.3.4, DD-R15."""
    assert Quest("g6", dice="3 1 1").play("opening 3").at() == "g5"
    quest = Quest("g6", dice="3 1 2", goblins="g5").play("opening 3", rolls=(1,))
    assert quest.places("retreat") == ["a6", "m6"]
    assert quest.play("retreat a6").dice == "1 2"
    quest = Quest("a4", dice="3 3 3", monsters={"a3": "dragon"}).play("ghost 3 3 3")
    assert "cross a3" in quest.legal
    assert "fight" in quest.play("cross a3", rolls=(1,)).events
    quest = Quest("b1", dice="3 3 3 1").play("ghost 3 3 3")
    assert quest.at() == "a1"


def test_23_the_ring_of_passage() -> None:
    """DD-3.4.15."""
    quest = Quest("b9", dice="2 2 1 1", held="i_ring").play("pair 2 2").go("b10", "b11")
    assert quest.at() == "b11"
    quest.play("pair 1 1").go("c11")
    assert "step d11" not in quest.legal


def test_24_the_rotten_floor() -> None:
    """DD-3.5.5."""
    assert Quest("b4", card="floor").at() == "m6"
    assert Quest("g9", card="floor").places("start") == ["a6", "m6"]
    assert Quest("a6", card="floor").at() == "m6"


def test_25_quicksand() -> None:
    """DD-3.5.4."""
    quest = Quest("c6", dice="2 2 5", card="sand", slots={0: "2a 2b"})
    assert quest.offers("pair") == []
    assert quest.offers("blue") == ["blue 2 2", "blue 2 5", "blue 2 2 5"]
    quest.play("blue 2 5").go("d6")
    assert quest.state.actions == 1
    assert not quest.offers("step")


def test_26_winged_sandals() -> None:
    """DD-3.3.6, DD-7.3.8."""
    others = "tr_bonus tr_portal tr_hand tr_goblin tr_look"
    quest = Quest("d4", dice="1 1 4 2", monsters={"d5": "rat"}, opened=others)
    quest.state.treasuries = [True, False, False, False, False, False]
    quest.play("treasure 1 1", "use").go("d5")
    assert quest.legal == ["spend 0", "spend 1"]
    quest.play("spend 1", rolls=(6,))
    quest.play(quest.legal[0])
    assert quest.state.actions == 1
    assert quest.offers("blue") == ["blue 2"]


def test_27_the_king_leaves_a_shared_space() -> None:
    """DD-R07."""
    quest = kings_die(Quest("h6", dice="2 2 5", king="h6"), 4)
    assert (quest.king, quest.at()) == ("i5", "h6")


def test_28_a_marching_song() -> None:
    """DD-3.4.6."""
    quest = Quest("a6", "a1", "m6", card="song")
    asked = []
    while quest.legal[-1] == "stop" and (quest.seat not in asked):
        asked.append(quest.seat)
        quest.play("stop")
    assert asked == [0, 2]
    quest = Quest("c6", "c5", card="song").go("c5")
    assert "step d5" not in quest.legal
    quest.play("stop")
    assert (quest.at(0), quest.at(1), quest.seat) == ("c5", "c5", 1)


def test_29_young_adventurers() -> None:
    """DD-2.2, DD-R21."""
    for difficulty, stocks in (("normal", [4, 5, 6, 6]), ("heroic", [4, 4, 5, 5])):
        for players, stock in enumerate(stocks, start=1):
            quest = Quest(*["a6"] * players, dice="1 2 5", young="true", difficulty=difficulty)
            assert quest.state.stock == stock
    quest = Quest("g6", dice="3 4 5 D D", characters=["elf"], young="true")
    kinds = {text.split()[0] for text in quest.legal}
    assert kinds == {"blue", "opening", "search", "teleport", "end"}
    assert quest.offers("search") == ["search D D for 2"]
    quest.play("search D D for 2")
    assert quest.bonus("red") == 1
    quest.play("blue 5").go("f6")
    assert quest.state.stack[-1].left == 1  # type: ignore[attr-defined]


def test_30_sealed_off() -> None:
    """DD-4.3."""
    for space, ghost in (("a1", True), ("m11", False)):
        quest = Quest(space, dice="3 3 3 2 2", hand=5)
        assert quest.offers("pair") == []
        assert quest.offers("blue") == []
        assert quest.offers("opening")
        assert quest.offers("teleport")
        assert bool(quest.offers("ghost")) is ghost
        assert Quest(space, dice="2 2 3", held="i_ring").offers("pair")
    quest = Quest("m11", dice="2 2 2 2 2", hand=5).play("five 2 2 2 2 2")
    assert len(quest.places("jump")) == len(GRID) - 1
    quest = Quest("a1", dice="2 2 3", held="s_recall").play("scroll s_recall")
    assert quest.places("jump") == ["a6", "m6"]
    assert quest.state.copy().determinize(0, Chance("any")).dump() == quest.state.dump()
