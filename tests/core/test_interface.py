"""The Python interface that is promised to users."""

import json
from typing import Any

import pytest

import tatami
from tatami.games.samurai_sword.rules.state import SamuraiSword


def test_a_game_from_start_to_end_as_the_readme_shows_it() -> None:
    assert "samurai-sword" in tatami.games()
    game = tatami.game("samurai-sword")
    chance = tatami.Chance(seed=7)
    state = game.new(players=5, chance=chance)
    while state.actors:
        seat = state.actors[0]
        moves = state.legal(seat)
        assert game.move(str(moves[0])) is moves[0]
        assert game.moves[moves[0].index] is moves[0]
        state.apply(seat, moves[0], chance)
        json.dumps([state.view(seat), state.view(None)])
    assert state.outcome is not None
    assert state.outcome.winners


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: tatami.game("2048"), "there is no game '2048'; the games are "),
        (lambda: _new(players=9), "samurai-sword is for 3 to 7 players, not 9"),
        (lambda: _new(players=5, colour="red"), "has no option 'colour'; its options: reshuffle"),
        (lambda: _new(reshuffle="never"), "cannot be 'never'; it is one of at_once, when_needed"),
        (lambda: tatami.game("samurai-sword").move("play spoon"), "no move 'play spoon'; did you"),
        (lambda: tatami.game("samurai-sword").move("jump"), "no move 'jump'; moves begin with"),
    ],
)
def test_wrong_names_and_values_say_what_is_allowed(wrong: Any, says: str) -> None:
    with pytest.raises(tatami.TatamiError, match=says.replace("?", r"\?")):
        wrong()


def _new(players: int = 5, **options: Any) -> tatami.State:
    state: tatami.State = tatami.game("samurai-sword").new(
        players, chance=tatami.Chance(1), **options
    )
    return state


def test_a_move_out_of_turn_or_against_the_rules_changes_nothing() -> None:
    game = tatami.game("samurai-sword")
    state = game.new(5, chance=tatami.Chance(3))
    before = state.dump()
    mover = state.actors[0]
    for seat, move, reason in (
        ((mover + 1) % 5, "end", "illegal-not-asked"),
        (9, "end", "illegal-no-such-seat"),
        (mover, "suffer", "illegal-now"),
    ):
        with pytest.raises(tatami.IllegalMove) as refusal:
            state.apply(seat, game.move(move), tatami.Chance(1))
        assert refusal.value.reason.id == reason
        assert state.dump() == before


def _position() -> dict[str, Any]:
    data = tatami.game("samurai-sword").new(5, chance=tatami.Chance(11)).dump()
    assert isinstance(data, dict)
    return data


def test_a_position_survives_being_written_and_read() -> None:
    data = _position()
    state = tatami.game("samurai-sword").load(json.loads(json.dumps(data)))
    assert isinstance(state, SamuraiSword)
    assert state.dump() == data


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "chess", "no position of samurai-sword"),
        ("players", 9, "3 to 7 players, not 9"),
        ("reshuffle", "never", "option reshuffle cannot be 'never'"),
        ("life", [1, 2], "'life' must be a list of 5, not"),
        ("life", [9, 4, 4, 4, 4], r"'life\[0\]' must be a whole number from 0 to 5, not 9"),
        ("honour", [5, 5, 5, 5, 5], "must add up to 17"),
        ("deck", [], "there must be"),
        ("deck", ["spoon"], "'spoon' is not one of bokken"),
        ("roles", ["shogun"] * 5, "not the roles of 5 players"),
        ("turn", 7, "'turn' must be a whole number from 0 to 4, not 7"),
        ("stack", [], "'stack' must be empty exactly when the game is over"),
        ("stack", "nothing", "'stack' must be a list of frames"),
        ("stack", [{"ask": "Sing", "seat": 0}], "is no frame; 'ask' is one of"),
        ("stack", [{"ask": "Parry", "seat": 0}], "needs exactly the fields"),
        ("stack", [{"ask": "PlayPhase", "seat": 8}], "seat' must be a whole number from 0 to 4"),
        ("outcome", {"ranking": 3}, "'outcome' must be null or"),
    ],
)
def test_a_broken_position_is_refused_with_the_reason(field: str, value: Any, says: str) -> None:
    data = _position()
    data[field] = value
    with pytest.raises(tatami.BadPosition, match=says):
        tatami.game("samurai-sword").load(data)
