"""CC-3.4: the Cheat cards, one row each: what they need, what they ask, what they do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules import names
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.entering import SpillOil
from tatami.games.dicium.crazy_cup.rules.mishaps import (
    DrivingTest,
    UseStunt,
    lift_tornado,
    stealable_tiles,
)
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.reactions import StopCard, declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.crazy_cup.rules.towing import ThrowHook
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.cards import (
    CardRow,
    Interjection,
    PayDice,
    ask_for_card,
    card_rows,
)
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.hand import turn_face, turns
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove, TurnMove
from tatami.games.dicium.rules.state import LARGEST_HAND


def costs_pair(race: Race, kind: int) -> bool:
    return race.box.pair[kind] and not race.young


def play_card(race: Race, seat: int, kind: int, chance: Chance) -> None:
    """The card is on the discard pile; now its price, its choices, then a Marshal (CC-R28)."""
    race.piles.play(race, seat, kind)
    if costs_pair(race, kind):
        ask_choice(race, PayDice(seat, kind), chance)
    else:
        ask_for_card(race, seat, kind, chance)


class Played(Step[Race]):
    """A card takes effect, with what was chosen for it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "choice")

    def __init__(self, seat: int, card: int, choice: Move | None) -> None:
        self.seat = seat
        self.card = card
        self.choice = choice

    def run(self, race: Race, chance: Chance) -> None:
        row = CARDS[self.card]
        assert isinstance(row, Cheat)
        row.effect(race, self.seat, self.choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cheat(CardRow[Race]):
    """A card that is played in the own turn: CC-6.6, between actions."""

    unpaid: ClassVar[str] = "illegal-card-pair"

    def prices(self, race: Race) -> list[int]:
        """CC-R18"""
        return pairs(race.dice) if costs_pair(race, self.kind) else [0]

    def played(self, race: Race, seat: int, choice: Move | None, chance: Chance) -> None:
        declare_card(race, seat, Played(seat, self.kind, choice), chance)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        """No Marshal has stopped it."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).played is Cheat.played and type(self).effect is Cheat.effect


class Storm(Cheat):
    """The tornado is put somewhere."""

    ask: ClassVar[str] = "ask-tornado"
    lacking: ClassVar[str] = "illegal-card-target"

    def spaces(self, race: Race, seat: int) -> list[int]:
        """Where it may be put."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).spaces is Storm.spaces

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.tornado[space] for space in self.spaces(race, seat)]

    def played(self, race: Race, seat: int, choice: Move | None, chance: Chance) -> None:
        assert choice is not None
        race.tell("tornado", {**choice.args, "player": Seat(seat)})
        super().played(race, seat, choice, chance)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        """CC-3.3.1"""
        assert isinstance(choice, SpaceMove)
        race.tornado = choice.space
        race.tornado_owner = seat


class Twister(Storm):
    """CC-3.4.5: where nobody stands."""

    def spaces(self, race: Race, seat: int) -> list[int]:
        taken = {race.box.canyon.start, race.tornado, *race.at}
        return [space for space in range(len(race.box.grid)) if space not in taken]


class DustStorm(Storm):
    """CC-3.4.6: upon those who stand there."""

    def spaces(self, race: Race, seat: int) -> list[int]:
        own = {race.box.canyon.start, race.at[seat]}
        if race.teams:
            own.add(race.at[(seat + 2) % 4])
        return sorted({race.at[target] for target in race.targets(seat)} - own)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        super().effect(race, seat, choice)
        race.swept = False
        race.push(DustSettles())
        there = [driver for driver in race.opponents(seat) if race.at[driver] == race.tornado]
        for driver in reversed(there):
            if not race.finished[driver]:
                race.push(DrivingTest(driver, names.BY_DUST, seat))


class DustSettles(Step[Race]):
    """After the last test of a Dust Devil."""

    def run(self, race: Race, chance: Chance) -> None:
        if race.swept:
            race.swept = False
            lift_tornado(race)


