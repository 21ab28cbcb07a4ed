"""The whole truth of a game of Dungeon, and what it says when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from tatami.core.position import WrittenForm
from tatami.games.dicium.dungeon.rules.board import NOWHERE, Labyrinth
from tatami.games.dicium.dungeon.rules.content import Box
from tatami.games.dicium.dungeon.rules.lasting import GOBLIN_BANES, LASTING, NOTHING, Lasting
from tatami.games.dicium.dungeon.rules.names import (
    BANNER,
    COLOURS_OF_CARDS,
    EMPTY,
    GOBLIN,
    KINDS,
    LOCKPICK,
    MONSTERS,
    NOBODY,
    RELICS,
    TREASURES,
    UNKNOWN,
)
from tatami.games.dicium.dungeon.rules.position import written_form
from tatami.games.dicium.rules.dice import DICIUM, GREEN, ONE, showing
from tatami.games.dicium.rules.state import ACTIONS, DiceState

if TYPE_CHECKING:
    from tatami.games.dicium.rules.rulebook import Rulebook

TRACK: Final = 3
"""Spots of a Trophy track."""
NO_CARD: Final = -1
COLOURS: Final = len(COLOURS_OF_CARDS)


class Settings:
    """The options of a game, as the rules ask for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.difficulty = options["difficulty"]
        self.choose = options["characters"] == "choose"
        self.king_step = int(options["king_step"])


