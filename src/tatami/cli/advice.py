"""What the hard bot would do, as the terminal prints it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tatami.bots.judge import Considered
from tatami.core.move import Move
from tatami.language import Speaker


def draw_advice(considered: list[Considered], legal: list[Move], say: Speaker) -> RenderableType:
    """Each with its number in the list of moves; of a whole plan, all moves in order."""
    lines: list[Text] = []
    for one in considered:
        chances = [round(100 * share) for share in (one.chance, one.low, one.high)]
        words = dict(zip(("chance", "low", "high"), chances, strict=True))
        number = legal.index(one.line[0]) + 1
        lines.append(
            Text.assemble(
                (f"{number:>3} ", "bold"),
                "; ".join(say(move.label) for move in one.line),
                ("  " + say.fill("advice-chance", words), "cyan"),
            )
        )
        for reason in one.reasons:
            sign = "−" if reason.id.startswith("but-") else "+"
            lines.append(Text(f"    {sign} {say(reason)}", "dim"))
    return Group(*lines)
