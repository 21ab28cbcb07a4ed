"""DC-5: setup, in its order."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Argument, Seat, Text
from tatami.games.dicium.civilization.rules.archipelago import LAIRS
from tatami.games.dicium.civilization.rules.content import (
    LABYRINTH_KIND,
    LAND_KIND,
    MONSTERS,
    SEA_KIND,
)
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, SECRET_IDS
from tatami.games.dicium.civilization.rules.objectives import (
    NOT_SOLO_COMMON,
    NOT_SOLO_SECRET,
    common_text,
    secret_text,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.turn import BeginTurn
from tatami.games.dicium.rules.boards import choose_boards, deal_boards, give_boards
from tatami.games.dicium.rules.moves import NumberedMove

_LAND_LAIRS: Final = ("M1", "M3")
_SEA_LAIRS: Final = ("S2", "S4")
_DEALT: Final = 2
RANDOM: Final = "random"
CHOOSE: Final = "choose"


def turn_order(state: Civilization) -> list[int]:
    """DC-1.1"""
    return [(state.first + n) % state.players for n in range(state.players)]


class SetUp(Step[Civilization]):
    """DC-R18: the first player is found before the boards."""

    def run(self, state: Civilization, chance: Chance) -> None:
        first = state.options["first_player"]
        state.first = chance.below(state.players) if first == RANDOM else int(first)
        state.active = state.first
        if state.events is not None:
            state.tell("first", {"player": Seat(state.first)})
        state.push(Deal())
        order = tuple(turn_order(state))
        if state.settings.boards == CHOOSE:
            choose_boards(state, order[::-1])
        elif state.settings.boards == RANDOM:
            deal_boards(state, tuple(range(state.players)), chance)
        else:
            give_boards(state, state.settings.boards.split(","))


class Deal(Step[Civilization]):
    """Monsters, Philosophers, Common and Secret Objectives."""

    def run(self, state: Civilization, chance: Chance) -> None:
        _place_monsters(state, chance)
        state.piles.fill_row(state, chance)
        _reveal_common(state, chance)
        secrets = list(range(len(SECRET_IDS)))
        if state.players == 1:
            secrets.remove(NOT_SOLO_SECRET)
        for seat in turn_order(state):
            dealt = sorted([chance.takes(secrets) for _ in range(_DEALT)])
            state.dealt[seat] = sum([1 << secret for secret in dealt])
            if state.events is not None:
                names: list[int | str | Seat] = [secret_text(secret) for secret in dealt]
                hidden: dict[str, Argument] = {"objectives": names}
                state.tell("dealt", {"player": Seat(seat)}, hidden, (seat,))
        state.push(BeginTurn(state.first))
        for seat in reversed(turn_order(state)):
            state.push(KeepSecret(seat))


def _place_monsters(state: Civilization, chance: Chance) -> None:
    box = state.box
    if state.settings.random_monsters:  # DC-3.4.2
        state.lairs[LAIRS.index("Lb")] = box.monsters_of(LABYRINTH_KIND)[0]
        for kind, lairs in ((LAND_KIND, _LAND_LAIRS), (SEA_KIND, _SEA_LAIRS)):
            monsters = box.monsters_of(kind)
            for lair in lairs:
                state.lairs[LAIRS.index(lair)] = chance.takes(monsters)
    else:
        for at, lair in enumerate(LAIRS):
            state.lairs[at] = box.homes.index(lair)
    if state.events is not None:
        for at, monster in enumerate(state.lairs):
            where = state.place(box.archipelago.lairs[at])
            state.tell("monster", {"monster": f"monster-{MONSTERS[monster]}", **where})


def _reveal_common(state: Civilization, chance: Chance) -> None:
    """DC-5.6"""
    common = list(range(len(COMMON_IDS)))
    if state.players == 1:
        common.remove(NOT_SOLO_COMMON)
    for _ in range(state.players + 1):
        objective = chance.takes(common)
        state.open |= 1 << objective
        if state.events is not None:
            state.tell("common", {"objective": common_text(objective)})


class KeepSecret(Decision[Civilization]):
    """DC-5.7: which of the two Secret Objectives is kept."""

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        moves = state.box.moves.secret
        return [moves[n] for n in range(len(moves)) if state.dealt[seat] >> n & 1]

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        state.secret[seat] = move.number
        if state.events is not None:
            hidden: dict[str, Argument] = {"objective": secret_text(move.number)}
            state.tell("secret", {"player": Seat(seat)}, hidden, (seat,))

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-secret", rule="DC-5.7")
