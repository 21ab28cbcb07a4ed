"""The entry point: builds the commands in the person's language and words every failure."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from importlib.metadata import version as installed
from typing import Annotated, Any, NoReturn

import typer

from tatami.cli import (
    arena,
    bench,
    games,
    learn,
    new_game,
    play,
    replay,
    review,
    rules,
    serve,
    simulate,
    tables,
    tower,
    verify,
)
from tatami.cli.terminal import Refusal, Terminal, choose_language
from tatami.cli.wording import translate, usage_line
from tatami.core.engine import engine
from tatami.core.errors import TatamiError

COMMANDS: tuple[Callable[..., Any], ...] = (
    games.games,
    rules.rules,
    play.play,
    learn.learn,
    serve.serve,
    tables.tables,
    simulate.simulate,
    arena.arena,
    tower.tower,
    replay.replay,
    review.review,
    verify.verify,
    bench.bench,
    new_game.new_game,
)

INTERRUPTED = 130
FAILED = 1
REFUSED = 2


def main() -> NoReturn:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line; returns the exit code. No traceback leaves here."""
    terminal = Terminal("en")
    try:
        language, arguments = choose_language(arguments, os.environ)
        terminal = Terminal(language)
        return _run(terminal, arguments)
    except Refusal as refusal:
        terminal.complain(refusal.line)
        return refusal.code
    except typer.TyperException as error:
        terminal.complain(usage_line(error, terminal.say))
        return REFUSED
    except TatamiError as error:
        terminal.complain(str(error))
        return REFUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # What is still in the buffer has no reader; without this Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get("TATAMI_DEBUG"):
            traceback.print_exc()
        problem = f"{type(error).__name__}: {error}"
        terminal.complain(terminal.fill("cli-error-internal", problem=problem))
        return FAILED


def _run(terminal: Terminal, arguments: list[str]) -> int:
    app = typer.Typer(help="cli-tatami", no_args_is_help=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(_without_command)
    for command in COMMANDS:
        name = command.__name__.replace("_", "-")
        app.command(name, help=f"cli-{name}", epilog="cli-epilog")(command)
    group: Any = typer.main.get_command(app)
    translate(group, terminal.say)
    if arguments and not arguments[0].startswith("-") and arguments[0] not in group.commands:
        commands = ", ".join(group.commands)
        terminal.refuse("cli-error-command", command=arguments[0], commands=commands)
    code = group.main(args=arguments, prog_name="tatami", standalone_mode=False, obj=terminal)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
) -> None:
    if version:
        typer.echo(f"tatami {installed('tatami-table')} ({engine()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
