"""The worked examples of the rules page, one test each: DC-E01 to DC-E33."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.games.dicium.civilization.rules.ending import account, end_game, ranking
from tests.games.dicium.civilization.tables import DESIGNED, GRID, E, N, S, Table, W


def test_01_labyrinth_by_a_pair_or_by_blue_and_yellow() -> None:
    """DC-E01"""
    dead = {N: "minotaur"}
    one = Table(at={N: "d4"}, dice="2 2 1", dead=dead).play("pair 2 2").go("e5")
    assert one.at(N) == "e5"
    assert one.dice == "1"
    two = Table(at={N: "d4"}, dice="2 3 1", dead=dead)
    two.play("blue 2").go("e4").play("yellow 3").go("e5")
    assert two.at(N) == "e5"
    assert two.dice == "1"
    assert two.state.actions == 0


@pytest.mark.parametrize(("players", "revealed"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_02_common_objectives_revealed(players: int, revealed: int) -> None:
    """DC-E02, DC-5.6"""
    state = DESIGNED.new(players, chance=Chance("e02"), boards="random")
    assert state.open.bit_count() == revealed


def test_03_tiles_of_a_player() -> None:
    """DC-E03, DC-3.1"""
    view = Table().state.view(N)
    assert view["boards"][N]["supply"] == {"city": 5, "temple": 2, "wonder": 1, "hero": 3}
    capitals = [piece for piece in view["pieces"] if piece["kind"] == "capital"]
    assert [piece["seat"] for piece in capitals] == [N, E, S, W]


def test_04_general_examples_5_and_6() -> None:
    """DC-E04, DI-E05, DI-E06"""
    built = Table(at={N: "e3"}, boards="thebes,athens,sparta,corinth", dice="1 D 2")
    built.play("city 1 D for 2", "slot 2a")
    assert built.bonus("blue") == 1
    built.play("blue 2").go("f3", "f4")
    assert built.at(N) == "f4"
    nowhere = Table(at={N: "g2"}, tiles={N: "city g1"}, dice="1 D 2")
    assert nowhere.offers("city") == []

    fight = Table(
        at={N: "d2", E: "c2"},
        boards="sparta,corinth,athens,thebes",
        slots={N: "2a 4b", E: "2b"},
        stored={E: "4"},
        dice="3 3 2",
    )
    fight.play("yellow 3").play("step c2", "spend 1", rolls=(3, 3))
    assert fight.state.points[N] == 2
    assert fight.at(E) == "h5"
    assert fight.stored(E) == ""


def test_05_where_north_gets_from_the_start() -> None:
    """DC-E05"""
    table = Table(dice="2 2 5", at={})
    assert table.reachable("blue 2 2") == "d1 e1 e3 e4 f2 f3 g2"
    three = "c1 d1 e1 e3 e4 f2 f3 f4 g1 g2 h2"
    assert table.reachable("blue 2 2 5") == three
    assert table.reachable("pair 2 2") == "d1 d2 d3 e1 e3 f1 f2 f3"
    yellow = Table(dice="3 3 3")
    assert yellow.reachable("yellow 3") == "d2"
    assert yellow.reachable("yellow 3 3") == "c2 d2 d3"
    assert yellow.reachable("yellow 3 3 3") == "b2 c2 c3 d2 d3 d4"
    hydra = table.play("blue 2 2 5").go("f2", "g2", "h2", rolls=(1,))
    assert "hunt" in hydra.events


def test_06_no_city_on_the_own_capital() -> None:
    """DC-E06, DC-R04"""
    assert Table(dice="1 D 2").offers("city", "temple") == []


def test_07_one_green_die_on_a_quarry() -> None:
    """DC-E07, DC-7.3.6"""
    table = Table(at={N: "f1"}, dice="1 D 2")
    assert "city 1 for 2" in table.legal
    assert table.state.added_faces(N, 0) == 1
    table.play("city 1 for 2", "slot 2a")
    assert table.state.points[N] == 1
    assert table.state.added_faces(N, 0) == 0


def test_08_five_green_faces_on_a_quarry() -> None:
    """DC-E08, DC-R16"""
    table = Table(at={N: "f1"}, slots={N: "3a"}, dice="1 1 D")
    levels = {text.split()[-1] for text in table.offers("city")}
    assert levels == {"2", "3", "4", "5"}
    twos = [text for text in table.offers("city") if text.endswith("2")]
    assert twos == ["city 1 for 2", "city D for 2", "city 1 1 for 2", "city 1 D for 2"]
    fives = [text for text in table.offers("city") if text.endswith("5")]
    assert fives == ["city 1 1 D for 5"]
    temple = table.play("temple 1 1 D", "place d1")
    assert temple.state.points[N] == 3
    assert temple.state.added_faces(N, 0) == 2


def test_09_one_city_in_a_region() -> None:
    """DC-E09, DC-7.2.2"""
    assert Table(at={N: "g2"}, tiles={N: "city g1"}, dice="1 D 2").offers("city") == []
    assert "city 1 D for 2" in Table(at={N: "e3"}, tiles={N: "city g1"}, dice="1 D 2").legal


def test_10_no_slot_of_the_level_no_city() -> None:
    """DC-E10, DC-R03"""
    taken = Table(at={N: "e3"}, slots={N: "2a 2b"}, dice="1 D 2")
    assert taken.offers("city", "temple") == []
    bonus = Table(at={N: "e3"}, slots={N: "2a 2b 3a"}, dice="1 D 2")
    assert bonus.offers("city") == ["city 1 D for 3"]


def test_11_heroes_outside_the_own_starting_region() -> None:
    """DC-E11, DC-7.4.4"""
    home = Table(at={N: "e3"}, dice="2 2 3 3", hands={N: 4})
    assert home.offers("double") == []
    away = Table(at={N: "g4", E: "h4"}, dice="2 2 3 3", hands={N: 4})
    away.play("double 2 2 3 3", "hero redeploy")
    assert away.spaces("place") == "g4 g5 g6 h6 i4 i5 i6"


def test_12_blue_from_e4() -> None:
    """DC-E12"""
    table = Table(at={N: "e4"}, dice="2 2 5")
    assert table.reachable("blue 2 2") == "e3 f3 f4 f5 g4"
    assert table.reachable("pair 2 2") == "d3 d4 d5 e3 e5 f3 f4 f5"


def test_13_a_fight_ends_the_move() -> None:
    """DC-E13, DC-7.1.6"""
    table = Table(at={N: "d2", E: "c2"}, tiles={E: "hero-colour a5 hero-reroll g2"}, dice="3 3 3")
    table.play("yellow 3 3 3").go("c2", rolls=(6, 1))
    assert table.at(N) == "c2"
    assert table.state.points[N] == 2
    assert table.seat == E
    assert table.spaces("retreat") == "a5 g2 h5"
    occupied = Table(
        at={N: "d2", E: "c2", S: "g2"}, tiles={E: "hero-colour a5 hero-reroll g2"}, dice="3 3 3"
    )
    occupied.play("yellow 3 3 3").go("c2", rolls=(6, 1))
    assert occupied.spaces("retreat") == "a5 h5"


def test_14_no_retreat_to_the_hero_just_lost() -> None:
    """DC-E14, DC-R13"""
    table = Table(at={N: "d3", W: "c3"}, tiles={W: "hero-colour c3 hero-reroll g2"}, dice="3 3 2")
    table.play("yellow 3").go("c3", rolls=(6, 1))
    assert table.seat == W
    assert table.spaces("retreat") == "b5 g2"


@pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
def test_15_cerberus(die: int, won: bool) -> None:
    """DC-E15, DC-7.1.5, DC-7.1.8"""
    table = Table(at={N: "c2"}, slots={N: "2a"}, dice="3 4 2")
    table.play("yellow 3", "step b2", "spend 1", rolls=(die,))
    assert table.dice == "2"
    assert table.state.actions == 1
    assert table.seat == N
    assert table.asked == "Act"
    assert table.at(N) == ("b2" if won else "e2")
    assert table.state.points[N] == (3 if won else 0)
    assert (table.state.monster_on(GRID.space["b2"]) < 0) == won


@pytest.mark.parametrize(("die", "struck"), [(4, False), (3, True)])
def test_16_wrath(die: int, struck: bool) -> None:
    """DC-E16, DC-R19, DC-7.4.5"""
    table = Table(
        at={E: "c2"},
        boards="athens,sparta,corinth,thebes",
        slots={E: "2a"},
        stored={E: "4"},
        dice="2 2 2 2",
        hands={N: 4},
        secrets={N: "s10"},
    )
    table.play("four 2 2 2 2", "target 1").play("spend 1", rolls=(die,))
    assert table.state.points[N] == (2 if struck else 0)
    assert table.at(E) == ("h5" if struck else "c2")
    assert table.stored(E) == ""
    assert table.state.attacks[N] == 0
    assert table.state.view(N)["secrets"][N]["progress"] == 0


def test_17_the_round_is_completed() -> None:
    """DC-E17, DC-8.1, DC-7.5"""
    table = Table(3, at={2: "g8"}, first=1, active=2, dice="3 1 2", pool=2)
    table.play("yellow 3").go("h8", rolls=(6,))
    assert table.state.points[2] == 3
    assert table.state.pool == 0
    table.play("end", "store -")
    assert table.state.active == 0
    while table.state.outcome is None:
        table.play(table.legal[0] if table.asked != "Act" else "end")
    assert table.state.round == 1
    assert table.state.outcome.reason == "reason-pool"


def test_18_two_objectives_at_once() -> None:
    """DC-E18, DC-6.4.1, DC-6.4.2, DC-R10"""
    table = Table(
        at={N: "e3"},
        tiles={N: "city g2 city a5"},
        hands={N: 4},
        dice="1 D 2 5",
        common="c01 c02",
    )
    table.play("city 1 D for 2", "slot 2a")
    assert table.legal == ["claim c01", "claim c02", "trade c01", "trade c02"]
    other = Table(
        at={N: "e3"},
        tiles={N: "city g2 city a5"},
        hands={N: 4},
        dice="1 D 2 5",
        common="c01 c02",
    ).play("city 1 D for 2", "slot 2a", "claim c02")
    assert other.legal == ["claim c01", "trade c01"]
    table.play("trade c01")
    assert table.state.hand[N] == 5
    assert table.state.kept[N].bit_count() == 1
    assert table.asked == "Act"


def test_19_redeployment_from_the_next_turn_on() -> None:
    """DC-E19, DC-6.3.1"""
    table = Table(at={N: "g4"}, hands={N: 5}, dice="2 2 3 3 5")
    table.play("double 2 2 3 3", "hero redeploy", "place g5")
    assert table.offers("redeploy") == []
    later = Table(at={N: "g4"}, tiles={N: "hero-redeploy g5"}, dice="1 2 5")
    assert later.spaces("redeploy") == "e2 g5"
    later.play("redeploy g5")
    assert later.offers("redeploy") == []
    after = Table(at={N: "g4"}, tiles={N: "hero-redeploy g5"}, dice="1 2 5")
    after.play("blue 5").go("g5")
    assert after.offers("redeploy") == []


def test_20_full_house_needs_room_for_a_city() -> None:
    """DC-E20, DC-7.4.6"""
    table = Table(at={N: "g2"}, tiles={N: "city g1"}, hands={N: 5}, dice="2 2 2 3 3")
    assert table.offers("full") == []
    assert table.offers("pair", "three", "double") != []
    free = Table(at={N: "g2"}, hands={N: 5}, dice="2 2 2 3 3")
    free.play("full 2 2 2 3 3", "place i1", "slot 5b")
    assert free.state.points[N] == 1
    assert free.bonus("yellow") == 1


def test_21_five_of_a_kind_across_the_sea() -> None:
    """DC-E21, DC-7.4.7"""
    table = Table(at={N: "a7"}, hands={N: 5}, dice="2 2 2 2 2")
    table.play("leap 2 2 2 2 2")
    assert "go a7" not in table.legal  # DC-R17
    assert "go h5" not in table.legal
    table.play("go h2", rolls=(4,))
    assert "lost" in table.events
    assert table.at(N) == "e2"
    won = Table(at={N: "a7"}, hands={N: 5}, dice="2 2 2 2 2")
    won.play("leap 2 2 2 2 2", "go h2", rolls=(5,))
    assert won.at(N) == "h2"


def test_22_democritus_doubles_faces() -> None:
    """DC-E22, DC-3.5.9"""
    table = Table(at={N: "f1"}, cards={N: "democritus"}, dice="1 1 2")
    table.play("card democritus")
    levels = {text.split()[-1] for text in table.offers("city") if "1 1" in text}
    assert levels == {"2", "3", "4", "5"}
    assert table.offers("temple") == ["temple 1 1"]
    assert table.offers("end") == []


def test_23_hypatia_builds_the_wonder() -> None:
    """DC-E23, DC-3.5.16"""
    table = Table(at={N: "g4"}, cards={N: "hypatia"}, hands={N: 4}, dice="2 2 2 D")
    assert table.offers("wonder4", "leap4") == []
    table.play("card hypatia")
    assert set(table.offers("four", "pair", "three")) == set()
    table.play("wonder4 2 2 2 D", "place g5")
    assert table.state.points[N] == 4


def test_24_parmenides_stops_a_step() -> None:
    """DC-E24, DC-3.5.7"""
    table = Table(at={E: "f3"}, cards={E: "parmenides"}, dice="2 2 1")
    table.play("blue 2 2").go("f2", "f3")
    assert table.seat == E
    assert table.legal == ["card parmenides", "pass"]
    table.play("card parmenides")
    assert table.at(N) == "f2"
    assert table.seat == N
    assert "fight" not in table.events
    assert table.dice == "1"
    assert table.state.actions == 1


def test_25_thales_over_land_and_water() -> None:
    """DC-E25, DC-3.5.5"""
    table = Table(cards={N: "thales"}, dice="2 2 1")
    table.play("card thales", "blue 2 2")
    assert table.spaces("step") == "d2 e1 e3 f2"
    again = Table(cards={N: "thales"}, dice="2 2 1").play("card thales")
    found = again.reachable("blue 2 2").split()
    assert {"d3", "f1"} <= set(found)
    assert "h5" not in found


@pytest.mark.parametrize(("stored", "straight"), [("4", True), ("5", False)])
def test_26_a_die_of_diogenes_must_fit_the_straight(stored: str, straight: bool) -> None:
    """DC-E26, DC-3.5.13, DC-7.4.8"""
    table = Table(cards={N: "diogenes"}, stored={E: stored}, dice="1 2 3")
    assert table.offers("straight") == ["straight 1 2 3"]
    table.play("card diogenes")
    assert table.offers("straight") == (["straight 1 2 3 4"] if straight else [])
    assert table.stored(E) == ""


def test_27_the_final_score() -> None:
    """DC-E27, DC-8.2"""
    table = Table(
        2,
        tiles={0: "city g2 city a5 city e6 hero-colour a1"},
        dead={0: "minotaur hydra"},
        attacks={0: 1},
        cards={0: "plato zeno"},
        secrets={0: "s02"},
        common="c01 c02 c03",
        dice="2 5 1",
    )
    state = table.state
    state.open &= ~1
    state.kept[0] |= 1
    assert state.points[0] == 11
    assert account(state, 0)[-4:] == [10, 4, 2, 5]
    assert sum(account(state, 0)) == 32


def test_28_tie_break() -> None:
    """DC-E28, DC-8.3"""
    table = Table(
        3,
        tiles={1: "wonder a1", 2: "wonder i9"},
        dead={0: "minotaur cerberus chimera", 2: "hydra"},
        dice="1 2 3",
    )
    assert ranking(table.state, [30, 30, 30])[0] == (2,)
    assert ranking(table.state, [30, 30, 29])[0] == (1,)
    alike = Table(2, dice="1 2 3")
    assert ranking(alike.state, [30, 30]) == ((0, 1),)


def test_29_solo() -> None:
    """DC-E29, DC-8.4, DC-8.5"""
    table = Table(1, at={0: "g4"}, hands={0: 4}, dice="2 2 2 2")
    assert table.offers("four", "wonder4") == []
    assert table.offers("pair", "three") != []
    lesson = Table(1, at={0: "g4"}, hands={0: 4}, dice="2 2 2 2", cards={0: "hypatia"})
    assert "wonder4 2 2 2 2" in lesson.play("card hypatia").legal
    last = Table(1, round=12, dice="1 2 5").play("end", "store -")
    assert last.state.outcome is not None
    assert last.state.outcome.reason == "reason-turns"
    ranks = {0: "soldier", 20: "soldier", 21: "champion", 26: "chosen", 31: "demigod", 36: "god"}
    assert {points: DESIGNED.box.rank(points) for points in ranks} == ranks
    before = Table(1, round=11, dice="1 2 5").play("end", "store -")
    assert before.state.outcome is None


def test_30_the_lyceum_is_claimed_at_once() -> None:
    """DC-E30, DC-3.6.6"""
    table = Table(
        cards={N: "socrates plato"}, seen="zeno thales hypatia", dice="2 2 2", common="c06"
    )
    table.play("three 2 2 2", "take zeno")
    assert table.legal == ["claim c06", "trade c06"]


def test_31_archimedes_looks_no_further_than_the_region() -> None:
    """DC-E31, DC-3.5.14, DC-R22"""
    far = Table(at={N: "d2", W: "c2"}, tiles={W: "hero-colour c2"}, cards={N: "archimedes"})
    assert far.offers("card") == []
    near = Table(
        at={N: "d2", W: "f1"},
        tiles={W: "hero-colour f1 hero-reroll a1"},
        cards={N: "archimedes", W: "parmenides"},
        dice="1 2 5",
        secrets={N: "s10"},
    )
    near.play("card archimedes", rolls=(6,))
    while near.asked != "Retreat":
        near.play("pass", rolls=(1,))
    assert near.seat == W
    assert near.spaces("retreat") == "a1 b5"
    assert near.state.points[N] == 2
    assert near.at(N) == "d2"
    assert near.state.attacks[N] == 1


def test_32_a_new_die_does_not_spoil_the_straight() -> None:
    """DC-E32, DC-7.4.8"""
    table = Table(
        at={N: "g2"},
        cards={N: "archimedes"},
        dead={N: "minotaur"},
        dice="1 2 3",
        common="c05",
    )
    table.play("card archimedes", rolls=(5,))
    table.play("trade c05")
    assert table.state.hand[N] == 4
    table.play("straight 1 2 3", "hand")
    assert table.state.hand[N] == 5


def test_33_no_land_beside_f1() -> None:
    """DC-E33"""
    table = Table(at={N: "f2"}, dice="3 3 1")
    assert table.reachable("yellow 3 3") == "d2 e2 f1"
    table.play("yellow 3 3").go("f1")
    assert table.asked == "Act"


def test_the_score_sheet_adds_up() -> None:
    """DC-8.2"""
    table = Table(2, tiles={0: "city g2", 1: "temple a5"}, dice="1 2 5")
    end_game(table.state, "reason-pool")
    outcome = table.state.outcome
    assert outcome is not None
    total = outcome.sheet[-1].values
    assert total == outcome.scores
    assert total == tuple(
        sum(line.values[seat] or 0 for line in outcome.sheet[:-1]) for seat in range(2)
    )
