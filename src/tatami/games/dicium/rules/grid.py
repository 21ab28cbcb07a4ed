"""Boards of square spaces, read from text maps.

Two characters are a space, `##` is rock. Between two spaces of a row stands ` ` (open), `|`
(wall) or `:` (door); in the line below, two blanks, `--` or `==`. A first line of column
letters and a margin with the row numbers may be there or not.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.core.errors import BadContent

OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
EDGES: Final[tuple[str, ...]] = ("open", "wall", "door")
OPEN_EDGE: Final = 1 << OPEN
WALL_EDGE: Final = 1 << WALL
DOOR_EDGE: Final = 1 << DOOR
"""Sets of edges: what a piece may cross."""

_ROCK: Final = "##"
_BESIDE: Final = {" ": OPEN, "|": WALL, ":": DOOR}
_BELOW: Final = {"  ": OPEN, "--": WALL, "==": DOOR}


class Grid:
    """Spaces are numbered from 0 in reading order and named by column and row: `a1`, `l6`."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.names: list[str] = []
        self.codes: list[str] = []
        self.column: list[int] = []
        self.row: list[int] = []
        self.space: dict[str, int] = {}
        self.edges: list[tuple[int, int, int]] = []
        """Two neighbouring spaces, left or upper first, and what lies between them."""
        self.adjacent: list[list[tuple[int, int]]] = []
        """For each space its neighbours with the edge between, by rising number."""
        self.neighbours: list[list[int]] = []
        """For each space the neighbours across open edges, by rising number."""
        self.around: list[list[int]] = []
        """For each space all of its up to eight neighbours, whatever lies between."""
        self._ways: dict[int, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.names)

    def spaces(self, code: str) -> list[int]:
        return [space for space, other in enumerate(self.codes) if other == code]

    def across(self, space: int, edges: int) -> list[int]:
        """The neighbours behind edges of a set, by rising number."""
        return [other for other, edge in self.adjacent[space] if edges >> edge & 1]

    def distance(self, one: int, other: int) -> int:
        """Difference of columns plus difference of rows, whatever lies between."""
        columns = self.column[one] - self.column[other]
        return abs(columns) + abs(self.row[one] - self.row[other])

    def way(self, start: int, end: int) -> tuple[int, ...] | None:
        """The straight way over open edges, the end included and the start not; or None."""
        return self._ways.get(start * len(self.names) + end)

    def distances(self, start: int, far: int) -> list[int]:
        """Steps over open edges to every space; `far` where no way leads."""
        steps = [far] * len(self.names)
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in self.neighbours[space]:
                if steps[other] == far:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        return steps

    def json(self) -> dict[str, Any]:
        """What a drawing needs; open edges are left out. Games add what `kind` a space is."""
        return {
            "columns": self.columns,
            "rows": self.rows,
            "spaces": [
                {"name": name, "column": self.column[i], "row": self.row[i]}
                for i, name in enumerate(self.names)
            ],
            "edges": [
                {"between": [self.names[a], self.names[b]], "kind": EDGES[edge]}
                for a, b, edge in self.edges
                if edge != OPEN
            ],
        }

    def add_space(self, column: int, row: int, code: str) -> None:
        name = f"{chr(ord('a') + column)}{row + 1}"
        self.space[name] = len(self.names)
        self.names.append(name)
        self.codes.append(code)
        self.column.append(column)
        self.row.append(row)

    def connect(self, edges: list[tuple[int, int, int]]) -> None:
        self.edges = edges
        self.adjacent = [[] for _ in self.names]
        for one, other, edge in edges:
            self.adjacent[one].append((other, edge))
            self.adjacent[other].append((one, edge))
        for around in self.adjacent:
            around.sort()
        self.neighbours = [[s for s, edge in around if edge == OPEN] for around in self.adjacent]
        spaces = range(len(self.names))
        self.around = [[s for s in spaces if s != at and self._touch(at, s)] for at in spaces]
        for start in spaces:
            for second in self.neighbours[start]:
                self._straight(start, second)

    def _touch(self, one: int, other: int) -> bool:
        columns = self.column[one] - self.column[other]
        return -1 <= columns <= 1 and -1 <= self.row[one] - self.row[other] <= 1

    def _straight(self, start: int, second: int) -> None:
        right = self.column[second] - self.column[start]
        down = self.row[second] - self.row[start]
        way = [second]
        while True:
            end = way[-1]
            self._ways[start * len(self.names) + end] = tuple(way)
            ahead = [
                s
                for s in self.neighbours[end]
                if self.column[s] - self.column[end] == right
                and self.row[s] - self.row[end] == down
            ]
            if not ahead:
                return
            way.append(ahead[0])


