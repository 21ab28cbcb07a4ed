"""What holds for every game, here for every number of players."""

from __future__ import annotations

import pytest
from tests.properties import all_properties

from tatami.scaffold.lanterns.game import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_all_properties(players: int) -> None:
    for game in range(20):
        all_properties(GAME.id, players, {}, f"{players} {game}")
