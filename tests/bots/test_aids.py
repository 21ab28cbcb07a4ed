"""Aids: from what a seat knows alone, exact where they can be, said in both languages."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.games.dicium.bot.dice_aids import odds_of_combinations
from tatami.games.dicium.rules.combinations import FIVE, PAIR, STRAIGHT
from tatami.games.dicium.rules.dice import DICIUM, ONE
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.rules.actions import HowMany
from tatami.games.shogun.rules.moves import NumberMove
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


def test_battles_are_won_as_often_as_was_said() -> None:
    game, attacks, throws = tatami.game("shogun"), 60, 20
    luck, rng = Chance("battles"), Chance("players")
    state = game.new(chance=luck)
    said: list[float] = []
    won: list[float] = []
    while len(said) < attacks:
        if state.outcome is not None:
            state = game.new(chance=luck)
        seat, asked = state.actors[0], state.decision
        if isinstance(asked, HowMany) and state.owner[asked.goal] != seat:
            for move in state.legal(seat):
                assert isinstance(move, NumberMove)
                said.append(battle_odds(state, seat, asked.goal, move.number).more)
                ends = [state.copy() for _ in range(throws)]
                for n, end in enumerate(ends):
                    end.apply(seat, move, Chance(f"{len(said)} {n}"))
                won.append(sum(end.owner[asked.goal] == seat for end in ends) / throws)
        state.apply(seat, game.advisor.reflex(state, seat, rng), luck)
    # an attack is likelier than not or unlikely: both kinds come as they were said to
    for kind in (True, False):
        pairs = [(a, b) for a, b in zip(said, won, strict=True) if (a > 0.5) is kind]
        assert len(pairs) > 10
        assert abs(sum(a - b for a, b in pairs)) / len(pairs) < 0.06
