"""Fights with monsters and players, Zeus's wrath, retreats, and the cards inside them."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.content import MONSTERS
from tatami.games.dicium.civilization.rules.philosophers import EPICURUS, ZENO
from tatami.games.dicium.civilization.rules.scoring import score
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.taking import play_card
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.cards import CardReaction
from tatami.games.dicium.rules.fights import (
    AVOIDED,
    Attacked,
    Duel,
    HarmfulEvent,
    Threshold,
    fight,
    turn_die,
)
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.walking import PickSpace

_SIX: Final = 6


def monster_text(monster: int) -> str:
    return f"monster-{MONSTERS[monster]}"


def engage(state: Civilization, seat: int, space: int, chance: Chance) -> None:
    """DC-7.1.3: fight whoever is on the space, if anybody is."""
    monster = state.monster_on(space)
    if monster >= 0:
        if state.events is not None:
            strength = state.box.strength[monster]
            state.tell(
                "hunt",
                {"player": Seat(seat), "monster": monster_text(monster), "strength": strength},
            )
        fight(state, Hunt(seat, space), seat, chance)
        return
    defender = state.meeple_on(space, seat)
    if defender >= 0:
        if state.events is not None:
            state.tell("fight", {"player": Seat(seat), "target": Seat(defender)})
        fight(state, Battle(seat, defender, space), seat, chance)


class Hunt(Threshold[Civilization]):
    """DC-7.1.5: against a monster."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def strength(self, state: Civilization) -> int:
        return state.box.strength[state.monster_on(self.space)]

    def after_die(self, state: Civilization, seat: int, die: int, chance: Chance) -> None:
        ask_zeno(state, seat, die, chance)

    def decided(self, state: Civilization, seat: int, won: bool, chance: Chance) -> None:
        if not won:
            if state.events is not None:
                state.tell("lost", {"player": Seat(seat)})
            retreat(state, seat, -1, self.space, chance)
            return
        lair = state.box.archipelago.lairs.index(self.space)
        monster = state.lairs[lair]
        state.lairs[lair] = -1
        state.trophies[seat] |= 1 << monster
        if state.events is not None:
            state.tell("slain", {"player": Seat(seat), "monster": monster_text(monster)})
        score(state, seat, state.box.monster_points)

    def prompt(self, state: Civilization, seat: int) -> Text:
        monster = monster_text(state.monster_on(self.space))
        return Text("ask-slay", {"monster": monster, "strength": self.strength(state)}, "DC-7.1.5")


class Battle(Duel[Civilization]):
    """DC-7.1.6: against a player."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "space")

    def __init__(self, attacker: int, defender: int, space: int) -> None:
        super().__init__(attacker, defender)
        self.space = space

    def after_die(self, state: Civilization, seat: int, die: int, chance: Chance) -> None:
        ask_zeno(state, seat, die, chance)

    def decided(self, state: Civilization, won: bool, chance: Chance) -> None:
        if state.events is not None:
            state.tell("won" if won else "lost", {"player": Seat(self.attacker)})
        if won:
            state.attacks[self.attacker] += 1
            score(state, self.attacker, state.box.attack_points)
            retreat(state, self.defender, self.space, self.space, chance)  # DC-R13
        else:
            retreat(state, self.attacker, -1, self.space, chance)

    def prompt(self, state: Civilization, seat: int) -> Text:
        if seat == self.attacker:
            return Text("ask-attack", rule="DC-7.1.6")
        attacked = state.stack[-2]
        assert isinstance(attacked, Attacked)
        return Text("ask-defence", {"attack": attacked.attack}, "DC-7.1.6")


def ask_zeno(state: Civilization, seat: int, die: int, chance: Chance) -> None:
    """DC-3.5.8, DC-R23: nobody is asked about a six."""
    if die < _SIX:
        state.book.ask_holders(state, CountAsSix, (seat,), die, chance)


class CountAsSix(CardReaction[Civilization]):
    """Zeno right after the own combat die, which the question is about."""

    card: ClassVar[int] = ZENO

    def closed(self, state: Civilization, played: list[tuple[int, Move]], chance: Chance) -> None:
        for seat, _ in played:
            play_card(state, seat, ZENO)
            if state.events is not None:
                state.tell("zeno", {"player": Seat(seat), "die": self.about})
            turn_die(state, _SIX)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-zeno", {"die": self.about}, "DC-3.5.8")


# retreats


def retreat(state: Civilization, seat: int, lost: int, fought: int, chance: Chance) -> None:
    """DC-7.1.7 after a fight over the space `fought`; `lost` is never a way out (-1: none is)."""
    state.push(GoHome(seat, lost))
    region = state.box.archipelago.region[fought]
    if free_havens(state, seat, region):
        state.book.ask_holders(state, StayNear, (seat,), region, chance)


def free_havens(state: Civilization, seat: int, region: int) -> list[int]:
    """DC-3.5.12: free spaces without any meeple."""
    return [space for space in state.free_spaces(seat, region) if space != state.at[seat]]


class StayNear(CardReaction[Civilization]):
    """Epicurus after a lost fight, about the region of it. The retreat lies right below."""

    card: ClassVar[int] = EPICURUS

    def closed(self, state: Civilization, played: list[tuple[int, Move]], chance: Chance) -> None:
        for seat, _ in played:
            play_card(state, seat, EPICURUS)
            state.stack.pop()
            state.push(FindHaven(seat, self.about))

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-epicurus-fight", rule="DC-3.5.12")


class FindHaven(PickSpace[Civilization]):
    """Where Epicurus puts the meeple."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def moves(self, state: Civilization) -> list[SpaceMove]:
        return state.box.moves.retreat

    def spaces(self, state: Civilization) -> list[int]:
        return free_havens(state, self.seat, self.region)

    def picked(self, state: Civilization, space: int, chance: Chance) -> None:
        state.at[self.seat] = space
        if state.events is not None:
            state.tell("haven", {"player": Seat(self.seat), **state.place(space)})

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-haven", rule="DC-3.5.12")


