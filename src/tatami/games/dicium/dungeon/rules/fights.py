"""DD-7.2: fights against monsters and goblins, and the trophies they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.ending import check_won
from tatami.games.dicium.dungeon.rules.goblins import return_goblin
from tatami.games.dicium.dungeon.rules.kept import use_up
from tatami.games.dicium.dungeon.rules.lasting import CHARMS
from tatami.games.dicium.dungeon.rules.names import GOBLIN, MIGHT, MONSTERS, NOBODY
from tatami.games.dicium.dungeon.rules.portals import Retreat
from tatami.games.dicium.dungeon.rules.state import TRACK, Dungeon
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.fights import Rolled, Threshold, contest_under_way, fight, turn_die
from tatami.games.dicium.rules.slots import take_slot

MELEE: Final = 0
BY_THREE: Final = 1
FIREBALL: Final = 2
"""How a fight came about: the last two add 1 to the strength."""
_SIDES: Final = 6


def enemy_text(enemy: int) -> str:
    return "goblin" if enemy == GOBLIN else f"monster-{MONSTERS[enemy]}"


class Battle(Threshold[Dungeon]):
    """A fight about a space: with the enemy there, by a walk or from afar."""

    fields: ClassVar[tuple[str, ...]] = ("space", "manner", "might")

    def __init__(self, space: int, manner: int, might: int) -> None:
        self.space = space
        self.manner = manner
        self.might = might

    def strength(self, state: Dungeon) -> int:
        return state.strength_at(self.space)

    def situation(self, state: Dungeon, seat: int) -> int:
        """DD-7.2.2: three of a kind, fireball, War Banner and cards."""
        bonus = self.might + state.fight_bonus(seat, state.enemy_at(self.space))
        return bonus if self.manner == MELEE else bonus + 1

    def spends(self, state: Dungeon, seat: int) -> list[Move]:
        return spends(state, seat)

    def committed(self, state: Dungeon, seat: int, move: Move) -> None:
        if move.kind == "might":
            use_up(state, seat, MIGHT)
            state.stack[-1] = Battle(self.space, self.manner, state.box.numbers[MIGHT])

    def after_die(self, state: Dungeon, seat: int, die: int, chance: Chance) -> None:
        ask_luck(state, seat)

    def decided(self, state: Dungeon, seat: int, won: bool, chance: Chance) -> None:
        if state.events is not None:
            enemy = enemy_text(state.enemy_at(self.space))
            state.tell("won" if won else "lost", {"player": Seat(seat), "enemy": enemy})
        if won:
            kill(state, seat, self.space)
        elif self.manner != FIREBALL:
            ask_choice(state, Retreat(seat), chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        bonus = self.situation(state, seat) + state.red_strength(seat)
        return Text(
            "ask-fight",
            {
                "enemy": enemy_text(state.enemy_at(self.space)),
                "strength": self.strength(state),
                "bonus": max(0, bonus),
                "less": max(0, -bonus),
            },
            rule="DD-7.2.1",
        )


def attack(state: Dungeon, seat: int, space: int, manner: int, chance: Chance) -> None:
    """DD-7.1.2, DD-R15: whoever enters an enemy's space fights at once."""
    if state.events is not None:
        enemy = state.enemy_at(space)
        state.tell(
            "fight", {"player": Seat(seat), "enemy": enemy_text(enemy), **state.place(space)}
        )
    fight(state, Battle(space, manner, 0), seat, chance)


def spends(state: Dungeon, seat: int) -> list[Move]:
    """DD-7.2.1: how many red dice, without and with the Scroll of Might."""
    most = state.red_dice(seat) + 1
    moves: list[Move] = []
    moves += state.kit.dice_moves.spend[:most]
    if state.holds(seat, MIGHT):
        moves += state.box.moves.might[:most]
    return moves


def ask_luck(state: Dungeon, seat: int) -> None:
    """DD-3.4.16: the Rabbit's Foot, once a turn."""
    if state.holds_any(seat, CHARMS) and not state.foot_used:
        state.push(Luck(seat))


class Luck(Decision[Dungeon]):
    """Whether the combat die is rolled again."""

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        return [state.box.moves.again, state.kit.dice_moves.no]

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        if move is state.box.moves.again:
            state.foot_used = True
            if state.events is not None:
                state.tell("again", {"player": Seat(seat), "die": _die_under(state).die})
            turn_die(state, chance.die(_SIDES))

    def prompt(self, state: Dungeon, seat: int) -> Text:
        """What the die shows, and what is missing."""
        contest = contest_under_way(state)
        assert isinstance(contest, Threshold)
        rolled = _die_under(state)
        has = state.red_strength(seat) + contest.situation(state, seat)
        return Text(
            "ask-luck",
            {
                "die": rolled.die,
                "total": rolled.die + rolled.spent + has,
                "strength": contest.strength(state),
            },
            rule="DD-3.4.16",
        )


def _die_under(state: Dungeon) -> Rolled:
    """The combat die that the Rabbit's Foot may turn."""
    for frame in state.stack[::-1]:
        if isinstance(frame, Rolled):
            return frame
    raise AssertionError("no combat die was rolled")


def kill(state: Dungeon, seat: int, space: int) -> None:
    """DD-7.2.3, DD-7.2.4, DD-R14: a goblin returns, a monster becomes a trophy and earns a slot."""
    lair = state.labyrinth.lair_of[space]
    if lair < 0 or state.lairs[lair] == NOBODY:
        return_goblin(state, space)
        return
    monster = state.lairs[lair]
    state.lairs[lair] = NOBODY
    full = state.trophies(seat) == TRACK
    state.slain[monster] = state.players if full else seat
    if state.events is not None and not full:
        state.tell("trophy", {"player": Seat(seat), "count": state.objective()})
    check_won(state)
    if not state.over():
        take_slot(state, seat)
