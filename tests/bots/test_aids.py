"""Aids: from what a seat knows alone, exact where they can be, said in both languages."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.games.dicium.bot.dice_aids import odds_of_combinations
from tatami.games.dicium.rules.combinations import FIVE, PAIR, STRAIGHT
from tatami.games.dicium.rules.dice import DICIUM, ONE
from tatami.language import LANGUAGES, Speaker


@pytest.mark.parametrize("id", tatami.games())
def test_aids_do_not_depend_on_the_hidden_truth_and_can_be_said(id: str) -> None:
    game = tatami.game(id)
    luck, rng = Chance("aids"), Chance("players")
    state = game.new(chance=luck)
    told = 0
    for _ in range(150):
        if state.outcome is not None:
            break
        seat = state.actors[0]
        world, other = (state.determinize(seat, Chance(name)) for name in ("one", "another"))
        aids = game.advisor.aids(world, seat)
        again = game.advisor.aids(other, seat)
        assert [(aid.text, aid.move) for aid in aids] == [(aid.text, aid.move) for aid in again]
        for aid in aids:
            assert aid.move is None or aid.move in state.legal(seat)
            assert all(Speaker(language, id)(aid.text) for language in LANGUAGES)
        told += len(aids)
        state.apply(seat, game.advisor.reflex(state, seat, rng), luck)
    assert told


def test_the_odds_of_a_roll_are_exact() -> None:
    # two dice: equal numbers in 5 of 36, a Dicium makes any other die its pair in 11 of 36
    assert odds_of_combinations(0, 2)[PAIR] == pytest.approx(16 / 36)
    assert odds_of_combinations(4 * ONE[0], 1)[FIVE] == pytest.approx(2 / 6)
    assert odds_of_combinations(ONE[DICIUM], 1)[PAIR] == pytest.approx(1)
    assert odds_of_combinations(0, 1)[STRAIGHT] == 0
