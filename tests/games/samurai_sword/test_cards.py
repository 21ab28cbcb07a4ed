"""What each card does, and whom it may be aimed at."""

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.samurai_sword.rules.ending import team_scores
from tests.games.samurai_sword.tables import GAME, cards, legal, play, table, top


def test_ruling_01_battle_cry_never_touches_its_player() -> None:
    """SS-R01"""
    state = table(5, characters={0: "kojiro", 1: "benkei"}, hands={0: ["battle-cry", "bo"]})
    play(state, "play battle-cry", "1: suffer", "2: suffer", "3: suffer", "4: suffer")
    assert state.life == [5, 4, 4, 4, 4]
    assert state.actors == (0,)
    assert top(state) == "battle-cry"


def test_ruling_04_chiyome_is_not_asked() -> None:
    """SS-R04"""
    state = table(5, characters={1: "chiyome"}, hands={0: ["jujitsu", "bo"]})
    play(state, "play jujitsu")
    assert state.actors == (2,)


def test_harmless_players_are_not_asked() -> None:
    state = table(5, hands={0: ["battle-cry", "bo"], 2: []}, life={1: 0})
    play(state, "play battle-cry")
    assert state.actors == (3,)


def test_battle_cry_may_be_played_though_nobody_is_affected() -> None:
    state = table(
        5, hands={0: ["battle-cry", "bo"], 1: [], 2: [], 3: [], 4: []}, characters={0: "kojiro"}
    )
    assert "play battle-cry" in legal(state)
    play(state, "play battle-cry")
    assert state.actors == (0,)


def test_battle_cry_wants_a_parry_and_jujitsu_a_weapon() -> None:
    hands = {0: ["battle-cry", "jujitsu"], 1: ["parry", "bo", "kiseru"]}
    state = table(5, hands=hands, characters={1: "benkei"})
    play(state, "play battle-cry")
    assert legal(state) == ["answer parry", "suffer"]
    play(state, "1: answer parry", "suffer", "suffer", "suffer", "0: play jujitsu")
    assert legal(state) == ["answer bo", "answer kiseru", "suffer"]


def test_hanzo_answers_battle_cry_with_a_weapon() -> None:
    state = table(5, characters={1: "hanzo"}, hands={0: ["battle-cry"], 1: ["bo", "tea"]})
    play(state, "play battle-cry")
    assert legal(state) == ["answer bo", "suffer"]


def test_ruling_10_hanzos_parry_is_no_weapon_played() -> None:
    """SS-R10"""
    state = table(5, characters={1: "hanzo"}, hands={0: ["bo", "tea"], 1: ["bo", "bo"]})
    play(state, "play bo > 1", "1: answer bo", "0: end")
    assert state.turn == 1
    assert state.weapons_left(1) == 1


def test_a_parried_weapon_lies_on_top_of_the_parry() -> None:
    state = table(5, hands={0: ["bo", "tea"], 1: ["parry", "tea"]})
    play(state, "play bo > 1", "1: answer parry")
    assert cards(state.discard) == ["parry", "bo"]
    assert state.life[1] == 5


def test_ruling_11_asked_whether_or_not_a_parry_is_held() -> None:
    """SS-R11"""
    state = table(5, hands={0: ["bo", "tea"], 1: ["tea"]})
    play(state, "play bo > 1")
    assert state.actors == (1,)
    assert legal(state) == ["suffer"]


def test_defeat_pays_one_honour_to_the_victor() -> None:
    state = table(5, hands={0: ["bo", "tea"]}, life={2: 1})
    play(state, "play bo > 2", "2: suffer")
    assert state.honour[0] == 6
    assert state.honour[2] == 2
    assert state.harmless(2)
    assert not [move for move in legal(state) if move.endswith("> 2") and "bo" in move]


def test_kojiro_reaches_everyone_and_benkei_is_harder_to_reach() -> None:
    state = table(7, characters={0: "kojiro", 3: "benkei"}, hands={0: ["bokken", "tea"]})
    assert "play bokken > 3" in legal(state)
    assert state.difficulty(1, 3) == 3


