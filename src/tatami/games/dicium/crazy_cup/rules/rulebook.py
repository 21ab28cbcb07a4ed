"""The chapters of Crazy Cup, put together."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cards import play_card, playable_cards
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion
from tatami.games.dicium.crazy_cup.rules.refusal import why_not
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.crazy_cup.rules.turn import end_turn
from tatami.games.dicium.crazy_cup.rules.view import race_view
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.rulebook import Rulebook


class CupBook(Rulebook[Race]):
    def actions(self, race: Race, seat: int) -> Actions:
        return race.box.actions

    def asks_act(self, race: Race, seat: int) -> bool:
        return race.piles.count(seat) > 0 or len(race.box.actions.offers(race, seat)) > 0

    def beside_actions(self, race: Race, seat: int) -> list[Move]:
        return playable_cards(race, seat)  # CC-6.6

    def play(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        play_card(race, seat, move.number)

    def turn_over(self, race: Race, seat: int, chance: Chance) -> None:
        end_turn(race, seat, chance)

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return race_view(race, seat)

    def redraw(self, race: Race, seat: int, rng: Chance) -> None:
        """CC-8: the cards of others and the deck."""
        asked, needed = -1, -1
        if not race.over() and isinstance(race.decision, CardQuestion):
            asked, needed = race.decision.seat, race.decision.card
        race.piles.redeal(seat, rng, asked, needed)

    def why_not(self, race: Race, seat: int, move: Move) -> Text:
        return why_not(race, seat, move)

    def check(self, race: Race) -> None:
        race.piles.check(race.box.cards(race.players))
        for kind in range(TILE_KINDS):
            if race.supply[kind] + sum(race.tiles[kind::TILE_KINDS]) != race.tile_copies:
                raise BadPosition(f"there must be {race.tile_copies} {TECHNOLOGIES[kind]} tiles")
        if any(race.tile_count(seat) > TILE_PLACES for seat in range(race.players)):
            raise BadPosition("a player has at most two tiles")
        canyon = race.box.canyon
        if race.tornado == canyon.start:
            raise BadPosition("the tornado never lies on the start")
        for driver in range(race.drivers):
            at, road = race.at[driver], race.road[driver]
            if not canyon.road[road] or (canyon.road[at] and at != road):
                raise BadPosition(f"driver {driver} stands elsewhere than on the last road space")
        if race.outcome is None and race.stack:
            top = race.stack[-1]
            if isinstance(top, CardQuestion) and not race.piles.holds(top.seat, top.card):
                raise BadPosition(f"seat {top.seat} is asked for a card that it does not hold")


BOOK: Final = CupBook()
