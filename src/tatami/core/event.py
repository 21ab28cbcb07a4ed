"""Events: what happened, in order, for the log and for animation."""

from typing import Any, Final, TypeAlias

from tatami.core.text import Argument, Arguments, Text

_Key: TypeAlias = tuple[tuple[str, Argument], ...]
_told: dict[_Key, Arguments] = {}
_MOST_TOLD: Final = 4_096


class Event:
    """`args` are for everyone; `secret` ones only for the seats in `insiders`.

    Everyone gets every event, so that all logs have the same numbering; the message is
    `event-<kind>`, or `event-<kind>-secret` for insiders of an event with a secret.
    """

    __slots__ = ("args", "insiders", "kind", "secret")

    def __init__(
        self,
        kind: str,
        args: Arguments,
        secret: Arguments | None = None,
        insiders: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.insiders = insiders

    def text(self, seat: int | None) -> Text:
        """What the seat (None: a spectator) reads in the log."""
        if self.secret is None or seat is None or seat not in self.insiders:
            return Text(f"event-{self.kind}", self.args)
        return self.open_text()

    def open_text(self) -> Text:
        """What stands in the log once nothing of it is secret any more."""
        if self.secret is None:
            return Text(f"event-{self.kind}", self.args)
        return Text(f"event-{self.kind}-secret", {**self.args, **self.secret})

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return self.text(seat).json()


def shared(args: Arguments) -> Arguments:
    """The same arguments, one object for all events that were told alike: logs are long, and much
    in them repeats itself."""
    for value in args.values():
        if isinstance(value, (list, bool)):  # can change, or be taken for a number
            return args
    key = tuple(args.items())
    found = _told.get(key)
    if found is None:
        if len(_told) >= _MOST_TOLD:
            _told.clear()
        _told[key] = found = args
    return found
