"""Everything that can go wrong with what a person or a program hands to Tatami."""

from tatami.core.text import Text


class TatamiError(Exception):
    """A wrong input. `str(error)` is one English sentence that says what would be right."""


class UnknownName(TatamiError, LookupError):
    """A game, bot or move that does not exist."""


class BadOption(TatamiError, ValueError):
    """An option, or a number of players, that the game does not have."""


class BadPosition(TatamiError, ValueError):
    """A written position that cannot have come from a game."""


class BadRecord(TatamiError, ValueError):
    """A record that cannot be read or does not hold; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class NoRecord(BadRecord):
    """A text that is no record at all."""


class Unfinished(BadRecord):
    """A record of a game that is not over, where a finished one is needed."""


class RefusedMove(BadRecord):
    """A record with a move that the rules did not allow. `reason` is what a person is told."""

    def __init__(self, line: int, game: str, seat: int, move: str, reason: Text) -> None:
        super().__init__(line, f"seat {seat} may not play {move!r} here: {reason}")
        self.game = game
        self.seat = seat
        self.move = move
        self.reason = reason


class OtherRules(BadRecord):
    """A record by another version of the rules than the game has here."""

    def __init__(self, line: int, begun: int, now: int) -> None:
        super().__init__(line, f"played by rules {begun}; this Tatami has rules {now}")
        self.begun = begun
        self.now = now


class OtherContent(BadRecord):
    """A record by other content than the game has here."""

    def __init__(self, line: int) -> None:
        super().__init__(line, "played with other content than this; name its file with --content")


class BadContent(TatamiError, ValueError):
    """A content file that breaks its own rules."""


class MissingLibrary(TatamiError, ImportError):
    """A library of an extra that is not installed."""


class IllegalMove(TatamiError):
    """A move that the rules do not allow now. `reason` is what a person is told."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason
