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
                for at, fields in value.items():
                    rows[int(at)] = {**rows[int(at)], **fields}
                view[name] = rows
            else:
                view[name] = value
    return view
