"""Writes what the tests compare games with, as far as it is missing or does not fit any more.

python tools/fixtures.py [GAME ...]   of these games, or of all

tests/records/         a game for each way that a game can end: random, as bots are advised, or so
                       but for a first seat that does as little as it may
tests/questions/       a game up to each kind of question, where there is most to answer
tests/envs/playthroughs/   a game through OpenSpiel's interface; rewritten with the digest
docs/rules/            the page of the game's rules
games/…/digest.toml    what the version of a game is; rewritten when the version is a new one, or
                       with --same-version, for a version that nobody has played yet
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import rules_pages  # noqa: E402

import tatami  # noqa: E402
from tatami.core import record  # noqa: E402
from tatami.core.chance import Chance  # noqa: E402
from tatami.core.game_loop import Mover, finish, in_any_order, positions  # noqa: E402
from tatami.core.match import Match  # noqa: E402
from tatami.core.move import Move  # noqa: E402
from tatami.games import folder  # noqa: E402
from tatami.lab import digest  # noqa: E402

RECORDS = ROOT / "tests" / "records"
QUESTIONS = ROOT / "tests" / "questions"
TRIES = 20_000
LOOKED_AT = 300
"""Games in which the fullest question of each kind is looked for; rare ones take longer."""
EARLY = 160
"""Moves before a question worth keeping, if it comes so early at all."""
ASKED = "Ada"
"""Who is asked the question that a record leads to."""
SAME_VERSION = "--same-version"
LONGEST = 2_500
"""Moves in a record worth keeping."""


def main(arguments: list[str]) -> int:
    ids = [id for id in arguments if id != SAME_VERSION]
    for game_id in ids or tatami.games():
        tatami.game(game_id)
        keep_records(game_id)
        keep_questions(game_id)
        renewed = keep_digest(game_id, SAME_VERSION in arguments)
        keep_playthrough(game_id, renewed)
    rules_pages.main()
    return 0


def keep_records(game_id: str) -> None:
    wanted = {r for r in reasons(game_id) if not still_played(path(game_id, r))}
    for number in range(TRIES):
        if not wanted:
            break
        match = play(game_id, number)
        assert match.state.outcome is not None
        reason = match.state.outcome.reason
        if reason in wanted and len(match.moves) <= LONGEST:
            wanted.remove(reason)
            names = [f"{kind_of(number, seat)} {seat}" for seat in range(match.players)]
            path(game_id, reason).write_text(record.write(match, names), encoding="utf-8")
    for reason in sorted(wanted):
        print(f"{game_id}: no game ended with {reason}", file=sys.stderr)


def keep_questions(game_id: str) -> None:
    """What a game shares with others it need not ask, but if it does, that is kept, too."""
    own = {q for q in questions(game_id) if not still_asked(question_path(game_id, q))}
    fullest: dict[str, tuple[bool, int]] = {}
    for number in range(TRIES if own else 0):
        if number >= LOOKED_AT and own <= fullest.keys():
            break
        for match in positions(*begin(game_id, number)):
            late = len(match.moves) > EARLY
            if late and (len(match.moves) > LONGEST or own <= fullest.keys()):
                break
            for seat in match.state.actors:
                asked = match.state.prompt(seat)
                assert asked is not None
                full = (not late, len(match.state.legal(seat)))
                if full > fullest.get(asked.id, (False, 0)):
                    fullest[asked.id] = full
                    names = [f"Seat {other}" for other in range(match.players)]
                    names[seat] = ASKED
                    text = record.write(match, names, reveal=True)
                    question_path(game_id, asked.id).write_text(text, encoding="utf-8")
    for question in sorted(own - fullest.keys()):
        print(f"{game_id}: nobody was asked {question}", file=sys.stderr)


def still_asked(file: Path) -> bool:
    """Whether it is a record that leads to its question."""
    try:
        kept = record.read(file.read_text(encoding="utf-8"))
        state = record.replay(kept, tatami.game).state
        asked = state.prompt(kept.names.index(ASKED))
        return asked is not None and file.name.endswith(f".{asked.id}.tatami")
    except (FileNotFoundError, tatami.TatamiError):
        return False


def questions(game_id: str) -> list[str]:
    """What the game asks, by its own texts."""
    text = (folder(game_id) / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(ask-[a-z0-9-]+) =", text, re.MULTILINE)


def question_path(game_id: str, question: str) -> Path:
    return QUESTIONS / f"{game_id}.{question}.tatami"


def still_played(file: Path) -> bool:
    """Whether it is a record that comes out as it did."""
    try:
        record.verify(file.read_text(encoding="utf-8"), tatami.game)
    except (FileNotFoundError, tatami.TatamiError):
        return False
    return True


def reasons(game_id: str) -> list[str]:
    """How games end, by its own texts; what tells an end with names or of a tie is the same end."""
    text = (folder(game_id) / "en.ftl").read_text(encoding="utf-8")
    ends = re.findall(r"^(reason-[a-z0-9-]+) =", text, re.MULTILINE)
    return [id for id in ends if not id.endswith(("-told", "-tied"))]


def keep_digest(game_id: str, same_version: bool) -> bool:
    """Whether it was written anew."""
    known = digest.kept(game_id)
    if known is not None and not same_version and known["version"] == tatami.game(game_id).version:
        return False
    file = Path(str(folder(game_id))) / digest.FILE
    file.write_text(digest.written(digest.digests(game_id)), encoding="utf-8")
    return True


def path(game_id: str, reason: str) -> Path:
    return RECORDS / f"{game_id}.{reason}.tatami"


def play(game_id: str, number: int) -> Match:
    return finish(*begin(game_id, number))


def begin(game_id: str, number: int) -> tuple[Match, Mover]:
    """Players and options change from game to game."""
    game = tatami.game(game_id)
    rng = Chance(f"{game_id} {number}")
    options = {option.name: rng.chooses(list(option.values)) for option in game.options}
    players = rng.chooses(list(game.players))
    try:
        match = Match(game, players, options, f"fixture {number}")
    except tatami.BadOption:
        match = Match(game, players, {}, f"fixture {number}")
    mover = in_any_order(rng)

    def move(match: Match) -> tuple[int, Move]:
        seat, at_random = mover(match)
        kind = kind_of(number, seat)
        if kind == "passive":
            return seat, match.state.legal(seat)[-1]
        if kind == "random":
            return seat, at_random
        world = game.advisor.imagine(match.state, seat, rng)
        return seat, game.advisor.advice(world, seat, rng) or at_random

    return match, move


def kind_of(number: int, seat: int) -> str:
    """Who plays: some ends are beyond random players, some beyond players who are all advised."""
    if number % 3 == 0:
        return "random"
    return "passive" if number % 3 == 2 and seat == 0 else "advised"


def keep_playthrough(game_id: str, renewed: bool) -> None:
    from tests.envs import playthrough

    if renewed or not (playthrough.FOLDER / f"{game_id}.txt").exists():
        playthrough.write(game_id)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except tatami.TatamiError as error:
        sys.exit(str(error))
