"""`tatami games`: what can be played."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.text import Text

from tatami.cli.options import Json
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.game import Game
from tatami.games import game
from tatami.games import games as ids


def games(context: typer.Context, json: Json = False) -> None:
    terminal = terminal_of(context)
    found = [game(id) for id in ids()]
    if json:
        terminal.json([_json(terminal, one) for one in found])
        return
    for one in found:
        _print(terminal, one)


def _json(terminal: Terminal, game: Game[Any]) -> dict[str, Any]:
    say = terminal.speaker(game.id)
    return {
        "id": game.id,
        "name": say("game-name"),
        "blurb": say("game-blurb"),
        "rules": game.version,
        "players": list(game.players),
        "default_players": game.default_players,
        "minutes": list(game.minutes),
        "moves": len(game.moves),
        "options": [option.json() for option in game.options],
    }


def _print(terminal: Terminal, game: Game[Any]) -> None:
    say = terminal.speaker(game.id)
    head = Text.assemble((say("game-name"), "bold"), "  ", (game.id, "cyan"))
    shortest, longest = game.minutes
    fewest, most = game.players[0], game.players[-1]
    if fewest == most:
        facts = say("cli-games-facts-exact", players=most, shortest=shortest, longest=longest)
    else:
        gap = len(game.players) <= most - fewest
        facts = say(
            "cli-games-facts-either" if gap else "cli-games-facts",
            fewest=fewest,
            most=most,
            shortest=shortest,
            longest=longest,
        )
    terminal.out.print(head)
    terminal.out.print(Padding(Text(facts, "dim"), (0, 0, 0, 2)))
    terminal.out.print(Padding(Text(say("game-blurb")), (0, 0, 0, 2)))
    for option in game.options:
        line = Text.assemble(f"--option {option.name}=", (option.default, "bold"))
        for value in option.shown:
            if value != option.default:
                line.append(f"|{value}")
        line.append(f"  {say(f'option-{option.name}')}", "dim")
        terminal.out.print(Padding(line, (0, 0, 0, 2)))
    terminal.out.print()
