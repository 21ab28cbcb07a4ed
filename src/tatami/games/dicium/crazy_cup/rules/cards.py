"""CC-3.4: the Cheat cards, one row each: what they need, what they ask, what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules import cheats
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.mishaps import DrivingTest, lift_tornado, stealable_tiles
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.hand import discard_dice, turn_face, turns
from tatami.games.dicium.rules.moves import DiceMove, NumberedMove, SpaceMove, TurnMove
from tatami.games.dicium.rules.state import LARGEST_HAND


def playable_cards(race: Race, seat: int) -> list[Move]:
    """CC-6.6: the cards that may be played between actions."""
    return [
        race.box.moves.card[kind]
        for kind in range(len(cheats.CHEATS))
        if race.piles.holds(seat, kind) and not card_obstacle(race, seat, kind)
    ]


def card_obstacle(race: Race, seat: int, kind: int) -> str:
    """The message why a card in hand cannot be played between actions; empty if it can."""
    obstacle = ROWS[kind].obstacle(race, seat)
    if not obstacle and costs_pair(race, kind) and not pairs(race.dice):
        return "illegal-card-pair"
    return obstacle


def costs_pair(race: Race, kind: int) -> bool:
    return race.box.pair[kind] and not race.young


def play_card(race: Race, seat: int, kind: int) -> None:
    """The card is on the discard pile; now its price, its choices, then a Marshal (CC-R28)."""
    race.piles.play(race, seat, kind)
    race.push(AskCard(seat, kind))
    if costs_pair(race, kind):
        ways = pairs(race.dice)
        if len(ways) == 1:
            discard_dice(race, seat, ways[0])
        else:
            race.push(PayPair(seat, kind))


def aims(race: Race, seat: int, kind: int) -> list[int]:
    """The drivers at whom a card may be aimed."""
    if kind == cheats.SAND:  # CC-3.4.9
        return race.targets(seat)
    if kind == cheats.THIEF:  # CC-3.4.10
        near = race.box.canyon.near(race.at[seat])
        return [
            target
            for target in race.targets(seat)
            if race.at[target] in near
            and (race.piles.count(target) or stealable_tiles(race, seat, target))
        ]
    return [target for target in race.targets(seat) if _in_sight(race, seat, target, kind)]


def _in_sight(race: Race, seat: int, target: int, kind: int) -> bool:
    """CC-3.4.7, and with more conditions CC-3.4.8."""
    canyon = race.box.canyon
    here, there = race.at[seat], race.at[target]
    way = canyon.line(here, there, race.at)
    if way is None or kind == cheats.CANNON:
        return way is not None
    return canyon.road[here] and here != canyon.start and canyon.start not in way


def tornado_spaces(race: Race, seat: int, kind: int) -> list[int]:
    """CC-3.4.5, CC-3.4.6: where a card may put the tornado."""
    start = race.box.canyon.start
    if kind == cheats.TWISTER:
        taken = {start, race.tornado, *race.at}
        return [space for space in range(len(race.box.grid)) if space not in taken]
    own = {start, race.at[seat]}
    if race.teams:
        own.add(race.at[(seat + 2) % 4])
    return sorted({race.at[target] for target in race.targets(seat)} - own)


def bargains(race: Race, seat: int) -> list[Move]:
    """CC-3.4.15: a tile, or for a full board an exchange."""
    moves = race.box.moves
    stock = [kind for kind in range(TILE_KINDS) if race.supply[kind]]
    if race.tile_count(seat) < TILE_PLACES:
        return [moves.tile[kind] for kind in stock]
    return [
        moves.swap[old * TILE_KINDS + new]
        for old in race.tiles_of(seat)
        for new in stock
        if old != new
    ]


# what cards ask


class AskCard(Step[Race]):
    """A card is paid for: what it asks, or what it does."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, race: Race, chance: Chance) -> None:
        question = ROWS[self.card].question(self.seat)
        if question is None:
            declare_card(race, self.seat, Played(self.seat, self.card, None), chance)
            return
        answers = question.choices(race, self.seat)
        if len(answers) == 1:
            question.take(race, self.seat, answers[0], chance)
        else:
            race.push(question)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Decision[Race]):
    """What a card that is being played asks."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    ask: ClassVar[str] = ""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        declare_card(race, seat, Played(seat, self.card, move), chance)

    def prompt(self, race: Race, seat: int) -> Text:
        rule = f"CC-3.4.{self.card + 1}"
        return Text(self.ask, {"card": race.piles.text(self.card)}, rule=rule)


class PayPair(CardChoice):
    """CC-R18: which pair is discarded for it."""

    ask: ClassVar[str] = "ask-pay"

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.pay[dice] for dice in pairs(race.dice)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, DiceMove)
        discard_dice(race, seat, move.dice)


class Aim(CardChoice):
    """At whom it is aimed (CC-R16)."""

    ask: ClassVar[str] = "ask-target"

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        return [moves.target[race.driver_move(d)] for d in aims(race, seat, self.card)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        target = race.driver_of(move.number)
        race.tell("aim", {"player": Seat(seat), "target": race.named(target)})
        row = ROWS[self.card]
        assert isinstance(row, Aimed)
        declare_card(race, seat, DrivingTest(target, row.cause, seat), chance)


class PlaceTornado(CardChoice):
    """Where it puts the tornado."""

    ask: ClassVar[str] = "ask-tornado"

    def choices(self, race: Race, seat: int) -> list[Move]:
        spaces = tornado_spaces(race, seat, self.card)
        return [race.box.moves.tornado[space] for space in spaces]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        race.tell("tornado", {**move.args, "player": Seat(seat)})
        super().take(race, seat, move, chance)


class LoadDie(CardChoice):
    """CC-3.4.13, CC-R26: which die is turned to which face."""

    ask: ClassVar[str] = "ask-turn"

    def choices(self, race: Race, seat: int) -> list[Move]:
        return turns(race)


class Bargain(CardChoice):
    """Which tile is taken, and which one is put back for it."""

    ask: ClassVar[str] = "ask-market"

    def choices(self, race: Race, seat: int) -> list[Move]:
        return bargains(race, seat)


class Played(Step[Race]):
    """A card takes effect, with what was chosen for it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "choice")

    def __init__(self, seat: int, card: int, choice: Move | None) -> None:
        self.seat = seat
        self.card = card
        self.choice = choice

    def run(self, race: Race, chance: Chance) -> None:
        ROWS[self.card].effect(race, self.seat, self.choice)


