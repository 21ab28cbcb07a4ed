"""How a game ended."""

from typing import Any

from tatami.core.text import Text, plain


class Line:
    """One line of the score sheet: what for, and how much for each seat (None: nothing to say)."""

    def __init__(self, label: Text, values: tuple[int | None, ...]) -> None:
        self.label = label
        self.values = values

    def json(self) -> dict[str, Any]:
        return {"label": self.label.json(), "values": list(self.values)}


SIDES = frozenset({"team", "side"})
"""Groups of labels that name those who win or lose together."""


class Outcome:
    """Ranking (groups of equal seats, best first), scores, the reason, the score sheet.

    `how` tells the reason of this very end, with the names of those concerned.
    `labels` name for each seat what statistics group by: role, side, character.
    """

    def __init__(
        self,
        ranking: tuple[tuple[int, ...], ...],
        scores: tuple[int, ...],
        reason: str,
        sheet: tuple[Line, ...] = (),
        labels: tuple[dict[str, str], ...] = (),
        how: Text | None = None,
    ) -> None:
        self.ranking = ranking
        self.scores = scores
        self.reason = reason
        self.sheet = sheet
        self.labels = labels
        self.how = how if how is not None else Text(reason)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    @property
    def sides(self) -> bool:
        """Whether sides won and lost, not each seat by itself."""
        return any(group in seat for seat in self.labels for group in SIDES)

    def json(self) -> dict[str, Any]:
        return {
            "ranking": [list(group) for group in self.ranking],
            "scores": list(self.scores),
            "reason": plain(self.reason),
            "sheet": [line.json() for line in self.sheet],
            "labels": [dict(seat) for seat in self.labels],
            "how": self.how.json(),
        }

    def __str__(self) -> str:
        """The result line of a record."""
        ranking = " > ".join(" ".join(str(seat) for seat in group) for group in self.ranking)
        return f"{self.reason}: {ranking}; scores {' '.join(str(s) for s in self.scores)}"
