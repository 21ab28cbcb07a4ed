"""`tatami rules`: the rules of a game, or one of them, with what stands below it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from tatami.cli.options import GameId, find_game
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.errors import UnknownName
from tatami.language import rules_pages

Id = Annotated[str | None, typer.Argument(metavar="ID", help="cli-arg-rule", show_default=False)]


def rules(context: typer.Context, game: GameId, rule: Id = None) -> None:
    terminal = terminal_of(context)
    find_game(terminal, game)
    show_rules(terminal, game, rule or "")


def show_rules(terminal: Terminal, game: str, rule: str) -> None:
    """All rules of the game, or the one that is named."""
    pages = rules_pages.pages(game, terminal.language)
    if not rule:
        for page in pages:
            terminal.out.print(Markdown(page.source))
        return
    try:
        found = rules_pages.find(game, terminal.language, rule)
    except UnknownName:
        chapters = (one for page in pages for one in page.rules if one.id and one.depth == 1)
        listed = ", ".join(f"{one.id} {one.title}" for one in chapters)
        terminal.refuse("cli-error-rule", rule=rule, game=game, chapters=listed or "-")
    terminal.out.print(Markdown("\n\n".join(one.source for one in found)))
