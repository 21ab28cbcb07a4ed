"""A Dicium game as a game of the table."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.advisor import Advisor
from tatami.core.game import Game, Option
from tatami.core.move import Catalogue
from tatami.core.state import Step
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)

NO_YES: Final = ("false", "true")


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceGame(Game[S]):
    """What all Dicium games say of themselves; `set_up` is the first step of a game."""

    def __init__(
        self,
        id: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        catalogue: Catalogue,
        advisor: Advisor[S],
        set_up: Step[S],
        *,
        cooperative: bool = False,
        for_points: bool = False,
    ) -> None:
        super().__init__(
            id,
            version,
            players,
            2,
            (30, 60),
            options,
            catalogue,
            advisor,
            cooperative=cooperative,
            for_points=for_points,
        )
        self._set_up = set_up

    def set_up(self) -> Step[S]:
        return self._set_up
