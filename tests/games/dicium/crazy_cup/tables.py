"""Positions of a race in one line each, and luck to order."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from tatami.core.chance import Chance
from tatami.games.dicium.crazy_cup.game import with_content
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.crazy_cup.rules.state import Race as RaceState
from tatami.games.dicium.crazy_cup.rules.turn import BeginTurn
from tatami.games.dicium.rules.dice import group, written
from tatami.games.dicium.rules.player_board import BONUSES, SLOTS
from tatami.games.dicium.rules.turn import AskAct
from tatami.games.dicium.rules.walking import walk_under_way

DESIGNED = with_content(Path(__file__).parent / "designed.toml")
"""The game with the content as it was designed first, whatever tuning has made of it since."""
CANYON = DESIGNED.box.canyon
GRID = CANYON.grid
FAILS, PASSES = 1, 6


def luck(*rolls: int) -> Chance:
    """Luck whose first six-sided rolls are these."""
    for seed in count():
        if _rolls(seed, len(rolls)) == list(rolls):
            return Chance(seed)
    raise AssertionError


def _rolls(seed: int, length: int) -> list[int]:
    chance = Chance(seed)
    return [chance.die(6) for _ in range(length)]


class Race:
    """A race at a chosen moment. Places are names of spaces; seat 0 acts with `dice`."""

    def __init__(
        self,
        *at: str,
        dice: str = "",
        cards: dict[int, str] | None = None,
        tiles: dict[int, str] | None = None,
        slots: dict[int, str] | None = None,
        stored: dict[int, str] | None = None,
        road: dict[int, str] | None = None,
        finished: tuple[int, ...] = (),
        board: str = "comet",
        hand: int = 0,
        way: int = 1,
        ways: tuple[int, ...] = (),
        active: int = 0,
        tornado: str = "",
        begin: bool = False,
        **options: Any,
    ) -> None:
        players = 1 if "drone_pace" in options else len(at)
        self.state: RaceState = DESIGNED.new(
            players, chance=Chance("table"), events=True, **options
        )
        state = self.state
        state.stack.clear()
        state.at = [GRID.space[name] for name in at]
        state.road = [GRID.space[name] for name in at]
        for driver, name in (road or {}).items():
            state.road[driver] = GRID.space[name]
        state.finished = [driver in finished for driver in range(len(at))]
        state.way = list(ways) or [way] * len(at)
        boards = {b.id: b for b in DESIGNED.box.boards}
        others = [b for b in DESIGNED.box.boards if b.id != board]
        state.boards[active] = boards[board]
        for seat in range(players):
            if seat != active:
                state.boards[seat] = others.pop()
        for seat in range(players):
            state.slots[seat] = sum(
                1 << SLOTS.index(s) for s in (slots or {}).get(seat, "").split()
            )
            state.stored[seat] = group((stored or {}).get(seat, ""))
        if hand:
            state.hand[active] = hand
        self._deal(cards or {})
        for seat, held in (tiles or {}).items():
            for tile in held.split():
                state.supply[TECHNOLOGIES.index(tile)] -= 1
                state.tiles[seat * 4 + TECHNOLOGIES.index(tile)] += 1
        if tornado:
            state.tornado = GRID.space[tornado]
            state.tornado_owner = players - 1
        state.active = active
        if begin:
            state.push(BeginTurn(active))
        else:
            state.dice = group(dice)
            state.size = len(dice.split())
            state.rolled = state.whole = True
            state.actions = 2
            state.push(AskAct(active))
        if state.players > 1 or not begin:
            state.settle(Chance("begin"))
        state.check()

    def _deal(self, cards: dict[int, str]) -> None:
        piles = self.state.piles
        for place, held in enumerate(piles.hands):
            piles.deck[place % piles.kinds] += held
            piles.hands[place] = 0
        for place, kind in enumerate(piles.row):
            piles.deck[kind] += 1
            piles.row[place] = -1
        for seat, names in cards.items():
            for card in names.split():
                piles.deck[CHEATS.index(card)] -= 1
                piles.hands[seat * piles.kinds + CHEATS.index(card)] += 1
        for place in range(len(piles.row)):
            kind = max(range(piles.kinds), key=piles.deck.__getitem__)
            piles.deck[kind] -= 1
            piles.row[place] = kind

    @property
    def seat(self) -> int:
        return self.state.actors[0]

    @property
    def legal(self) -> list[str]:
        return [move.text for move in self.state.legal(self.seat)]

    def offers(self, verb: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] == verb]

    def play(self, *moves: str, rolls: tuple[int, ...] = ()) -> Race:
        """Make the moves, whoever is asked; combat dice fall as `rolls` says.

        Who is asked for a card and has none passes.
        """
        chance = luck(*rolls) if rolls else Chance("play")
        for text in moves:
            self.state.apply(self.seat, DESIGNED.move(text), chance)
            while self.state.outcome is None and self.legal == ["pass"]:
                self.state.apply(self.seat, DESIGNED.move("pass"), chance)
            self.state.check()
        return self

    def go(self, *names: str, rolls: tuple[int, ...] = ()) -> Race:
        """Steps onto these spaces."""
        return self.play(*(f"step {name}" for name in names), rolls=rolls)

    @property
    def left(self) -> int:
        """Steps left of the movement under way; -1 if there is none."""
        walk = walk_under_way(self.state)
        return -1 if walk is None else walk.left

    def at(self, driver: int = 0) -> str:
        return GRID.names[self.state.at[driver]]

    def last_road(self, driver: int = 0) -> str:
        return GRID.names[self.state.road[driver]]

    def tiles(self, seat: int = 0) -> list[str]:
        return [TECHNOLOGIES[kind] for kind in self.state.tiles_of(seat)]

    @property
    def dice(self) -> str:
        return written(self.state.dice)

    @property
    def stored(self) -> list[str]:
        return [written(dice) for dice in self.state.stored]

    @property
    def discarded(self) -> list[str]:
        return [CHEATS[k] for k, n in enumerate(self.state.piles.discard) for _ in range(n)]

    def bonus(self, name: str, seat: int = 0) -> int:
        return self.state.bonuses(seat, BONUSES.index(name))

    @property
    def events(self) -> list[str]:
        return [event.kind for event in self.state.events or []]


def step_names(race: Race) -> list[str]:
    return [text.split()[1] for text in race.offers("step")]
