"""Positions on the way: what people are shown while the rules run by themselves."""

from __future__ import annotations

import json
from itertools import chain
from typing import cast

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import in_any_order, positions
from tatami.core.match import Match
from tatami.core.text import Seat
from tatami.games.samurai_sword.rules.state import SamuraiSword


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


@pytest.mark.parametrize("game_id", [one for one in sorted(tatami.games()) if "dicium" in one])
def test_a_strength_is_seen_before_what_it_leads_to(game_id: str) -> None:
    game = tatami.game(game_id)
    seen = 0
    for seed in range(10):
        match = Match(game, game.default_players, {}, f"a fight {seed}", events=True)
        heard = 0
        for _ in chain(positions(match, in_any_order(Chance("players"))), [match]):
            told = {scene.told for scene in match.scenes}
            for at in range(heard, len(match.events) - 1):
                if match.events[at].kind in ("strength", "strength-situation"):
                    assert at + 1 in told
                    seen += 1
            heard = len(match.events)
        if seen >= 3:
            break
    assert seen >= 3


def test_honour_moves_when_a_defeat_is_told_and_not_with_the_wound() -> None:
    game = tatami.game("samurai-sword")
    seen = 0
    for seed in range(20):
        match = Match(game, 5, {}, f"a defeat {seed}", events=True)
        heard = 0
        for _ in chain(positions(match, in_any_order(Chance("players"))), [match]):
            for at in range(heard, len(match.events)):
                if match.events[at].kind != "defeat":
                    continue
                [scene] = [one for one in match.scenes if one.told == at]
                victim = cast(Seat, match.events[at].args["who"]).number
                state = cast(SamuraiSword, scene.state)
                assert state.life[victim] == 0
                assert state.honour[victim] > cast(SamuraiSword, match.state).honour[victim]
                seen += 1
            heard = len(match.events)
    assert seen >= 5


def test_a_car_goes_back_space_by_space() -> None:
    match = Match(tatami.game("dicium-crazy-cup"), 3, {}, "the way back", events=True)
    heard = longest = 0
    for _ in chain(positions(match, in_any_order(Chance("players"))), [match]):
        kinds = [event.kind for event in match.events[heard:]]
        if "back" in kinds:
            first = heard + kinds.index("back") + 1
            steps = [
                at for at in range(first, len(match.events)) if match.events[at].kind == "step"
            ]
            assert set(steps) <= {scene.told for scene in match.scenes}
            longest = max(longest, len(steps))
        heard = len(match.events)
    assert longest >= 2


def test_nobody_watches_a_simulation() -> None:
    match = Match(tatami.game("shogun"), 4, {}, "a round")
    rng = Chance("players")
    for _ in range(300):
        seat = rng.chooses(list(match.state.actors))
        match.play(seat, rng.chooses(match.state.legal(seat)))
    assert match.scenes == []
    assert match.state.scenes is None
