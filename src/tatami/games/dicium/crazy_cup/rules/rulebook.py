"""The chapters of Crazy Cup, put together."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cards import CARDS, Played, play_card
from tatami.games.dicium.crazy_cup.rules.names import STEAM
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.refusal import why_not
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.crazy_cup.rules.turn import Warm, end_turn
from tatami.games.dicium.crazy_cup.rules.view import open_race_view, race_view
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.cards import CardBook, held_card
from tatami.games.dicium.rules.moves import NumberedMove


class CupBook(CardBook[Race]):
    def asks_keep(self, race: Race, seat: int) -> bool:
        return race.stored[seat] > 0 or len(self.who_is_asked(race, (seat,), STEAM)) > 0

    def beside_keep(self, race: Race, seat: int) -> list[Move]:
        """CC-6.3"""
        return held_card(race, seat, STEAM)

    def play_before_roll(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        race.piles.play(race, seat, STEAM)
        race.push(Warm(seat))
        declare_card(race, seat, Played(seat, STEAM, None), chance)

    def actions(self, race: Race, seat: int) -> Actions:
        return race.box.actions

    def endings(self, race: Race) -> list[Move]:
        moves = race.kit.dice_moves
        return moves.storing(race.dice) if race.dice else [moves.end]

    def play(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        play_card(race, seat, move.number, chance)

    def turn_over(self, race: Race, seat: int, chance: Chance) -> None:
        end_turn(race, seat, chance)

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return race_view(race, seat)

    def open_view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return open_race_view(race, seat)

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


BOOK: Final = CupBook(CARDS)
