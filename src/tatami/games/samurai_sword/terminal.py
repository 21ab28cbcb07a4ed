"""Samurai Sword: the players round the table, and the own hand with what each card does."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style

_PERMANENTS = (("armour", "armour"), ("quick_draw", "quick-draw"), ("focus", "focus"))


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    parts: list[RenderableType] = [_players(view, say), Padding(_middle(view, say), (0, 1))]
    if view["you"] is not None:
        parts.append(_own(view, say))
    return Group(*parts)


def _players(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("player", "character", "life"):
        table.add_column(say(f"terminal-{column}"), no_wrap=True)
    for column in ("honour", "cards", "distance"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    table.add_column(say("terminal-before"))
    table.add_column(say("label-role"), no_wrap=True)
    for player in view["players"]:
        table.add_row(*_player(view, player, say), style="dim" if player["harmless"] else "")
    return table


def _player(view: dict[str, Any], player: dict[str, Any], say: Says) -> list[Text]:
    seat = player["seat"]
    mark = "▸" if seat == view["turn"] and not view["over"] else " "
    lost = player["max_life"] - player["life"]
    distance = player["difficulty"]
    role = player["role"]
    return [
        Text.assemble((f"{mark}{seat} ", "bold"), (say.seat(seat), f"bold {seat_style(seat)}")),
        Text(say(f"character-{player['character']}")),
        Text.assemble(("♥" * player["life"], "red"), ("·" * lost, "dim")),
        Text(str(player["honour"]), "bold yellow"),
        Text(str(player["hand_size"])),
        Text("" if distance is None or player["harmless"] else str(distance)),
        Text(_before(player, say, own=seat == view["you"])),
        Text("?" if role is None else say(f"role-{role}"), "dim" if role is None else ""),
    ]


def _before(player: dict[str, Any], say: Says, *, own: bool) -> str:
    """What lies before a player, and what is seen of a hand that is not the own one."""
    laid = [
        say(f"card-{card}") + (f" ×{player[name]}" if player[name] > 1 else "")
        for name, card in _PERMANENTS
        if player[name]
    ]
    if player["bushido"]:
        laid.append(say("card-bushido"))
    seen = [] if own else player["hand"] or player["known"]
    laid += [f"({say(f'card-{card}')})" for card in seen]
    return ", ".join(laid)


def _middle(view: dict[str, Any], say: Says) -> Text:
    pile = view["discard"]
    words: dict[str, str | int] = {"deck": view["deck"], "discard": len(pile)}
    line = say.fill("terminal-middle", words)
    if pile:
        words = {"card": say(f"card-{pile[-1]}")}
        line += say.fill("terminal-top", words)
    return Text(line, "dim")


def _own(view: dict[str, Any], say: Says) -> RenderableType:
    """What I am, then what I hold, each with what it does; what cannot be played is dim."""
    player = view["players"][view["you"]]
    table = Table.grid(padding=(0, 2, 0, 0))
    for id in (f"role-{player['role']}", f"character-{player['character']}"):
        table.add_row(Text(say(id), "cyan"), Text(say(f"{id}-help"), "dim"))
    table.add_row()
    for card, count in Counter(view["hand"]).items():
        style = "dim" if card in view["unplayable"] else "bold"
        name = say(f"card-{card}") + (f" ×{count}" if count > 1 else "")
        table.add_row(Text(name, style), Text(_card_help(view["cards"][card], card, say), "dim"))
    return Padding(table, (1, 1))


def _card_help(printed: dict[str, Any], card: str, say: Says) -> str:
    if printed["kind"] != "weapon":
        return say(f"card-{card}-help")
    return say.fill(
        "card-weapon-help", {"precision": printed["precision"], "damage": printed["damage"]}
    )
