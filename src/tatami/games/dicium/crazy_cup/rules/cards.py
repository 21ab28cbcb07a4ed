"""CC-3.4: cards played in the own turn: what they need, what they ask, what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cheats import (
    ACT_CARDS,
    CANNON,
    CHEATS,
    DUST,
    DYNAMITE,
    LOADED,
    MAGNET,
    MARKET,
    PIT,
    PRESSURE,
    SAND,
    STEAM,
    THIEF,
    TWISTER,
)
from tatami.games.dicium.crazy_cup.rules.mishaps import (
    CANNON_TEST,
    DUST_TEST,
    MAGNET_TEST,
    SAND_TEST,
    THIEF_TEST,
    TakeTest,
    lift_tornado,
    stealable_tiles,
)
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.moves import SwapMove
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.hand import TurnDie, Turned, discard_dice
from tatami.games.dicium.rules.moves import DiceMove, NumberedMove, SpaceMove, TurnMove
from tatami.games.dicium.rules.state import LARGEST_HAND

_AIMED: Final = {CANNON: CANNON_TEST, MAGNET: MAGNET_TEST, SAND: SAND_TEST, THIEF: THIEF_TEST}


def playable_cards(race: Race, seat: int) -> list[Move]:
    """The cards that may be played between actions."""
    return [
        race.box.moves.card[kind]
        for kind in ACT_CARDS
        if race.piles.holds(seat, kind)
        and (not costs_pair(race, kind) or pairs(race.dice))
        and _has_object(race, seat, kind)
    ]


def costs_pair(race: Race, kind: int) -> bool:
    return race.box.pair[kind] and not race.young


def _has_object(race: Race, seat: int, kind: int) -> bool:
    if kind in _AIMED:
        return bool(aims(race, seat, kind))
    if kind in (TWISTER, DUST):
        return bool(tornado_spaces(race, seat, kind))
    if kind == LOADED:
        return size(race.dice) > (2 if costs_pair(race, kind) else 0)
    if kind == MARKET:
        return bool(bargains(race, seat))
    return True


def aims(race: Race, seat: int, kind: int) -> list[int]:
    """The drivers at whom a card may be aimed."""
    if kind == SAND:
        return race.targets(seat)
    if kind == THIEF:
        near = race.box.canyon.near(race.at[seat])
        return [
            target
            for target in race.targets(seat)
            if race.at[target] in near
            and (race.piles.count(target) or stealable_tiles(race, seat, target))
        ]
    return [target for target in race.targets(seat) if _in_sight(race, seat, target, kind)]


def _in_sight(race: Race, seat: int, target: int, kind: int) -> bool:
    canyon = race.box.canyon
    here, there = race.at[seat], race.at[target]
    way = canyon.line(here, there, race.at)
    if way is None:
        return False
    if kind == CANNON:
        return True
    return canyon.road[here] and here != canyon.start and canyon.start not in way


def tornado_spaces(race: Race, seat: int, kind: int) -> list[int]:
    """Where a card may put the tornado."""
    start = race.box.canyon.start
    if kind == TWISTER:
        taken = {start, race.tornado, *race.at}
        return [space for space in range(len(race.box.grid)) if space not in taken]
    own = {start, race.at[seat]}
    if race.teams:
        own.add(race.at[(seat + 2) % 4])
    return sorted({race.at[target] for target in race.targets(seat)} - own)


def bargains(race: Race, seat: int) -> list[Move]:
    """What Black Market offers: a tile, or for a full board an exchange."""
    moves = race.box.moves
    stock = [kind for kind in range(TILE_KINDS) if race.supply[kind]]
    if race.tile_count(seat) < TILE_PLACES:
        return [moves.tile[kind] for kind in stock]
    return [moves.swapped(old, new) for old in race.tiles_of(seat) for new in stock if old != new]


def play_card(race: Race, seat: int, kind: int) -> None:
    """The card is on the discard pile; now its price, its choices, and a Marshal perhaps."""
    race.piles.play(race, seat, kind)
    if kind in _AIMED:
        race.push(Aim(seat, kind))
    elif kind in (TWISTER, DUST):
        race.push(PlaceTornado(seat, kind))
    elif kind == LOADED:
        race.push(LoadDie(seat))
    elif kind == MARKET:
        race.push(Bargain(seat))
    else:
        declare_card(race, seat, PlainCard(seat, kind))
    if costs_pair(race, kind):
        ways = pairs(race.dice)
        if len(ways) == 1:
            discard_dice(race, seat, ways[0])
        else:
            race.push(PayPair(seat, kind))


class CardChoice(Decision[Race]):
    """What a card that is being played asks."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def asks(self, id: str) -> Text:
        return Text(id, {"card": f"card-{CHEATS[self.card]}"}, rule=f"CC-3.4.{self.card + 1}")