# the cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Cheat(Row):
    """All that the rules know of a card that is played in the own turn."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.card = cheats.CHEATS.index(id)

    def obstacle(self, race: Race, seat: int) -> str:
        """The message why it cannot be played between actions; empty if it can."""
        return ""

    def question(self, seat: int) -> CardChoice | None:
        """What it asks before a Marshal may answer."""
        return None

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        raise NotImplementedError  # pragma: no cover


class Interjection(Cheat):
    """CC-3.4.1 to CC-3.4.4: played at a moment that asks for it, where its effect stands: see
    `towing`, `entering`, `mishaps`, `reactions`."""

    def obstacle(self, race: Race, seat: int) -> str:
        return "illegal-card-moment"


class Storm(Cheat):
    """CC-3.4.5, and with more conditions CC-3.4.6."""

    def obstacle(self, race: Race, seat: int) -> str:
        return "" if tornado_spaces(race, seat, self.card) else "illegal-card-target"

    def question(self, seat: int) -> CardChoice | None:
        return PlaceTornado(seat, self.card)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        """CC-3.3.1"""
        assert isinstance(choice, SpaceMove)
        race.tornado = choice.space
        race.tornado_owner = seat


class DustStorm(Storm):
    """Upon those who stand there."""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        super().effect(race, seat, choice)
        race.swept = False
        race.push(DustSettles())
        there = [driver for driver in race.opponents(seat) if race.at[driver] == race.tornado]
        for driver in reversed(there):
            if not race.finished[driver]:
                race.push(DrivingTest(driver, cheats.BY_DUST, seat))


class DustSettles(Step[Race]):
    """After the last test of a Dust Devil."""

    def run(self, race: Race, chance: Chance) -> None:
        if race.swept:
            race.swept = False
            lift_tornado(race)


class Aimed(Cheat):
    """CC-3.4.7 to CC-3.4.10: a driving test for a target; what a failure means is in `mishaps`."""

    def __init__(self, id: str, cause: int) -> None:
        super().__init__(id)
        self.cause = cause

    def obstacle(self, race: Race, seat: int) -> str:
        return "" if aims(race, seat, self.card) else "illegal-card-target"

    def question(self, seat: int) -> CardChoice | None:
        return Aim(seat, self.card)


class Overpressure(Cheat):
    """CC-3.4.11"""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        begin_movement(race, seat, race.box.numbers["pressure"])


class FullSteam(Cheat):
    """CC-3.4.12"""

    def obstacle(self, race: Race, seat: int) -> str:
        return "illegal-card-moment"

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        grows = race.hand[seat] + race.more_dice < LARGEST_HAND
        race.more_dice += 1 if grows else 0
        race.more_rerolls += 1 if grows else 2


class LoadedDie(Cheat):
    """CC-3.4.13"""

    def obstacle(self, race: Race, seat: int) -> str:
        paid = 2 if costs_pair(race, self.card) else 0
        return "" if size(race.dice) > paid else "illegal-card-die"

    def question(self, seat: int) -> CardChoice | None:
        return LoadDie(seat, self.card)

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        assert isinstance(choice, TurnMove)
        turn_face(race, seat, choice)


class PitCrew(Cheat):
    """CC-3.4.14"""

    def effect(self, race: Race, seat: int, choice: Move | None) -> None:
        race.pit = True


class BlackMarket(Cheat):
    """CC-3.4.15"""

    def obstacle(self, race: Race, seat: int) -> str:
        return "" if bargains(race, seat) else "illegal-card-tile"

    def question(self, seat: int) -> CardChoice | None:
        return Bargain(seat, self.card)

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


ROWS: Final[list[Cheat]] = complete(
    "the Cheat card",
    cheats.CHEATS,
    (
        Interjection("hook"),
        Interjection("oil"),
        Interjection("stunt"),
        Interjection("marshal"),
        Storm("twister"),
        DustStorm("dust"),
        Aimed("cannon", cheats.BY_CANNON),
        Aimed("magnet", cheats.BY_MAGNET),
        Aimed("sand", cheats.BY_SAND),
        Aimed("thief", cheats.BY_THIEF),
        Overpressure("pressure"),
        FullSteam("steam"),
        LoadedDie("loaded"),
        PitCrew("pit"),
        BlackMarket("market"),
        Dynamite("dynamite"),
    ),
)


def gain_tile(race: Race, seat: int, kind: int) -> None:
    race.supply[kind] -= 1
    race.tiles[seat * TILE_KINDS + kind] += 1
    race.tell("tile", {"player": Seat(seat), "tile": f"tile-{TECHNOLOGIES[kind]}"})
