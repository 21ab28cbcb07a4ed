"""Typer's own words in the person's language.

Commands are declared with the ids of messages as their help; the tree is translated once,
before it parses anything.
"""

from __future__ import annotations

from typing import Any

import typer
from typer import rich_utils

from tatami.language import Speaker


def translate(command: Any, say: Speaker) -> None:
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")
    rich_utils.REQUIRED_LONG_STRING = say("cli-help-required")
    rich_utils.DEFAULT_STRING = say.fill("cli-help-default", {"value": "{}"})
    _translate(command, say)


def _translate(command: Any, say: Speaker) -> None:
    command.help = say(command.help)
    if command.epilog:
        command.epilog = say(command.epilog)
    for parameter in (*command.params, command.get_help_option(typer.Context(command))):
        own = f"cli-help-{parameter.name}"
        if parameter.help:
            parameter.help = say(own if say.has(own) else parameter.help)
    for inner in getattr(command, "commands", {}).values():
        _translate(inner, say)


def usage_line(error: typer.TyperException, say: Speaker) -> str:
    """One line for a command line that Typer cannot read."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
        option = str(getattr(error, "option_name", ""))
        if near:
            return say.fill("cli-error-option-near", {"option": option, "near": near})
        return say.fill("cli-error-option", {"option": option})
    if kind == "BadOptionUsage":
        return say.fill("cli-error-no-value", {"option": str(getattr(error, "option_name", ""))})
    if parameter is not None:
        name = _name(parameter)
        if kind == "MissingParameter":
            return say.fill("cli-error-missing", {"parameter": name})
        return _bad_value(name, parameter, error, say)
    return error.format_message()


def _name(parameter: Any) -> str:
    return (
        str(parameter.opts[0]) if parameter.param_type_name == "option" else parameter.name.upper()
    )


def _bad_value(name: str, parameter: Any, error: typer.TyperException, say: Speaker) -> str:
    wanted = parameter.type_descriptor
    if wanted.is_ranged or wanted.annotation in (int, float):
        low = getattr(wanted.parameter_info, "min", None)
        high = getattr(wanted.parameter_info, "max", None)
        if low is None:
            return say.fill("cli-error-number", {"parameter": name})
        if high is not None:
            between = {"parameter": name, "low": str(low), "high": str(high)}
            return say.fill("cli-error-number-between", between)
        return say.fill("cli-error-number-from", {"parameter": name, "low": low})
    return say.fill("cli-error-value", {"parameter": name, "problem": error.message})
