"""Looks for a random game for each way that a game can end, and keeps their records as fixtures.

python tools/records.py   only what is missing in tests/records is looked for
"""

import re
import sys
from pathlib import Path

import tatami
from tatami.core import record
from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.games import folder

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "records"
TRIES = 20_000
LONGEST = 2_500
"""Moves in a record worth keeping."""


def main() -> int:
    FIXTURES.mkdir(exist_ok=True)
    for game_id in tatami.games():
        wanted = {r for r in reasons(game_id) if not path(game_id, r).exists()}
        for number in range(TRIES):
            if not wanted:
                break
            match = play(game_id, number)
            assert match.state.outcome is not None
            reason = match.state.outcome.reason
            if reason in wanted and len(match.moves) <= LONGEST:
                wanted.remove(reason)
                names = [f"random {seat}" for seat in range(match.players)]
                path(game_id, reason).write_text(record.write(match, names), encoding="utf-8")
        for reason in sorted(wanted):
            print(f"{game_id}: no random game ended with {reason}", file=sys.stderr)
    return 0


def reasons(game_id: str) -> list[str]:
    text = (folder(game_id) / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(reason-[a-z0-9-]+) =", text, re.MULTILINE)


def path(game_id: str, reason: str) -> Path:
    return FIXTURES / f"{game_id}.{reason}.tatami"


def play(game_id: str, number: int) -> Match:
    """Players and options change from game to game."""
    game = tatami.game(game_id)
    rng = Chance(f"{game_id} {number}")
    options = {option.name: rng.chooses(list(option.values)) for option in game.options}
    players = rng.chooses(list(game.players))
    try:
        match = Match(game, players, options, f"fixture {number}")
    except tatami.BadOption:
        match = Match(game, players, {}, f"fixture {number}")
    while match.state.outcome is None:
        seat = rng.chooses(list(match.state.actors))
        match.play(seat, rng.chooses(match.state.legal(seat)))
    return match


if __name__ == "__main__":
    sys.exit(main())
