"""Crazy Cup: the canyon, the dice, the drivers and the own cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style
from tatami.games.dicium.terminal import (
    draw_actions,
    draw_dice,
    draw_faces,
    draw_grid,
    draw_hands,
    draw_slots,
)

_MARKS = {
    "start": ("SF", "bold reverse"),
    "road": ("· ", ""),
    "inner": (": ", ""),
    "garage": ("G ", "bold cyan"),
    "ravine": ("v ", "bright_black"),
    "volcano": ("^ ", "red"),
    "cactus": ("# ", "green"),
    "lake": ("~ ", "blue"),
}
_PIECES = {"tornado": ("@", "bold reverse"), "drone": ("D", "bold reverse")}


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    pieces = [_signed(piece) for piece in view["pieces"]]
    canyon = draw_grid(view["grid"], pieces, lambda kind: _MARKS[kind])
    side = Table.grid(padding=(0, 2, 0, 0))
    side.add_row(canyon, _signs(say))
    parts: list[RenderableType] = [_now(view, say), Padding(side, (0, 1)), _drivers(view, say)]
    parts.append(_row(view, say))
    if view["dice"]["rolled"]:
        parts.append(draw_dice(view, say))
        if view["movement"] is None:
            parts.append(Padding(draw_actions(view, say), (1, 1)))
    if view["cards"].get("held"):
        parts.append(draw_hands(view["cards"]["held"], say))
    if view["cards"]["own"]:
        parts.append(_own(view, say))
    return Group(*parts)


def _now(view: dict[str, Any], say: Says) -> Text:
    words = {"round": view["race"]["round"], "name": say.seat(view["active"])}
    return Text(say.fill("terminal-now", words), "bold")


def _signs(say: Says) -> Text:
    text = Text()
    for kind, (mark, style) in _MARKS.items():
        text.append(f"{mark:<3}", style).append(f"{say(f'space-{kind}')}\n")
    for piece, (sign, style) in _PIECES.items():
        text.append(sign, style).append(f"  {say(f'terminal-{piece}')}\n")
    return text


def _signed(piece: dict[str, Any]) -> dict[str, Any]:
    """A piece of nobody, or one that is no vehicle, with its own sign."""
    kind = piece["kind"]
    return piece | {"seat": None, "sign": _PIECES[kind]} if kind in _PIECES else piece


def _drivers(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("terminal-driver"))
    for column in ("at", "miles", "hand", "stored", "bonuses", "cards"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    table.add_column(say("terminal-tiles"))
    for piece in view["pieces"]:
        if piece["kind"] == "driver":
            board = view["boards"][piece["seat"]]
            table.add_row(
                Text(f"{piece['seat']} {say.seat(piece['seat'])}", seat_style(piece["seat"])),
                piece["at"] or "–",
                str(piece["miles"]),
                str(board["hand"]),
                draw_faces(view, board["stored"]),
                draw_slots(board["slots"], say),
                str(board["cards"]),
                ", ".join(say(f"tile-{tile}") for tile in board["tiles"]),
            )
        elif piece["kind"] == "drone":
            table.add_row(
                f"{_PIECES['drone'][0]} {say('drone')}", piece["at"] or "–", str(piece["miles"])
            )
    return table


def _row(view: dict[str, Any], say: Says) -> Text:
    names = [say(f"card-{card}") for card in view["cards"]["row"] if card is not None]
    return Text.assemble((say("terminal-row"), "bold"), " ", ", ".join(names))


def _own(view: dict[str, Any], say: Says) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for card, count in Counter(view["cards"]["own"]).items():
        name = say(f"card-{card}") + (f" ×{count}" if count > 1 else "")
        about = say.fill(f"about-card-{card}", view["numbers"])
        table.add_row(Text(name, "bold"), Text(about, "dim"))
    return Padding(table, (0, 1, 1, 1))
