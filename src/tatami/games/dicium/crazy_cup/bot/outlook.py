"""What the dice of a turn are worth to a driver where he stands: plans of two actions, judged."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.plans import COLOUR, NOTHING, NUMBER, Plan
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.crazy_cup.bot.finale import finale
from tatami.games.dicium.crazy_cup.bot.pace import car_turns
from tatami.games.dicium.crazy_cup.bot.rivals import harm, planner_of, routes_of
from tatami.games.dicium.crazy_cup.bot.routes import WITH, reachable, steps_left, tileset
from tatami.games.dicium.crazy_cup.bot.weights import BUMP_CHANCE, CARD_WORTH
from tatami.games.dicium.crazy_cup.rules.actions import CARD_FACES, TILE_FACES, Drive, TakeCheat
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.rules.player_board import (
    free_slots,
    level,
    level_slots,
    taken_count,
)
from tatami.games.dicium.rules.state import LARGEST_HAND

_OVER: Final = 100.0
"""In a finale it marks what ends past the line are worth: stored dice do not count there."""


class Car:
    """A driver in the middle of a plan."""

    def __init__(self, steps: float, air: int, tiles: int, hand: int, slots: int) -> None:
        self.steps = steps
        """Left to the goal."""
        self.moved = air
        """Plain steps made so far, or -1 once a movement has been by air."""
        self.tiles = tiles
        self.hand = hand
        self.slots = slots
        self.garage = False
        self.gained = 0.0
        """Turns gained by cards and bumps."""

    def changed(self) -> Car:
        car = Car(self.steps, self.moved, self.tiles, self.hand, self.slots)
        car.garage = self.garage
        car.gained = self.gained
        return car


class Outlook(TurnSearch):
    """Judges plans for one seat in its own turn, or as it would be after a card: some steps
    further on, with a Pit Crew, another Dynamite, or other tiles."""

    def __init__(
        self,
        race: Race,
        seat: int,
        steps_on: int = 0,
        pit: bool = False,
        charges: int = 0,
        tiles: int = -1,
    ) -> None:
        super().__init__(planner_of(race, seat))
        self.race = race
        self.seat = seat
        self.pit = pit or race.pit
        self.charges = race.dynamite + charges
        self.routes = routes_of(race, seat)
        self.tiles = tileset(race, seat) if tiles < 0 else tiles
        self.board = race.boards[seat]
        self.uses = {row.combination: row.use for row in race.box.actions.rows if row.colour < 0}
        self.space = race.at[seat]
        self.past = race.finished[seat]
        self.start = Car(0.0, 0, self.tiles, race.hand[seat], race.slots[seat])
        self.start.steps = float(-race.mile(seat) if self.past else self._left(self.tiles))
        self.start.steps -= steps_on
        self.start.garage = race.box.canyon.garage[self.space] and steps_on == 0
        self._air: dict[int, int] = {}
        self._garages: dict[int, int] = {}
        self.finale = finale(race, seat, self.turns(self.start))

    def _left(self, tiles: int) -> int:
        return self.routes.left[tiles][self.space]

    def turns(self, car: Car) -> float:
        """Turns to the goal. Teammates share the way, and a better car helps on one half only."""
        if not self.race.teams:
            return car_turns(self.board, car.slots, car.hand, car.steps)
        half = car.steps / 2
        other = car_turns(self.board, self.start.slots, self.start.hand, half)
        return car_turns(self.board, car.slots, car.hand, half) + other

    def judge(self, plan: Plan) -> float:
        """Turns saved, as a number to compare: the higher the better."""
        best = IMPOSSIBLE
        for car in self.after(self.start, plan.first):
            for end in self.after(car, plan.second):
                best = max(best, self._end(end))
        return best

    def _end(self, car: Car) -> float:
        if self.finale is not None and car.steps <= 0:
            return _OVER + self.finale.past(-int(car.steps), taken_count(car.slots))
        return car.gained - self.turns(car)

    def after(self, car: Car, effect: int) -> list[Car]:
        """The ways in which a plan may go on after an effect; none if it is impossible."""
        if effect == NOTHING:
            return [car]
        if effect < COLOUR:
            return self._after_number(car, effect - NUMBER)
        colour, count = divmod(effect - COLOUR, 10)
        garage = 1 if car.garage or self.pit else 0
        board = self.board
        faces = garage if board is None else garage + board.bonuses(car.slots, colour)
        if colour == BLUE:
            return self._driven(car, count + faces)
        if colour == GREEN:
            return self._upgraded(car, count, faces)
        if colour == YELLOW:
            return self._equipped(car) if count == max(1, TILE_FACES - faces) else []
        assert colour == RED
        return self._carded(car) if count == max(1, CARD_FACES - faces) else []

    def _after_number(self, car: Car, combination: int) -> list[Car]:
        use = self.uses[combination]
        if isinstance(use, TakeCheat):
            return self._carded(car)
        if not isinstance(use, Drive):
            return self._improved(car)
        if use.airship:
            return self._flown(car, use.steps)
        cars = self._driven(car, use.steps)
        if use.bump:
            for driven in cars:
                driven.gained += self._bump_worth(car, use.steps)
        return cars

    def _driven(self, car: Car, steps: int) -> list[Car]:
        driven = car.changed()
        driven.garage = False
        if self.charges and car.moved == 0:
            driven.steps = float(self._best(steps, False))
            driven.moved = -1
            return [driven]
        driven.steps -= steps
        if car.moved >= 0:
            driven.moved += steps
        cars = [driven]
        if car.moved == 0 and not self.past:
            garage = self._garage_within(steps)
            if garage >= 0:
                parked = driven.changed()
                parked.steps = float(garage)
                parked.garage = True
                cars.append(parked)
        return cars

    def _garage_within(self, steps: int) -> int:
        """Steps left from the best garage in reach, -1 if there is none worth it."""
        if steps not in self._garages:
            canyon = self.race.box.canyon
            left = [
                steps_left(self.routes, node)
                for node in reachable(self.routes, self.space, self.tiles, steps)
                if node.made > 0 and not node.past and canyon.garage[node.space]
            ]
            best = min(left, default=-1)
            self._garages[steps] = best if best < self.start.steps else -1
        return self._garages[steps]

    def _flown(self, car: Car, steps: int) -> list[Car]:
        flown = car.changed()
        flown.garage = False
        if car.moved == 0 and not self.past:
            flown.steps = float(self._best(steps, True))
        else:
            flown.steps -= steps
        flown.moved = -1
        return [flown]

    def _best(self, steps: int, airship: bool) -> int:
        """The fewest steps left after a movement from here."""
        key = steps * 2 + airship
        if key not in self._air:
            nodes = reachable(
                self.routes, self.space, self.tiles, steps, airship, self.charges, self.past
            )
            self._air[key] = min(steps_left(self.routes, node) for node in nodes)
        return self._air[key]

    def _bump_worth(self, car: Car, steps: int) -> float:
        """What bumping into the best target ahead is worth."""
        race = self.race
        best = 0.0
        for other in race.targets(self.seat):
            gap = race.mile(other) - race.mile(self.seat) - max(0, car.moved)
            if 0 < gap <= steps:
                back = min(race.box.numbers["bump"], race.mile(other))
                best = max(best, BUMP_CHANCE * harm(race, self.seat, other, back))
        return best

    def _improved(self, car: Car) -> list[Car]:
        cars = [self._slotted(car, slot) for slot in free_slots(car.slots)]
        if car.hand < LARGEST_HAND:
            bigger = car.changed()
            bigger.hand += 1
            cars.append(bigger)
        return cars

    def _upgraded(self, car: Car, dice: int, faces: int) -> list[Car]:
        return [
            self._slotted(car, slot)
            for slot in free_slots(car.slots)
            if max(1, level(slot) - faces) == dice
        ]

    def _slotted(self, car: Car, slot: int) -> Car:
        slotted = car.changed()
        slotted.slots |= 1 << slot
        return slotted

    def _equipped(self, car: Car) -> list[Car]:
        cars = []
        for kind in range(TILE_KINDS):
            tiles = WITH[car.tiles][kind]
            if tiles >= 0 and self.race.supply[kind] and not self.past:
                equipped = car.changed()
                equipped.tiles = tiles
                equipped.steps += self._left(tiles) - self._left(car.tiles)
                cars.append(equipped)
        return cars

    def _carded(self, car: Car) -> list[Car]:
        if not self.race.piles.any_left():
            return []
        carded = car.changed()
        if car.steps > 0:
            carded.gained += CARD_WORTH
        return [carded]

    def liking(self, move: ActionMove) -> float:
        """How good the best slot is that a green combination buys."""
        if move.row.level == 0:
            return 0.0
        slots = free_slots(self.start.slots, level_slots(move.row.level))
        return max(-self.turns(self._slotted(self.start, slot)) for slot in slots)

    def total(self, judged: float, plan: Plan) -> float:
        """Past the line stored dice are of no use."""
        if self.finale is None or judged <= IMPOSSIBLE:
            return judged + plan.stored if judged < 0 else judged
        if judged >= _OVER:
            return judged - _OVER
        return self.finale.short(-judged - plan.stored)
