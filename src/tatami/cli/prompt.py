"""What a person types at the prompt: a move by number or notation, or a command."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from tatami.core.errors import UnknownName
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.language import Speaker


class Command(Enum):
    """The words for them are messages: `cli-word-<name>`, several with spaces between."""

    HELP = "help"
    MOVES = "moves"
    ADVICE = "advice"
    TABLE = "table"
    LOG = "log"
    RULES = "rules"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True)
class Misread:
    """Neither a move nor a command; `problem` says what would be."""

    typed: str
    problem: str


Answer = Move | tuple[Command, str] | Misread


def read_answer(typed: str, game: Game[Any], legal: list[Move], say: Speaker) -> Answer:
    """A move's notation goes before a command's word, and only these can be the same."""
    typed = " ".join(typed.split())
    if not typed and len(legal) == 1:
        return legal[0]
    if typed.isdecimal():
        if 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        return Misread(typed, say("cli-play-no-number", last=len(legal)))
    try:
        return game.move(typed)
    except UnknownName:
        pass
    word, _, rest = typed.partition(" ")
    for command in Command:
        if word.lower() in say(f"cli-word-{command.value}").split():
            return command, rest
    return Misread(typed, say("cli-play-misread"))
