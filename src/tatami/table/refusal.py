"""What the table does not do, and why, in words for a person."""

from tatami.core.errors import TatamiError
from tatami.core.text import Argument, Text


class Refusal(TatamiError):
    """A request that changes nothing. `reason` is what the person is told."""

    def __init__(self, reason: str | Text, **args: Argument) -> None:
        self.reason = Text(reason, args) if isinstance(reason, str) else reason
        super().__init__(str(self.reason))


class NoSuchTable(Refusal):
    def __init__(self) -> None:
        super().__init__("error-no-such-table")


class WrongTime(Refusal):
    """The request would be fine at another phase of the table."""


class NotYours(Refusal):
    """Only another seat may do this."""


class TooMany(Refusal):
    """Others want something, too."""
