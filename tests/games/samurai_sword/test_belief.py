"""What the table remembers, and what bots believe because of it."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.core.chance import Chance
from tatami.games.samurai_sword.bot.belief import posterior
from tatami.games.samurai_sword.bot.hands import deal_likely_hands
from tatami.games.samurai_sword.bot.reasons import about_the_move, believed
from tatami.games.samurai_sword.rules.content import (
    CARDS,
    NINJA_TEAM,
    PARRY,
    RONIN_TEAM,
    SHOGUN_TEAM,
)
from tatami.games.samurai_sword.rules.memory import ACTS, SINCE
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tests.games.samurai_sword.tables import play, table

SAMURAI, NINJA, OTHER_NINJA, RONIN = 1, 2, 3, 4


def acts(state: SamuraiSword, kind: str, one: int) -> list[int]:
    row: list[int] = state.view(0)["players"][one]["acts"][kind]
    return row


def side(state: SamuraiSword, seat: int, other: int, team: int) -> float:
    return believed(state, seat)[other][team]


def test_a_blow_is_remembered_and_whom_it_could_have_hit_instead() -> None:
    characters = {0: "goemon", 1: "musashi", 2: "tomoe"}
    state = table(5, turn=1, characters=characters, hands={1: ["bokken"]})
    play(state, "play bokken > 2", "2: suffer")
    assert acts(state, "blow", 1) == [0, 0, 1, 0, 0]
    assert acts(state, "spared", 1) == [1, 0, 0, 0, 0]  # the other neighbour


def test_harm_and_help_are_remembered() -> None:
    state = table(5, turn=2, hands={2: ["geisha", "geisha", "meditation", "tea"]}, bushido=1)
    play(state, "play geisha > 4", "play geisha > 1 bushido", "play meditation > 3")
    assert acts(state, "harm", 2) == [0, 0, 0, 0, 1]
    assert acts(state, "help", 2) == [0, 1, 0, 1, 0]


def test_what_is_held_since_a_moment_shrinks_with_the_hand() -> None:
    state = table(5, turn=1, hands={1: ["bo", "tea"], 2: ["bo", "geisha"]})
    play(state, "end")
    assert state.view(0)["players"][1]["cards_since"] == {"turn": 2, "idle": 2, "hit": 0}
    play(state, "play bo > 1", "1: suffer")
    assert state.view(0)["players"][1]["cards_since"] == {"turn": 2, "idle": 2, "hit": 2}
    play(state, "play geisha > 1")
    assert state.view(0)["players"][1]["cards_since"] == {"turn": 1, "idle": 1, "hit": 1}


def test_nothing_is_believed_before_anything_was_done() -> None:
    chances = [chance for _, chance in posterior(table(5), 0)]
    assert chances == pytest.approx([1 / len(chances)] * len(chances))


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_blows_at_the_shogun_speak_against_a_samurai(players: int) -> None:
    state = table(players)
    before = side(state, 1, players - 1, SHOGUN_TEAM)
    seen = players - 1
    state.acts[ACTS.index("blow") * players * players + seen * players] = 3
    if before:
        assert side(state, 1, seen, SHOGUN_TEAM) < before / 2
    watching = 0
    assert side(state, watching, seen, SHOGUN_TEAM) < 0.15
    sure = sum(believed(state, watching)[seen])
    assert sure == pytest.approx(1)


def test_who_spares_and_helps_the_shogun_is_rather_a_samurai() -> None:
    state = table(5)
    prior = side(state, RONIN, SAMURAI, SHOGUN_TEAM)
    state.acts[(ACTS.index("spared") * 5 + SAMURAI) * 5] = 2
    spared = side(state, RONIN, SAMURAI, SHOGUN_TEAM)
    state.acts[(ACTS.index("help") * 5 + SAMURAI) * 5] = 1
    assert prior < spared < side(state, RONIN, SAMURAI, SHOGUN_TEAM)


def test_blows_between_two_players_speak_against_one_team() -> None:
    state = table(5)
    state.acts[(ACTS.index("blow") * 5 + NINJA) * 5 + OTHER_NINJA] = 3
    together = 0.0
    for sides, chance in posterior(state, 0):
        if sides[NINJA - 1] == sides[OTHER_NINJA - 1]:
            together += chance
    assert together < 1 / 6 / 2


def test_the_own_acts_teach_a_seat_nothing() -> None:
    state = table(5)
    before = posterior(state, NINJA)
    for other in (0, 1, 3, 4):
        state.acts[(ACTS.index("blow") * 5 + NINJA) * 5 + other] = 2
    assert posterior(state, NINJA) == before


def test_what_happened_to_all_sides_leaves_all_sides_possible() -> None:
    state = table(5)
    for team in (NINJA_TEAM, SHOGUN_TEAM, RONIN_TEAM):
        assert 0 < side(state, 0, RONIN, team) < 1


def dealt(state: SamuraiSword, of: int) -> Counter[str]:
    found: Counter[str] = Counter()
    rng = Chance("hands")
    for _ in range(300):
        world = state.copy()
        deal_likely_hands(world, 0, rng)
        world.check()
        found.update(CARDS[card] for card in world.hands[of])
    return found


def test_cards_kept_over_the_end_of_a_turn_are_rather_parries_than_permanents() -> None:
    state = table(5, hands={2: ["parry", "parry", "bo", "tea"]})
    fresh = dealt(state, 2)
    state.cards_since[SINCE.index("turn") * 5 + 2] = 4
    kept = dealt(state, 2)
    assert kept["focus"] + kept["armour"] < (fresh["focus"] + fresh["armour"]) / 4
    assert kept["parry"] > 1.2 * fresh["parry"]


def test_who_was_hit_and_is_nearly_defeated_hardly_holds_a_parry() -> None:
    state = table(5, hands={2: ["parry", "parry", "bo", "tea"]})
    fresh = dealt(state, 2)["parry"]
    state.cards_since[SINCE.index("hit") * 5 + 2] = 4
    well = dealt(state, 2)["parry"]
    state.life[2] = 1
    assert dealt(state, 2)["parry"] < fresh / 4
    assert fresh / 4 < well < fresh


def test_a_known_card_stays_where_it_is() -> None:
    state = table(5, hands={2: ["parry", "bo"]})
    state.known[2] = (PARRY,)
    state.derive()
    state.cards_since[SINCE.index("hit") * 5 + 2] = 2
    assert dealt(state, 2)["parry"] >= 300


@pytest.mark.parametrize(
    ("card", "seen", "said"),
    [
        ("meditation", "help", "why-belief"),
        ("meditation", "blow", "but-belief"),
        ("bokken", "blow", "why-belief"),
        ("bokken", "help", "but-belief"),
    ],
)
def test_a_belief_speaks_against_helping_foes_and_harming_friends(
    card: str, seen: str, said: str
) -> None:
    state = table(5, turn=0, hands={0: [card, "tea"]}, characters={0: "kojiro"})
    state.acts[(ACTS.index(seen) * 5 + 1) * 5] = 5
    move = next(move for move in state.legal(0) if move.text == f"play {card} > 1")
    assert [text.id for text in about_the_move(state, 0, move)] == [said]
    state.life[1] = 1
    deadly = [said[:4] + "deadly"] if card == "bokken" else []
    assert [text.id for text in about_the_move(state, 0, move)] == [*deadly, said]
