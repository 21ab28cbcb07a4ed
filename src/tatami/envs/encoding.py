"""How a game's view becomes an observation: as the game says, or as its views suggest.

`python -m tatami.envs.encoding GAME [PLAYERS]` prints what stands where.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from tatami.core.chance import Chance
from tatami.core.encoding import Fields, Flag, Items, Number, Part, Pile, Row, Word
from tatami.core.game import Game
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.games import game as find_game

_GAMES = 4
_VIEWS_OF_A_GAME = 150
_ORDERED = 12
"""Longer lists of words are taken for piles, whose order does not matter."""


def encoding(game: Game[Any], players: int, options: dict[str, Any]) -> Fields:
    """The game's own encoding, or one found by looking at some of its games."""
    given = game.encoding(players)
    if given is not None:
        return given
    return _found(game.id, players, tuple(sorted(options.items())))


@cache
def _found(id: str, players: int, options: tuple[tuple[str, str], ...]) -> Fields:
    shape = Shape()
    game = find_game(id)
    left_out = game.unobserved()
    for view in _views(game, players, dict(options)):
        shape.see({name: value for name, value in view.items() if name not in left_out})
    part = shape.part()
    assert isinstance(part, Fields)
    return part


def _views(game: Game[Any], players: int, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Views from all over some random games: always the same ones."""
    for number in range(_GAMES):
        match = Match(game, players, options, f"encoding {number}")
        rng = Chance(f"players {number}")
        views = 0
        for _ in positions(match, at_random(rng)):
            if views < _VIEWS_OF_A_GAME and rng.below(3) == 0:
                views += 1
                yield match.state.view(rng.below(players))
        for seat in range(players):
            yield match.state.view(seat)


class Shape:
    """What has been seen in one place of the views."""

    def __init__(self) -> None:
        self._flag = False
        self._numbers: list[int | float] = []
        self._words: set[str] = set()
        self._fields: dict[str, Shape] = {}
        self._item: Shape | None = None
        self._longest = 0
        self._most_alike = 1

    def see(self, value: Any) -> None:
        if isinstance(value, bool):
            self._flag = True
        elif isinstance(value, (int, float)):
            self._numbers = [min([*self._numbers, value]), max([*self._numbers, value])]
        elif isinstance(value, str):
            self._words.add(value)
        elif isinstance(value, dict):
            for name, inner in value.items():
                self._fields.setdefault(str(name), Shape()).see(inner)
        elif isinstance(value, list) and value:
            self._longest = max(self._longest, len(value))
            self._item = self._item or Shape()
            for inner in value:
                self._item.see(inner)
            if all(isinstance(inner, str) for inner in value):
                self._most_alike = max(self._most_alike, *(value.count(i) for i in value))

    def part(self) -> Part:
        """One part for everything seen; several kinds of value stand side by side."""
        kinds = list(self._kinds())
        if len(kinds) == 1:
            return kinds[0]
        return Either(kinds)

    def _kinds(self) -> Iterator[Part]:
        if self._flag:
            yield Flag()
        if self._numbers:
            yield Number(_round_up(self._numbers[1]), min(0, -_round_up(-self._numbers[0])))
        if self._words:
            yield Word(sorted(self._words), other=True)
        if self._fields:
            yield Fields({name: shape.part() for name, shape in sorted(self._fields.items())})
        if self._item is not None:
            if self._item.only_words() and self._longest > _ORDERED:
                yield Pile(sorted(self._item._words), self._most_alike, other=True)
            else:
                yield Items(self._item.part(), self._longest)

    def only_words(self) -> bool:
        return bool(self._words) and not (self._flag or self._numbers or self._fields or self._item)


class Either(Part):
    """A place where views have values of several kinds, or none at all."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(sum(part.size for part in parts))
        self.parts = parts

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        for part in self.parts:
            if _fits(part, value):
                part.fill(value, row, at, seat)
            at += part.size

    def places(self, name: str) -> list[tuple[str, int, str]]:
        return [place for part in self.parts for place in part.places(name)]


def _fits(part: Part, value: Any) -> bool:
    if isinstance(value, bool):
        return isinstance(part, Flag)
    if isinstance(value, (int, float)):
        return isinstance(part, Number)
    if isinstance(value, str):
        return isinstance(part, Word)
    if isinstance(value, dict):
        return isinstance(part, Fields)
    return isinstance(part, (Items, Pile)) and isinstance(value, list)


def _round_up(number: float) -> int:
    """The next power of two, so that what was not seen has room."""
    return 1 << max(0, int(number - 1).bit_length()) if number > 0 else 1


def main() -> None:
    id, *rest = sys.argv[1:]
    game = find_game(id)
    players = game.check_players(int(rest[0]) if rest else game.default_players)
    at = 0
    for name, size, meaning in encoding(game, players, {}).places(""):
        sys.stdout.write(f"{at:5} {size:3}  {name}: {meaning}\n")
        at += size


if __name__ == "__main__":
    main()
