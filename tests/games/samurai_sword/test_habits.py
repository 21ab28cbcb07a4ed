"""How players move, as the hard bot foresees it."""

from __future__ import annotations

from collections import Counter

from tatami.core.chance import Chance
from tatami.games.samurai_sword.bot.habits import habitual
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tests.games.samurai_sword.tables import play, table

DRAWS = 200


def drawn(state: SamuraiSword, seat: int, friends: list[float]) -> Counter[str]:
    chance, legal = Chance(1), state.legal(seat)
    return Counter(str(habitual(state, seat, legal, friends, chance)) for _ in range(DRAWS))


def test_a_deadly_blow_is_for_a_foe() -> None:
    state = table(4, hands={0: ["katana"]}, life={1: 1, 3: 1})
    moves = drawn(state, 0, [1.0, 0.0, 0.0, 1.0])
    assert moves["play katana > 1"] > 0.7 * DRAWS
    assert moves["play katana > 3"] < 0.05 * DRAWS


def test_a_blow_that_would_defeat_is_parried() -> None:
    state = table(4, hands={0: ["katana"], 1: ["parry", "bo"]}, life={1: 1})
    play(state, "play katana > 1")
    assert drawn(state, 1, [0.0, 1.0, 0.0, 0.0])["answer parry"] > 0.6 * DRAWS


def test_what_is_seldom_done_is_foreseen_at_times() -> None:
    state = table(4, hands={0: ["focus", "tea"]})
    moves = drawn(state, 0, [1.0, 0.0, 0.0, 0.0])
    assert len(moves) > 1
    assert moves.most_common(1)[0][0] == "play focus"
