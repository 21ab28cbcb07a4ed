"""A game: its name, its options, its catalogue of moves, and how it begins."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.advisor import Advisor
from tatami.core.chance import Chance
from tatami.core.encoding import Fields
from tatami.core.errors import BadOption, BadPosition
from tatami.core.event import Event
from tatami.core.measurement import Distribution
from tatami.core.move import Catalogue, Move
from tatami.core.position import entry
from tatami.core.state import State, Step

S = TypeVar("S", bound=State)

_FEW = 12
"""Numbers to choose from that are still listed one by one."""


class Option:
    """A choice that the host makes. Texts: `option-<name>`, `option-<name>-<value>`."""

    def __init__(self, name: str, values: tuple[str, ...], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default

    @classmethod
    def number(cls, name: str, least: int, most: int, default: int) -> Option:
        """A choice of a whole number. Its values need no texts."""
        return cls(name, tuple(str(n) for n in range(least, most + 1)), str(default))

    @property
    def shown(self) -> tuple[str, ...]:
        """The values as a person reads them: a run of many numbers as its bounds."""
        many = len(self.values) > _FEW and all(value.isdecimal() for value in self.values)
        return (f"{self.values[0]}..{self.values[-1]}",) if many else self.values

    def read(self, value: object) -> str:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in self.values:
            raise BadOption(
                f"option {self.name} cannot be {value!r}; it is one of {', '.join(self.shown)}"
            )
        return text

    def json(self) -> dict[str, Any]:
        return {"name": self.name, "values": list(self.values), "default": self.default}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game of the table. There is one instance of each; it has no state of its own."""

    def __init__(
        self,
        id: str,
        version: int,
        players: tuple[int, ...],
        default_players: int,
        minutes: tuple[int, int],
        options: tuple[Option, ...],
        catalogue: Catalogue,
        advisor: Advisor[S],
        *,
        cooperative: bool = False,
        for_points: bool = False,
        includes: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.version = version
        self.players = players
        self.default_players = default_players
        self.minutes = minutes
        self.options = options
        self.catalogue = catalogue
        self.advisor = advisor
        self.cooperative = cooperative
        """All win or lose together: one person may play several seats."""
        self.for_points = for_points
        """Its scores are points, and told beside a place."""
        self.includes = includes
        """Earlier versions whose games are all games of this one, with the same moves and luck."""
        self.content = ""
        """The digest of a content file of one's own; empty with the content of the game."""

    def begun_by(self, version: int) -> Game[S] | None:
        """The game as those play it who began by this version of the rules; None if they cannot go
        on. Where a version has asked other questions, that is a game beside this one."""
        return self if version == self.version or version in self.includes else None

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.catalogue.moves

    def move(self, text: str) -> Move:
        """The move that is written so; `UnknownName` if there is none."""
        return self.catalogue.find(text)

    def new(
        self,
        players: int | None = None,
        *,
        chance: Chance,
        events: bool = False,
        **options: Any,
    ) -> S:
        """A game ready to play; `BadOption` says what is allowed."""
        count = self.check_players(self.default_players if players is None else players)
        chosen = self.check_options(count, options)
        log: list[Event] | None = [] if events else None
        state = self.begin(count, chosen, chance, log)
        state.settle(chance)
        return state

    def check_players(self, players: int) -> int:
        if players not in self.players or isinstance(players, bool):
            first, last = self.players[0], self.players[-1]
            between = self.players[1:-1] == tuple(range(first + 1, last))
            counts = f"{first} {'to' if between else 'or'} {last}"
            raise BadOption(f"{self.id} is for {counts} players, not {players}")
        return players

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, str]:
        """All options with their values, defaults filled in. Games add what excludes what."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                have = ", ".join(known) if known else "none"
                raise BadOption(f"{self.id} has no option {name!r}; its options: {have}")
        return {
            name: option.read(options[name]) if name in options else option.default
            for name, option in known.items()
        }

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> S:
        """Set the game up. Steps left on the stack are run by `new`."""
        state = self.empty(players, options)
        state.events = events
        state.push(self.set_up())
        return state

    def hides(self, players: int) -> bool:
        """Whether something is hidden from a player, so that the open view shows more than his."""
        return False

    def set_up(self) -> Step[S]:
        """The first step of a game that begins with an empty table."""
        raise NotImplementedError  # pragma: no cover

    def encoding(self, players: int) -> Fields | None:
        """How a view is written as numbers; None to let that be found from some games."""
        return None

    def unobserved(self) -> tuple[str, ...]:
        """Parts of the view that an encoding found from some games leaves out: what never changes,
        and what only helps to draw a board."""
        return ()

    def empty(self, players: int, options: dict[str, str]) -> S:
        """A table before anything is dealt."""
        raise NotImplementedError  # pragma: no cover

    def load(self, data: Any) -> S:
        """The position that `state.dump()` wrote; `BadPosition` if it is broken."""
        if entry(data, "game") != self.id:
            raise BadPosition(f"this is no position of {self.id}")
        if "rules" in data:
            return self._load_earlier(data)
        options = self.written_options(data)
        if not isinstance(options, dict):
            raise BadPosition("'options' must be an object")
        try:
            count = entry(data, "players")
            if not isinstance(count, int):
                raise BadPosition(f"'players' must be a number of players, not {count}")
            players = self.check_players(count)
            state = self.empty(players, self.check_options(players, options))
        except (BadOption, TypeError) as error:
            raise BadPosition(str(error)) from None
        state.written_form().read(state, data)
        state.derive()
        if (state.outcome is None) != bool(state.stack):
            raise BadPosition("'stack' must be empty exactly when the game is over")
        state.check()
        return state

    def _load_earlier(self, data: dict[str, Any]) -> S:
        rules = data["rules"]
        earlier = self.begun_by(rules) if isinstance(rules, int) else None
        if earlier is None:
            raise BadPosition(f"'rules' must be a version that is still played, not {rules!r}")
        return earlier.load({name: value for name, value in data.items() if name != "rules"})

    def written_options(self, data: Any) -> Any:
        """The options of a written position; a game without any writes none."""
        return entry(data, "options") if self.options else {}

    def measurements(self, samples: int, seed: str) -> tuple[Distribution, ...]:
        """What the game's own device does, measured; most games have none."""
        return ()
