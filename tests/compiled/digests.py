"""Plays random games of every kind and prints a digest of each record and last position."""

import hashlib
import json

import tatami
from tatami.core import record, state
from tatami.core.chance import Chance
from tatami.core.match import Match

ENOUGH_MOVES = 5_000
"""For each game and number of players."""


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
                _play(match)
                found[f"{game_id} {players} {match.seed}"] = _digest(match)
                moves += len(match.moves)
    return found


def _play(match: Match) -> None:
    rng = Chance("digest")
    while match.state.outcome is None:
        seat = rng.chooses(list(match.state.actors))
        match.play(seat, rng.chooses(match.state.legal(seat)))


def _digest(match: Match) -> str:
    seen = [
        [event.seen_by(seat) for event in match.events] for seat in (None, *range(match.players))
    ]
    whole = record.write(match, []) + json.dumps([match.state.dump(), seen], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()


if __name__ == "__main__":
    main()
