"""The end (DS-1.1, DS-1.2, DS-8): who has won, and why."""

from __future__ import annotations

from typing import Final

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Text
from tatami.games.dicium.rules.player_board import taken_count
from tatami.games.dicium.shogun.rules.content import NOBODY
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

NINJA_SIDE: Final = 0
SAMURAI_SIDE: Final = 1
_SIDES: Final = ("ninja", "samurai")


def carrier_home(raid: Raid) -> bool:
    """DS-8.1, DS-R08: a carrier on a torii has won, however it came about."""
    if raid.carrier != NOBODY and raid.is_torii(raid.shogun):
        end_raid(raid, NINJA_SIDE, "reason-shogun-taken")
        return True
    return False


def discard_card(raid: Raid) -> bool:
    """DS-3.3: one Alert card goes; DS-8.2: with the last one the samurai have won."""
    raid.cards -= 1
    if raid.events is not None:
        raid.tell("alert", {"count": raid.cards})
    if raid.cards == 0:
        end_raid(raid, SAMURAI_SIDE, "reason-alarm")
        return True
    return False


def wiped_out(raid: Raid, side: int) -> bool:
    """A piece of the side is defeated and has no place to go to: was it the last in play?"""
    for seat in range(side, raid.players, 2):
        for piece in raid.pieces(seat):
            if raid.at[piece] != NOWHERE:
                return False
    if side == SAMURAI_SIDE:
        end_raid(raid, NINJA_SIDE, "reason-samurai-wiped-out")  # DS-8.3
    else:
        end_raid(raid, SAMURAI_SIDE, "reason-ninja-wiped-out")  # DS-8.4
    return True


def dawn(raid: Raid) -> None:
    """DS-8.5, DS-R23"""
    end_raid(raid, SAMURAI_SIDE, "reason-dawn")


def end_raid(raid: Raid, side: int, reason: str) -> None:
    """DS-8.6: the whole team wins."""
    seats = range(raid.players)
    winners = tuple(seat for seat in seats if seat % 2 == side)
    losers = tuple(seat for seat in seats if seat % 2 != side)
    raid.outcome = Outcome(
        ranking=(winners, losers),
        scores=tuple(int(seat in winners) for seat in seats),
        reason=reason,
        sheet=(
            Line(Text("sheet-hand"), tuple(raid.hand[seat] for seat in seats)),
            Line(Text("sheet-bonuses"), tuple(taken_count(raid.slots[seat]) for seat in seats)),
            Line(Text("sheet-in-play"), tuple(_in_play(raid, seat) for seat in seats)),
            Line(Text("sheet-rounds"), tuple(raid.round for _ in seats)),
            Line(Text("sheet-alert"), tuple(raid.cards for _ in seats)),
            Line(Text("sheet-victory"), tuple(int(seat in winners) for seat in seats)),
        ),
        labels=tuple(_labels(raid, seat) for seat in seats),
    )


def _in_play(raid: Raid, seat: int) -> int:
    return sum(raid.at[piece] != NOWHERE for piece in raid.pieces(seat))


def _labels(raid: Raid, seat: int) -> dict[str, str]:
    board = raid.boards[seat]
    labels = {"side": f"side-{_SIDES[seat % 2]}"}
    if board is not None:
        labels["board"] = f"board-{board.id}"
    return labels
