"""Positions of a quest in one line each, and luck to order."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from tatami.core.chance import Chance
from tatami.games.dicium.dungeon.game import with_content
from tatami.games.dicium.dungeon.rules.cards import TABLE
from tatami.games.dicium.dungeon.rules.names import (
    CARDS,
    CHESTS,
    EMPTY,
    FIRST_RELIC,
    KING,
    MONSTERS,
    NOBODY,
    UNKNOWN,
)
from tatami.games.dicium.dungeon.rules.setup import Prepare
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.turn import BeginTurn, Roll
from tatami.games.dicium.dungeon.rules.windows import Window
from tatami.games.dicium.rules.boards import give_boards
from tatami.games.dicium.rules.dice import group, written
from tatami.games.dicium.rules.player_board import BONUSES, SLOTS
from tatami.games.dicium.rules.turn import AskAct

DESIGNED = with_content(Path(__file__).parent / "designed.toml")
"""The game with the content of the rules page, whatever tuning has made of it since."""
LABYRINTH = DESIGNED.box.labyrinth
GRID = LABYRINTH.grid
COMPANY = ["warrior", "magician", "thief", "elf"]


def luck(*rolls: int) -> Chance:
    """Luck whose first six-sided rolls are these."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.die(6) == roll for roll in rolls):
            return Chance(seed)
    raise AssertionError