def parse_grid(text: str, source: str, codes: tuple[str, ...], *, doors: bool = False) -> Grid:
    """Read a map of spaces with the given codes; `BadContent` names line and column."""
    return _Parser(text, source, codes, doors).grid()


class _Parser:
    def __init__(self, text: str, source: str, codes: tuple[str, ...], doors: bool) -> None:
        self.source = source
        self.codes = codes
        self.doors = doors
        self.lines = [line.rstrip() for line in text.splitlines()]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        if not self.lines:
            raise self.wrong(0, 0, "the map is empty")
        self.margin = 0
        self.first = 0
        letters = self.lines[0].split()
        if all(len(letter) == 1 and letter.isalpha() for letter in letters):
            self.first = 1
            self.margin = self.lines[0].index(letters[0])
            self.columns = len(letters)
        else:
            self.columns = (max(len(line) for line in self.lines) + 1) // 3
        self.rows = (len(self.lines) - self.first + 1) // 2
        if self.rows == 0 or len(self.lines) == self.first + 2 * self.rows:
            raise self.wrong(len(self.lines) - 1, 0, "a map ends with a line of spaces")
        if self.columns > 26:
            raise self.wrong(0, 0, "a map has at most 26 columns")

    def wrong(self, line: int, column: int, problem: str) -> BadContent:
        return BadContent(f"{self.source}, line {line + 1}, column {column + 1}: {problem}")

    def grid(self) -> Grid:
        grid = Grid(self.columns, self.rows)
        for row in range(self.rows):
            self._row(grid, row)
        edges = []
        for row in range(self.rows):
            for column in range(self.columns):
                here = self._space(grid, column, row)
                beside = self._space(grid, column + 1, row)
                below = self._space(grid, column, row + 1)
                edge = self._beside(column, row)
                if here >= 0 and beside >= 0:
                    edges.append((here, beside, edge))
                edge = self._below(column, row)
                if here >= 0 and below >= 0:
                    edges.append((here, below, edge))
        grid.connect(edges)
        return grid

    def _space(self, grid: Grid, column: int, row: int) -> int:
        return grid.space.get(f"{chr(ord('a') + column)}{row + 1}", -1)

    def _text(self, line: int, column: int, length: int) -> str:
        return self.lines[line][column : column + length].ljust(length)

    def _row(self, grid: Grid, row: int) -> None:
        line = self.first + 2 * row
        if self.margin and self._text(line, 0, self.margin).strip() != str(row + 1):
            raise self.wrong(line, 0, f"the margin of this row must say {row + 1}")
        end = self.margin + 3 * self.columns - 1
        if len(self.lines[line]) > end:
            raise self.wrong(line, end, f"the row goes on after its {self.columns} spaces")
        for column in range(self.columns):
            at = self.margin + 3 * column
            code = self._text(line, at, 2)
            if code in self.codes:
                grid.add_space(column, row, code)
            elif code != _ROCK:
                known = ", ".join((*self.codes, _ROCK))
                raise self.wrong(line, at, f"{code!r} is no space; the spaces: {known}")

    def _beside(self, column: int, row: int) -> int:
        line = self.first + 2 * row
        at = self.margin + 3 * column + 2
        sign = self._text(line, at, 1)
        if sign not in _BESIDE:
            raise self.wrong(line, at, f"{sign!r} cannot stand between two spaces")
        return self._edge(line, at, _BESIDE[sign])

    def _below(self, column: int, row: int) -> int:
        if row == self.rows - 1:
            return WALL
        line = self.first + 2 * row + 1
        at = self.margin + 3 * column
        sign = self._text(line, at, 2)
        if sign not in _BELOW:
            raise self.wrong(line, at, f"{sign!r} cannot stand below a space")
        if self._text(line, at + 2, 1) not in "+ ":
            raise self.wrong(line, at + 2, "a corner is '+' or blank")
        return self._edge(line, at, _BELOW[sign])

    def _edge(self, line: int, at: int, edge: int) -> int:
        if edge == DOOR and not self.doors:
            raise self.wrong(line, at, "this game has no doors")
        return edge
