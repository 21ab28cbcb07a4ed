"""Actions: what the dice of the hand allow, and what each combination does."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.cards import gain_tile, play_card, playable_cards
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.moves import CARD_FACES, TILE_FACES
from tatami.games.dicium.crazy_cup.rules.piles import card_to_take, take_from_deck, take_from_row
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW, size
from tatami.games.dicium.rules.moves import (
    ColourMove,
    DiceMove,
    NumberedMove,
    NumberMove,
    dice_args,
)
from tatami.games.dicium.rules.player_board import ALL_SLOTS, BONUSES, SLOTS, free_slots
from tatami.games.dicium.rules.state import LARGEST_HAND

PAIR_STEPS: Final = 2
BUMP_STEPS: Final = 3
FOUR_STEPS: Final = 5
AIRSHIP_STEPS: Final = 3
LONG_AIRSHIP_STEPS: Final = 5


def offered_actions(race: Race, seat: int) -> list[Move]:
    """Section 6, step 6: combinations, then cards, then the end."""
    offers = _offered_combinations(race, seat)
    offers += playable_cards(race, seat)
    offers.append(race.box.moves.dice.end)
    return offers


def anything_to_do(race: Race, seat: int) -> bool:
    """Whether to ask for an action at all. Who holds cards is asked in any case: else the
    others would learn whether one of them can be played."""
    return race.cards_of(seat) > 0 or len(_offered_combinations(race, seat)) > 0


def _offered_combinations(race: Race, seat: int) -> list[Move]:
    offers: list[Move] = []
    if race.actions > 0 and race.dice:
        if not race.rules.young:
            _offer_numbers(race, seat, offers)
        _offer_colours(race, seat, offers)
    return offers


def _offer_numbers(race: Race, seat: int, offers: list[Move]) -> None:
    for move in race.dice_moves.combining(race.dice):
        kind = move.combination
        if kind == STRAIGHT:
            if race.whole and can_improve(race, seat):
                offers.append(move)
        elif kind != THREE or card_to_take(race):
            offers.append(move)


def can_improve(race: Race, seat: int) -> bool:
    return race.hand[seat] < LARGEST_HAND or race.slots[seat] != ALL_SLOTS


def added_faces(race: Race, seat: int, colour: int) -> int:
    """Faces beside the dice: bonuses, and one for a garage or a Pit Crew."""
    garage = race.pit or race.box.canyon.garage[race.at[seat]]
    return race.bonuses(seat, colour) + (1 if garage else 0)


def _offer_colours(race: Race, seat: int, offers: list[Move]) -> None:
    moves = race.box.moves
    dice = race.dice
    offers += moves.driving(dice)
    if race.tile_count(seat) < TILE_PLACES and any(race.supply):
        added = added_faces(race, seat, YELLOW)
        offers += moves.buying(moves.yellow, YELLOW, dice, TILE_FACES - added)
    if race.slots[seat] != ALL_SLOTS:
        upgrades = moves.upgrading(dice, added_faces(race, seat, GREEN))
        for level in range(2, 6):
            if free_slots(race.slots[seat], level):
                offers += upgrades[level - 2]
    if card_to_take(race):
        added = added_faces(race, seat, RED)
        offers += moves.buying(moves.red, RED, dice, CARD_FACES - added)


def act(race: Race, seat: int, move: Move, chance: Chance) -> None:
    if not isinstance(move, DiceMove):
        assert isinstance(move, NumberedMove)
        play_card(race, seat, move.number)
        return
    added = added_faces(race, seat, move.colour) if isinstance(move, ColourMove) else 0
    race.actions -= 1
    race.use(move.dice)
    if race.events is not None:
        args = dice_args(move.dice)
        args["player"] = Seat(seat)
        args["combination"] = f"combination-{move.kind}"
        race.tell("combination", args)
    if isinstance(move, NumberMove):
        _number_action(race, seat, move.combination)
    else:
        assert isinstance(move, ColourMove)
        _colour_action(race, seat, move, added)


def _number_action(race: Race, seat: int, combination: int) -> None:
    if combination == PAIR:
        begin_movement(race, seat, PAIR_STEPS)
    elif combination == STRAIGHT:
        race.push(Improve(seat))
    elif combination == THREE:
        race.push(TakeCard(seat))
    elif combination == DOUBLE_PAIR:
        begin_movement(race, seat, BUMP_STEPS, bump=True)
    elif combination == FOUR:
        begin_movement(race, seat, FOUR_STEPS)
    elif combination == FULL_HOUSE:
        begin_movement(race, seat, AIRSHIP_STEPS, airship=True)
    else:
        assert combination == FIVE
        begin_movement(race, seat, LONG_AIRSHIP_STEPS, airship=True)


def _colour_action(race: Race, seat: int, move: ColourMove, added: int) -> None:
    if move.colour == BLUE:
        begin_movement(race, seat, size(move.dice) + added)
    elif move.colour == YELLOW:
        race.push(PickTile(seat))
    elif move.colour == RED:
        race.push(TakeCard(seat))
    else:
        slots = free_slots(race.slots[seat], move.level)
        if len(slots) == 1:
            gain_slot(race, seat, slots[0])
        else:
            race.push(PickSlot(seat, move.level))


def gain_slot(race: Race, seat: int, slot: int) -> None:
    race.slots[seat] |= 1 << slot
    board = race.boards[seat]
    assert board is not None
    if race.events is not None:
        bonus = f"bonus-{BONUSES[board.slots[slot]]}"
        race.tell("bonus", {"player": Seat(seat), "slot": f"slot-{SLOTS[slot]}", "bonus": bonus})


class PickSlot(Decision[Race]):
    """Which free slot of a level is taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "level")

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def choices(self, race: Race, seat: int) -> list[Move]:
        slots = free_slots(race.slots[seat], self.level)
        return [race.dice_moves.slot[slot] for slot in slots]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        gain_slot(race, seat, move.number)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-slot")


class Improve(Decision[Race]):
    """A straight: one more die in the hand, or any free slot."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        found: list[Move] = [race.dice_moves.slot[s] for s in free_slots(race.slots[seat])]
        if race.hand[seat] < LARGEST_HAND:
            found.append(race.dice_moves.hand)
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.dice_moves.hand:
            race.hand[seat] += 1
            if race.events is not None:
                race.tell("hand", {"player": Seat(seat), "count": race.hand[seat]})
        else:
            assert isinstance(move, NumberedMove)
            gain_slot(race, seat, move.number)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-improve")


class PickTile(Decision[Race]):
    """Which Technology tile is taken from the supply."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.tile[kind] for kind in range(TILE_KINDS) if race.supply[kind]]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        gain_tile(race, seat, move.number)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-tile")


class TakeCard(Decision[Race]):
    """A card of the row, or the top of the deck."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        found: list[Move] = [moves.take[kind] for kind in sorted(set(race.row)) if kind >= 0]
        if any(race.deck) or any(race.discard):
            found.append(moves.take_deck)
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.box.moves.take_deck:
            take_from_deck(race, seat, chance)
        else:
            assert isinstance(move, NumberedMove)
            take_from_row(race, seat, move.number, chance)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-take")
