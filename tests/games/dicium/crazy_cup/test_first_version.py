"""CC-R35: races that were begun by the first version of the rules."""

from __future__ import annotations

from pathlib import Path

from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.games import folder, with_content
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.rules.first_version import StopCardInTurn
from tatami.games.dicium.crazy_cup.rules.names import MARSHAL
from tatami.games.dicium.crazy_cup.rules.state import Race


def with_marshals(count: int, place: Path) -> Path:
    """A content file with so many Marshals: the game's own has one."""
    there = folder(GAME.id)
    text = (there / "content.toml").read_text(encoding="utf-8")
    one = "[cards.marshal]\ncount = 1\n"
    assert one in text
    (place / "canyon.txt").write_text((there / "canyon.txt").read_text(encoding="utf-8"))
    file = place / "marshals.toml"
    file.write_text(text.replace(one, one.replace("1", str(count))))
    return file


def test_marshals_are_asked_one_after_the_other_until_one_is_played(tmp_path: Path) -> None:
    game = with_content(GAME.id, with_marshals(6, tmp_path)).begun_by(1)
    assert game is not None
    for match in positions(Match(game, 4, {}, "marshals"), at_random(Chance("cards"))):
        race, question = match.state, match.state.decision
        assert isinstance(race, Race)
        if not isinstance(question, StopCardInTurn):
            continue
        following = [seat for seat in question.waiting if race.piles.holds(seat, MARSHAL)]
        if not following:
            continue
        (asked,) = race.actors
        plays, passes = race.legal(asked)
        stopped, goes_on = race.copy(), race.copy()
        goes_on.apply(asked, passes, Chance("luck"))
        assert goes_on.actors == (following[0],)
        assert isinstance(goes_on.decision, StopCardInTurn)
        stopped.apply(asked, plays, Chance("luck"))
        assert stopped.over() or not isinstance(stopped.decision, StopCardInTurn)
        return
    raise AssertionError("nobody was asked while somebody else held a Marshal, too")
