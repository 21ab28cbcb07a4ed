"""What the hard bot would do, as the terminal prints it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tatami.bots.judge import ALIKE, GLANCE, Counsel, Odds
from tatami.core.move import Move
from tatami.language import Speaker


def draw_advice(
    counsel: Counsel, listed: list[Move], say: Speaker, *, calibrated: bool
) -> RenderableType:
    """Each with its number in the person's list; of a whole plan, all moves in order."""
    lines: list[Text] = []
    for one in counsel.considered:
        number = listed.index(one.line[0]) + 1
        lines.append(
            Text.assemble(
                (f"{number:>3} ", "bold"),
                "; ".join(say(move.label) for move in one.line),
                ("  " + _odds(one.odds, say) if calibrated and one.odds else "", "cyan"),
            )
        )
        for reason in one.reasons:
            lines.append(Text(f"    {_sign(reason.id)} {say(reason)}", "dim"))
    if counsel.hurried:
        lines.append(Text(say.fill("advice-hurried", {}), "dim"))
    return Group(*lines)


def _sign(reason: str) -> str:
    if reason in (ALIKE.id, GLANCE.id):
        return "="
    return "−" if reason.startswith("but-") else "+"


def _odds(odds: Odds, say: Speaker) -> str:
    chances = [round(100 * share) for share in (odds.chance, odds.low, odds.high)]
    return say.fill("advice-chance", dict(zip(("chance", "low", "high"), chances, strict=True)))
