"""Events: what happened, in order, for the log and for animation."""

from typing import Any

from tatami.core.text import Arguments, plain


class Event:
    """`args` are for everyone; `secret` ones only for the seats in `insiders`.

    Everyone gets every event, so that all logs have the same numbering; the message is
    `event-<kind>`, or `event-<kind>-secret` for insiders of an event with a secret.
    """

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

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        args = {name: plain(value) for name, value in self.args.items()}
        if self.secret is None or seat is None or seat not in self.insiders:
            return {"id": f"event-{self.kind}", "args": args}
        for name, value in self.secret.items():
            args[name] = plain(value)
        return {"id": f"event-{self.kind}-secret", "args": args}
