"""Civilization: the archipelago with its regions, the players, cards and objectives."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style
from tatami.games.dicium.terminal import draw_actions, draw_dice, draw_faces, draw_hands, draw_slots

_TILES = {"capital": "K", "hero": "H", "city": "C", "temple": "T", "wonder": "W"}
_GROUND = {"water": ("~", "blue"), "land": (".", "yellow"), "quarry": ("q", "bold yellow")}
_REGION = 3
_OWNERS = "⁰¹²³"
"""A tile has the number of its seat above the line, a meeple on it."""


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    side = Table.grid(padding=(0, 2, 0, 0))
    side.add_row(_map(view), Group(_signs(view, say), _regions(view, say)))
    parts: list[RenderableType] = [_now(view, say), Padding(side, (0, 1)), _players(view, say)]
    if view["offered"]:
        parts.append(_offered(view, say))
    parts.append(_objectives(view, say))
    parts.append(_row(view, say))
    if view["dice"]["rolled"]:
        parts.append(draw_dice(view, say))
        if view["movement"] is None:
            parts.append(Padding(draw_actions(view, say), (1, 1)))
    if view["philosophers"]["held"]:
        parts.append(draw_hands(view["philosophers"]["held"], say))
    if view["philosophers"]["own"]:
        parts.append(_own(view, say))
    return Group(*parts)


def _now(view: dict[str, Any], say: Says) -> Text:
    words = {
        "round": view["round"],
        "name": say.seat(view["active"]),
        "pool": view["pool"]["left"],
    }
    text = Text(say.fill("terminal-now", words), "bold")
    if view["turns"] is not None:
        text.append(" · ").append(say.fill("terminal-solo", {"turns": view["turns"]}))
    return text


def _map(view: dict[str, Any]) -> Text:
    """Two letters a space: the ground, tile or monster, and the meeple on it."""
    grid = view["grid"]
    pieces: dict[str, list[dict[str, Any]]] = {}
    for piece in view["pieces"]:
        pieces.setdefault(piece["at"], []).append(piece)
    spaces = {(space["column"], space["row"]): space for space in grid["spaces"]}
    text = Text("    ", "dim")
    for column in range(grid["columns"]):
        text.append(f"{chr(ord('a') + column)}  ")
        text.append("  " if _ends_region(column, grid["columns"]) else "")
    text.append("\n")
    for row in range(grid["rows"]):
        text.append(f"{row + 1:>2}  ", "dim")
        for column in range(grid["columns"]):
            space = spaces[(column, row)]
            _cell(text, space, pieces.get(space["name"], []))
            text.append(" ")
            if _ends_region(column, grid["columns"]):
                text.append("│ ", "dim")
        text.append("\n")
        if _ends_region(row, grid["rows"]):
            text.append("    " + "─┼─".join(["─" * 8] * (grid["columns"] // _REGION)) + "\n", "dim")
    text.rstrip()
    return text


def _ends_region(place: int, length: int) -> bool:
    return place % _REGION == _REGION - 1 and place < length - 1


def _cell(text: Text, space: dict[str, Any], here: list[dict[str, Any]]) -> None:
    mark, style = _GROUND["quarry" if space["kind"] == "quarry" else space["terrain"]]
    second = second_style = ""
    for piece in here:
        seat = piece["seat"]
        if piece["kind"] == "meeple":
            second, second_style = str(seat), f"bold reverse {seat_style(seat)}"
        elif piece["kind"] == "monster":
            mark, style = "M", "bold red"
            if not second:
                second, second_style = str(piece["strength"]), "bold red"
        else:
            mark, style = _TILES[piece["kind"]], f"bold {seat_style(seat)}"
            if not second:
                second, second_style = _OWNERS[seat], style
    text.append(mark, style).append(second or " ", second_style)


def _signs(view: dict[str, Any], say: Says) -> Text:
    text = Text()
    for ground in ("water", "land"):
        mark, style = _GROUND[ground]
        text.append(f"{mark}  ", style).append(say(f"terrain-{ground}")).append("   ")
    mark, style = _GROUND["quarry"]
    text.append(f"{mark}  ", style).append(f"{say('space-quarry')}\n")
    for kind, letter in _TILES.items():
        text.append(f"{letter}{_OWNERS[0]} ", "bold").append(say(f"tile-{kind}")).append("   ")
    text.append("\n")
    for piece in view["pieces"]:
        if piece["kind"] == "monster":
            text.append(f"M{piece['strength']} ", "bold red")
            text.append(f"{say('monster-' + piece['monster'])} {piece['at']}   ")
    return text


def _regions(view: dict[str, Any], say: Says) -> Table:
    """The names of the regions as they lie, with the seats that have a tile there."""
    names = sorted({space["region"] for space in view["grid"]["spaces"]})
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(_REGION):
        cells = []
        for region in names[row * _REGION : (row + 1) * _REGION]:
            cell = Text(say(f"region-{region}"), "dim").append(" ")
            for board in view["boards"]:
                if region in board["regions"]:
                    cell.append(str(board["seat"]), f"bold {seat_style(board['seat'])}")
            cells.append(cell)
        table.add_row(*cells)
    return table


def _players(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(say("terminal-player"))
    for column in ("at", "points", "hand", "stored", "bonuses", "cards"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    table.add_column(say("terminal-tiles"))
    at = {piece["seat"]: piece["at"] for piece in view["pieces"] if piece["kind"] == "meeple"}
    for board in view["boards"]:
        seat = board["seat"]
        people = "" if board["board"] is None else f" · {say('board-' + board['board'])}"
        table.add_row(
            Text(f"{seat} {say.seat(seat)}{people}", seat_style(seat)),
            at[seat],
            f"{board['points']} ({board['standing']})",
            str(board["hand"]),
            draw_faces(view, board["stored"]),
            draw_slots(board["slots"], say),
            str(board["cards"]),
            _left(board, say),
        )
    return table


def _left(board: dict[str, Any], say: Says) -> str:
    """Tiles still to be placed; then what was done: Heroes, monsters, attacks."""
    left = [f"{say('tile-' + kind)} {count}" for kind, count in board["supply"].items() if count]
    done = [say(f"hero-{hero}") for hero in board["heroes"]]
    done += [say(f"monster-{monster}") for monster in board["trophies"]]
    if board["attacks"]:
        done.append(say.fill("terminal-attacks", {"count": board["attacks"]}))
    return " · ".join(", ".join(part) for part in (left, done) if part)


def _offered(view: dict[str, Any], say: Says) -> RenderableType:
    """The player boards to choose from, with their slots."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for board in view["offered"]:
        table.add_row(Text(say(f"board-{board['board']}"), "bold"), draw_slots(board["slots"], say))
    return Padding(table, (0, 1, 1, 1))


