"""Shogun: the provinces by region, the order of the actions, and the own plan."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style, spoken

_PROVINCES_ABREAST = 3
_PROVINCE_WIDTH = 26
_SPACES_ABREAST = 2
_REGION_STYLES = {
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "bright_black",
}


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    parts: list[RenderableType] = [_now(view, say), *_regions(view, say), _legend(say)]
    if view["actions"]:
        parts.append(_actions(view, say))
    parts += [_players(view, say), _tower(view, say)]
    if view["court"] is not None:
        parts.append(_court(view["court"], say))
    parts += [
        _plan(view, seat, say)
        for seat, player in enumerate(view["players"])
        if player["plan"] and (seat == view["you"] or "open" in view)
    ]
    if view["hand"] is not None:
        parts += [_borders(view, say), *_hand(view, say)]
    return Group(*parts)


def _now(view: dict[str, Any], say: Says) -> Text:
    words = {"year": view["year"], "season": say(f"season-{view['season']}")}
    text = Text(say.fill("terminal-now", words), "bold")
    if view["event"] is not None:
        id = f"eventcard-{view['event']}"
        text.append(f"  {say(id)}", "not bold")
        text.append(f"  {say(f'{id}-help')}", "not bold dim")
    if view["events"]:
        cards = [
            say.fill("terminal-event", {"event": say(f"eventcard-{id}"), "rice": loss})
            for id, loss in ((card["id"], card["loss"]) for card in view["events"])
        ]
        text.append(f"\n{say('terminal-events')}  ", "bold").append(", ".join(cards), "not bold")
    return text


def _regions(view: dict[str, Any], say: Says) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for region in view["map"]["regions"]:
        table = Table.grid()
        for _ in range(_PROVINCES_ABREAST):
            table.add_column(width=_PROVINCE_WIDTH)
        cells = [
            _province(view, number, say)
            for number, province in enumerate(view["map"]["provinces"])
            if province["region"] == region and view["provinces"][number]["in_play"]
        ]
        for at in range(0, len(cells), _PROVINCES_ABREAST):
            table.add_row(*cells[at : at + _PROVINCES_ABREAST])
        parts += [Text(say(f"region-{region}"), _REGION_STYLES[region]), Padding(table, (0, 1))]
    return parts


def _province(view: dict[str, Any], number: int, say: Says) -> Text:
    """`Kaga 4 4/5 C··!`: armies, chests and rice, buildings and free sites, unrest."""
    printed, now = view["map"]["provinces"][number], view["provinces"][number]
    owner = now["owner"]
    letters = "".join(say(f"terminal-{name}") for name in now["buildings"])
    free = "·" * (printed["sites"] - len(now["buildings"]))
    return Text.assemble(
        (f"{_name(printed['name'], say):<11}", "dim" if owner is None else seat_style(owner)),
        f" {owner if owner is not None else '-'}:{now['armies']:<2}",
        (f" {printed['chests']}/{printed['rice']}", "dim"),
        f" {letters}{free}",
        ("!" * now["unrest"], "bold red"),
    )


def _legend(say: Says) -> Text:
    return Text(say("terminal-legend"), "dim")


def _name(province: str, say: Says) -> str:
    return say(f"province-{province.lower()}")


def _card(card: str | None, say: Says) -> str:
    if card is None:
        return "–"
    if card == "hidden":
        return "?"
    return say(f"card-{card}") if say.has(f"card-{card}") else _name(card, say)


def _actions(view: dict[str, Any], say: Says) -> Text:
    text = Text(say("terminal-actions"), "bold")
    for action in view["actions"]:
        name = "?" if action["action"] is None else say(f"space-{action['action']}")
        style = "dim strike" if action["done"] else "reverse" if action["now"] else ""
        text.append("  ").append(name, style)
    return text


def _players(view: dict[str, Any], say: Says) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("terminal-player"))
    for column in ("chests", "rice", "points", "winter", "provinces", "reserve"):
        table.add_column(say(f"terminal-{column}"), justify="right")
    table.add_column(say("terminal-special"))
    for seat, player in enumerate(view["players"]):
        table.add_row(
            Text(f"{seat} {say.seat(seat)}", f"bold {seat_style(seat)}"),
            *(str(player[name]) for name in ("chests", "rice", "points", "winter", "provinces")),
            str(view["reserve"][seat]),
            say(f"special-{player['special']}") if player["special"] else "",
        )
    return table


def _tower(view: dict[str, Any], say: Says) -> RenderableType:
    upper, lower = view["tower"]["upper"], view["tower"]["lower"]
    inside = [a + b for a, b in zip(upper, lower, strict=True)]
    table = Table.grid(padding=(0, 2, 0, 0))
    for id, cubes in (("terminal-tower", inside), ("terminal-tray", view["tray"])):
        row = [Text(say(id), "bold")]
        for seat, count in enumerate(cubes):
            peasants = seat == len(cubes) - 1
            who = say("terminal-peasants") if peasants else say.seat(seat)
            row.append(Text(f"{who} {count}", "" if peasants else seat_style(seat)))
        table.add_row(*row)
    return table


def _court(court: dict[str, Any], say: Says) -> Text:
    text = Text(say("terminal-court"), "bold")
    for favour in court["favours"]:
        if favour is not None:
            words = {
                "favour": say(f"favour-{favour['kind']}"),
                "amount": favour["amount"],
                "price": favour["price"],
            }
            text.append(f"  {say.fill('terminal-favour', words)}", "not bold")
    return text


def _plan(view: dict[str, Any], seat: int, say: Says) -> RenderableType:
    """The own plan, and those of others that lie open."""
    plan = list(view["players"][seat]["plan"].items())
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = -(-len(plan) // _SPACES_ABREAST)
    for row in range(rows):
        cells: list[Text] = []
        for space, card in plan[row::rows]:
            cells += [Text(say(f"space-{space}"), "dim"), Text(_card(card, say), "bold")]
        table.add_row(*cells)
    own = seat == view["you"]
    title = say("terminal-plan") if own else say.fill("terminal-plan-of", {"name": say.seat(seat)})
    return Group(Text(title, "bold"), Padding(table, (0, 1)))


def _borders(view: dict[str, Any], say: Says) -> RenderableType:
    """From which own province one can march against whom."""
    provinces, names = view["provinces"], view["map"]["provinces"]
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, now in enumerate(provinces):
        if now["owner"] != view["you"]:
            continue
        goals = Text()
        for other in _neighbours(view, number):
            owner = provinces[other]["owner"]
            if owner != view["you"] and provinces[other]["in_play"]:
                style = "dim" if owner is None else seat_style(owner)
                label = f"{_name(names[other]['name'], say)} {provinces[other]['armies']}"
                goals.append(label, style).append("  ")
        here = f"{_name(names[number]['name'], say)} {now['armies']}"
        table.add_row(Text(here, seat_style(view["you"])), goals)
    return Group(Text(say("terminal-borders"), "bold"), Padding(table, (0, 1)))


def _neighbours(view: dict[str, Any], number: int) -> list[int]:
    routes = view["map"]["land"] + view["map"]["sea"]
    return sorted(a + b - number for a, b in routes if number in (a, b))


def _hand(view: dict[str, Any], say: Says) -> list[RenderableType]:
    cards = Columns([_card(card, say) for card in view["hand"]["cards"]], padding=(0, 2))
    parts: list[RenderableType] = [Text(say("terminal-hand"), "bold"), Padding(cards, (0, 1))]
    forecast = view["forecast"]
    if forecast is not None:
        words = {name: forecast[name] for name in ("bid", "cost", "tax", "rice")}
        parts.append(Text(say.fill("terminal-forecast", words)))
        parts += [Text(spoken(warning, say), "red") for warning in forecast["warnings"]]
    return parts