class GoHome(Step[Civilization]):
    """The retreat itself: asked only if there is a choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lost")

    def __init__(self, seat: int, lost: int) -> None:
        self.seat = seat
        self.lost = lost

    def run(self, state: Civilization, chance: Chance) -> None:
        ask_choice(state, Retreat(self.seat, self.lost), chance)


class Retreat(PickSpace[Civilization]):
    """Capital, or which Hero."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lost")

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost = lost

    def moves(self, state: Civilization) -> list[SpaceMove]:
        return state.box.moves.retreat

    def spaces(self, state: Civilization) -> list[int]:
        return [space for space in state.havens(self.seat) if space != self.lost]

    def picked(self, state: Civilization, space: int, chance: Chance) -> None:
        state.at[self.seat] = space
        if state.events is not None:
            state.tell("retreat", {"player": Seat(self.seat), **state.place(space)})

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-retreat", rule="DC-7.1.7")


# Zeus's wrath


class PickTarget(Decision[Civilization]):
    """DC-7.4.5: whom the wrath strikes, any one opponent wherever it stands."""

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        return [state.box.moves.target[s] for s in range(state.players) if s != seat]

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        strike(state, seat, move.number, chance)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-target", rule="DC-7.4.5")


def strike(state: Civilization, by: int, target: int, chance: Chance) -> None:
    if state.events is not None:
        state.tell("wrath", {"player": Seat(by), "target": Seat(target), "strength": AVOIDED})
    state.book.ask_holders(state, FearNoGod, (target,), target, chance)


class FearNoGod(CardReaction[Civilization]):
    """Epicurus against the wrath of the active player, before its target commits red dice."""

    card: ClassVar[int] = EPICURUS

    def closed(self, state: Civilization, played: list[tuple[int, Move]], chance: Chance) -> None:
        if not played:
            fight(state, Wrath(state.active, self.about), self.about, chance)
            return
        play_card(state, self.about, EPICURUS)
        if state.events is not None:
            state.tell("avoided", {"player": Seat(self.about)})

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-epicurus-wrath", rule="DC-3.5.12")


class Wrath(HarmfulEvent[Civilization]):
    """DC-R19: a harmful event; it is no attack."""

    fields: ClassVar[tuple[str, ...]] = ("by", "target")

    def __init__(self, by: int, target: int) -> None:
        self.by = by
        self.target = target

    def after_die(self, state: Civilization, seat: int, die: int, chance: Chance) -> None:
        ask_zeno(state, seat, die, chance)

    def decided(self, state: Civilization, seat: int, won: bool, chance: Chance) -> None:
        if state.events is not None:
            state.tell("avoided" if won else "struck", {"player": Seat(seat)})
        if not won:
            state.wraths[self.by] += 1
            score(state, self.by, state.box.wrath_points)
            state.push(GoHome(seat, -1))  # DC-R14

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-wrath", {"strength": AVOIDED}, "DC-7.4.5")
