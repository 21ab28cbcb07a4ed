"""The turn: recover, Bushido, draw, play, discard."""

from tatami.core.chance import Chance
from tests.games.samurai_sword.tables import GAME, cards, legal, play, table, top


def test_a_defeated_player_recovers_all_life_at_the_start_of_the_turn() -> None:
    state = table(5, life={1: 0})
    play(state, "end")
    assert state.turn == 1
    assert state.life[1] == 5


def test_everyone_draws_two_and_hideyoshi_three() -> None:
    state = table(5, characters={1: "hideyoshi", 2: "benkei"})
    play(state, "end")
    assert len(state.hands[1]) == 1 + 3
    play(state, "end")
    assert len(state.hands[2]) == 1 + 2


def test_three_players_the_shogun_draws_three_and_uses_two_weapons() -> None:
    state = table(3, turn=2, hands={0: ["bokken", "bokken", "bokken"]})
    play(state, "end")
    assert len(state.hands[0]) == 3 + 3
    assert state.weapons_left(0) == 2


def test_a_focus_played_now_counts_now() -> None:
    state = table(5, hands={0: ["bo", "bo", "focus", "tea"]}, characters={0: "kojiro"})
    play(state, "play bo > 2", "2: suffer")
    assert "play bo > 2" not in legal(state)
    play(state, "0: play focus")
    assert "play bo > 2" in legal(state)


def test_discard_down_to_seven_the_last_on_top() -> None:
    state = table(5, hands={0: ["bokken"] * 6 + ["tea", "parry", "parry"]})
    play(state, "end")
    assert legal(state) == ["discard bokken", "discard parry", "discard tea"]
    play(state, "0: discard tea", "0: discard parry")
    assert top(state) == "parry"
    assert state.turn == 1


def test_ieyasu_may_take_the_top_discard_instead_of_the_first_card() -> None:
    state = table(5, characters={1: "ieyasu"}, discard=["katana"])
    play(state, "end")
    assert legal(state) == ["draw", "take-discard"]
    play(state, "1: take-discard")
    assert "katana" in cards(state.hands[1])
    assert len(state.hands[1]) == 1 + 2
    # SS-8.3: this card is known to all
    assert all(state.view(seat)["players"][1]["known"] == ["katana"] for seat in (0, 2, 3, 4))


def test_ruling_09_ieyasu_may_take_the_card_that_bushido_turned() -> None:
    """SS-R09"""
    state = table(5, characters={1: "ieyasu"}, bushido=1, deck=["tea", "daimyo"], discard=[])
    turned = {"tea", "daimyo"}
    play(state, "end")
    assert state.bushido == 2
    assert "take-discard" in legal(state)
    assert top(state) in turned


def test_bushido_passes_on_when_no_weapon_is_turned() -> None:
    state = table(5, bushido=1, deck=["tea"] * 3)
    play(state, "end")
    assert state.bushido == 2


def test_bushido_weapon_answered_by_a_weapon() -> None:
    state = table(
        5, characters={1: "benkei"}, hands={1: ["bo", "tea"]}, bushido=1, deck=["bokken"] * 4
    )
    play(state, "end")
    assert legal(state) == ["answer bo", "lose-honour"]
    play(state, "1: answer bo")
    assert state.bushido == 2
    assert state.honour[1] == 3


def test_ruling_08_bushido_without_a_weapon_costs_honour() -> None:
    """SS-R08"""
    state = table(5, characters={1: "benkei"}, hands={1: ["tea"]}, bushido=1, deck=["bokken"] * 4)
    play(state, "end")
    assert legal(state) == ["lose-honour"]
    play(state, "1: lose-honour")
    assert state.honour[1] == 2
    assert state.bushido == -1


def test_three_players_the_shogun_drops_bushido_for_nothing() -> None:
    state = table(3, turn=2, hands={0: ["tea"]}, bushido=0, deck=["bokken"] * 5)
    play(state, "end", "0: lose-honour")
    assert state.honour[0] == 6
    assert state.bushido == -1


def test_bushido_turning_the_last_card_renews_the_deck_first() -> None:
    state = table(5, characters={1: "benkei"}, hands={1: ["tea"]}, bushido=1, deck=["bokken"])
    before = state.honour[:]
    play(state, "end")
    assert state.honour == [points - 1 for points in before]
    assert legal(state) == ["lose-honour"]


def test_when_needed_waits_until_a_card_is_needed() -> None:
    state = table(
        5,
        characters={1: "benkei", 2: "hanzo"},
        reshuffle="when_needed",
        deck=["parry", "parry"],
    )
    before = state.honour[:]
    play(state, "end")
    assert state.deck == []
    assert state.honour == before
    play(state, "end")
    assert state.honour == [points - 1 for points in before]


def test_ruling_14_nothing_to_draw_from_costs_no_honour() -> None:
    """SS-R14"""
    state = table(5, hands={0: ["daimyo", "bo"]})
    # every other card of the deck goes into the hands and before the players
    state.hands[4] = sorted(state.hands[4] + state.deck)
    state.deck = []
    state.check()
    before = state.honour[:]
    play(state, "play daimyo")
    assert state.honour == before
    assert cards(state.hands[0]) == ["bo"]
    play(state, "0: end")
    # the daimyo itself is the discard pile now: the next draw renews the deck
    assert state.honour == [points - 1 for points in before]


def test_ruling_16_nobunaga_bleeds_in_the_play_phase_only_and_never_the_last_life() -> None:
    """SS-R16"""
    state = table(5, characters={0: "nobunaga"}, life={0: 2})
    assert "bleed" in legal(state)
    play(state, "bleed")
    assert state.life[0] == 1
    assert len(state.hands[0]) == 2
    assert "bleed" not in legal(state)


def test_a_new_game_deals_as_the_rules_say() -> None:
    for players in (3, 4, 5, 6, 7):
        state = GAME.new(players, chance=Chance(players))
        state.check()
        shogun = state.turn
        dealt = [4, 5, 5, 6, 6, 7, 7]
        for step in range(1, players):
            assert len(state.hands[(shogun + step) % players]) == dealt[step]


def test_the_log_tells_a_draw_before_the_new_deck_that_it_caused() -> None:
    state = table(5, hands={0: ["tea", "bo"]}, deck=["parry"], honour={3: 1})
    state.events = []
    play(state, "play tea")
    assert [event.kind for event in state.events] == ["play", "draw", "reshuffle", "end-honour"]