class Quest:
    """A quest at a chosen moment. Places are names of spaces; seat 0 acts with `dice`.

    `monsters` names what lives where, or nothing for a lair that was cleared. Without `dice` the
    quest stands before the first roll: `card` is revealed then, by seat 0.
    """

    def __init__(
        self,
        *at: str,
        dice: str = "",
        card: str = "",
        held: str = "",
        slots: dict[int, str] | None = None,
        stored: str = "",
        hand: int = 3,
        characters: list[str] | None = None,
        monsters: dict[str, str] | None = None,
        goblins: str = "",
        stock: int | None = None,
        portal: str = "",
        king: str = "",
        opened: str = "",
        treasuries: str = "",
        trophies: tuple[int, ...] = (),
        begin: bool = False,
        rolls: tuple[int, ...] = (),
        **options: Any,
    ) -> None:
        players = len(at)
        chance = luck(*rolls) if rolls else Chance("table")
        self.state: Dungeon = DESIGNED.new(players, chance=Chance("table"), events=True, **options)
        state = self.state
        state.forget_answers()
        state.stack.clear()
        give_boards(state, (characters or COMPANY)[:players])
        Prepare().run(state, Chance("lairs"))
        for seat, taken in (slots or {}).items():
            state.slots[seat] = sum(1 << SLOTS.index(slot) for slot in taken.split())
        state.at = [GRID.space[name] for name in at]
        self._people_lairs(monsters or {}, trophies)
        state.goblins = tuple(sorted(GRID.space[name] for name in goblins.split()))
        state.stock -= len(state.goblins)
        if stock is not None:
            self._set_stock(stock)
        self._open(opened.split(), treasuries.split())
        state.portal = GRID.space[portal] if portal else -1
        if king:
            state.king = LABYRINTH.hallway.index(GRID.space[king])
            state.king_card = False
            state.decks = [0] * len(state.decks)
        for name in held.split():
            state.unseen[CARDS.index(name)] -= 1
            state.held[0] |= 1 << CARDS.index(name)
        state.stored[0] = group(stored)
        state.hand[0] = hand if not state.young else 5
        state.turn = 1
        state.may_teleport = True
        if begin:
            state.push(BeginTurn(0))
        elif dice:
            self._show(card)
            state.dice = group(dice)
            state.size = len(dice.split())
            state.rolled = state.whole = True
            state.actions = state.turn_actions(0)
            state.push(AskAct(0))
        else:
            state.push(Roll(0))
            state.push(Window(0))
            if card:
                self._show(card)
                TABLE[CARDS.index(card)].revealed(state, 0, chance)
        state.settle(chance)
        state.check()

    def _people_lairs(self, monsters: dict[str, str], trophies: tuple[int, ...]) -> None:
        state = self.state
        for name, monster in monsters.items():
            lair = LABYRINTH.lair_of[GRID.space[name]]
            before = state.lairs[lair]
            if monster:
                other = state.lairs.index(MONSTERS.index(monster))
                state.lairs[other], state.lairs[lair] = before, MONSTERS.index(monster)
            else:
                state.lairs[lair] = NOBODY
                state.slain[before] = state.players
        for seat, tiles in enumerate(trophies):
            for _ in range(tiles):
                if state.players in state.slain:
                    monster_number = state.slain.index(state.players)
                else:
                    lair = max(n for n, m in enumerate(state.lairs) if m != NOBODY)
                    monster_number = state.lairs[lair]
                    state.lairs[lair] = NOBODY
                state.slain[monster_number] = seat

    def _set_stock(self, stock: int) -> None:
        """Goblins that are not wanted stand where they disturb nobody."""
        state = self.state
        far = ["h1", "g1", "f1", "e1", "d1", "i1"]
        while state.stock > stock:
            state.goblins = tuple(sorted((*state.goblins, GRID.space[far.pop()])))
            state.stock -= 1

    def _open(self, chests: list[str], spaces: list[str]) -> None:
        """Open chests by name; treasuries by their space, or else the last ones."""
        state = self.state
        state.opened = tuple(CHESTS.index(chest) for chest in chests)
        for name in spaces:
            state.treasuries[LABYRINTH.treasury_of[GRID.space[name]]] = False
        treasures = [chest for chest in state.opened if chest < FIRST_RELIC]
        for _ in range(len(treasures) - len(spaces)):
            last = max(n for n, closed in enumerate(state.treasuries) if closed)
            state.treasuries[last] = False
        for _ in range(len(state.opened) - len(treasures)):
            state.crypts[state.crypts.index(UNKNOWN)] = EMPTY

    def _show(self, card: str) -> None:
        if card:
            number = CARDS.index(card)
            self.state.card = number
            if number != KING:
                self.state.unseen[number] -= 1
            else:
                self.state.king_card = False
                self.state.decks = [0] * len(self.state.decks)

    @property
    def seat(self) -> int:
        return self.state.actors[0]

    @property
    def legal(self) -> list[str]:
        return [move.text for move in self.state.legal(self.seat)]

    def offers(self, verb: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] == verb]

    def places(self, verb: str) -> list[str]:
        """The spaces that a question offers, in order of columns."""
        return sorted(text.split()[1] for text in self.offers(verb))

    def play(self, *moves: str, rolls: tuple[int, ...] = ()) -> Quest:
        """Make the moves, whoever is asked; dice fall as `rolls` says."""
        chance = luck(*rolls) if rolls else Chance("play")
        for text in moves:
            self.state.apply(self.seat, DESIGNED.move(text), chance)
            self.state.check()
        return self

    def go(self, *names: str, rolls: tuple[int, ...] = ()) -> Quest:
        """Steps onto these spaces."""
        return self.play(*(f"step {name}" for name in names), rolls=rolls)

    def reveal(self, card: str, rolls: tuple[int, ...] = ()) -> Quest:
        """The active player reveals this card."""
        state = self.state
        state.forget_answers()
        self._show(card)
        chance = luck(*rolls) if rolls else Chance("reveal")
        TABLE[CARDS.index(card)].revealed(state, state.active, chance)
        state.settle(chance)
        state.check()
        return self

    def at(self, seat: int = 0) -> str:
        return GRID.names[self.state.at[seat]]

    @property
    def king(self) -> str:
        return GRID.names[self.state.king_space()]

    @property
    def goblins(self) -> list[str]:
        return sorted(GRID.names[space] for space in self.state.goblins)

    @property
    def dice(self) -> str:
        return written(self.state.dice)

    def bonus(self, name: str, seat: int = 0) -> int:
        return self.state.bonuses(seat, BONUSES.index(name))

    @property
    def events(self) -> list[str]:
        return [event.kind for event in self.state.events or []]

    @property
    def won(self) -> bool | None:
        """Whether the quest has been won; None while it goes on."""
        outcome = self.state.outcome
        return None if outcome is None else bool(outcome.winners)

    @property
    def reason(self) -> str:
        return "" if self.state.outcome is None else self.state.outcome.reason