def _objectives(view: dict[str, Any], say: Says) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(say("terminal-common"), "bold"))
    for card in view["common"]:
        about = say.fill(f"about-common-{card['objective']}", {"need": card["need"]})
        table.add_row(
            say(f"common-{card['objective']}"),
            Text(about, "dim"),
            say.fill("terminal-worth", {"points": card["points"]}),
            _progress(card, say),
        )
    if not any(view["secrets"]):
        for secret in view["dealt"]:
            table.add_row(*_secret(secret, say))
    opened = len([secret for secret in view["secrets"] if secret is not None]) > 1
    for seat, secret in enumerate(view["secrets"]):
        if secret is not None:
            words = {"done": secret["progress"], "need": secret["need"]}
            done = Text(say.fill("terminal-progress", words))
            if opened:
                done.append(f" {say.seat(seat)}", seat_style(seat))
            table.add_row(*_secret(secret, say), done)
    return Padding(table, (0, 1, 1, 1))


def _secret(secret: dict[str, Any], say: Says) -> list[RenderableType]:
    about = say.fill(f"about-secret-{secret['objective']}", {"need": secret["need"]})
    return [
        Text(say(f"secret-{secret['objective']}"), "bold"),
        Text(about, "dim"),
        say.fill("terminal-worth", {"points": secret["points"]}),
    ]


def _progress(card: dict[str, Any], say: Says) -> Text:
    if card["seat"] is not None:
        claimed = "terminal-traded" if card["traded"] else "terminal-kept"
        return Text(say.fill(claimed, {"name": say.seat(card["seat"])}), seat_style(card["seat"]))
    text = Text()
    for seat, done in enumerate(card["progress"]):
        text.append(f"{done} ", seat_style(seat))
    return text.append(f"/ {card['need']}", "dim")


def _row(view: dict[str, Any], say: Says) -> Text:
    """Face-up Philosophers and, where there are any, those attached, known and removed."""
    cards = view["philosophers"]
    names = [say(f"card-{card}") for card in cards["row"] if card is not None]
    deck = say.fill("terminal-deck", {"count": cards["deck"]})
    text = Text.assemble((say("terminal-row"), "bold"), " ", ", ".join(names), (f"  {deck}", "dim"))
    others = {
        "attached": [say(f"card-{card}") for card in view["attached"]],
        "known": [_known(known, say) for known in cards["known"]],
        "removed": [say(f"card-{card}") for card in cards["discard"]],
    }
    for kind, found in others.items():
        if found:
            text.append(f"\n{say(f'terminal-{kind}')}", "bold").append(" " + ", ".join(found))
    return text


def _known(known: dict[str, Any], say: Says) -> str:
    holders = " / ".join(say.seat(seat) for seat in known["seats"])
    return f"{say('card-' + known['card'])} ({holders})"


def _own(view: dict[str, Any], say: Says) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for card in view["philosophers"]["own"]:
        about = say.fill(f"about-card-{card}", {"dice": view["costs"][card]})
        if view["scores"][card]:
            about += " " + say.fill("card-scores", {"count": view["scores"][card]})
        window = say(f"window-{view['windows'][card]}")
        table.add_row(Text(say(f"card-{card}"), "bold"), Text(window), Text(about, "dim"))
    return Padding(table, (0, 1, 1, 1))