class PayPair(CardChoice):
    """CC-R18: which pair is discarded for it."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.pay[dice] for dice in pairs(race.dice)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, DiceMove)
        discard_dice(race, seat, move.dice)

    def prompt(self, race: Race, seat: int) -> Text:
        return self.asks("ask-pay")


class Aim(CardChoice):
    """At whom it is aimed (CC-R16)."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        return [moves.target[race.driver_move(d)] for d in aims(race, seat, self.card)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        target = race.driver_of(move.number)
        if race.events is not None:
            race.tell("aim", {"player": Seat(seat), "target": race.named(target)})
        declare_card(race, seat, TakeTest(target, _AIMED[self.card], seat))

    def prompt(self, race: Race, seat: int) -> Text:
        return self.asks("ask-target")


class PlaceTornado(CardChoice):
    """Where it puts the tornado."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        spaces = tornado_spaces(race, seat, self.card)
        return [race.box.moves.tornado[space] for space in spaces]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        if race.events is not None:
            args = race.place(move.space)
            args["player"] = Seat(seat)
            race.tell("tornado", args)
        declare_card(race, seat, Storm(seat, self.card, move.space))

    def prompt(self, race: Race, seat: int) -> Text:
        return self.asks("ask-tornado")


class Storm(Step[Race]):
    """Twister and Dust Devil: the tornado comes to the space (CC-3.3.1)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "space")

    def __init__(self, seat: int, card: int, space: int) -> None:
        self.seat = seat
        self.card = card
        self.space = space

    def run(self, race: Race, chance: Chance) -> None:
        race.tornado = self.space
        race.tornado_owner = self.seat
        if self.card == DUST:
            race.swept = False
            race.push(DustSettles())
            there = [d for d in race.opponents(self.seat) if race.at[d] == self.space]
            for driver in reversed(there):
                if not race.finished[driver]:
                    race.push(TakeTest(driver, DUST_TEST, self.seat))


class DustSettles(Step[Race]):
    """After the last test of a Dust Devil."""

    def run(self, race: Race, chance: Chance) -> None:
        if race.swept:
            race.swept = False
            lift_tornado(race)


class LoadDie(TurnDie[Race]):
    """Loaded Die: which die is turned to which face."""

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, TurnMove)
        declare_card(race, seat, Turned(seat, move))


class Bargain(Decision[Race]):
    """Black Market: which tile is taken, and which one is put back for it."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return bargains(race, seat)

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        declare_card(race, seat, Bought(seat, move))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-market", rule="CC-3.4.15")


class Bought(Step[Race]):
    fields: ClassVar[tuple[str, ...]] = ("seat", "move")

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move

    def run(self, race: Race, chance: Chance) -> None:
        if isinstance(self.move, SwapMove):
            race.tiles[self.seat * TILE_KINDS + self.move.old] -= 1
            race.supply[self.move.old] += 1
            gain_tile(race, self.seat, self.move.new)
        else:
            assert isinstance(self.move, NumberedMove)
            gain_tile(race, self.seat, self.move.number)


def gain_tile(race: Race, seat: int, kind: int) -> None:
    race.supply[kind] -= 1
    race.tiles[seat * TILE_KINDS + kind] += 1
    if race.events is not None:
        race.tell("tile", {"player": Seat(seat), "tile": f"tile-{TECHNOLOGIES[kind]}"})


class PlainCard(Step[Race]):
    """Overpressure, Full Steam, Pit Crew and Dynamite: nothing to choose."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, race: Race, chance: Chance) -> None:
        if self.card == PRESSURE:
            begin_movement(race, self.seat, race.box.pressure_steps)
        elif self.card == PIT:
            race.pit = True
        elif self.card == DYNAMITE:
            race.dynamite += 1
        else:
            assert self.card == STEAM
            if race.hand[self.seat] + race.more_dice < LARGEST_HAND:
                race.more_dice += 1
                race.more_rerolls += 1
            else:
                race.more_rerolls += 2
