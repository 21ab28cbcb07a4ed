"""Positions on the way: what people are shown while the rules run by themselves."""

from __future__ import annotations

import json
from itertools import chain

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import in_any_order, positions
from tatami.core.match import Match


@pytest.mark.parametrize("game_id", sorted(tatami.games()))
def test_every_seat_has_a_view_on_the_way(game_id: str) -> None:
    game = tatami.game(game_id)
    match = Match(game, game.default_players, {}, "on the way", events=True)
    now = 0
    for _ in chain(positions(match, in_any_order(Chance("players"))), [match]):
        heard, now = now, len(match.events)
        told = [heard, *(scene.told for scene in match.scenes), now]
        assert told == sorted(set(told)) or told == [heard, heard]
        for scene in match.scenes:
            assert scene.state.events is None
            for eyes in (None, *range(match.players)):
                assert json.loads(json.dumps(scene.state.view(eyes)))
            assert scene.state.actors == ()
        if len(match.moves) == 600:
            break


def test_a_round_of_shogun_is_seen_action_by_action() -> None:
    game = tatami.game("shogun")
    match = Match(game, 4, {}, "a round", events=True)
    most = now = 0
    for _ in chain(positions(match, in_any_order(Chance("players"))), [match]):
        heard, now = now, len(match.events)
        most = max(most, len(match.scenes))
        if len(match.scenes) > 1:
            assert len(match.scenes) < now - heard
    assert most >= 10


def test_nobody_watches_a_simulation() -> None:
    match = Match(tatami.game("shogun"), 4, {}, "a round")
    rng = Chance("players")
    for _ in range(300):
        seat = rng.chooses(list(match.state.actors))
        match.play(seat, rng.chooses(match.state.legal(seat)))
    assert match.scenes == []
    assert match.state.scenes is None