class Dungeon(DiceState):
    """Decks, treasures and relics lie in heaps whose order nobody knows, so they have none:
    whatever is turned up is drawn by chance, and nothing is hidden in the state (DD-11).
    """

    game_id: ClassVar[str] = "dicium-dungeon"

    def __init__(self, players: int, box: Box, settings: Settings, book: Rulebook[Any]) -> None:
        super().__init__(players, box, book, settings.options)
        given = box.player_counts[settings.difficulty][players - 1]
        self.box = box
        self.settings = settings
        self.goblin_strength = given.goblin
        self.king_entry = max(given.entry, settings.king_step)
        self.turn = 0
        """Turns begun, those of all players counted."""
        self.at = [NOWHERE] * players
        self.lairs = [NOBODY] * len(box.labyrinth.lairs)
        """The monster in each lair."""
        self.slain = [NOBODY] * len(MONSTERS)
        """Whose trophy each monster is; `players` if it left the game."""
        self.goblins: tuple[int, ...] = ()
        """Their spaces, rising."""
        self.stock = given.stock + (1 if self.young else 0)  # DD-2.2
        self.treasuries = [True] * len(TREASURES)
        """Which still hold their closed chest."""
        self.crypts = [UNKNOWN] * len(RELICS)
        """The relic in each crypt once it was shown."""
        self.opened: tuple[int, ...] = ()
        """The Chest board."""
        self.portal = NOWHERE
        self.king = NOWHERE
        """His step on the hallway."""
        self.decks = [count for _ in range(players) for count in given.cards]
        """Cards of each colour in each deck; the King card is not counted."""
        self.king_card = True
        """It is still under the deck of seat 0."""
        self.unseen = list(box.counts)
        """Cards of each kind in the decks or out of the game."""
        self.discard = [0] * KINDS
        self.held = [0] * players
        """Scrolls and items of each player, a bit for each kind."""
        # this turn
        self.card = NO_CARD
        """The card revealed this turn."""
        self.spared = False
        """It is a trap without effect: help came, the test was passed, or it is over."""
        self.may_teleport = False
        self.ring_used = False
        self.foot_used = False

    def copy(self) -> Dungeon:
        new = Dungeon(self.players, self.box, self.settings, self.book)
        self.copy_dice(new)
        new.turn = self.turn
        new.at = self.at[:]
        new.lairs = self.lairs[:]
        new.slain = self.slain[:]
        new.goblins = self.goblins
        new.stock = self.stock
        new.treasuries = self.treasuries[:]
        new.crypts = self.crypts[:]
        new.opened = self.opened
        new.portal = self.portal
        new.king = self.king
        new.decks = self.decks[:]
        new.king_card = self.king_card
        new.unseen = self.unseen[:]
        new.discard = self.discard[:]
        new.held = self.held[:]
        new.card = self.card
        new.spared = self.spared
        new.may_teleport = self.may_teleport
        new.ring_used = self.ring_used
        new.foot_used = self.foot_used
        return new

    def chapter(self) -> tuple[str, int] | None:
        return ("turn", self.turn)

    def written_form(self) -> WrittenForm:
        return written_form(self.players, self.box)

    @property
    def labyrinth(self) -> Labyrinth:
        return self.box.labyrinth

    # the board

    def enemy_at(self, space: int) -> int:
        """The monster there, or `GOBLIN`, or `NOBODY`."""
        lair = self.box.labyrinth.lair_of[space]
        if lair >= 0 and self.lairs[lair] != NOBODY:
            return self.lairs[lair]
        return GOBLIN if space in self.goblins else NOBODY

    def strength_at(self, space: int) -> int:
        enemy = self.enemy_at(space)
        return self.goblin_strength if enemy == GOBLIN else self.box.monsters[enemy]

    def chest_at(self, space: int) -> bool:
        """Whether a closed chest lies there."""
        labyrinth = self.box.labyrinth
        treasury = labyrinth.treasury_of[space]
        if treasury >= 0:
            return self.treasuries[treasury]
        crypt = labyrinth.crypt_of[space]
        return crypt >= 0 and self.crypts[crypt] != EMPTY

    def occupied(self, space: int) -> bool:
        """Whether a tile or a meeple is there."""
        return (
            space in self.at
            or space == self.portal
            or space == self.king_space()
            or self.enemy_at(space) != NOBODY
            or self.chest_at(space)
        )

    def king_space(self) -> int:
        return NOWHERE if self.king < 0 else self.box.labyrinth.hallway[self.king]

    def portal_places(self, without: int) -> list[int]:
        """DD-1.5: in order, without one space."""
        places = [space for space in self.box.labyrinth.portals if space != without]
        if self.portal not in (NOWHERE, without) and self.portal not in places:
            places.append(self.portal)
            places.sort()
        return places

    def enemies(self) -> list[int]:
        """The spaces with an enemy."""
        lairs = self.box.labyrinth.lairs
        found = [lairs[lair] for lair, monster in enumerate(self.lairs) if monster != NOBODY]
        return [*found, *self.goblins]

    def hidden_relics(self) -> list[int]:
        """The crypts whose relic was neither shown nor opened."""
        return [crypt for crypt, relic in enumerate(self.crypts) if relic == UNKNOWN]

    # the company

    def trophies(self, seat: int) -> int:
        return self.slain.count(seat)

    def objective(self) -> int:
        """DD-9.1: nine, less the fullest Trophy track (DD-R19)."""
        return len(TREASURES) + len(RELICS) - max(self.trophies(s) for s in range(self.players))

    def holds(self, seat: int, card: int) -> bool:
        return bool(self.held[seat] >> card & 1)

    def holds_any(self, seat: int, cards: int) -> bool:
        """Whether the seat holds one of these cards, which are the bits of a number."""
        return self.held[seat] & cards != 0

    def numbers_of(self, seat: int, cards: list[int]) -> int:
        """What those of the cards that the seat holds add up to."""
        return sum([self.box.numbers[card] for card in cards if self.holds(seat, card)])

    def cards_of(self, seat: int) -> list[int]:
        return [card for card in range(KINDS) if self.held[seat] >> card & 1]

    def deck_size(self, seat: int) -> int:
        cards = sum(self.decks[seat * COLOURS : (seat + 1) * COLOURS])
        return cards + (1 if seat == 0 and self.king_card else 0)

    # the revealed card

    def revealed_effect(self) -> Lasting:
        """What the revealed card changes for the active player."""
        return NOTHING if self.spared else LASTING[self.card]

    def may_move(self, seat: int) -> bool:
        return seat != self.active or not self.revealed_effect().holds_fast

    def walk_length(self, seat: int, steps: int) -> int:
        """DD-7.1.3: what Quicksand leaves of a walk."""
        if seat == self.active and self.revealed_effect().shortens_walks:
            return max(0, steps - self.box.numbers[self.card])
        return steps

    def hand_this_turn(self) -> int:
        """DD-3.5.17: never below one die."""
        dice = self.hand[self.active]
        effect = self.revealed_effect()
        if effect.fewer_dice:
            dice -= self.box.numbers[self.card]
        elif effect.most_dice:
            dice = min(dice, self.box.numbers[self.card])
        return max(1, dice)

    # what the kit asks

    def bonuses(self, seat: int, bonus: int) -> int:
        if seat == self.active and self.revealed_effect().no_bonuses:  # DD-3.5.9
            return 0
        return super().bonuses(seat, bonus)

    def added_faces(self, seat: int, colour: int) -> int:
        added = self.bonuses(seat, colour)
        if colour == GREEN:
            if self.box.labyrinth.guard_room[self.at[seat]]:  # DD-7.3.10
                added += 1
            if LOCKPICK in self.opened:  # DD-3.3.7
                added += 1
            if seat == self.active and self.revealed_effect().more_green:  # DD-3.4.5
                added += self.box.numbers[self.card]
        return added

    def numbered(self, seat: int) -> int:
        """DD-3.5.10: in an Antimagic Field Dicium faces have no number."""
        if self.revealed_effect().no_magic:
            return self.dice - ONE[DICIUM] * showing(self.dice, DICIUM)
        return self.dice

    def turn_actions(self, seat: int) -> int:
        if self.revealed_effect().sets_actions:
            return self.box.numbers[self.card]
        return ACTIONS

    def fight_bonus(self, seat: int, enemy: int) -> int:
        """DD-7.2.2: what relics and cards add in a fight against this enemy."""
        bonus = 1 if BANNER in self.opened else 0  # DD-3.3.8
        strength = self.revealed_effect().strength
        if strength:
            bonus += strength * self.box.numbers[self.card]
        if enemy == GOBLIN:
            bonus += self.numbers_of(seat, GOBLIN_BANES)
        return bonus
