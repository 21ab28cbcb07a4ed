"""Records: a whole game as a text that a person can read and a program can check.

    tatami 1
    game samurai-sword
    rules 1
    players 5
    option reshuffle at_once
    seat 0 Ada
    commitment 5f2c...
    moves
    0 play bokken > 1
    1 take
    ...
    result reason-honour: 0 2 > 1 3 > 4; scores 8 5 7 5 6
    seed 9b1d...
    seal 77aa...

A game with a content file of one's own has its digest in a line `content 3ac9...` after `rules`.
The commitment is the SHA-256 of the seed. Result, seed and seal stand there once the game is
over; the seal is the SHA-256 of every line above it. A game put aside by whoever holds its
seed has the seed after its last move, and no result or seal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from tatami.core.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    NoRecord,
    OtherContent,
    OtherRules,
    RefusedMove,
    Unfinished,
    UnknownName,
)
from tatami.core.game import Game
from tatami.core.match import Match

FORMAT = "1"


def commitment(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()


def write(match: Match, names: list[str], *, reveal: bool = False) -> str:
    """The record of a match; with result, seed and seal if the game is over.

    `reveal` writes the seed of an unfinished game too, so that it can be taken up again.
    """
    lines = [
        f"tatami {FORMAT}",
        f"game {match.game.id}",
        f"rules {match.game.version}",
        *([f"content {match.game.content}"] if match.game.content else []),
        f"players {match.players}",
        *(f"option {name} {value}" for name, value in match.options.items()),
        *(f"seat {seat} {_one_line(name)}" for seat, name in enumerate(names)),
        f"commitment {commitment(match.seed)}",
        "moves",
        *(f"{played.seat} {played.move.text}" for played in match.moves),
    ]
    if match.state.outcome is not None:
        lines += [f"result {match.state.outcome}", f"seed {match.seed}"]
        lines.append(f"seal {_seal(lines)}")
    elif reveal:
        lines.append(f"seed {match.seed}")
    return "\n".join(lines) + "\n"


def name_of_person(name: str) -> str:
    """Without brackets, which tell bots from people in a record."""
    return _one_line(name.replace("(", " ").replace(")", " ")) or "?"


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _seal(lines: list[str]) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Record:
    """A record as read: what stands in it, not yet whether it holds."""

    def __init__(self) -> None:
        self.game = ""
        self.version = 0
        self.rules_line = 0
        self.content = ""
        """The digest of its content file; empty if the record names none."""
        self.content_line = 0
        self.players = 0
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.commitment = ""
        self.moves: list[tuple[int, int, str]] = []
        """Line number, seat and notation."""
        self.result: tuple[int, str] | None = None
        self.seed: tuple[int, str] | None = None
        self.seal: tuple[int, str] | None = None
        self.lines: list[str] = []


_HEADER = ("game", "rules", "content", "players", "option", "seat", "commitment")


def read(text: str) -> Record:
    """Parse a record; `BadRecord` names the first line that is not as it should be."""
    record = Record()
    record.lines = text.splitlines()
    numbered = _Lines(record.lines)
    if record.lines[:1] != [f"tatami {FORMAT}"]:
        raise NoRecord(1, f"not a record: the first line must be 'tatami {FORMAT}'")
    numbered.next("the first line")
    while (line := numbered.next("'moves'")) != "moves":
        _header_line(record, numbered.at, line)
    for needed, value in (("game", record.game), ("commitment", record.commitment)):
        if not value:
            raise BadRecord(numbered.at, f"the header has no '{needed}' line")
    for line in numbered:
        _body_line(record, numbered.at, line)
    return record


class _Lines:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def __iter__(self) -> Iterator[str]:
        while self.at < len(self.lines):
            self.at += 1
            yield self.lines[self.at - 1]

    def next(self, expected: str) -> str:
        if self.at == len(self.lines):
            raise BadRecord(self.at + 1, f"the record ends here, before {expected}")
        self.at += 1
        return self.lines[self.at - 1]


def _header_line(record: Record, at: int, line: str) -> None:
    key, _, value = line.partition(" ")
    if key not in _HEADER or not value:
        raise BadRecord(at, f"{line!r} is no header line; these begin with {', '.join(_HEADER)}")
    if key == "game":
        record.game = value
    elif key == "rules":
        record.version = _number(at, key, value)
        record.rules_line = at
    elif key == "content":
        record.content = value
        record.content_line = at
    elif key == "players":
        record.players = _number(at, key, value)
    elif key == "option":
        name, _, chosen = value.partition(" ")
        record.options[name] = chosen
    elif key == "seat":
        number, _, name = value.partition(" ")
        if _number(at, key, number) != len(record.names):
            raise BadRecord(at, f"seat {len(record.names)} must come next")
        record.names.append(name)
    else:
        record.commitment = value


def _number(at: int, key: str, value: str) -> int:
    if not value.isdecimal():
        raise BadRecord(at, f"'{key}' needs a number, not {value!r}")
    return int(value)


def _body_line(record: Record, at: int, line: str) -> None:
    key, _, value = line.partition(" ")
    if key.isdecimal() and value and record.result is None and record.seed is None:
        record.moves.append((at, int(key), value))
    elif key == "result" and value and record.result is None and record.seed is None:
        record.result = (at, value)
    elif key == "seed" and value and record.seed is None:
        record.seed = (at, value)
    elif key == "seal" and value and record.result and record.seed and record.seal is None:
        record.seal = (at, value)
    else:
        raise BadRecord(
            at, f"{line!r} does not belong here: moves ('SEAT MOVE'), then result, seed, seal"
        )


def replay(record: Record, find: Callable[[str], Game[Any]], *, events: bool = False) -> Match:
    """Play the record again, up to its last move. It needs the seed."""
    match = begin(record, find, need_seed(record), events=events)
    for at, seat, text in record.moves:
        play_line(match, at, seat, text)
    return match


def need_seed(record: Record) -> str:
    if record.seed is None:
        raise Unfinished(len(record.lines), "the game is not over: there is no seed to replay with")
    return record.seed[1]


def follow(
    record: Record, find: Callable[[str], Game[Any]], *, events: bool = False
) -> tuple[Match, BadRecord | None]:
    """Play the record again as far as it holds by the rules of today, whatever rules it was
    played by. Where it does not hold any more is the second part of the answer.
    """
    match = begin(record, find, need_seed(record), events=events, any_rules=True)
    for at, seat, text in record.moves:
        try:
            play_line(match, at, seat, text)
        except BadRecord as error:
            return match, error
    return match, None


def begin(
    record: Record,
    find: Callable[[str], Game[Any]],
    seed: str,
    *,
    events: bool = False,
    any_rules: bool = False,
) -> Match:
    """The match of a record before its first move; `OtherRules` unless any rules will do.

    A record that names no content is played with any: those of older versions never do.
    """
    try:
        now = find(record.game)
        game = now.begun_by(record.version)
        if game is None:
            if not any_rules:
                raise OtherRules(record.rules_line, record.version, now.version)
            game = now
        if record.content and record.content != game.content:
            raise OtherContent(record.content_line)
        return Match(game, record.players, record.options, seed, events=events)
    except (UnknownName, BadOption) as error:
        raise BadRecord(2, str(error)) from None


def play_line(match: Match, at: int, seat: int, text: str) -> None:
    try:
        match.play(seat, match.game.move(text))
    except UnknownName as error:
        raise BadRecord(at, str(error)) from None
    except IllegalMove as error:
        raise RefusedMove(at, match.game.id, seat, text, error.reason) from None


def verify(text: str, find: Callable[[str], Game[Any]]) -> Match:
    """Re-play and check everything; `BadRecord` names the first line that does not hold."""
    record = read(text)
    if record.seed is None or record.result is None or record.seal is None:
        raise BadRecord(
            len(record.lines), "the game is not over: result, seed and seal are missing"
        )
    if commitment(record.seed[1]) != record.commitment:
        raise BadRecord(record.seed[0], "the seed is not the one that was committed to")
    match = replay(record, find)
    if match.state.outcome is None:
        raise BadRecord(record.result[0], "the game is not over after the last move")
    if str(match.state.outcome) != record.result[1]:
        raise BadRecord(record.result[0], f"the result is {match.state.outcome}")
    at, seal = record.seal
    if _seal(record.lines[: at - 1]) != seal:
        raise BadRecord(at, "the seal is broken: a line above was changed")
    return match
