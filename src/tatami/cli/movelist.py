"""The legal moves as a numbered list; a long one is folded, and opened by typing a beginning."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.core.move import Move
from tatami.drawing import ink
from tatami.language import Speaker

_ONE_COLUMN = 9
"""Up to so many moves are listed one below the other."""
_UNFOLDED = 40
"""Up to so many moves are all listed."""
_MOST_GROUPS = 20

Numbered = tuple[int, Move]


def draw_moves(legal: list[Move], say: Speaker) -> RenderableType:
    numbered = list(enumerate(legal, 1))
    if len(legal) > _UNFOLDED:
        groups = _fold(numbered)
        if len(groups) > 1:
            return _folded(groups, say)
    return _listed(numbered, say)


def draw_beginning(beginning: str, legal: list[Move], say: Speaker) -> RenderableType | None:
    """The moves whose notation begins so, with their numbers; None if there are none."""
    found = [(n, move) for n, move in enumerate(legal, 1) if _begins(move, beginning)]
    return _listed(found, say) if found else None


def draw_notations(legal: Iterable[Move], say: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    for number, move in enumerate(legal, 1):
        table.add_row(f"{number:>3}", Text(move.text, "cyan"), ink(say(move.label), say.names))
    return table


def _begins(move: Move, beginning: str) -> bool:
    return bool(beginning) and move.text.lower().startswith(beginning.lower())


def _listed(numbered: list[Numbered], say: Speaker) -> RenderableType:
    lines = [
        Text.assemble((f"{number:>3} ", "bold cyan"), ink(say(move.label), say.names))
        for number, move in numbered
    ]
    if len(lines) <= _ONE_COLUMN:
        return Group(*lines)
    return Columns(lines, column_first=True, padding=(0, 2))


def _fold(numbered: list[Numbered]) -> list[list[Numbered]]:
    """By the first words of the notation, as many words as make few groups."""
    groups: list[list[Numbered]] = [numbered]
    for words in range(1, max(len(move.text.split()) for _, move in numbered)):
        finer: dict[tuple[str, ...], list[Numbered]] = {}
        for number, move in numbered:
            finer.setdefault(tuple(move.text.split()[:words]), []).append((number, move))
        if len(finer) > _MOST_GROUPS:
            break
        groups = list(finer.values())
    return groups


def _folded(groups: list[list[Numbered]], say: Speaker) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for group in groups:
        first, last = group[0][1], group[-1][1]
        if len(group) == 1:
            table.add_row(Text(f"{group[0][0]:>3}", "bold cyan"), ink(say(first.label), say.names))
            continue
        label = Text.assemble(
            ink(say(first.label), say.names), (" … ", "dim"), ink(say(last.label), say.names)
        )
        table.add_row(Text(f"{group[0][0]:>3}–{group[-1][0]}", "bold cyan"), label)
    beginning = _common(groups)
    hint = say.fill("cli-play-folded", {"beginning": beginning})
    return Group(table, Text(hint, "dim"))


def _common(groups: list[list[Numbered]]) -> str:
    """The beginning of the largest group, as an example of what to type."""
    largest = max(groups, key=len)
    words = [move.text.split() for _, move in largest]
    same = 0
    while all(len(text) > same and text[same] == words[0][same] for text in words):
        same += 1
    return " ".join(words[0][:same])
