"""What bots ask about Civilization."""

from __future__ import annotations

from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Seat, Text
from tatami.games.dicium.bot.dice_aids import dice_aids
from tatami.games.dicium.bot.turn_search import turn_begins
from tatami.games.dicium.civilization.bot.choices import answer
from tatami.games.dicium.civilization.bot.prospects import Prospects, chance_to_win
from tatami.games.dicium.civilization.bot.standing import NAMES, standing
from tatami.games.dicium.civilization.bot.tempers import harms, traits
from tatami.games.dicium.civilization.bot.turn import Turn
from tatami.games.dicium.civilization.bot.weights import (
    A_DIE,
    LEVELS,
    NEXT_TURN,
    POINTS_TO_LEAD,
    SOLO_AIM,
    TEMPERS,
)
from tatami.games.dicium.civilization.rules.ending import LINES, account
from tatami.games.dicium.civilization.rules.objectives import secret_text
from tatami.games.dicium.civilization.rules.state import Civilization

_CHANCES: Final = read_chances("tatami.games.dicium.civilization.bot", NAMES)
_KEPT: Final = 16
"""Positions whose planners are remembered: a turn asks several times in the same one."""


class CivilizationAdvisor(Advisor[Civilization]):
    def __init__(self) -> None:
        self._turns: dict[tuple[int, ...], Turn] = {}

    def advice(self, state: Civilization, seat: int, rng: Chance) -> Move | None:
        return answer(state, seat, self._turn(state, seat))

    def reflex(self, state: Civilization, seat: int, rng: Chance) -> Move:
        return answer(state, seat, self._turn(state, seat))

    def features(self, state: Civilization, seat: int) -> dict[str, float]:
        """The chance to win by the lead in points, or alone the share of a very good score."""
        prospects = Prospects(state, seat)
        own = _forecast(state, seat, prospects)
        if state.players == 1:
            return {"points": min(1.0, own / SOLO_AIM)}
        rivals = [
            _forecast(state, other, Prospects(state, other))
            for other in range(state.players)
            if other != seat
        ]
        return {"lead": chance_to_win(own - max(rivals), POINTS_TO_LEAD)}

    def aspects(self, state: Civilization, seat: int) -> dict[str, float]:
        """In points: the lines of the score sheet, what is to be expected, and the rivals'."""
        lines = account(state, seat)
        found = {name: float(lines[at]) for at, name in enumerate(LINES)}
        prospects = Prospects(state, seat)
        found["growth"] = prospects.left * A_DIE * state.hand[seat]
        found["place"] = NEXT_TURN * prospects.stand(state.at[seat])
        others = [sum(account(state, other)) for other in range(state.players) if other != seat]
        found["rivals"] = -float(max(others, default=0))
        return found

    def reasons(
        self, state: Civilization, seat: int, line: list[Move], gains: dict[str, float]
    ) -> list[Text]:
        found: list[Text] = []
        for reason in super().reasons(state, seat, line, gains):
            way, _, name = reason.id.partition("-")
            if name in LINES:
                args = {**reason.args, "line": f"sheet-{name}"}
                reason = Text(f"{way}-points", args)
            found.append(reason)
        return found

    def value(self, state: Civilization, seat: int) -> float:
        if state.outcome is not None and state.players == 1:
            return min(1.0, state.outcome.scores[0] / SOLO_AIM)
        return super().value(state, seat)

    def hidden(self, state: Civilization, seat: int) -> list[Text]:
        """The Philosophers and Secret Objectives of the others."""
        found: list[Text] = []
        for other in range(state.players):
            if other == seat:
                continue
            who = Seat(other)
            if state.secret[other] >= 0:
                secret = secret_text(state.secret[other])
                found.append(Text("hidden-secret", {"player": who, "secret": secret}))
            cards = state.piles.held_texts(other)
            if cards:
                found.append(Text("hidden-hand", {"player": who, "cards": cards}))
        return found

    def won(self, state: Civilization, seat: int) -> float:
        """Alone: whether the highest rank was reached (DC-8.5)."""
        assert state.outcome is not None
        if state.players == 1:
            return 1.0 if state.outcome.scores[0] >= state.box.ranks[-1] else 0.0
        return self.value(state, seat)

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Civilization, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def harms(self, state: Civilization, seat: int, move: Move) -> int:
        return harms(state, seat, move)

    def chances(self) -> Chances | None:
        return _CHANCES

    def aids(self, state: Civilization, seat: int) -> list[Aid]:
        return dice_aids(state, seat)

    def standing(self, state: Civilization) -> Standing:
        return standing(state)

    def settled(self, state: Civilization) -> bool:
        return turn_begins(state)

    def horizon(self) -> int:
        return 0

    def level(self, name: str) -> str:
        """The advice looks through the whole turn; weaker levels overlook things."""
        return LEVELS[name]

    def _turn(self, state: Civilization, seat: int) -> Turn:
        key = _position(state, seat)
        found = self._turns.get(key)
        if found is None:
            if len(self._turns) >= _KEPT:
                self._turns.clear()
            found = Turn(state, seat)
            self._turns[key] = found
        found.meet(state)
        return found


def _forecast(state: Civilization, seat: int, prospects: Prospects) -> float:
    """Points as they would be counted now, and what is to be expected."""
    future = NEXT_TURN * prospects.stand(state.at[seat])
    return sum(account(state, seat)) + future + prospects.left * A_DIE * state.hand[seat]


def _position(state: Civilization, seat: int) -> tuple[int, ...]:
    """All that a turn looks at, dice and actions aside."""
    return (
        seat,
        state.players,
        state.settings.pool,
        state.settings.solo_turns,
        state.settings.round_limit,
        state.round,
        state.pool,
        state.attached,
        state.open,
        *state.at,
        *state.tiles,
        *state.heroes,
        *state.cities,
        *state.temples,
        *state.wonders,
        *state.lairs,
        *state.slots,
        *state.hand,
        *state.stored,
        *state.trophies,
        *state.attacks,
        *state.secret,
        *state.piles.hand(seat),
        *[state.cards_of(other) for other in range(state.players)],
        *[-1 if board is None else state.box.boards.index(board) for board in state.boards],
    )
