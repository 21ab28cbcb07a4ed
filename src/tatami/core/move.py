"""Moves: the answers that players give, each made once and shared by all games."""

from mypy_extensions import mypyc_attr

from tatami.core.errors import UnknownName
from tatami.core.text import Arguments, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer. `text` is its notation, `index` its place in the game's catalogue.

    A game derives its own kinds with typed fields. `args` are those fields for people and
    programs outside: the arguments of the message `move-<kind>`.
    """

    def __init__(self, kind: str, text: str, args: Arguments | None = None) -> None:
        self.kind = kind
        self.text = text
        self.args: Arguments = args if args is not None else {}
        self.index = -1

    @property
    def label(self) -> Text:
        return Text(f"move-{self.kind}", self.args)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """All moves of a game, numbered in the order given."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: tuple[Move, ...] = tuple(moves)
        self._by_text: dict[str, Move] = {}
        for index, move in enumerate(moves):
            if move.text in self._by_text:
                raise ValueError(f"two moves are written {move.text!r}")
            move.index = index
            self._by_text[move.text] = move

    def find(self, text: str) -> Move:
        move = self._by_text.get(" ".join(text.split()))
        if move is None:
            raise UnknownName(f"there is no move {text!r}{self._hint(text)}")
        return move

    def _hint(self, text: str) -> str:
        verb = text.split(" ", 1)[0]
        near = [m.text for m in self.moves if m.text.split(" ", 1)[0] == verb][:3]
        if not near:
            return "; moves begin with " + ", ".join(
                sorted({m.text.split(" ", 1)[0] for m in self.moves})
            )
        return "; did you mean " + ", ".join(repr(t) for t in near) + "?"
