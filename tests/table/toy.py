"""A game made for the table's tests: it has just what a table has to cope with.

Seats take turns. On its turn a seat may `step` (which can be undone), `roll` (chance: it cannot)
or `bid`: then all seats choose a number at once and in secret, and the turn passes on when all
have. After three bids the game is over.
"""

from __future__ import annotations

from typing import Any

from tatami.core.advisor import Advisor
from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.game import Game
from tatami.core.move import Catalogue, Move
from tatami.core.outcome import Outcome
from tatami.core.state import Decision, State
from tatami.core.text import Seat, Text

STEP, ROLL, BID = Move("step", "step"), Move("roll", "roll"), Move("bid", "bid")
OFFERS = [Move("offer", f"offer {n}", {"n": n}) for n in range(3)]
LAST_BID = 3


class Toy(State):
    game_id = "toy"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.steps = [0] * players
        self.rolls: list[int] = []
        self.offers: list[int | None] = [None] * players
        self.bids = 0

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = None if seat is None else self.offers[seat]
        return {"steps": self.steps[:], "rolls": self.rolls[:], "offer": mine, "bids": self.bids}

    def copy(self) -> Toy:
        new = Toy.__new__(Toy)
        self.copy_base(new)
        new.steps, new.rolls, new.offers = self.steps[:], self.rolls[:], self.offers[:]
        new.bids = self.bids
        return new


class Turn(Decision[Toy]):
    def choices(self, state: Toy, seat: int) -> list[Move]:
        return [STEP, ROLL, BID]

    def take(self, state: Toy, seat: int, move: Move, chance: Chance) -> None:
        if move is BID:
            state.push(Bidding(seat))
            return
        if move is STEP:
            state.steps[seat] += 1
            state.tell("step", {"who": Seat(seat)})
        else:
            state.rolls.append(chance.die(6))
            state.tell("roll", {"pips": state.rolls[-1]})
        state.push(Turn((seat + 1) % state.players))

    def prompt(self, state: Toy, seat: int) -> Text:
        return Text("ask-turn")


class Bidding(Decision[Toy]):
    def __init__(self, starter: int) -> None:
        super().__init__(-1)
        self.starter = starter

    def asked(self, state: Toy) -> tuple[int, ...]:
        return tuple(range(state.players))

    def actors(self, state: Toy) -> tuple[int, ...]:
        return tuple(seat for seat, offer in enumerate(state.offers) if offer is None)

    def choices(self, state: Toy, seat: int) -> list[Move]:
        return OFFERS[:]

    def take(self, state: Toy, seat: int, move: Move, chance: Chance) -> None:
        state.offers[seat] = OFFERS.index(move)
        if None in state.offers:
            state.push(self)
            return
        state.bids += 1
        state.revealed += 1
        state.tell("bids", {"sum": sum(offer or 0 for offer in state.offers)})
        state.offers = [None] * state.players
        state.push(Turn((self.starter + 1) % state.players))
        if state.bids == LAST_BID:
            seats = tuple(range(state.players))
            state.outcome = Outcome((seats,), tuple(state.steps), "reason-bids")

    def prompt(self, state: Toy, seat: int) -> Text:
        return Text("ask-offer")


class ToyGame(Game[Toy]):
    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> Toy:
        state = Toy(players)
        state.events = events
        state.push(Turn(0))
        return state


TOY = ToyGame("toy", 1, (2, 3, 4), 3, (1, 2), (), Catalogue([STEP, ROLL, BID, *OFFERS]), Advisor())
