"""Cheat cards beyond the worked examples: their needs, their reach, who knows what."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tests.games.dicium.crazy_cup.tables import DESIGNED, FAILS, GRID, PASSES, Race


def known(race: Race, viewer: int | None) -> list[tuple[str, tuple[int, ...]]]:
    cards = race.state.view(viewer)["cards"]["known"]
    return [(entry["card"], tuple(entry["seats"])) for entry in cards]


def test_thirty_cards_and_what_is_left_in_the_deck() -> None:
    """CC-5.5"""
    assert sum(GAME.box.counts) == 30
    for players, left in ((1, 19), (2, 21), (3, 18), (4, 15)):
        state = GAME.new(players, chance=Chance(players))
        assert sum(state.piles.deck) == left
        assert [state.piles.count(seat) for seat in range(players)] == [3] * players


def test_cards_that_cost_a_pair_need_one() -> None:
    """CC-3.4.11"""
    costly = "cannon pressure market"
    assert Race("e8", "b8", dice="1 2 3", cards={0: costly}).offers("card") == []
    race = Race("e8", "b8", dice="1 2 D", cards={0: costly})
    assert race.offers("card") == [f"card {card}" for card in costly.split()]
    race.play("card pressure")
    assert race.legal == ["pay 1 D", "pay 2 D"]
    race.play("pay 2 D")
    assert (race.dice, race.left, race.state.actions) == ("1", 4, 2)


def test_a_paid_pair_rules_out_the_straight() -> None:
    """CC-R18, DI-R10"""
    race = Race("e8", "b8", dice="1 2 D", cards={0: "market"})
    assert "straight 1 2 D" in race.legal
    race.play("card market", "pay 1 D", "tile saws")
    assert race.offers("straight") == []


def test_cannon_sends_back_five() -> None:
    """CC-3.4.7"""
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon"})
    race.play("card cannon", rolls=(FAILS,))
    assert race.at(1) == "e10"


def test_red_dice_and_bonuses_help_in_a_test() -> None:
    """CC-7.4"""
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon"}, stored={1: "4 4"}, slots={1: "2b"})
    race.state.boards[1] = race.state.box.boards[2]
    race.play("card cannon")
    assert race.legal == ["spend 0", "spend 1", "spend 2"]
    race.play("spend 2", rolls=(3,))
    assert (race.at(1), race.stored[1]) == ("b8", "")


def test_twister_wants_an_empty_space() -> None:
    """CC-3.4.5"""
    race = Race("e8", "b8", dice="2 3 1", cards={0: "twister"}, tornado="k1")
    race.play("card twister")
    spaces = [text.split()[1] for text in race.legal]
    assert sorted(spaces) == sorted(set(GRID.names) - {"l6", "e8", "b8", "k1"})


def test_the_tornado_leaves_with_its_owners_next_turn() -> None:
    """CC-3.3.4"""
    race = Race("e8", "b8", dice="2 3 1", cards={0: "twister"})
    race.play("card twister", "tornado d8", "store -")
    assert race.state.tornado_owner == 0
    while race.state.active == 1:
        race.play(next(m for m in ("stand", "store -") if m in race.legal))
    assert race.state.tornado == -1


def test_dust_devil_with_several_targets() -> None:
    """CC-3.4.6"""
    race = Race("e8", "b8", "b8", dice="2 2 1", cards={0: "dust"})
    race.play("card dust", rolls=(PASSES, FAILS))
    assert (race.at(1), race.at(2), race.state.tornado) == ("b8", "e8", -1)
    race = Race("e8", "b8", "b8", dice="2 2 1", cards={0: "dust"})
    race.play("card dust", rolls=(PASSES, PASSES))
    assert GRID.names[race.state.tornado] == "b8"


def test_stunt_driver_passes_without_a_roll() -> None:
    """CC-3.4.3"""
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon", 1: "stunt"})
    race.play("card cannon")
    assert race.legal == ["card stunt", "pass"]
    race.play("card stunt")
    assert race.at(1) == "b8"
    assert race.seat == 0


def test_a_marshal_may_stop_a_stunt_driver_and_he_may_try_again() -> None:
    """CC-6.10"""
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon marshal", 1: "stunt stunt"})
    race.play("card cannon", "card stunt")
    assert (race.seat, race.legal) == (0, ["card marshal", "pass"])
    race.play("card marshal")
    assert (race.seat, race.legal) == (1, ["card stunt", "pass"])
    race.play("pass", rolls=(FAILS,))
    assert race.at(1) == "e10"


def test_a_passed_stunt_leads_to_the_dice() -> None:
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon", 1: "stunt"}, stored={1: "4"})
    race.play("card cannon", "pass")
    assert race.legal == ["spend 0", "spend 1"]


def test_a_marshal_stops_a_hook() -> None:
    """CC-R23"""
    race = Race("c8", "e8", dice="2 2 1", cards={0: "marshal", 1: "hook hook"})
    race.play("pair 2 2", "card hook", "card marshal")
    assert race.seat == 0
    race.play("step b8", "step a8")
    assert race.at(1) == "e8"


def test_pickpocket_reaches_two_steps_over_any_ground() -> None:
    for there, reached in (("c8", True), ("e8", True), ("d7", True), ("e9", False), ("b7", False)):
        road = {1: "d8"} if there == "d7" else {}
        race = Race("c8", there, dice="1 3 5", cards={0: "thief", 1: "oil"}, road=road)
        assert ("card thief" in race.legal) is reached, there


def test_pickpocket_takes_a_tile_or_a_card() -> None:
    """CC-3.4.10"""
    race = Race("c8", "d8", dice="1 3 5", cards={0: "thief", 1: "oil"}, tiles={1: "saws"})
    race.play("card thief", rolls=(FAILS,))
    assert race.legal == ["loot saws", "loot card"]
    race.play("loot saws")
    assert (race.tiles(0), race.tiles(1)) == (["saws"], [])
    race = Race("c8", "d8", dice="1 3 5", cards={0: "thief", 1: "oil"})
    race.play("card thief", rolls=(FAILS,))
    assert race.state.piles.holds(0, CHEATS.index("oil"))
    assert known(race, 1) == [("oil", (0,))]


def test_pickpocket_finds_nothing_when_the_test_took_the_last_card() -> None:
    race = Race("c8", "d8", dice="1 3 5", cards={0: "thief marshal", 1: "stunt"})
    race.play("card thief", "card stunt", "card marshal", rolls=(FAILS,))
    assert race.seat == 0
    assert race.offers("store")
    assert race.offers("loot") == []


def test_black_market_exchanges_on_a_full_board() -> None:
    """CC-3.4.15, CC-R28"""
    race = Race("c8", "l7", dice="2 2 5", cards={0: "market"}, tiles={0: "springs saws"})
    race.play("card market")
    assert race.legal == [
        "swap springs shield",
        "swap springs paddles",
        "swap saws shield",
        "swap saws paddles",
    ]
    race.play("swap saws paddles")
    assert race.tiles() == ["springs", "paddles"]
    assert race.state.supply == [0, 1, 1, 0]


def test_loaded_die_keeps_the_hand_whole() -> None:
    """CC-3.4.13, CC-R26"""
    race = Race("c8", "l7", dice="1 2 5", cards={0: "loaded"})
    race.play("card loaded", "turn 5 3")
    assert "straight 1 2 3" in race.legal


def test_pit_crew_is_a_garage_everywhere_but_not_a_second_one() -> None:
    """CC-3.4.14"""
    race = Race("c8", "l7", dice="2 1 4", cards={0: "pit"})
    race.play("card pit", "blue 2")
    assert race.left == 2
    race = Race("e8", "l7", dice="2 1 4", cards={0: "pit"})
    race.play("card pit", "blue 2")
    assert race.left == 2


def test_two_charges_open_a_wall_onto_rough_ground() -> None:
    """CC-R27"""
    race = Race("i8", "l7", dice="2 2 3 3 5", cards={0: "dynamite dynamite"})
    race.play("card dynamite", "pay 2 2", "card dynamite", "blue 5")
    assert race.legal == ["step h8", "step j8", "blast-twice i9"]


def test_a_wall_onto_rough_ground_with_tile_and_charge() -> None:
    race = Race("i8", "l7", dice="2 2 5", cards={0: "dynamite"}, tiles={0: "saws"})
    race.play("card dynamite", "blue 5", "blast i9")
    assert (race.at(), race.tiles(), race.state.dynamite) == ("i9", [], 0)


def test_finished_drivers_are_no_targets_and_throw_no_hooks() -> None:
    """CC-10.2, CC-R20"""
    race = Race("l5", "l7", dice="2 2 1", cards={0: "cannon", 1: "hook oil"}, finished=(1,))
    assert race.offers("card") == []
    race.play("pair 2 2").go("l6", "l7")
    assert race.seat == 0


def test_a_card_of_the_row_is_known_to_all_until_it_is_played() -> None:
    """CC-8.2, CC-R32"""
    race = Race("c8", "l7", "l7", dice="1 1 1")
    card = CHEATS[race.state.piles.row[0]]
    race.play("three 1 1 1", f"take {card}")
    assert known(race, 1) == known(race, 2) == known(race, None) == [(card, (0,))]
    assert known(race, 0) == []


def test_a_theft_blurs_what_the_others_know() -> None:
    """CC-R32"""
    race = Race("c8", "c8", "l7", dice="1 1 1")
    kind = race.state.piles.row[0]
    piles = race.state.piles
    piles.take_from_row(race.state, 1, kind, Chance("row"))
    piles.steal(race.state, 0, 1, Chance("theft"))
    assert piles.holds(0, kind)
    assert known(race, 2) == known(race, None) == [(CHEATS[kind], (0, 1))]
    assert known(race, 1) == [(CHEATS[kind], (0,))]
    assert known(race, 0) == []
    for seed in range(20):
        world = race.state.determinize(2, Chance(seed)).piles
        assert world.holds(0, kind) or world.holds(1, kind)


def test_whoever_might_hold_a_card_is_asked_and_it_shows_nothing() -> None:
    """CC-R31"""
    race = Race("c8", "e8", "a8", "l7", dice="2 2 1", cards={1: "hook", 2: "oil", 3: "hook"})
    race.play("pair 2 2")
    hook = CHEATS.index("hook")
    assert list(race.state.actors) == [1, 2]
    assert [move.text for move in race.state.legal(1)] == ["card hook", "pass"]
    assert [move.text for move in race.state.legal(2)] == ["pass"]
    race.state.apply(2, DESIGNED.move("pass"), Chance("answers"))
    assert list(race.state.actors) == [1]
    assert race.state.deciding(0) == race.state.deciding(None) == (1, 2)
    worlds = [race.state.determinize(0, Chance(seed)) for seed in range(30)]
    assert {world.piles.holds(1, hook) for world in worlds} == {False, True}
    assert {world.piles.holds(2, hook) for world in worlds} == {False, True}


def test_nobody_is_asked_for_a_card_that_everybody_knows_to_be_elsewhere() -> None:
    """CC-R31"""
    race = Race("c8", "e8", "a8", dice="2 2 1", cards={1: "hook"})
    race.play("pair 2 2")
    assert race.state.actors == (1,)


def test_all_hooks_fly_at_once_and_each_may_be_cut() -> None:
    """CC-R23, CC-6.9.1"""
    cards = {0: "marshal", 1: "hook", 2: "hook"}
    race = Race("c8", "e8", "a8", dice="2 2 1", cards=cards)
    race.play("pair 2 2", "card hook", "card hook")
    assert sorted(race.discarded) == ["hook", "hook"]
    assert (race.seat, race.legal) == (0, ["card marshal", "pass"])
    race.play("card marshal")
    assert race.state.hooks[::2] == (2,)


def test_one_marshal_is_enough() -> None:
    """CC-6.10"""
    cards = {0: "cannon", 1: "marshal", 2: "marshal"}
    race = Race("e8", "b8", "l7", dice="2 2 1", cards=cards)
    race.play("card cannon", "card marshal", "card marshal")
    assert sorted(race.discarded) == ["cannon", "marshal"]
    assert race.state.piles.holds(2, CHEATS.index("marshal"))
