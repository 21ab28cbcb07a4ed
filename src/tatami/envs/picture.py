"""What a spectator sees, as plain text."""

from __future__ import annotations

from typing import Any

from tatami.core.state import State


def picture(state: State) -> str:
    view = state.view(None)
    lines = [f"{name}: {_short(value)}" for name, value in view.items() if not _is_table(value)]
    for name, value in view.items():
        if _is_table(value):
            lines += [f"{name}:", *_table(value)]
    return "\n".join(lines)


def _is_table(value: Any) -> bool:
    return bool(value) and isinstance(value, list) and all(isinstance(row, dict) for row in value)


def _table(rows: list[dict[str, Any]]) -> list[str]:
    """One line for each row, columns below each other."""
    names = list(rows[0])
    cells = [names, *([_short(row.get(name)) for name in names] for row in rows)]
    widths = [max(len(line[at]) for line in cells) for at in range(len(names))]
    return [
        "  "
        + "  ".join(f"{cell:{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    ]


def _short(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(item)}" for name, item in value.items()) or "-"
    return str(value)
