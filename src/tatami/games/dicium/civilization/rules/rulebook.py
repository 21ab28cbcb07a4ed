"""The chapters of the rules, put together."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.archipelago import LAIRS
from tatami.games.dicium.civilization.rules.cards import CARDS, play_between
from tatami.games.dicium.civilization.rules.claiming import Checkpoint
from tatami.games.dicium.civilization.rules.content import KIND_OF_LAIR, MONSTERS
from tatami.games.dicium.civilization.rules.determinize import redraw
from tatami.games.dicium.civilization.rules.ending import earned
from tatami.games.dicium.civilization.rules.philosophers import (
    HERACLITUS,
    KINDS,
    NOT_SOLO,
    PHILOSOPHERS,
)
from tatami.games.dicium.civilization.rules.refusal import why_not
from tatami.games.dicium.civilization.rules.state import HERO_KINDS, Civilization
from tatami.games.dicium.civilization.rules.taking import play_card
from tatami.games.dicium.civilization.rules.turn import end_turn, redeploy, redeployments
from tatami.games.dicium.civilization.rules.view import civilization_view, open_civilization_view
from tatami.games.dicium.rules.actions import ActionMove, Actions, perform
from tatami.games.dicium.rules.cards import CardBook, held_card
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.turn import Act, AskAct


class CivilizationBook(CardBook[Civilization]):
    # the turn

    def asks_reroll(self, state: Civilization, seat: int) -> bool:
        """DC-6.1"""
        return state.rerolls > 0 or len(state.piles.who_might((seat,), HERACLITUS)) > 0

    def beside_reroll(self, state: Civilization, seat: int) -> list[Move]:
        return held_card(state, seat, HERACLITUS)

    def play_beside(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        """DC-3.5.6"""
        play_card(state, seat, HERACLITUS)
        CARDS[HERACLITUS].played(state, seat, None, chance)

    def actions(self, state: Civilization, seat: int) -> Actions:
        return state.box.actions

    def asks_act(self, state: Civilization, seat: int) -> bool:
        """DC-6.3"""
        return state.attached > 0 or super().asks_act(state, seat)

    def offers(self, state: Civilization, seat: int) -> list[Move]:
        found = state.box.actions.offers(state, seat)
        found += self.beside_actions(state, seat)
        if not state.attached:
            found += redeployments(state, seat)
            found.append(state.kit.dice_moves.end)
        return found

    def act(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        state.push(AskAct(seat))
        state.push(Checkpoint(seat))
        if isinstance(move, ActionMove):
            state.acted = True
            perform(state, seat, move, chance)
            state.attached = 0
        elif isinstance(move, SpaceMove):
            redeploy(state, seat, move.space)
        else:
            assert isinstance(move, NumberedMove)
            play_between(state, seat, move.number, chance)

    def turn_over(self, state: Civilization, seat: int, chance: Chance) -> None:
        end_turn(state, seat)

    # knowledge

    def view(self, state: Civilization, seat: int | None) -> dict[str, Any]:
        return civilization_view(state, seat)

    def open_view(self, state: Civilization, seat: int | None) -> dict[str, Any]:
        return open_civilization_view(state, seat)

    def redraw(self, state: Civilization, seat: int, rng: Chance) -> None:
        redraw(state, seat, rng)

    def why_not(self, state: Civilization, seat: int, move: Move) -> Text:
        return why_not(state, seat, move)

    def check(self, state: Civilization) -> None:
        for kind in range(KINDS):
            expected = 0 if state.players == 1 and kind in NOT_SOLO else 1
            if state.piles.total(kind) != expected:
                raise BadPosition(f"there must be {expected} of the Philosopher {kind}")
        _check_tiles(state)
        _check_pieces(state)
        _check_points(state)
        _check_objectives(state)


def _check_tiles(state: Civilization) -> None:
    """DC-3.1: every tile once, nothing under another, within the supply and the limits."""
    everything = 0
    box = state.box
    for seat in range(state.players):
        heroes = 0
        for space in state.heroes[seat * HERO_KINDS : (seat + 1) * HERO_KINDS]:
            heroes |= 1 << space if space >= 0 else 0
        kinds = (
            (1 << state.capital(seat) | heroes, 1 + state.heroes_placed(seat)),
            (state.cities[seat], box.cities),
            (state.temples[seat], box.temples),
            (state.wonders[seat], box.wonders),
        )
        tiles = 0
        for mask, supply in kinds:
            if mask & (everything | tiles):
                raise BadPosition("two tiles lie on one space")
            if mask.bit_count() > supply:
                raise BadPosition(f"seat {seat} has more tiles than there are")
            if any((mask & region).bit_count() > 1 for region in box.archipelago.mask):
                raise BadPosition(f"seat {seat} has two tiles of a kind in a region")
            tiles |= mask
        if kinds[0][0].bit_count() != kinds[0][1]:
            raise BadPosition("two tiles lie on one space")
        if tiles != state.tiles[seat]:
            raise BadPosition(f"'tiles' of seat {seat} are not those that it has placed")
        everything |= tiles
    for at, monster in enumerate(state.lairs):
        if monster >= 0 and everything >> box.archipelago.lairs[at] & 1:
            raise BadPosition("a tile lies under a monster")


def _check_pieces(state: Civilization) -> None:
    """DC-2.2, DC-3.4, DC-7.1: boards and monsters once, meeples where they may stand."""
    dealt = [board.id for board in state.boards if board is not None]
    if len(set(dealt)) != len(dealt):
        raise BadPosition("two seats have the same player board")
    there = [monster for monster in state.lairs if monster >= 0]
    if len(set(there)) != len(there):
        raise BadPosition("a monster lies in two lairs")
    for lair, monster in zip(LAIRS, state.lairs, strict=True):
        if monster >= 0 and state.box.kinds[monster] != KIND_OF_LAIR[lair]:
            raise BadPosition(f"{MONSTERS[monster]} cannot lie in the lair {lair}")
    for kind in range(KINDS):
        if state.is_attached(kind) and not state.piles.discard[kind]:
            raise BadPosition(f"{PHILOSOPHERS[kind]} is attached, but was not played")
    if not state.stack or not isinstance(state.stack[-1], Act):
        return
    for seat in range(state.players):
        at = state.at[seat]
        if state.meeple_on(at, seat) >= 0:
            raise BadPosition("two meeples stand on one space")
        if state.monster_on(at) >= 0:
            raise BadPosition(f"the meeple of seat {seat} stands on a monster")
        if state.barred(seat, at):
            raise BadPosition(f"the meeple of seat {seat} stands on another Capital")


def _check_points(state: Civilization) -> None:
    """DC-7.5: points are what was done for them, and come from the pool."""
    slain = 0
    for seat in range(state.players):
        if state.points[seat] != earned(state, seat):
            raise BadPosition(f"seat {seat} has other points than it has earned")
        if slain & state.trophies[seat]:
            raise BadPosition("a monster was slain twice")
        slain |= state.trophies[seat]
    if any(monster >= 0 and slain >> monster & 1 for monster in state.lairs):
        raise BadPosition("a slain monster is still in its lair")
    removed = state.piles.discard
    taught = sum([removed[kind] * state.box.card_points[kind] for kind in range(KINDS)])
    if sum(state.lessons) != taught:
        raise BadPosition("Philosophers have scored other points than those that were played")
    if state.pool != max(0, state.settings.pool - sum(state.points)):
        raise BadPosition("the points do not add up to those of the pool")


def _check_objectives(state: Civilization) -> None:
    """DC-5.6, DC-5.7: each objective is in one place."""
    seen = state.open
    dealt = 0
    for seat in range(state.players):
        for mask in (state.kept[seat], state.traded[seat]):
            if seen & mask:
                raise BadPosition("a Common Objective is in two places")
            seen |= mask
        if dealt & state.dealt[seat]:
            raise BadPosition("a Secret Objective was dealt twice")
        dealt |= state.dealt[seat]
        secret = state.secret[seat]
        if secret >= 0 and not state.dealt[seat] >> secret & 1:
            raise BadPosition(f"seat {seat} keeps a Secret Objective that it was not dealt")
    if seen and seen.bit_count() != state.players + 1:
        raise BadPosition(f"there must be {state.players + 1} Common Objectives")


BOOK: Final = CivilizationBook(CARDS)
