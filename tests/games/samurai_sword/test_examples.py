"""The worked examples of the rules page."""

import pytest

from tatami.core.text import Arguments, Seat, Text
from tatami.games.samurai_sword.rules.ending import NOBODY, finish, team_scores
from tests.games.samurai_sword.tables import legal, play, table, top


def test_example_01_two_armours_on_a_neighbour() -> None:
    """SS-E01"""
    state = table(5, armour={1: 2})
    assert state.difficulty(0, 1) == 3
    assert state.difficulty(0, 2) == 2


def test_example_02_difficulty_three() -> None:
    """SS-E02"""
    state = table(
        5,
        characters={0: "tomoe"},
        hands={0: ["shuriken", "kanabo", "bokken", "kiseru"]},
        armour={1: 2},
    )
    plays = legal(state)
    assert "play shuriken > 1" in plays
    assert "play kanabo > 1" in plays
    assert "play bokken > 1" not in plays
    assert "play kiseru > 1" not in plays
    before = state.life[1]
    play(state, "play kanabo > 1", "1: suffer")
    assert state.life[1] == before - 2


def test_example_03_goemon_with_one_focus_plays_three_weapons() -> None:
    """SS-E03"""
    state = table(
        5,
        characters={0: "goemon", 1: "benkei", 4: "musashi"},
        hands={0: ["bo", "bo", "bo", "bo"]},
        focus={0: 1},
    )
    for _ in range(3):
        play(state, "0: play bo > 4", "4: suffer")
    assert [move for move in legal(state) if move.startswith("play bo")] == []


@pytest.mark.parametrize(("weapon", "lost"), [("nodachi", 2), ("shuriken", 1)])
def test_example_04_ginchiyo_loses_one_less_but_at_least_one(weapon: str, lost: int) -> None:
    """SS-E04"""
    state = table(5, characters={0: "hanzo", 1: "ginchiyo"}, hands={0: [weapon, "tea"]})
    play(state, f"play {weapon} > 1", "1: suffer")
    assert state.life[1] == 4 - lost


@pytest.mark.parametrize(("life", "drawn"), [(4, 3), (1, 1)])
def test_example_05_ushiwaka_draws_for_each_life_lost(life: int, drawn: int) -> None:
    """SS-E05"""
    state = table(
        5, characters={0: "hanzo", 1: "ushiwaka"}, hands={0: ["nodachi", "tea"]}, life={1: life}
    )
    held = len(state.hands[1])
    play(state, "play nodachi > 1", "1: suffer")
    assert state.outcome is None
    assert len(state.hands[1]) == held + drawn


def test_example_06_six_players_the_shogun_wins_the_tie_with_the_ronin() -> None:
    """SS-E06"""
    state = table(
        6,
        honour={0: 1, 1: 3, 2: 2, 3: 3, 4: 0 + 1, 5: 3},
        hands={0: ["daimyo"], 1: ["daimyo"]},
    )
    state.honour[4] = 0
    finish(state, "reason-honour", betrayer=NOBODY)
    assert state.outcome is not None
    assert state.outcome.scores == (9, 9, 5, 5, 5, 9)
    assert state.outcome.ranking == ((0, 1), (5,), (2, 3, 4))


@pytest.mark.parametrize(
    ("players", "shogun", "ninja", "ronin"),
    [(3, 12, 6, 0), (4, 11, 9, 0), (5, 8, 6, 6), (6, 13, 12, 12), (7, 13, 12, 12)],
)
def test_example_07_starting_totals(players: int, shogun: int, ninja: int, ronin: int) -> None:
    """SS-E07"""
    assert team_scores(table(players)) == [ninja, shogun, ronin]


def test_example_08_a_player_without_cards_is_not_counted() -> None:
    """SS-E08"""
    state = table(5, hands={1: []})
    assert state.difficulty(0, 2) == 1


def test_example_09_the_last_card_played_makes_harmless_in_the_own_turn() -> None:
    """SS-E09"""
    state = table(5, hands={0: ["armour"]})
    assert not state.harmless(0)
    play(state, "play armour")
    assert state.harmless(0)
    assert state.turn == 0


def test_example_10_hanzo_cannot_parry_with_the_only_card() -> None:
    """SS-E10"""
    state = table(5, characters={1: "hanzo"}, hands={0: ["bokken", "tea"], 1: ["katana"]})
    play(state, "play bokken > 1")
    assert legal(state) == ["suffer"]
    state = table(5, characters={1: "hanzo"}, hands={0: ["bokken", "tea"], 1: ["katana", "tea"]})
    play(state, "play bokken > 1")
    assert legal(state) == ["answer katana", "suffer"]


