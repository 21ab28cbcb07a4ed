"""`tatami new-game` refuses in the language of the person. See also tests/test_new_game.py."""

from pathlib import Path

import pytest

from tatami.cli import new_game
from tests.cli.conftest import GAME, Tatami


def test_a_name_that_is_taken_or_cannot_be_is_refused_in_both_languages(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "checkout", lambda: Path(__file__).parents[2])
    answer = tatami("new-game", GAME)
    assert answer.code == 2
    assert answer.err.strip() == f"There is a game {GAME} already."
    answer = tatami("new-game", GAME, "--lang", "fr")
    assert answer.code == 2
    assert answer.err.strip() == f"Le jeu {GAME} existe déjà."
    assert "minuscules" in tatami("new-game", "Lune", "--lang", "fr").err
