"""Dungeon: the map with walls and doors, the quest, the company, the dice and the cards."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style
from tatami.games.dicium.terminal import draw_actions, draw_dice, draw_faces, draw_grid, draw_slots

_SPACES = {
    "floor": ("· ", "dim"),
    "portal": ("O ", "bold magenta"),
    "entrance": ("E ", "bold red"),
    "hallway": ("+ ", "red"),
    "throne": ("T ", "bold red"),
    "lair": ("· ", "dim"),
    "treasury": ("· ", "dim"),
    "crypt": ("· ", "dim"),
    "guard": ("u ", "green"),
}
_PIECES = {
    "king": ("K", "bold reverse red"),
    "goblin": ("g", "bold green"),
    "portal": ("o", "bold magenta"),
    "treasure": ("$", "bold yellow"),
    "relic": ("?", "bold bright_white"),
}
_ORDER = ("adventurer", "king", "monster", "goblin", "treasure", "relic", "portal")
_SHOWN_SPACES = ("portal", "entrance", "hallway", "throne", "guard")
_DECK_STYLES = {"blue": "blue", "red": "red", "green": "green"}


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    pieces = sorted((_piece(p) for p in view["pieces"]), key=lambda p: _ORDER.index(p["kind"]))
    board = draw_grid(view["grid"], pieces, lambda kind: _SPACES[kind])
    side = Table.grid(padding=(0, 3, 0, 0))
    side.add_row(board, Group(_quest(view, say), _signs(view, say)))
    parts: list[RenderableType] = [_now(view, say), Padding(side, (0, 1)), _company(view, say)]
    if view["card"] is not None:
        parts.append(_card(view, say))
    if view["dice"]["rolled"]:
        parts.append(draw_dice(view, say))
        if view["walk"] is None and view["fight"] is None:
            parts.append(Padding(draw_actions(view, say), (1, 1)))
    if any(board["cards"] for board in view["boards"]):
        parts.append(_kept(view, say))
    return Group(*parts)


def _piece(piece: dict[str, Any]) -> dict[str, Any]:
    """A monster is its strength."""
    if piece["kind"] == "monster":
        return piece | {"sign": (str(piece["strength"])[-1], "bold red")}
    return piece | {"sign": _PIECES.get(piece["kind"], ("*", ""))}


def _now(view: dict[str, Any], say: Says) -> Text:
    words = {"turn": view["quest"]["turn"], "name": say.seat(view["active"])}
    return Text(say.fill("terminal-now", words), "bold")


def _quest(view: dict[str, Any], say: Says) -> Text:
    quest, king = view["quest"], view["king"]
    crown = "board-crown-found" if quest["crown"] else "board-crown-missing"
    lines = [
        say.fill("board-chests", {"count": len(quest["opened"]), "goal": quest["objective"]}),
        say(crown),
        say.fill("board-stock", {"count": view["stock"]}),
        say.fill("board-king-left", {"count": king["left"]})
        if king["marches"]
        else say.fill("board-king-waits", {"count": king["turns"]}),
    ]
    text = Text("\n".join([*lines, ""]), "bold")
    for chest in quest["opened"]:
        text.append(f"{say(f'chest-{chest}')}\n", "not bold yellow")
    for piece in view["pieces"]:
        if piece["kind"] == "relic" and piece["chest"]:
            name = say(f"chest-{piece['chest']}")
            text.append(f"{piece['at']}  {name}\n", "not bold bright_white")
    return text


def _signs(view: dict[str, Any], say: Says) -> Text:
    text = Text()
    for kind in _SHOWN_SPACES:
        mark, style = _SPACES[kind]
        text.append(f"{mark:<3}", style).append(f"{say(f'space-{kind}')}\n")
    for kind, (sign, style) in _PIECES.items():
        text.append(sign, style).append(f"  {say(f'terminal-{kind}')}")
        text.append(f" {view['goblin_strength']}\n" if kind == "goblin" else "\n", "bold red")
    text.append("5-9", "bold red").append(f" {say('terminal-monster')}\n")
    text.append(":==", "bold magenta").append(f" {say('terminal-door')}\n")
    text.append("|--", "bold").append(f" {say('terminal-wall')}")
    return text


def _company(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("terminal-player"))
    table.add_column(say("label-character"))
    for column in ("at", "hand", "stored", "bonuses", "trophies", "deck"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    places = {p["seat"]: p["at"] for p in view["pieces"] if p["kind"] == "adventurer"}
    for board in view["boards"]:
        seat = board["seat"]
        table.add_row(
            Text(f"{seat} {say.seat(seat)}", seat_style(seat)),
            say(f"board-{board['board']}") if board["board"] else "–",
            places[seat] or "–",
            str(board["hand"]),
            draw_faces(view, board["stored"]),
            draw_slots(board["slots"], say),
            str(board["trophies"]),
            _deck(board["deck"]),
        )
    return table


def _deck(deck: dict[str, Any]) -> Text:
    text = Text()
    for colour, style in _DECK_STYLES.items():
        text.append(str(deck[colour]), style).append(" ")
    text.append("K" if deck["king"] else "", "bold red")
    text.rstrip()
    return text


def _about(card: str, view: dict[str, Any], say: Says) -> str:
    numbers = view["numbers"]
    return say.fill(f"about-card-{card}", numbers | {"count": numbers.get(card, 0)})


def _card(view: dict[str, Any], say: Says) -> Text:
    card = view["card"]
    style = _DECK_STYLES.get(card["colour"] or "", "red")
    text = Text(say(f"card-{card['card']}"), f"bold {style}")
    text.append(f"  {_about(card['card'], view, say)}", "not bold dim")
    if card["spared"]:
        text.append(f" ({say('board-spared')})", "not bold")
    return text


def _kept(view: dict[str, Any], say: Says) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for board in view["boards"]:
        owner = Text(say.seat(board["seat"]), seat_style(board["seat"]))
        for card in board["cards"]:
            name = Text(say(f"card-{card}"), "bold")
            table.add_row(owner, name, Text(_about(card, view, say), "dim"))
    return Padding(table, (0, 1, 1, 1))
