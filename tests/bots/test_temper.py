"""Tempers: the same four in every game, from what everybody sees, among moves about as good."""

from __future__ import annotations

from itertools import chain

import pytest

import tatami
from tatami.bots import temper as temper_module
from tatami.bots.bot import Knowledge
from tatami.bots.careless import Careless
from tatami.bots.registry import bot, known
from tatami.bots.temper import TEMPERS, Tempered, tastes_of
from tatami.bots.why import why
from tatami.core.chance import Chance
from tatami.core.errors import UnknownName
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.language import LANGUAGES, Speaker
from tests.bots.test_fair import Told, choices

SWORD = "samurai-sword"


def test_a_name_may_end_with_a_temper() -> None:
    game = tatami.game(SWORD)
    for name in ("hard:bold", "greedy:24:careful", "ismcts:300:vengeful"):
        assert known(name)
        assert isinstance(bot(name, game), Tempered)
    for name in ("bold", "hard:angry", ":bold"):
        assert not known(name)
        with pytest.raises(UnknownName):
            bot(name, game)


def test_slips_are_nobodys_taste() -> None:
    careless = bot("careless:50:bold", tatami.game(SWORD))
    assert isinstance(careless, Careless)
    assert isinstance(careless.bot, Tempered)


MOST_GAMES = 30
"""In which every temper finds something that it likes, however short they are."""


@pytest.mark.parametrize("id", tatami.games())
def test_every_temper_likes_something_that_moves_are_like(id: str) -> None:
    game, rng = tatami.game(id), Chance("players")
    liked = game.advisor.tempers()
    assert set(liked) == set(TEMPERS)
    wanted = {t: {trait for trait, like in likes.items() if like > 0} for t, likes in liked.items()}
    for number in range(MOST_GAMES):
        match = Match(game, game.default_players, {}, f"traits {number}")
        for _ in positions(match, at_random(rng)):
            seat = match.state.actors[0]
            seen: set[str] = set()
            for move in match.state.legal(seat)[:40]:
                for foe in range(-1, match.players):
                    seen.update(game.advisor.traits(match.state, seat, move, foe))
            wanted = {temper: traits for temper, traits in wanted.items() if not traits & seen}
            if not wanted:
                return
    pytest.fail(f"no move is what these like: {', '.join(wanted)}")


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("id", tatami.games())
def test_the_choice_does_not_depend_on_the_hidden_truth(
    id: str, temper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temper_module, "WORLDS", 4)
    monkeypatch.setattr(temper_module, "FIRST_WORLDS", 2)
    game = tatami.game(id)
    player = bot(f"greedy:2:{temper}", game)
    for state, seat in choices(id, game.default_players):
        foe = (seat + 1) % state.players
        before = state.dump()
        here = player.choose(Told(game, state, seat, foe=foe), Chance("thoughts"))
        assert here in state.legal(seat)
        assert state.dump() == before
        world = state.determinize(seat, Chance("another world"))
        there = player.choose(Knowledge(game, world, seat, foe=foe), Chance("thoughts"))
        assert there is here


class _First:
    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        return knowledge.legal[0]


@pytest.mark.parametrize("temper", TEMPERS)
def test_taste_decides_among_moves_about_as_good_alone(
    temper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tatami.game(SWORD)
    player = Tempered(game, _First(), temper)
    followed = 0
    for state, seat in choices(SWORD, 7):
        knowledge = Knowledge(game, state, seat, foe=(seat + 1) % 7)
        monkeypatch.setattr(temper_module, "CLOSE", -2.0)
        assert player.choose(knowledge, Chance(1)) is state.legal(seat)[0]
        monkeypatch.setattr(temper_module, "CLOSE", 2.0)
        tastes = tastes_of(knowledge, state.legal(seat)[0], temper, Chance(1))
        chosen = player.choose(knowledge, Chance(1))
        assert tastes[chosen] == max(tastes.values())
        followed += chosen is not state.legal(seat)[0]
    assert followed


def test_a_foe_is_who_openly_struck_last() -> None:
    game = tatami.game(SWORD)
    match = Match(game, 4, {}, "foes", events=True)
    assert [match.foe(seat) for seat in range(4)] == [-1] * 4
    struck = False
    for _ in chain(positions(match, at_random(Chance("players"))), [match]):
        last = match.moves[-1] if match.moves else None
        if last is not None and last.move.kind == "play-at" and "bokken" in last.move.text:
            struck = True
            target = last.move.args["target"]
            assert isinstance(target, Seat)
            assert match.foe(target.number) == last.seat
    assert struck


def test_a_reason_names_the_temper_where_it_speaks() -> None:
    game = tatami.game(SWORD)
    told = []
    for state, seat in choices(SWORD, 7):
        knowledge = Knowledge(game, state, seat, foe=(seat + 1) % 7)
        for temper in TEMPERS:
            tastes = tastes_of(knowledge, state.legal(seat)[0], temper, Chance(1))
            best = max(tastes, key=tastes.__getitem__)
            told += why(knowledge, [best], Chance("why"), temper)
    assert Text("why-temper-bold") in told
    for language in LANGUAGES:
        say = Speaker(language, SWORD)
        for temper in TEMPERS:
            assert say(Text(f"why-temper-{temper}"))
