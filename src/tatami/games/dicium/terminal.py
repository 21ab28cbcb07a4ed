"""What the terminal pictures of all Dicium games share: the grid as letters, and the actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text

from tatami.drawing import Says, seat_style, spoken

Mark = Callable[[str], tuple[str, str]]
"""For the code of a space: two characters and a style."""
PLAIN = "·"
"""The mark of a space with nothing special about it."""
_WIDTH = 2
_MORE = ("…", "bold")
_BESIDE = {"open": (" ", ""), "wall": ("|", "bold"), "door": (":", "bold magenta")}
_BELOW = {"open": ("   ", ""), "wall": ("-- ", "bold"), "door": ("== ", "bold magenta")}

FACE_STYLES = {"green": "green", "blue": "blue", "yellow": "yellow", "red": "red"}


def draw_actions(view: dict[str, Any], say: Says) -> Table:
    """What each combination does now: dim, with the reason, where something is in its way."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in view["actions"]:
        colours = [view["faces"][face] for face in view["dice"]["unused"]]
        dice = max(1, colours.count(row["combination"]))
        does = row["does"][min(dice, len(row["does"])) - 1]
        name = say(f"combination-{row['combination']}")
        faces = f" {row['faces']}" if row["faces"] else ""
        words = Text(spoken(does, say), "dim" if row["obstacle"] else "")
        if row["obstacle"]:
            words.append(f" ({say(row['obstacle'])})", "dim italic")
        table.add_row(Text(name + faces, FACE_STYLES.get(row["combination"], "")), words)
    return table


def draw_grid(grid: dict[str, Any], pieces: list[dict[str, Any]], mark: Mark) -> Text:
    """Walls and doors between spaces are drawn. A piece with a seat is its number, another one its
    `sign` (a letter and a style) or `*`. Two signs find room on a space; what does not is listed
    below the grid."""
    spaces = {(space["column"], space["row"]): space for space in grid["spaces"]}
    edges = {frozenset(edge["between"]): edge["kind"] for edge in grid["edges"]}
    letters = "  ".join(chr(ord("a") + column) for column in range(grid["columns"]))
    text = Text(f"    {letters}\n", "dim")
    crowds = Text()
    for row in range(grid["rows"]):
        text.append(f"{row + 1:>2}  ", "dim")
        below = Text("    ")
        for column in range(grid["columns"]):
            space = spaces.get((column, row))
            _cell(text, crowds, space, pieces, mark)
            text.append(*_BESIDE[_edge(spaces, edges, space, column + 1, row)])
            below.append(*_BELOW[_edge(spaces, edges, space, column, row + 1)])
        text.append("\n")
        if below.plain.strip():
            text.append_text(below).append("\n")
    text.append_text(crowds)
    text.rstrip()
    return text


def _cell(
    text: Text,
    crowds: Text,
    space: dict[str, Any] | None,
    pieces: list[dict[str, Any]],
    mark: Mark,
) -> None:
    if space is None:
        text.append("  ")
        return
    here = [_sign(piece) for piece in pieces if piece["at"] == space["name"]]
    ground, style = mark(space["kind"])
    if not here:
        text.append(ground, style)
        return
    special = ground.strip() if ground.strip() != PLAIN else ""
    signs = [*here, (special, style)] if special else here
    width = sum(len(sign) for sign, _ in signs)
    shown = signs if width <= _WIDTH else here
    if len(shown) > _WIDTH:
        shown = [here[0], _MORE]
    for sign in shown:
        text.append(*sign)
    text.append(" " * (_WIDTH - sum(len(sign) for sign, _ in shown)))
    if width > _WIDTH:
        crowds.append(f"{space['name']:>4}", "dim")
        for sign in signs:
            crowds.append(" ").append(*sign)
        crowds.append("\n")


def _sign(piece: dict[str, Any]) -> tuple[str, str]:
    seat = piece.get("seat")
    if seat is not None:
        return str(seat), f"bold reverse {seat_style(seat)}"
    sign: tuple[str, str] = piece.get("sign", ("*", "bold reverse"))
    return sign


def _edge(
    spaces: dict[tuple[int, int], dict[str, Any]],
    edges: dict[frozenset[str], str],
    space: dict[str, Any] | None,
    column: int,
    row: int,
) -> str:
    other = spaces.get((column, row))
    if space is None or other is None:
        return "open"
    return edges.get(frozenset((space["name"], other["name"])), "open")


def draw_faces(view: dict[str, Any], faces: list[str]) -> Text:
    text = Text()
    for face in faces:
        text.append(face, f"bold {FACE_STYLES[view['faces'][face]]}").append(" ")
    text.rstrip()
    return text


def draw_dice(view: dict[str, Any], say: Says) -> Text:
    """The unused dice, and what may still be done with them."""
    dice = view["dice"]
    text = Text(say("terminal-dice"), "bold").append(" ")
    text.append_text(draw_faces(view, dice["unused"]))
    words = {"rerolls": dice["rerolls"], "actions": dice["actions"]}
    return text.append(f"  {say.fill('terminal-left', words)}", "not bold dim")


def draw_slots(slots: list[dict[str, Any]], say: Says) -> Text:
    """The slots by level: the colour's first letter, a capital where it is taken; a re-roll is an
    arrow that turns to the right where it is taken."""
    text = Text()
    level = None
    for slot in slots:
        if slot["level"] != level:
            level = slot["level"]
            text.append(f" {level}", "dim")
        bonus, taken = slot["bonus"], slot["taken"]
        style = FACE_STYLES.get(bonus, "")
        if bonus == "reroll":
            mark = "↻" if taken else "↺"
        else:
            letter = say(f"colour-{bonus}")[0]
            mark = letter.upper() if taken else letter
        text.append(mark, f"bold {style}" if taken else f"dim {style}")
    return text


def draw_hands(hands: list[list[str]], say: Says) -> Table:
    """The cards that all seats hold, when they lie open."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(say("terminal-hands"), "bold"))
    for seat, cards in enumerate(hands):
        names = ", ".join(say(f"card-{card}") for card in cards)
        table.add_row(Text(say.seat(seat), seat_style(seat)), names or "–")
    return table
