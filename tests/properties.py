"""The properties that hold for every game, checked over random play.

Each check plays a game of its own. When one fails, the record of the game so far is printed:
`tatami replay` shows it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.core import record
from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tatami.lab.bot_games import GameFailed, play_to_end

LONGEST_GAME = 20_000

Look = Callable[[Match, int], None]
"""Looks at a match in which this seat is about to move."""


def play_and_look(
    game_id: str,
    players: int,
    options: dict[str, str],
    seed: str,
    look: Look,
    every: int = 1,
    version: int | None = None,
) -> Match:
    """A random game; before every n-th move `look` is called. Its failure prints the record."""
    game = tatami.game(game_id)
    played = game if version is None else game.begun_by(version)
    assert played is not None
    match = Match(played, players, options, seed, events=True)
    rng = Chance(f"players of {seed}")

    def move(match: Match) -> tuple[int, Move]:
        seat = rng.chooses(list(match.state.actors))
        if len(match.moves) % every == 0:
            look(match, seat)
        assert len(match.moves) < LONGEST_GAME, "this game does not end"
        return seat, rng.chooses(match.state.legal(seat))

    try:
        play_to_end(match, move, [f"random {seat}" for seat in range(match.players)])
    except GameFailed as failure:
        raise AssertionError(str(failure)) from failure
    return match


def as_bytes(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def what_a_seat_sees(state: State, seat: int) -> bytes:
    prompt = state.prompt(seat)
    return as_bytes(
        [
            state.view(seat),
            [move.index for move in state.legal(seat)],
            [[move.index for move in row] for row in state.shortcuts(seat)],
            list(state.deciding(seat)),
            prompt.json() if prompt is not None else None,
        ]
    )


def non_interference(match: Match, mover: int) -> None:
    """1. What a seat sees says nothing about what it does not know."""
    state = match.state
    for seat in range(state.players):
        one = state.determinize(seat, Chance(f"one {len(match.moves)}"))
        other = one.determinize(seat, Chance("other"))
        assert what_a_seat_sees(one, seat) == what_a_seat_sees(state, seat)
        assert as_bytes(other.dump()) == as_bytes(
            state.determinize(seat, Chance("other")).dump()
        ), f"determinize for seat {seat} depends on what the seat does not know"
        one.check()
    drawn = [state.determinize(s, Chance("s")) for s in (0, mover)]
    spectators = {as_bytes([world.view(None), world.deciding(None)]) for world in drawn}
    seen = as_bytes([state.view(None), state.deciding(None)])
    assert spectators == {seen}, "spectators see something hidden"


def what_varies(
    game_id: str, players: int, options: dict[str, str], seed: str, by_seat: tuple[str, ...]
) -> tuple[Match, list[set[str]]]:
    """A random game, and for each seat the parts of the written position that determinize drew
    otherwise than they are, once at least. `hands[2]` is the third item of a list by seats.
    """
    varied: list[set[str]] = [set() for _ in range(players)]

    def look(match: Match, mover: int) -> None:
        truth = match.state.dump()
        for seat in range(players):
            drawn = match.state.determinize(seat, Chance(f"vary {len(match.moves)}")).dump()
            for name, value in truth.items():
                if name in by_seat:
                    varied[seat] |= {
                        f"{name}[{i}]" for i in range(players) if drawn[name][i] != value[i]
                    }
                elif drawn[name] != value:
                    varied[seat].add(name)

    return play_and_look(game_id, players, options, seed, look, every=5), varied


def conservation(match: Match, mover: int) -> None:
    """2. Nothing appears or vanishes."""
    match.state.check()


def progress(match: Match, mover: int) -> None:
    """3. Whoever must decide can; the moves are sorted; nobody else may move."""
    state = match.state
    actors = state.actors
    assert actors == tuple(sorted(set(actors)))
    for seat in range(state.players):
        indices = [move.index for move in state.legal(seat)]
        assert bool(indices) == (seat in actors)
        assert indices == sorted(set(indices))
        assert (state.prompt(seat) is not None) == (seat in actors)


def purity(match: Match, mover: int) -> None:
    """4. Copies share nothing; an illegal move changes nothing; a written position is complete."""
    state = match.state
    before = as_bytes(state.dump())
    twin = state.copy()
    assert as_bytes(twin.dump()) == before
    written = match.game.load(json.loads(before))
    assert as_bytes(written.dump()) == before
    legal = state.legal(mover)
    illegal = next((move for move in match.game.moves if move not in legal), None)
    if illegal is not None:
        with pytest.raises(IllegalMove) as refusal:
            state.apply(mover, illegal, Chance("unused"))
        assert refusal.value.reason.id.startswith("illegal-")
        assert as_bytes(state.dump()) == before
    move = Chance(f"purity {len(match.moves)}").chooses(legal)
    twin.apply(mover, move, Chance("luck"))
    written.apply(mover, move, Chance("luck"))
    assert as_bytes(state.dump()) == before, "playing on a copy changed the original"
    assert as_bytes(written.dump()) == as_bytes(twin.dump()), "a loaded position plays otherwise"


def undo_barriers(match: Match, mover: int) -> None:
    """5. A move that may be taken back has told its player nothing new."""
    state = match.state
    chance = Chance("undo")
    for move in state.legal(mover)[:6]:
        after = state.copy()
        draws = chance.draws
        after.apply(mover, move, chance)
        if chance.draws != draws or after.revealed != state.revealed or after.outcome is not None:
            continue
        for world in range(2):
            imagined = state.determinize(mover, Chance(f"world {world}"))
            imagined.apply(mover, move, chance)
            assert as_bytes(imagined.view(mover)) == as_bytes(after.view(mover)), (
                f"{move} can be taken back but shows seat {mover} something hidden"
            )


def nothing_stays_hidden(match: Match) -> bool:
    """7. The open view tells what a seat does not know: whoever looks at it, worlds that differ in
    what is hidden look different. Whether a seat does not know all.
    """
    state = match.state
    secrets = False
    seats = [*range(state.players), None]
    shown = [state.open_view(seat) for seat in seats]
    for seat in range(state.players):
        world = state.determinize(seat, Chance(f"hidden {len(match.moves)}"))
        if _things(world.dump()) != _things(state.dump()):
            secrets = True
            for viewer, view in zip(seats, shown, strict=True):
                assert as_bytes(world.open_view(viewer)) != as_bytes(view), (
                    f"the open view hides from {viewer} what seat {seat} does not know"
                )
    return secrets


def _things(position: Any) -> Any:
    """A written position without what the seats know of each other's and are still to answer."""
    if not isinstance(position, dict):
        return position
    told = ("known", "stack")
    return {name: _things(part) for name, part in position.items() if name not in told}


def same_record_same_game(match: Match) -> None:
    """4. The record reproduces the game, and any front end can write it."""
    names = [f"random {seat}" for seat in range(match.players)]
    text = record.write(match, names)
    again = record.verify(text, tatami.game)
    assert record.write(again, names) == text
    assert as_bytes(again.state.dump()) == as_bytes(match.state.dump())


def all_properties(
    game_id: str,
    players: int,
    options: dict[str, str],
    seed: str,
    every: int = 1,
    version: int | None = None,
) -> Match:
    """One random game under all; by an earlier version of the rules if one is given."""
    secrets = False

    def look(match: Match, mover: int) -> None:
        nonlocal secrets
        secrets = nothing_stays_hidden(match) or secrets
        for holds in (conservation, progress, purity, non_interference, undo_barriers):
            holds(match, mover)

    match = play_and_look(game_id, players, options, seed, look, every, version)
    match.state.check()
    assert secrets == match.game.hides(players)
    same_record_same_game(match)
    return match
