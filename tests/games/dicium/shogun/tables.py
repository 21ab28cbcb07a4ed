"""Positions of a raid in one line each, and luck to order."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from tatami.core.chance import Chance
from tatami.games.dicium.rules.dice import group, written
from tatami.games.dicium.rules.player_board import SLOTS
from tatami.games.dicium.rules.turn import AskAct
from tatami.games.dicium.shogun.game import with_content
from tatami.games.dicium.shogun.rules.content import MEEPLES
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

DESIGNED = with_content(Path(__file__).parent / "designed.toml")
"""The game with the content of the rules page, whatever tuning has made of it since."""
GRID = DESIGNED.box.grid
COLOURS = {"blue": 0, "yellow": 1, "green": 2, "red": 3}
"""Seats with default options; with two players blue is 0 and yellow 1."""


def luck(*rolls: int) -> Chance:
    """Luck whose first six-sided rolls are these."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.die(6) == roll for roll in rolls):
            return Chance(seed)
    raise AssertionError


class Table:
    """A raid at a chosen moment: `blue="f10 d8"` are the spaces of a player's pieces, the others
    are in stock. The `active` player acts with `dice`. A carrier is the last piece of its list."""

    def __init__(
        self,
        active: str,
        dice: str,
        *,
        blue: str = "",
        yellow: str = "",
        green: str = "",
        red: str = "",
        players: int = 2,
        shogun: str = "f1",
        carrier: str = "",
        cards: int = 5,
        torii: str = "",
        garrisons: str = "",
        lit: str = "",
        tiles: dict[str, int] | None = None,
        slots: dict[str, str] | None = None,
        stored: dict[str, str] | None = None,
        hand: int = 0,
        **options: Any,
    ) -> None:
        self.state: Raid = DESIGNED.new(players, chance=Chance("table"), events=True, **options)
        state = self.state
        state.stack.clear()
        state.at = [NOWHERE] * (players * MEEPLES)
        pieces = {"blue": blue, "yellow": yellow, "green": green, "red": red}
        for colour, spaces in pieces.items():
            for n, name in enumerate(spaces.split()):
                state.at[COLOURS[colour] * MEEPLES + n] = GRID.space[name]
        state.shogun = GRID.space[shogun]
        if carrier:
            state.carrier = COLOURS[carrier] * MEEPLES + len(pieces[carrier].split()) - 1
            state.shogun = state.at[state.carrier]
        for name in torii.split():
            state.torii[state.palace.garden[GRID.space[name]]] = GRID.space[name]
        state.garrisons = [GRID.space[name] for name in garrisons.split()]
        for garden in lit.split():
            state.lit[int(garden) - 1] = True
        state.cards = cards
        state.beaten = state.settings.alert_cards - cards - sum(state.lit)
        for colour, left in (tiles or {}).items():
            state.tiles[COLOURS[colour]] = left
        self._settle_tiles()
        for colour, held in (slots or {}).items():
            for slot in held.split():
                state.slots[COLOURS[colour]] |= 1 << SLOTS.index(slot)
        for colour, faces in (stored or {}).items():
            state.stored[COLOURS[colour]] = group(faces)
        state.active = COLOURS[active]
        if hand:
            state.hand[state.active] = hand
        state.dice = group(dice)
        state.size = len(dice.split())
        state.rolled = state.whole = True
        state.actions = 2
        state.push(AskAct(state.active))
        state.settle(Chance("begin"))
        state.check()

    def _settle_tiles(self) -> None:
        """Tiles in play come from the boards of their side."""
        state = self.state
        for side, there in enumerate(
            (sum(s != NOWHERE for s in state.torii), len(state.garrisons))
        ):
            seats = list(range(side, state.players, 2))
            missing = there + sum(state.tiles[s] for s in seats) - 2 * len(seats)
            for seat in seats:
                taken = min(missing, state.tiles[seat])
                state.tiles[seat] -= taken
                missing -= taken

    @property
    def seat(self) -> int:
        return self.state.actors[0]

    @property
    def legal(self) -> list[str]:
        return [move.text for move in self.state.legal(self.seat)]

    def offers(self, verb: str) -> list[str]:
        """What follows the verb in the legal moves that begin with it."""
        return [text.partition(" ")[2] for text in self.legal if text.split()[0] == verb]

    def play(self, *moves: str, rolls: tuple[int, ...] = ()) -> Table:
        """Make the moves, whoever is asked; combat dice fall as `rolls` says."""
        chance = luck(*rolls) if rolls else Chance("play")
        for text in moves:
            self.state.apply(self.seat, DESIGNED.move(text), chance)
            self.state.check()
        return self

    def at(self, colour: str) -> str:
        """The spaces of a player's pieces in play, in order."""
        seat = COLOURS[colour]
        spaces = self.state.at[seat * MEEPLES : (seat + 1) * MEEPLES]
        return " ".join(sorted(GRID.names[space] for space in spaces if space != NOWHERE))

    def stock(self, colour: str) -> int:
        return MEEPLES - len(self.at(colour).split())

    @property
    def shogun(self) -> str:
        return GRID.names[self.state.shogun]

    @property
    def carrier(self) -> str:
        state = self.state
        if state.carrier < 0:
            return ""
        return next(c for c, seat in COLOURS.items() if seat == state.carrier // MEEPLES)

    @property
    def reason(self) -> str:
        return "" if self.state.outcome is None else self.state.outcome.reason

    def told(self, kind: str) -> list[Any]:
        assert self.state.events is not None
        return [event for event in self.state.events if event.kind == kind]

    def stored(self, colour: str) -> str:
        return written(self.state.stored[COLOURS[colour]])

    def dice(self) -> str:
        return written(self.state.dice)
