"""Plays random games of every kind and prints a digest of each: its record, its last position and
events, and what everybody saw, was asked and could imagine on the way."""

import hashlib
import json
from typing import Any

import tatami
from tatami.core import record, state
from tatami.core.chance import Chance
from tatami.core.game_loop import in_any_order, positions
from tatami.core.match import Match
from tatami.core.state import State

ENOUGH_MOVES = 5_000
"""For each game and number of players."""
LOOK_EVERY = 120
"""Moves between two looks at what everybody sees."""


def main() -> None:
    print(json.dumps({"compiled": not str(state.__file__).endswith(".py"), "games": digests()}))


def digests() -> dict[str, str]:
    found = {}
    for game_id in tatami.games():
        game = tatami.game(game_id)
        for players in game.players:
            moves = 0
            while moves < ENOUGH_MOVES:
                match = Match(game, players, {}, f"digest {moves}", events=True)
                found[f"{game_id} {players} {match.seed}"] = _digest(match, _play(match))
                moves += len(match.moves)
    return found


def _play(match: Match) -> list[Any]:
    """What was seen on the way."""
    return [
        _look(match.state)
        for _ in positions(match, in_any_order(Chance("digest")))
        if len(match.moves) % LOOK_EVERY == 0
    ]


def _look(state: State) -> list[Any]:
    """What everybody sees, is asked and can imagine."""
    seats = range(state.players)
    prompts = [state.prompt(seat) for seat in seats]
    return [
        [state.view(seat) for seat in (None, *seats)],
        [prompt.json() if prompt is not None else None for prompt in prompts],
        [[str(move) for move in state.moves_for_person(seat)] for seat in seats],
        [state.determinize(seat, Chance("imagined")).dump() for seat in seats],
    ]


def _digest(match: Match, looks: list[Any]) -> str:
    events = [
        [event.seen_by(seat) for event in match.events] for seat in (None, *range(match.players))
    ]
    whole = record.write(match, []) + json.dumps(
        [match.state.dump(), events, looks], sort_keys=True
    )
    return hashlib.sha256(whole.encode()).hexdigest()


if __name__ == "__main__":
    main()
