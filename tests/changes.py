"""What a client does with changes of a view."""

from __future__ import annotations

from typing import Any


def merge(view: Any, changes: Any) -> Any:
    """The view with the changes merged into it; the old one stays as it was."""
    for change in changes:
        view = dict(view)
        for name, value in change.items():
            if isinstance(view[name], list) and isinstance(value, dict):
                rows = list(view[name])
                for position, entry in value.items():
                    at = int(position)
                    merges = at < len(rows) and isinstance(rows[at], dict)
                    rows[at : at + 1] = [{**rows[at], **entry} if merges else entry]
                view[name] = rows
            else:
                view[name] = value
    return view