def test_tomoe_draws_when_the_weapon_wounds_and_not_when_parried() -> None:
    hands = {0: ["bo", "bo", "tea"], 1: ["parry", "tea", "tea"]}
    state = table(5, characters={0: "tomoe"}, hands=hands, focus={0: 1})
    play(state, "play bo > 1", "1: answer parry")
    assert len(state.hands[0]) == 2
    play(state, "0: play bo > 1", "1: suffer")
    assert len(state.hands[0]) == 2


def test_ruling_05_nobody_draws_when_the_game_ends() -> None:
    """SS-R05"""
    state = table(
        5,
        characters={0: "tomoe", 2: "ushiwaka"},
        hands={0: ["bo", "tea"]},
        life={2: 1},
        honour={2: 1},
    )
    play(state, "play bo > 2", "2: suffer")
    assert state.outcome is not None
    assert len(state.hands[0]) == 1
    assert len(state.hands[2]) == 1


def test_ruling_03_what_may_be_aimed_at_harmless_players() -> None:
    """SS-R03"""
    state = table(
        5,
        hands={0: ["diversion", "geisha", "meditation", "bushido"], 1: [], 2: ["tea"]},
        life={2: 0},
        armour={1: 1},
    )
    plays = legal(state)
    assert "play diversion > 1" not in plays
    assert "play diversion > 2" in plays
    assert "play geisha > 1" not in plays
    assert "play geisha > 1 armour" in plays
    assert "play meditation > 1" in plays
    assert "play meditation > 0" not in plays
    assert "play bushido > 0" in plays
    assert "play bushido > 1" in plays


def test_one_bushido_at_a_time() -> None:
    state = table(5, hands={0: ["bushido", "geisha"]}, bushido=3)
    assert not [move for move in legal(state) if move.startswith("play bushido")]
    play(state, "play geisha > 3 bushido")
    assert top(state) == "geisha"
    assert "play bushido > 3" in legal(state)


def test_geisha_discards_the_own_permanent_too() -> None:
    state = table(5, hands={0: ["geisha", "bo"]}, focus={0: 1})
    play(state, "play geisha > 0 focus")
    assert state.focus[0] == 0
    assert cards(state.discard) == ["focus", "geisha"]


def test_diversion_is_known_to_the_two_and_to_nobody_else() -> None:
    state = table(5, hands={0: ["diversion", "bo"], 1: ["nodachi"]})
    play(state, "play diversion > 1")
    assert cards(state.hands[0]) == ["bo", "nodachi"]
    assert state.view(1)["players"][0]["known"] == ["nodachi"]
    assert state.view(2)["players"][0]["known"] == []


def test_meditation_heals_and_gives_a_card() -> None:
    state = table(5, hands={0: ["meditation", "bo"]}, life={0: 1})
    play(state, "play meditation > 3")
    assert state.life[0] == 5
    assert len(state.hands[3]) == 2


def test_ruling_17_a_daimyo_being_played_is_no_longer_in_hand() -> None:
    """SS-R17"""
    state = table(
        5, hands={0: ["daimyo", "bo"]}, deck=["parry"], honour={1: 1}, reshuffle="at_once"
    )
    play(state, "play daimyo")
    assert state.outcome is not None
    assert state.outcome.sheet[2].values[0] == 0


def test_parry_is_never_played_in_the_own_turn() -> None:
    state = table(5, hands={0: ["parry", "parry"]})
    assert legal(state) == ["end"]
    assert state.view(0)["unplayable"]["parry"]["id"] == "illegal-parry"


def test_ruling_12_the_two_star_ninja_counts_by_the_partner() -> None:
    """SS-R12"""
    low = table(4, roles=["shogun", "samurai", "ninja-2", "ninja-1"], honour={2: 3, 3: 1})
    assert team_scores(low)[0] == 6 + 1
    high = table(4, roles=["shogun", "samurai", "ninja-2", "ninja-3"], honour={2: 3, 3: 1})
    assert team_scores(high)[0] == 3 + 2


def test_a_refusal_names_its_rule() -> None:
    state = table(5, hands={0: ["bokken", "bo"]}, life={1: 0}, characters={0: "musashi"})
    refusals = {
        "play bokken > 1": "SS-3.2",
        "play bokken > 3": "SS-3.1",
        "play bokken > 0": "SS-4.4",
    }
    for text, rule in refusals.items():
        with pytest.raises(IllegalMove) as refused:
            state.apply(0, GAME.move(text), Chance(0))
        assert refused.value.reason.rule == rule
