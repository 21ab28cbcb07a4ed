"""Writing and reading the frames of a position, the same way for every game."""

from __future__ import annotations

from typing import Any

from tatami.core.errors import BadPosition, UnknownName
from tatami.core.move import Catalogue, Move
from tatami.core.outcome import Line, Outcome
from tatami.core.state import Frame
from tatami.core.text import Text


def dump_frame(frame: Frame[Any]) -> dict[str, Any]:
    kind = type(frame)
    data: dict[str, Any] = {"ask": kind.__name__}
    for name in kind.fields:
        data[name] = _plain(getattr(frame, name))
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, Move):
        return {"move": value.text}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value


class FrameReader:
    """Reads frames of the given classes, whose fields are ints, strings, moves or tuples."""

    def __init__(self, kinds: tuple[type[Frame[Any]], ...], catalogue: Catalogue) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}
        self._catalogue = catalogue

    def stack(self, data: Any) -> list[Frame[Any]]:
        if not isinstance(data, list):
            raise BadPosition("'stack' must be a list of frames")
        return [self.frame(item) for item in data]

    def frame(self, data: Any) -> Frame[Any]:
        name = data.get("ask") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self._kinds:
            raise BadPosition(f"{data!r} is no frame; 'ask' is one of {sorted(self._kinds)}")
        kind = self._kinds[name]
        given = {key: value for key, value in data.items() if key != "ask"}
        if set(given) != set(kind.fields):
            raise BadPosition(f"{name} needs exactly the fields {sorted(kind.fields)}")
        try:
            return kind(**{key: self._value(value) for key, value in given.items()})
        except (TypeError, ValueError, UnknownName) as error:
            raise BadPosition(f"{name}: {error}") from None

    def _value(self, value: Any) -> Any:
        if isinstance(value, dict):
            return self._catalogue.find(str(value.get("move")))
        if isinstance(value, list):
            return tuple(self._value(item) for item in value)
        return value


def read_outcome(data: Any) -> Outcome:
    """The outcome that `Outcome.json` wrote."""
    try:
        return Outcome(
            ranking=tuple(tuple(int(seat) for seat in group) for group in data["ranking"]),
            scores=tuple(int(score) for score in data["scores"]),
            reason=str(data["reason"]),
            sheet=tuple(
                Line(Text(line["label"]["id"], line["label"]["args"]), tuple(line["values"]))
                for line in data["sheet"]
            ),
            labels=tuple(dict(seat) for seat in data["labels"]),
        )
    except (KeyError, TypeError, ValueError):
        raise BadPosition("'outcome' must be null or an outcome as `dump` writes it") from None
