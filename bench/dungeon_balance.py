"""How hard a quest of Dungeon is for bots in all seats: the figures of docs/balance.

    python bench/dungeon_balance.py --games 200
    python bench/dungeon_balance.py --games 1000 --players 2 --difficulty heroic
    python bench/dungeon_balance.py --slips 15            one move in seven without thinking
    python bench/dungeon_balance.py --content my-dungeon.toml
    python bench/dungeon_balance.py --games 1000 --out quests.jsonl
    python bench/dungeon_balance.py --read quests.jsonl more.jsonl

Numbers of players and difficulties take turns, and `--out` keeps each quest as it ends: a run may
be stopped at any time and goes on where it was when it is started again. `--part 0/2` and
`--part 1/2` share the work between two processes. `--read` adds up what was kept.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.dungeon.game import GAME, DungeonGame, with_content
from tatami.games.dicium.dungeon.rules.content import DIFFICULTIES
from tatami.games.dicium.dungeon.rules.names import CHARACTERS, EMPTY, NOBODY
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import NUMBERS

LARGEST: Final = 5
NORMAL_95: Final = 1.96
LITTER: Final = 50
"""Quests between two collections of what Python leaves behind: it is quicker without."""
Quest = dict[str, Any]


def play(
    game: DungeonGame, players: int, options: dict[str, str], seed: str, slips: float
) -> Quest:
    """One quest to its end."""
    rng = Chance(f"bots of {seed}")
    match = Match(game, players, options, seed)
    state = match.state
    assert isinstance(state, Dungeon)
    used: set[str] = set()

    def move(match: Match) -> tuple[int, Move]:
        seat = state.actors[0]
        chosen = game.advisor.advice(state, seat, rng)
        if chosen is None or (slips and rng.happens(slips)):
            chosen = rng.chooses(state.legal(seat))
        if isinstance(chosen, ActionMove):
            used.add(chosen.row.kind)
        return seat, chosen

    finish(match, move)
    return _told(state, used)


def _told(state: Dungeon, used: set[str]) -> Quest:
    assert state.outcome is not None
    treasures = [f"T{n}" for n, closed in enumerate(state.treasuries, 1) if not closed]
    relics = [f"C{n}" for n, relic in enumerate(state.crypts, 1) if relic == EMPTY]
    return {
        "won": bool(state.outcome.winners),
        "reason": state.outcome.reason,
        "turn": state.turn,
        "king": state.king >= 0,
        "characters": [board.id for board in state.boards if board is not None],
        "chests": treasures + relics,
        "lairs": [f"L{n}" for n, monster in enumerate(state.lairs, 1) if monster == NOBODY],
        "slain": sum(by != NOBODY for by in state.slain),
        "hand": max(state.hand),
        "used": sorted(used),
    }


def lines(quests: list[Quest]) -> list[str]:
    """What many quests tell."""
    games = len(quests)
    won = [quest for quest in quests if quest["won"]]
    ends = Counter(quest["reason"] for quest in quests)
    large = [quest for quest in quests if quest["hand"] == LARGEST]
    seats = Counter(who for quest in quests for who in quest["characters"])
    winners = Counter(who for quest in won for who in quest["characters"])
    played = Counter(kind for quest in large for kind in quest["used"])
    return [
        f"won {_share(len(won), games)} ({_interval(len(won), games)}),"
        f" lost to the King {_share(ends['reason-king'], games)},"
        f" to goblins {_share(ends['reason-goblins'], games)} of {games}",
        f"turns {_mean(quests, 'turn')}, monsters {_mean(quests, 'slain')},"
        f" chests {sum(len(quest['chests']) for quest in quests) / games:.1f},"
        f" with the King {_share(sum(quest['king'] for quest in quests), games)}",
        "won by character: "
        + ", ".join(
            f"{who} {_share(winners[who], seats[who])} of {seats[who]}" for who in CHARACTERS
        ),
        "opened in won quests: " + _of(won, "chests"),
        "cleared in won quests: " + _of(won, "lairs"),
        "played with a hand of five: "
        + ", ".join(f"{kind} {_share(played[kind], len(large))}" for kind in NUMBERS),
    ]


def _share(count: int, of: int) -> str:
    return f"{100 * count / max(1, of):.1f} %"


def _mean(quests: list[Quest], field: str) -> str:
    return f"{sum(quest[field] for quest in quests) / len(quests):.1f}"


def _of(quests: list[Quest], field: str) -> str:
    counts = Counter(what for quest in quests for what in quest[field])
    return ", ".join(
        f"{what} {_share(count, len(quests))}" for what, count in sorted(counts.items())
    )


def _interval(count: int, of: int) -> str:
    """Where the true share lies with 95 % (Wilson)."""
    share, spread = count / of, NORMAL_95**2 / of
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return f"{100 * (middle - half):.0f}-{100 * (middle + half):.0f}"


def measure(asked: argparse.Namespace) -> list[Quest]:
    game = with_content(asked.content) if asked.content else GAME
    part, parts = (int(number) for number in asked.part.split("/"))
    quests = _kept(asked.out) if asked.out and asked.out.exists() else []
    done = {(quest["kind"], quest["seed"]) for quest in quests}
    gc.disable()
    for number in range(part, asked.games, parts):
        for players in (asked.players,) if asked.players else GAME.players:
            for difficulty in (asked.difficulty,) if asked.difficulty else DIFFICULTIES:
                options = {"difficulty": difficulty, "characters": "random"}
                kind = f"{players} {difficulty}"
                if asked.young:
                    options["young"] = "true"
                    kind += ", young"
                if asked.slips:
                    kind += f", {asked.slips:g} % slips"
                seed = f"{asked.seed} {players} {difficulty} {number}"
                if (kind, seed) in done:
                    continue
                quest = play(game, players, options, seed, asked.slips / 100)
                quests.append({"kind": kind, "seed": seed, **quest})
                if asked.out:
                    with asked.out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(quests[-1]) + "\n")
        if number // parts % LITTER == 0:
            gc.collect()
    return quests


def _kept(file: Path) -> list[Quest]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--players", type=int, choices=GAME.players)
    parser.add_argument("--difficulty", choices=DIFFICULTIES)
    parser.add_argument("--young", action="store_true")
    parser.add_argument("--slips", type=float, default=0.0, help="percent of random moves")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--content", type=Path)
    parser.add_argument("--part", default="0/1", help="0/2 and 1/2: every other quest")
    parser.add_argument("--out", type=Path, help="keep each quest in this file")
    parser.add_argument("--read", type=Path, nargs="*", help="add up such files instead")
    asked = parser.parse_args()
    quests = (
        [quest for file in asked.read for quest in _kept(file)] if asked.read else measure(asked)
    )
    for kind in sorted({quest["kind"] for quest in quests}):
        of_kind = [quest for quest in quests if quest["kind"] == kind]
        print(kind, *lines(of_kind), sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
