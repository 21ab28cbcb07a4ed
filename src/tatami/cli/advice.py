"""What the hard bot would do, as the terminal prints it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tatami.bots.judge import ALIKE, Considered
from tatami.core.move import Move
from tatami.language import Speaker


def draw_advice(
    considered: list[Considered], legal: list[Move], say: Speaker, *, calibrated: bool
) -> RenderableType:
    """Each with its number in the list of moves; of a whole plan, all moves in order."""
    lines: list[Text] = []
    for one in considered:
        number = legal.index(one.line[0]) + 1
        lines.append(
            Text.assemble(
                (f"{number:>3} ", "bold"),
                "; ".join(say(move.label) for move in one.line),
                ("  " + _odds(one, say) if calibrated else "", "cyan"),
            )
        )
        for reason in one.reasons:
            lines.append(Text(f"    {_sign(reason.id)} {say(reason)}", "dim"))
    return Group(*lines)


def _sign(reason: str) -> str:
    if reason == ALIKE.id:
        return "="
    return "−" if reason.startswith("but-") else "+"


def _odds(one: Considered, say: Speaker) -> str:
    chances = [round(100 * share) for share in (one.chance, one.low, one.high)]
    return say.fill("advice-chance", dict(zip(("chance", "low", "high"), chances, strict=True)))
