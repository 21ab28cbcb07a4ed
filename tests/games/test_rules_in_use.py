"""What no import notices: a flag of a row that no rule reads, a question that no rule puts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tatami

GAMES = Path(tatami.__file__).parent / "games"
FOLDERS = sorted({file.parent for file in GAMES.rglob("rules/*.py")})
BOOKKEEPING = ("__init__", "idle", "needs_number")
"""Methods of a row in which a flag is only kept, or counted as being there."""


class Code:
    """The rules of a game as they are written, with those of the kit that it may use."""

    def __init__(self, trees: list[ast.Module]) -> None:
        self.trees = trees
        self.classes = {
            node.name: node
            for tree in self.trees
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
        }

    def derived(self, *roots: str) -> list[str]:
        """The classes that derive from one of these, however far."""
        found = [*roots]
        for name in found:
            found += [
                other
                for other, node in self.classes.items()
                if name in map(_plain, node.bases) and other not in found
            ]
        return [name for name in found if name in self.classes]

    def unasked(self) -> list[str]:
        """Questions and steps that nothing in the rules puts on the stack."""
        put = {name for tree in self.trees for name in _named(tree)}
        frames = self.derived("Decision", "Step", "Reaction")
        bases = {_plain(base) for node in self.classes.values() for base in node.bases}
        return [name for name in frames if name not in put and name not in bases]

    def unread(self) -> list[str]:
        """Flags of rows that no rule reads."""
        read = {name for tree in self.trees for name in _read(tree)}
        return [
            f"{row}.{flag}"
            for row in self.derived("Row", "CardRow")
            for flag in _kept(self.classes[row])
            if flag not in read
        ]

    def unheeded(self) -> list[str]:
        """What a use of dice accepts beside it and nothing asks for."""
        heeded = {
            _plain(arg)
            for tree in self.trees
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and _plain(call.func) == "has_company"
            for arg in call.args
        }
        accepted = {
            name.id
            for node in self.classes.values()
            for line in node.body
            if isinstance(line, ast.AnnAssign) and _plain(line.target) == "accepts" and line.value
            for name in ast.walk(line.value)
            if isinstance(name, ast.Name)
        }
        return sorted(accepted - heeded)


def _plain(node: ast.AST) -> str:
    """The name of a class or function, without what it is generic over or an attribute of."""
    if isinstance(node, ast.Subscript):
        return _plain(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _named(node: ast.AST) -> Iterator[str]:
    """Names that code uses, but for types, tests of types, and the rows that only point at them."""
    if isinstance(node, (ast.Name, ast.Attribute)):
        yield _plain(node)
    if isinstance(node, ast.Call) and _plain(node.func) in ("isinstance", "Interjection"):
        return
    elif isinstance(node, ast.ClassDef):
        for line in node.body:
            yield from (name for name in _named(line) if name != node.name)
    elif isinstance(node, ast.FunctionDef):
        for line in node.body:
            yield from _named(line)
    elif isinstance(node, ast.AnnAssign):
        if node.value:
            yield from _named(node.value)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _named(child)


def _read(node: ast.AST) -> Iterator[str]:
    """Attributes that are read, but for the bookkeeping of rows."""
    if isinstance(node, ast.FunctionDef) and node.name in BOOKKEEPING:
        return
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield node.attr
    for child in ast.iter_child_nodes(node):
        yield from _read(child)


def _kept(row: ast.ClassDef) -> list[str]:
    """What a row keeps of what it is made with."""
    return [
        target.attr
        for method in row.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for line in ast.walk(method)
        if isinstance(line, (ast.Assign, ast.AnnAssign))
        for target in (line.targets if isinstance(line, ast.Assign) else [line.target])
        if isinstance(target, ast.Attribute)
    ]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def rules_of(folder: Path) -> list[ast.Module]:
    """A game's rules with the kit that it is made of; those of the kit with all its games."""
    found = [*folder.glob("*.py")]
    kit = GAMES / "dicium" / "rules"
    if folder == kit:
        found = [*(GAMES / "dicium").rglob("rules/*.py")]
    elif kit.parent in folder.parents:
        found += kit.glob("*.py")
    found += [folder.parent / "game.py"] if folder != kit else [*kit.parent.glob("*/game.py")]
    found.append(GAMES.parent / "core" / "rows.py")
    return [parsed(file) for file in sorted(found)]


def of(folder: Path) -> str:
    return folder.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=of)
def test_every_question_is_put_and_every_flag_is_read(folder: Path) -> None:
    code = Code(rules_of(folder))
    own = Code([parsed(file) for file in folder.glob("*.py")]).classes
    assert [name for name in code.unasked() if name in own] == []
    assert [flag for flag in code.unread() if flag.partition(".")[0] in own] == []
    assert code.unheeded() == []


PLANTED = """
class Flag(Row):
    def __init__(self, id, *, flies=False, walks=False):
        self.flies = flies
        self.walks = walks

    def idle(self):
        return not (self.flies or self.walks)

WALKERS = [row for row in ROWS if row.walks]

class Use:
    accepts: int = WALKERS | FLIERS

    def hindrance(self, state):
        return state.has_company(WALKERS)

class Asked(CardReaction): ...
class Never(CardReaction): ...
class CardReaction(Reaction): ...

def rule(state: State) -> Never:
    state.push(Asked())
    assert not isinstance(state.decision, Never)

TABLE = [Interjection("asked", Asked), Interjection("never", Never)]
"""


def test_what_is_not_in_use_is_found() -> None:
    code = Code([ast.parse(PLANTED)])
    assert code.unasked() == ["Never"]
    assert code.unread() == ["Flag.flies"]
    assert code.unheeded() == ["FLIERS"]
