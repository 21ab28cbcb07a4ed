"""The whole truth of a raid on the palace."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tatami.core.position import WrittenForm
from tatami.games.dicium.rules.dice import GREEN
from tatami.games.dicium.rules.rulebook import Rulebook
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN, TILES, Box
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE, Palace
from tatami.games.dicium.shogun.rules.position import written_form

# what is on a space
NINJA: Final = 1
SAMURAI: Final = 2
FREE_SHOGUN: Final = 4
CARRIER: Final = 8
HOME: Final = 16
"""A torii, for the carrier."""


class Settings:
    """The options of a game, as the rules ask for them."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.options = options
        self.alert_cards = int(options["alert_cards"])
        self.round_limit = int(options["round_limit"])
        door = options["great_door"]
        self.door_open = door == "open" or (door == "auto" and players > 2)  # DS-2.6


class Raid(DiceState):
    """Seats alternate: ninja have even numbers, samurai odd ones.

    A piece is `seat * MEEPLES + n`; which of a player's pieces on a space is meant never
    matters, except for the carrier.
    """

    game_id: ClassVar[str] = "dicium-shogun"

    def __init__(self, players: int, box: Box, settings: Settings, book: Rulebook[Any]) -> None:
        super().__init__(players, box, book, settings.options)
        self.box = box
        self.settings = settings
        self.palace: Palace = box.open if settings.door_open else box.closed
        self.round = 1
        self.cards = settings.alert_cards
        """Alert cards left."""
        self.beaten = 0
        """Alert cards discarded for ninja that were beaten."""
        self.lit = [False] * GARDENS
        self.torii = [NOWHERE] * GARDENS
        """The space of the Torii tile in each garden. It shows its Torii side unless lit."""
        self.garrisons: list[int] = []
        """The spaces of the Garrison tiles in play, in the order of placing."""
        self.tiles = [TILES] * players
        """Tiles left on each player board."""
        self.at = [NOWHERE] * (players * MEEPLES)
        self.shogun = self.palace.throne
        self.carrier = NOBODY
        """The piece that has the Shogun."""

    def copy(self) -> Raid:
        new = Raid(self.players, self.box, self.settings, self.book)
        self.copy_dice(new)
        new.round = self.round
        new.cards = self.cards
        new.beaten = self.beaten
        new.lit = self.lit[:]
        new.torii = self.torii[:]
        new.garrisons = self.garrisons[:]
        new.tiles = self.tiles[:]
        new.at = self.at[:]
        new.shogun = self.shogun
        new.carrier = self.carrier
        return new

    def chapter(self) -> tuple[str, int] | None:
        return ("round", self.round)

    def written_form(self) -> WrittenForm:
        return written_form(self.players, self.box)

    # sides and pieces

    def is_ninja(self, seat: int) -> bool:
        return seat % 2 == 0

    def pieces(self, seat: int) -> range:
        return range(seat * MEEPLES, (seat + 1) * MEEPLES)

    def free(self) -> bool:
        """DS-6.1.3: whether the Shogun is free."""
        return self.carrier == NOBODY

    def place_of(self, piece: int) -> int:
        return self.shogun if piece == SHOGUN else self.at[piece]

    def put(self, piece: int, space: int) -> None:
        """Onto a space; the Shogun goes where his carrier goes."""
        if piece == SHOGUN:
            self.shogun = space
        else:
            self.at[piece] = space
            if piece == self.carrier:
                self.shogun = space

    def kind_of(self, piece: int) -> str:
        """The message that names a piece."""
        if piece == SHOGUN:
            return "piece-shogun"
        if piece == self.carrier:
            return "piece-carrier"
        return "piece-samurai" if piece // MEEPLES % 2 else "piece-ninja"

    def usable(self, seat: int) -> list[int]:
        """DS-6.1.4: the pieces that a player may use now, equal ones on a space once."""
        found: list[int] = []
        spaces: list[int] = []
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = self.at[piece]
            if space == NOWHERE:
                continue
            if piece == self.carrier:
                found.append(piece)
            elif space not in spaces:
                spaces.append(space)
                found.append(piece)
        if seat % 2 and self.carrier == NOBODY:
            found.append(SHOGUN)
        return found

    def stocked(self, seat: int) -> int:
        """A piece in the player's stock, or `NOBODY`."""
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            if self.at[piece] == NOWHERE:
                return piece
        return NOBODY

    def presence(self) -> list[int]:
        """Who is on each space: `NINJA`, `SAMURAI`, `FREE_SHOGUN`, `CARRIER` added up."""
        here = [0] * self.palace.size
        for piece, space in enumerate(self.at):
            if space != NOWHERE:
                here[space] |= SAMURAI if piece // MEEPLES % 2 else NINJA
        if self.carrier == NOBODY:
            here[self.shogun] |= FREE_SHOGUN
        else:
            here[self.shogun] |= CARRIER
        return here

    def owners_on(self, space: int, side: int) -> list[int]:
        """The seats of a side (0 ninja, 1 samurai) that have a piece on the space."""
        found: list[int] = []
        for seat in range(side, self.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                if self.at[piece] == space:
                    found.append(seat)
                    break
        return found

    def piece_on(self, seat: int, space: int) -> int:
        """A piece of the seat on the space, not the carrier if there is another; or `NOBODY`."""
        found = NOBODY
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            if self.at[piece] == space and found in (NOBODY, self.carrier):
                found = piece
        return found

    # torii and garrisons (DS-6.1.1, DS-6.1.2)

    def is_torii(self, space: int) -> bool:
        garden = self.palace.garden[space]
        if space == self.palace.torii:
            return True
        return garden != NOWHERE and self.torii[garden] == space and not self.lit[garden]

    def all_torii(self) -> list[int]:
        showing = [s for g, s in enumerate(self.torii) if s != NOWHERE and not self.lit[g]]
        return sorted([self.palace.torii, *showing])

    def all_garrisons(self) -> list[int]:
        return sorted([*self.palace.garrisons, *self.garrisons])

    def available_torii(self) -> list[int]:
        here = self.presence()
        return [s for s in self.all_torii() if not here[s] & (SAMURAI | FREE_SHOGUN)]

    def available_garrisons(self) -> list[int]:
        here = self.presence()
        return [s for s in self.all_garrisons() if not here[s] & (NINJA | FREE_SHOGUN)]

    def refuges(self, seat: int) -> list[int]:
        """Where a piece of the seat may come into play or retreat to."""
        return self.available_garrisons() if seat % 2 else self.available_torii()

    def unlit_brazier(self, space: int) -> int:
        """The garden whose brazier on this space waits for a light, or `NOWHERE`."""
        garden = self.palace.brazier_of[space]
        return NOWHERE if garden == NOWHERE or self.lit[garden] else garden

    # what the kit asks

    def added_faces(self, seat: int, colour: int) -> int:
        added = super().added_faces(seat, colour)
        if colour != GREEN:
            return added
        altar = self.palace.altar  # DS-7.1.2
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = self.at[piece]
            if space != NOWHERE and altar[space]:
                added += 1
        if seat % 2 and self.carrier == NOBODY and altar[self.shogun]:  # DS-R15
            added += 1
        return added