def test_example_11_defeating_a_team_mate_with_the_last_honour_costs_three() -> None:
    """SS-E11"""
    state = table(5, hands={0: ["bokken", "tea"]}, life={1: 1}, honour={1: 1})
    play(state, "play bokken > 1", "1: suffer")
    assert state.outcome is not None
    # shogun 5 + 1, samurai 0, minus 3
    assert state.outcome.scores[0] == state.outcome.scores[1] == 3
    assert state.outcome.reason == "reason-honour"
    # 6 points of the ninja are worth more than 6 of the ronin
    decided: Arguments = {"who": [Seat(1)], "points": 6, "tie": "tie-ninja"}
    assert state.outcome.how == Text("reason-honour-tied", decided)


def test_example_12_the_deck_runs_out_during_tea() -> None:
    """SS-E12"""
    state = table(7, hands={0: ["tea", "bo"]}, deck=["parry", "parry", "parry", "parry"])
    before = state.honour[:]
    held = [len(hand) for hand in state.hands]
    play(state, "play tea")
    assert state.outcome is None
    assert state.honour == [points - 1 for points in before]
    assert [len(hand) for hand in state.hands] == [held[0] - 1 + 3, *(n + 1 for n in held[1:])]
    assert top(state) == "tea"


def test_example_12_the_game_may_end_there() -> None:
    """SS-E12"""
    state = table(7, hands={0: ["tea", "bo"]}, deck=["parry"] * 4, honour={3: 1})
    play(state, "play tea")
    assert state.outcome is not None
    assert [len(hand) for hand in state.hands] == [4, 2, 1, 1, 1, 1, 1]


def test_example_13_defeated_with_cards_is_still_harmless() -> None:
    """SS-E13"""
    state = table(5, hands={0: ["tea", "bo"], 1: []}, life={1: 0})
    play(state, "play tea")
    assert len(state.hands[1]) == 1
    assert state.harmless(1)


def test_example_14_musashi_with_two_quick_draws_and_a_bokken() -> None:
    """SS-E14"""
    state = table(
        5, characters={0: "musashi", 1: "kojiro"}, hands={0: ["bokken", "tea"]}, quick_draw={0: 2}
    )
    play(state, "play bokken > 1", "1: suffer")
    assert state.life[1] == 1


def test_example_15_battle_cry_stops_at_the_last_honour() -> None:
    """SS-E15"""
    state = table(5, hands={0: ["battle-cry", "tea"]}, life={1: 1}, honour={1: 1})
    play(state, "play battle-cry")
    assert state.actors == (1,)
    play(state, "1: suffer")
    assert state.outcome is not None
    assert state.life[2:] == [5, 5, 5]
    assert not state.actors


def test_example_16_last_one_standing_is_a_ninja() -> None:
    """SS-E16"""
    state = table(
        5,
        turn=2,
        hands={2: ["bokken", "tea"]},
        life={0: 0, 1: 1, 3: 0, 4: 0},
        honour={0: 6, 1: 6, 2: 1, 3: 1},
    )
    play(state, "play bokken > 1", "1: suffer")
    assert state.outcome is not None
    assert state.outcome.reason == "reason-last-standing"
    assert state.outcome.how == Text("reason-last-standing-told", {"who": [Seat(2)]})
    assert state.outcome.winners == (2, 3)
    assert state.honour[1] == 6  # SS-R06: checked before honour is moved


def test_example_16_unless_the_last_blow_hit_a_ninja() -> None:
    """SS-E16"""
    state = table(
        5,
        turn=2,
        hands={2: ["bokken", "tea"]},
        life={0: 0, 1: 0, 3: 1, 4: 0},
        honour={2: 1, 3: 3},
    )
    play(state, "play bokken > 3", "3: suffer")
    assert state.outcome is not None
    assert state.outcome.reason == "reason-betrayal"
    assert state.outcome.how == Text("reason-betrayal-told", {"who": [Seat(2)]})
    assert state.honour[2:4] == [2, 2]
    assert state.outcome.scores[2] == 4 - 3
    assert 2 not in state.outcome.winners


def test_example_17_three_players_no_last_one_standing() -> None:
    """SS-E17"""
    state = table(3, hands={0: ["bokken", "tea"]}, life={1: 1, 2: 0}, honour={1: 3, 2: 3})
    play(state, "play bokken > 1", "1: suffer")
    assert state.outcome is None
    assert state.honour[:2] == [7, 2]
