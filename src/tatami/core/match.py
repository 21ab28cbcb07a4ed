"""A game being played: the state, its luck, and every move since the beginning."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.event import Event
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import Scene, State
from tatami.core.text import Text


class Played:
    """A move that was made, and whether it drew chance or brought something hidden to light."""

    def __init__(self, seat: int, move: Move, final: bool) -> None:
        self.seat = seat
        self.move = move
        self.final = final


class Match:
    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, str],
        seed: str,
        *,
        events: bool = False,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(players, dict(options))
        self.seed = seed
        self.listening = events
        self.scenes: list[Scene] = []
        """The positions on the way of the last move, each with other events told than the next."""
        self.moves: list[Played] = []
        self._begin()

    def _begin(self) -> None:
        self.chance = Chance(self.seed)
        self.state: State = self.game.new(
            self.players, chance=self.chance, events=self.listening, **self.options
        )

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move; returns the events it caused. `IllegalMove` leaves all as it was."""
        heard = len(self.events)
        if self.listening:
            self.state.scenes = []
        draws, revealed = self.chance.draws, self.state.revealed
        self.state.apply(seat, move, self.chance)
        final = (
            self.chance.draws != draws
            or self.state.revealed != revealed
            or self.state.outcome is not None
        )
        self.moves.append(Played(seat, move, final))
        self.scenes = [s for s in self.state.scenes or () if heard < s.told < len(self.events)]
        return self.events[heard:]

    def undo_depth(self, seat: int, *, consent: bool = False) -> int:
        """How many moves would be taken back to undo the seat's last one; 0 if none may be.

        A move that drew chance or brought something hidden to light stands for ever. Past
        another seat's move only with that seat's consent.
        """
        for depth, played in enumerate(reversed(self.moves), start=1):
            if played.final:
                return 0
            if played.seat == seat:
                return depth
            if not consent:
                return 0
        return 0

    def take_back(self, count: int) -> None:
        """Undo the last `count` moves, which must not be final."""
        if not 0 < count <= len(self.moves) or any(p.final for p in self.moves[-count:]):
            raise IllegalMove(Text("illegal-undo"))
        del self.moves[-count:]
        self.restart()

    def restart(self) -> None:
        """Play all moves again from the beginning."""
        kept, self.moves = self.moves, []
        self._begin()
        for played in kept:
            self.play(played.seat, played.move)
