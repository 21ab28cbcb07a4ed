"""Random games of Samurai Sword, every number of players, both options."""

import pytest

from tatami.core.match import Match
from tatami.games.samurai_sword.rules.characters import REACHES_ALL
from tatami.games.samurai_sword.rules.content import SHOGUN
from tatami.games.samurai_sword.rules.reach import within
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tests.properties import all_properties, conservation, play_and_look, what_varies

COUNTS = (3, 4, 5, 6, 7)
OPTIONS = ("at_once", "when_needed")


@pytest.mark.parametrize("reshuffle", OPTIONS)
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_all_properties(players: int, reshuffle: str, seed: int) -> None:
    all_properties("samurai-sword", players, {"reshuffle": reshuffle}, f"property {seed}", every=3)


@pytest.mark.parametrize("reshuffle", OPTIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_hundreds_of_games_end_with_everything_in_its_place(players: int, reshuffle: str) -> None:
    for seed in range(200):
        match = play_and_look(
            "samurai-sword", players, {"reshuffle": reshuffle}, f"many {seed}", conservation, 25
        )
        match.state.check()
        assert match.state.outcome is not None
        assert sorted(s for group in match.state.outcome.ranking for s in group) == list(
            range(players)
        )
        assert len(match.moves) < 1000


@pytest.mark.parametrize("players", COUNTS)
def test_the_attackers_table_agrees_with_the_difficulty_of_each_target(players: int) -> None:
    def look(match: Match, mover: int) -> None:
        state = match.state
        assert isinstance(state, SamuraiSword)
        seat = state.turn
        for precision, targets in enumerate(within(state, seat)):
            for target in range(players):
                aimed = target != seat and not state.harmless(target)
                near = REACHES_ALL[state.characters[seat]] or (
                    aimed and state.difficulty(seat, target) <= precision
                )
                assert targets >> target & 1 == (aimed and near)

    for seed in range(10):
        play_and_look("samurai-sword", players, {}, f"difficulty {seed}", look)


@pytest.mark.parametrize("players", COUNTS)
def test_all_that_a_seat_does_not_know_is_drawn_anew_and_nothing_else(players: int) -> None:
    match, varied = what_varies("samurai-sword", players, {}, "hidden", ("hands", "roles"))
    assert isinstance(match.state, SamuraiSword)
    shogun = match.state.roles.index(SHOGUN)
    for seat in range(players):
        others = {i for i in range(players) if i != seat}
        expected = {f"hands[{i}]" for i in others} | {"deck"}
        if players > 3:
            expected |= {f"roles[{i}]" for i in others - {shogun}}
        if players in (4, 5):
            expected.add("removed")
        assert varied[seat] - {"known"} == expected