class Aimed(Cheat):
    """A driving test for a target (CC-R16); its mishap has the name of the card."""

    ask: ClassVar[str] = "ask-target"
    lacking: ClassVar[str] = "illegal-card-target"

    def __init__(self, id: str, rule: str) -> None:
        super().__init__(id, rule)
        self.cause = names.CAUSES.index(id) if id in names.CAUSES else -1

    def reaches(self, race: Race, seat: int, target: int) -> bool:
        """Whether it may be aimed at this target."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return self.cause < 0 or type(self).reaches is Aimed.reaches

    def choices(self, race: Race, seat: int) -> list[Move]:
        found = [driver for driver in race.targets(seat) if self.reaches(race, seat, driver)]
        return [race.box.moves.target[race.driver_move(driver)] for driver in found]

    def played(self, race: Race, seat: int, choice: Move | None, chance: Chance) -> None:
        assert isinstance(choice, NumberedMove)
        target = race.driver_of(choice.number)
        race.tell("aim", {"player": Seat(seat), "target": race.named(target)})
        declare_card(race, seat, DrivingTest(target, self.cause, seat), chance)


class Cannon(Aimed):
    """CC-3.4.7: in sight."""

    def reaches(self, race: Race, seat: int, target: int) -> bool:
        return race.box.canyon.line(race.at[seat], race.at[target], race.at) is not None


class Magnet(Aimed):
    """CC-3.4.8: in sight, from the road, and not across the start."""

    def reaches(self, race: Race, seat: int, target: int) -> bool:
        canyon = race.box.canyon
        here = race.at[seat]
        way = canyon.line(here, race.at[target], race.at)
        if way is None:
            return False
        return canyon.road[here] and here != canyon.start and canyon.start not in way


class Sand(Aimed):
    """CC-3.4.9: anyone."""

    def reaches(self, race: Race, seat: int, target: int) -> bool:
        return True


class Thief(Aimed):
    """CC-3.4.10: near, and with something to take."""

    def reaches(self, race: Race, seat: int, target: int) -> bool:
        if race.at[target] not in race.box.canyon.near(race.at[seat]):
            return False
        return race.piles.count(target) > 0 or len(stealable_tiles(race, seat, target)) > 0


class Overpressure(Cheat):
    """CC-3.4.11"""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        begin_movement(race, seat, race.box.numbers["pressure"])


class FullSteam(Cheat):
    """CC-3.4.12: before the roll, see `rulebook`."""

    moment: ClassVar[str] = "start"

    def obstacle(self, race: Race, seat: int) -> str:
        return "illegal-card-moment"

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        grows = race.hand[seat] + race.more_dice < LARGEST_HAND
        race.more_dice += 1 if grows else 0
        race.more_rerolls += 1 if grows else 2


class LoadedDie(Cheat):
    """CC-3.4.13, CC-R26: which die is turned to which face."""

    ask: ClassVar[str] = "ask-turn"

    def obstacle(self, race: Race, seat: int) -> str:
        paid = 2 if costs_pair(race, self.kind) else 0
        return "" if size(race.dice) > paid else "illegal-card-die"

    def choices(self, race: Race, seat: int) -> list[Move]:
        return turns(race)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        assert isinstance(choice, TurnMove)
        turn_face(race, seat, choice)


class PitCrew(Cheat):
    """CC-3.4.14"""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        race.pit = True


class BlackMarket(Cheat):
    """CC-3.4.15: which tile is taken, and which one is put back for it."""

    ask: ClassVar[str] = "ask-market"
    lacking: ClassVar[str] = "illegal-card-tile"

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves, free = race.box.moves, race.tile_count(seat) < TILE_PLACES
        stock = [kind for kind in range(TILE_KINDS) if race.supply[kind]]
        if free:
            return [moves.tile[kind] for kind in stock]
        swaps = [(old, new) for old in race.tiles_of(seat) for new in stock if old != new]
        return [moves.swap[old * TILE_KINDS + new] for old, new in swaps]

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        assert isinstance(choice, NumberedMove)
        if choice.kind == "swap":
            back = choice.number // TILE_KINDS
            race.tiles[seat * TILE_KINDS + back] -= 1
            race.supply[back] += 1
        gain_tile(race, seat, choice.number % TILE_KINDS)


class Dynamite(Cheat):
    """CC-3.4.16"""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        race.dynamite += 1


CARDS: Final[list[CardRow[Any]]] = card_rows(
    "the Cheat card",
    names.CHEATS,
    (
        Interjection("hook", "CC-3.4.1", ThrowHook),
        Interjection("oil", "CC-3.4.2", SpillOil),
        Interjection("stunt", "CC-3.4.3", UseStunt),
        Interjection("marshal", "CC-3.4.4", StopCard),
        Twister("twister", "CC-3.4.5"),
        DustStorm("dust", "CC-3.4.6"),
        Cannon("cannon", "CC-3.4.7"),
        Magnet("magnet", "CC-3.4.8"),
        Sand("sand", "CC-3.4.9"),
        Thief("thief", "CC-3.4.10"),
        Overpressure("pressure", "CC-3.4.11"),
        FullSteam("steam", "CC-3.4.12"),
        LoadedDie("loaded", "CC-3.4.13"),
        PitCrew("pit", "CC-3.4.14"),
        BlackMarket("market", "CC-3.4.15"),
        Dynamite("dynamite", "CC-3.4.16"),
    ),
)


def gain_tile(race: Race, seat: int, kind: int) -> None:
    race.supply[kind] -= 1
    race.tiles[seat * TILE_KINDS + kind] += 1
    race.tell("tile", {"player": Seat(seat), "tile": f"tile-{TECHNOLOGIES[kind]}"})
