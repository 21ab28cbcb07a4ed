"""DC-8: the end, the final score and who has won."""

from __future__ import annotations

from typing import Final

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.archipelago import CAPITALS, SEATS
from tatami.games.dicium.civilization.rules.objectives import regions_of, secret_met
from tatami.games.dicium.civilization.rules.state import Civilization

LINES: Final[tuple[str, ...]] = (
    "cities",
    "temples",
    "wonders",
    "monsters",
    "attacks",
    "wraths",
    "lessons",
    "regions",
    "philosophers",
    "common",
    "secret",
)
_IN_PLAY: Final = 7
"""So many lines are scored during play."""


def account(state: Civilization, seat: int) -> list[int]:
    """DC-8.2: the points of a seat, line by line as the score sheet shows them."""
    box = state.box
    return [
        state.cities[seat].bit_count() * box.city_points,
        state.temples[seat].bit_count() * box.temple_points,
        state.wonders[seat].bit_count() * box.wonder_points,
        state.trophies[seat].bit_count() * box.monster_points,
        state.attacks[seat] * box.attack_points,
        state.wraths[seat] * box.wrath_points,
        state.lessons[seat],
        regions_of(state, seat) * box.region_points,
        state.cards_of(seat) * box.philosopher_points,
        kept_points(state, seat),
        box.secret_points[state.secret[seat]] if secret_met(state, seat) else 0,
    ]


def kept_points(state: Civilization, seat: int) -> int:
    points = state.box.common_points
    return sum([points[c] for c in range(len(points)) if state.kept[seat] >> c & 1])


def earned(state: Civilization, seat: int) -> int:
    """What the seat must have scored during play."""
    return sum(account(state, seat)[:_IN_PLAY])


def ranking(state: Civilization, totals: list[int]) -> tuple[tuple[int, ...], ...]:
    """DC-8.3: points, then the Wonder, then monster tiles."""
    merits = {
        seat: (totals[seat], state.wonders[seat] > 0, state.trophies[seat].bit_count())
        for seat in range(state.players)
    }
    return tuple(
        tuple(seat for seat in range(state.players) if merits[seat] == merit)
        for merit in sorted(set(merits.values()), reverse=True)
    )


def end_game(state: Civilization, reason: str) -> None:
    accounts = [account(state, seat) for seat in range(state.players)]
    totals = [sum(lines) for lines in accounts]
    sheet = [
        Line(Text(f"sheet-{name}"), tuple(lines[at] for lines in accounts))
        for at, name in enumerate(LINES)
    ]
    sheet.append(Line(Text("sheet-total"), tuple(totals)))
    state.outcome = Outcome(
        ranking=ranking(state, totals),
        scores=tuple(totals),
        reason=reason,
        sheet=tuple(sheet),
        labels=tuple(_labels(state, seat, totals[seat]) for seat in range(state.players)),
    )


def _labels(state: Civilization, seat: int, total: int) -> dict[str, str]:
    board = state.boards[seat]
    assert board is not None
    labels = {"board": f"board-{board.id}"}
    if state.players == 1:
        labels["rank"] = f"rank-{state.box.rank(total)}"
    else:
        labels["capital"] = f"capital-{CAPITALS[SEATS[state.players][seat]]}"
        labels["order"] = f"order-{(seat - state.first) % state.players + 1}"
    return labels
