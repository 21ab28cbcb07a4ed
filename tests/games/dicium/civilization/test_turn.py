"""DC-5, DC-6, DC-8: setup, the turn, claims and the end."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, finish, positions
from tatami.core.match import Match
from tatami.games.dicium.civilization.rules.archipelago import LAIRS
from tatami.games.dicium.civilization.rules.content import MONSTERS
from tatami.games.dicium.civilization.rules.objectives import (
    common_progress,
    objectives_met,
    secret_progress,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tests.games.dicium.civilization.tables import DESIGNED, E, N, S, Table


def test_boards_are_chosen_from_last_to_first() -> None:
    """DC-2.2, DC-5.2, DC-R18"""
    state = DESIGNED.new(4, chance=Chance("b1"), first_player="2")
    order = []
    while state.boards.count(None):
        order.append(state.actors[0])
        state.apply(state.actors[0], state.legal(state.actors[0])[0], Chance("unused"))
    assert order == [1, 0, 3, 2]
    assert len({board.id for board in state.boards if board is not None}) == 4


def test_secrets_are_chosen_in_turn_order_and_stay_hidden() -> None:
    """DC-5.7, DC-10.2"""
    state = DESIGNED.new(3, chance=Chance("b2"), first_player="1", boards="random", events=True)
    order = []
    while type(state.decision).__name__ == "KeepSecret":
        seat = state.actors[0]
        order.append(seat)
        assert len(state.legal(seat)) == 2
        state.apply(seat, state.legal(seat)[0], Chance("luck"))
    assert order == [1, 2, 0]
    for viewer in (*range(3), None):
        shown = state.view(viewer)["secrets"]
        assert [seat for seat in range(3) if shown[seat] is not None] == [
            seat for seat in range(3) if seat == viewer
        ]
    assert state.events is not None
    for event in state.events:
        if event.kind in ("dealt", "secret"):
            assert "objective" not in str(event.text(None).args)


def test_the_start() -> None:
    """DC-5.3, DC-5.4, DC-5.5, DC-R01"""
    state = DESIGNED.new(4, chance=Chance("start"), boards="random", first_player="0")
    view = state.view(None)
    for board in view["boards"]:
        assert (board["hand"], board["stored"], board["bonuses"]) == (3, [], 0)
    monsters = {p["at"]: p["monster"] for p in view["pieces"] if p["kind"] == "monster"}
    assert monsters == {
        "e5": "minotaur",
        "b2": "cerberus",
        "h8": "chimera",
        "h2": "hydra",
        "b8": "scylla",
    }
    assert view["pool"] == {"left": 40, "size": 40}
    assert len(view["philosophers"]["row"]) == 3
    assert view["philosophers"]["deck"] == 13


@pytest.mark.parametrize(("players", "pool"), [(1, 43), (2, 24), (3, 33), (4, 40)])
def test_the_pool(players: int, pool: int) -> None:
    """DC-2.4"""
    assert DESIGNED.new(players, chance=Chance("pool")).pool == pool
    assert DESIGNED.new(players, chance=Chance("pool"), vp_deck=7).pool == 7


def test_random_monsters_fit_their_lairs() -> None:
    """DC-2.3, DC-3.4.2"""
    seen = set()
    for seed in range(40):
        state = DESIGNED.new(2, chance=Chance(seed), monsters="random", boards="random")
        names = [MONSTERS[monster] for monster in state.lairs]
        seen |= set(names)
        by_lair = dict(zip(LAIRS, names, strict=True))
        assert by_lair["Lb"] == "minotaur"
        land = {by_lair["M1"], by_lair["M3"]}
        sea = {by_lair["S2"], by_lair["S4"]}
        assert len(land) == len(sea) == 2
        assert land < {"cerberus", "chimera", "cyclops", "medusa"}
        assert sea < {"hydra", "scylla", "charybdis"}
    assert seen == set(MONSTERS)


def test_unused_capital_spaces_are_ordinary_land() -> None:
    """DC-R07, DC-5.1"""
    table = Table(2, at={0: "h4"}, dice="3 1 D")
    table.play("yellow 3").go("h5")
    assert "city 1 D for 2" in table.legal


def test_tiles_do_not_stop_anybody() -> None:
    """DC-R06, DC-7.1.1"""
    table = Table(tiles={S: "city d2"}, dice="3 3 1")
    assert table.reachable("yellow 3 3") == "c2 d2 d3"
    capital = Table(at={N: "h4"}, dice="3 3 1")
    assert "h5" not in capital.reachable("yellow 3 3").split()
    assert "step h5" not in capital.play("pair 3 3").legal


def test_the_own_meeple_never_blocks() -> None:
    """DC-R05, DC-1.4"""
    table = Table(at={N: "g4"}, dice="2 2 2 2 2", hands={N: 5}).play("wonder 2 2 2 2 2")
    assert "place g4" in table.legal


def test_nothing_is_built_under_others_or_monsters() -> None:
    """DC-7.2.1, DC-7.2.3"""
    table = Table(at={N: "g2", E: "i1"}, tiles={S: "city g1"}, dice="2 2 2 2 2", hands={N: 5}).play(
        "wonder 2 2 2 2 2"
    )
    assert table.spaces("place") == "g2 g3 h1 h3 i2 i3"
    built = Table(at={N: "g2"}, tiles={N: "wonder a1"}, dice="2 2 2 2 2", hands={N: 5})
    assert built.offers("wonder") == []
    assert built.offers("leap") == ["leap 2 2 2 2 2"]


def test_a_return_by_way_of_another_space() -> None:
    """DC-R21, DC-7.1.2"""
    table = Table(at={N: "e3"}, dice="2 2 1")
    table.play("blue 2 2").go("e4")
    assert "step e3" in table.legal


def test_nobody_is_asked_to_stop_before_the_first_step() -> None:
    table = Table(dice="2 2 1").play("blue 2 2")
    assert "stop" not in table.legal
    assert "stop" in table.go("e3").legal


def test_wrath_strikes_at_home_too() -> None:
    """DC-R14"""
    table = Table(tiles={E: "hero-colour a5"}, dice="2 2 2 2", hands={N: 4})
    table.play("four 2 2 2 2", "target 1", rolls=(1,))
    assert table.seat == E
    assert table.spaces("retreat") == "a5 h5"
    table.play("retreat h5")
    assert table.at(E) == "h5"
    assert table.state.points[N] == 2


def test_an_opponent_at_home_cannot_be_attacked() -> None:
    """DC-7.1.4"""
    table = Table(2, at={0: "e7"}, dice="2 2 1", cards={0: "archimedes"})
    assert "step e8" not in table.play("pair 2 2").legal
    near = Table(2, at={0: "e7"}, dice="2 2 1", cards={0: "archimedes"})
    assert near.offers("card") == []


def test_a_lost_attack_scores_for_nobody() -> None:
    """DC-7.1.7"""
    table = Table(at={N: "d2", E: "c2"}, tiles={N: "hero-reroll g2"}, dice="3 1 2")
    table.play("yellow 3").go("c2", rolls=(1, 6))
    assert table.seat == N
    assert table.spaces("retreat") == "e2 g2"
    table.play("retreat g2")
    assert table.at(E) == "c2"
    assert table.state.points == [0, 0, 0, 0]


def test_hero_bonuses() -> None:
    """DC-3.2.1, DC-3.2.2, DC-R15"""
    table = Table(
        at={N: "g4"},
        boards="corinth,athens,sparta,thebes",
        tiles={N: "hero-colour a5 hero-reroll a1"},
        dice="2 1 4",
    )
    assert table.bonus("blue") == 2
    assert table.bonus("reroll") == 1
    assert table.state.rerolls == 0
    assert table.state.added_faces(N, 1) == 2


def test_claims_are_made_at_once_and_stay() -> None:
    """DC-6.4, DC-R09, DC-R11"""
    table = Table(
        tiles={N: "city g2 city a5"},
        at={N: "e3"},
        hands={N: 5},
        dice="1 D 2 5 5",
        common="c01",
    )
    table.play("city 1 D for 2", "slot 2a")
    assert table.asked == "Act"
    assert table.state.kept[N] == 1
    assert "claim" in table.events
    lyceum = Table(
        cards={N: "socrates plato"}, seen="zeno thales hypatia", dice="2 2 2", common="c06"
    )
    lyceum.play("three 2 2 2", "take zeno", "claim c06", "card socrates")
    assert lyceum.state.kept[N] == 1 << 5


def test_objectives_are_checked_for_the_active_player_alone() -> None:
    table = Table(tiles={E: "city g2 city a5 city b1"}, dice="2 1 4", common="c01")
    table.play("blue 2").go("e3")
    assert table.state.open & 1
    assert objectives_met(table.state, E) == [0]


def test_progress_of_every_common_objective() -> None:
    """DC-3.6.1, DC-3.6.2, DC-3.6.3, DC-3.6.4, DC-3.6.5, DC-3.6.7, DC-3.6.8, DC-3.6.9, DC-3.6.10"""
    table = Table(
        tiles={N: "city g2 city h6 temple a5 hero-colour a1 hero-redeploy f8"},
        dead={N: "hydra scylla"},
        slots={N: "2b 3b"},
        cards={N: "zeno"},
        dice="1 2 5",
    )
    found = [common_progress(table.state, N, objective) for objective in range(10)]
    cities, water, land, heroes, monsters, cards, temples, regions, colours, colonies = found
    assert (cities, temples, heroes, monsters, cards) == (2, 1, 2, 2, 1)
    assert (water, land) == (3, 3)
    assert regions == 6
    assert colours == 3
    assert colonies == 3


def test_progress_of_every_secret_objective() -> None:
    """DC-3.7.1, DC-3.7.2, DC-3.7.3, DC-3.7.4, DC-3.7.5, DC-3.7.6, DC-3.7.7, DC-3.7.8, DC-3.7.9,
    DC-3.7.10, DC-R20"""
    table = Table(
        tiles={N: "city g2 wonder e5 temple d4 hero-colour a1"},
        dead={N: "minotaur hydra"},
        cards={N: "zeno plato"},
        attacks={N: 2},
        dice="1 2 5",
    )
    found = [secret_progress(table.state, N, objective) for objective in range(10)]
    assert found == [2, 2, 1, 1, 1, 2, 3, 2, 2, 2]


def test_the_round_limit_ends_the_game() -> None:
    """DC-2.6"""
    table = Table(2, first=1, active=0, round=3, round_limit=3, dice="1 2 5").play("end", "store -")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "reason-limit"
    off = Table(2, first=1, active=0, round=3, round_limit=0, dice="1 2 5").play("end", "store -")
    assert off.state.outcome is None


def test_everybody_has_had_as_many_turns() -> None:
    """DC-8.1, DC-1.1"""
    match = Match(DESIGNED, 3, {"vp_deck": "6", "boards": "random"}, "turns", events=True)
    finish(match, at_random(Chance("players")))
    turns = [str(event.args["player"]) for event in match.events if event.kind == "turn"]
    assert len({turns.count(player) for player in turns}) == 1


def test_an_empty_pool_ends_the_solo_game_with_the_turn() -> None:
    """DC-8.4, DC-2.5"""
    table = Table(1, at={0: "c2"}, round=2, pool=3, dice="3 1 2")
    table.play("yellow 3").go("b2", rolls=(6,))
    assert table.state.outcome is None
    table.play("end", "store -")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "reason-pool"


def test_red_dice_are_no_action() -> None:
    """DC-7.3.5"""
    assert Table(dice="4 4 4").offers("pair", "three", "straight") == [
        "pair 4 4",
        "three 4 4 4",
    ]
    assert Table(dice="4 4 4").offers("red") == []


def test_what_is_left_is_stored() -> None:
    """DC-6.5, DC-6.2"""
    table = Table(dice="2 4 1").play("blue 2").go("e3")
    assert "store 1 4" in table.legal
    table.play("store 4")
    assert table.stored(N) == "4"
    assert table.state.active == E


def test_who_is_asked_in_other_turns() -> None:
    """DC-6.6"""
    asked = set()
    for seed in range(12):
        match = Match(DESIGNED, 3, {"boards": "random"}, f"luck {seed}")
        state = match.state
        assert isinstance(state, Civilization)
        for _ in positions(match, at_random(Chance(f"players {seed}"))):
            if state.rolled and set(state.actors) - {state.active}:
                asked.add(type(state.decision).__name__)
            if state.round == 60:
                break
    reactions = {"Stop", "CountAsSix", "StayNear", "FearNoGod"}
    assert asked <= reactions | {"SpendRed", "FindHaven", "Retreat"}
    assert {"SpendRed", "CountAsSix"} <= asked
