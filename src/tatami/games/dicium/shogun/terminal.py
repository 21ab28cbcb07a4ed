"""Dicium: Shogun: the palace with pieces and tiles, the two clocks, the dice and the players."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style
from tatami.games.dicium.terminal import draw_actions, draw_dice, draw_faces, draw_grid, draw_slots

_MARKS = {
    "throne": ("Th", "bold yellow"),
    "tatami": ("_ ", "yellow"),
    "hallway": ("· ", ""),
    "garrison": ("G ", "bold red"),
    "altar": ("A ", "bold cyan"),
    "torii": ("T ", "bold green"),
    "garden": ("~ ", "green"),
    "brazier": ("o ", "bright_black"),
    "lit": ("* ", "bold yellow"),
    "torii-tile": ("t ", "bold green"),
    "turned": ("t-", "bright_black"),
    "garrison-tile": ("g ", "bold red"),
}
_SHOGUN = ("S", "bold black on yellow")


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    palace = draw_grid(_furnished(view), _pieces(view), _mark)
    side = Table.grid(padding=(0, 2, 0, 0))
    side.add_column(no_wrap=True)
    side.add_row(palace, Group(_signs(say), "", _gardens(view, say)))
    parts: list[RenderableType] = [_now(view, say), Padding(side, (0, 1)), _players(view, say)]
    if view["dice"]["rolled"]:
        parts.append(draw_dice(view, say))
        if view["meets"] is not None:
            parts.append(Padding(draw_actions(view, say), (1, 1)))
    return Group(*parts)


def _mark(kind: str) -> tuple[str, str]:
    return _MARKS[kind]


def _furnished(view: dict[str, Any]) -> dict[str, Any]:
    """The grid with tiles and lights in place of what their spaces are."""
    laid: dict[str, str] = {}
    for garden in view["gardens"]:
        if garden["lit"]:
            laid[garden["brazier"]] = "lit"
        if garden["torii"] is not None:
            laid[garden["torii"]] = "torii-tile" if garden["showing"] else "turned"
    for garrison in view["garrisons"]:
        if garrison["tile"]:
            laid[garrison["at"]] = "garrison-tile"
    spaces = [
        {**space, "kind": laid.get(space["name"], space["kind"])}
        for space in view["grid"]["spaces"]
    ]
    return {**view["grid"], "spaces": spaces}


def _pieces(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The Shogun first, so that he is seen beside his carrier."""
    shogun = [{**p, "sign": _SHOGUN} for p in view["pieces"] if p["kind"] == "shogun"]
    return shogun + [p for p in view["pieces"] if p["kind"] != "shogun"]


def _now(view: dict[str, Any], say: Says) -> Text:
    words = {"round": view["round"]["number"], "name": say.seat(view["active"])}
    text = Text(say.fill("terminal-now", words), "bold")
    alert = {"left": view["alert"]["left"], "of": view["alert"]["of"]}
    text.append(f"\n{say.fill('terminal-alert', alert)}", "not bold red")
    home = view["shogun"]["home"]
    state = "free" if view["shogun"]["free"] else "held"
    if home is None:
        way = say(f"terminal-{state}-no-way")
    else:
        way = say.fill(f"terminal-{state}", {"steps": home})
    return text.append(f"\n{way}", "not bold green")


def _signs(say: Says) -> Text:
    text = Text()
    for kind, (mark, style) in _MARKS.items():
        text.append(f"{mark:<3}", style).append(f"{say(f'terminal-sign-{kind}')}\n")
    text.append(f"{_SHOGUN[0]:<3}", _SHOGUN[1]).append(say("piece-shogun"))
    return text


def _gardens(view: dict[str, Any], say: Says) -> Text:
    """The gardens by name, each with the space of its brazier, or else of its torii."""
    torii = next(torii["at"] for torii in view["torii"] if not torii["tile"])
    text = Text()
    for garden in view["gardens"]:
        text.append(f"{garden['brazier'] or torii:<4}", "green")
        text.append(f"{say('garden-' + str(garden['garden']))}\n")
    text.rstrip()
    return text


def _players(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("terminal-player"))
    for column in ("hand", "stored", "bonuses", "in-play", "stock", "tiles"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    for board in view["boards"]:
        seat = board["seat"]
        role = say("board-" + board["board"])
        name = f"{seat} {say.seat(seat)}, {role}"
        spaces = [p["at"] for p in view["pieces"] if p["seat"] == seat and p["at"] is not None]
        table.add_row(
            Text(name, seat_style(seat)),
            str(board["hand"]),
            draw_faces(view, board["stored"]),
            draw_slots(board["slots"], say),
            " ".join(spaces),
            str(board["stock"]),
            str(board["tiles"]),
        )
    return table
