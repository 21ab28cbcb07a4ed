"""How hard a quest of Dungeon is for bots in all seats: the figures of docs/balance.

python bench/dungeon_balance.py --games 200
python bench/dungeon_balance.py --games 1000 --players 2 --difficulty heroic
python bench/dungeon_balance.py --slips 15            one move in seven without thinking
python bench/dungeon_balance.py --content my-dungeon.toml
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from pathlib import Path

from tatami.core.chance import Chance
from tatami.games.dicium.dungeon.game import GAME, DungeonGame, with_content
from tatami.games.dicium.dungeon.rules.content import DIFFICULTIES
from tatami.games.dicium.dungeon.rules.names import CHARACTERS, EMPTY, NOBODY
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import NUMBERS

LARGEST = 5
NORMAL_95 = 1.96


class Tally:
    """Counts over many quests."""

    def __init__(self) -> None:
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self.turns = 0
        self.chests = 0
        self.slain = 0
        self.king = 0
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.opened: Counter[str] = Counter()
        self.cleared: Counter[str] = Counter()
        self.large = 0
        self.combinations: Counter[str] = Counter()

    @property
    def wins(self) -> int:
        return self.reasons["reason-won"]

    def count(self, state: Dungeon, used: set[str]) -> None:
        assert state.outcome is not None
        self.games += 1
        self.reasons[state.outcome.reason] += 1
        self.turns += state.turn
        self.chests += len(state.opened)
        self.slain += sum(by != NOBODY for by in state.slain)
        self.king += state.king >= 0
        for board in state.boards:
            assert board is not None
            self.played[board.id] += 1
            self.won[board.id] += bool(state.outcome.winners)
        if state.outcome.winners:
            self.opened.update(
                f"T{n}" for n, closed in enumerate(state.treasuries, 1) if not closed
            )
            self.opened.update(f"C{n}" for n, relic in enumerate(state.crypts, 1) if relic == EMPTY)
            self.cleared.update(f"L{n}" for n, by in enumerate(state.lairs, 1) if by == NOBODY)
        if max(state.hand) == LARGEST:
            self.large += 1
            self.combinations.update(used)

    def lines(self) -> list[str]:
        ends = {reason: _share(count, self.games) for reason, count in self.reasons.items()}
        return [
            f"won {ends.get('reason-won', '0')} ({_interval(self.wins, self.games)}),"
            f" lost to the King {ends.get('reason-king', '0')},"
            f" to goblins {ends.get('reason-goblins', '0')} of {self.games}",
            f"turns {self.turns / self.games:.1f}, chests {self.chests / self.games:.1f}, monsters"
            f" {self.slain / self.games:.1f}, with the King {_share(self.king, self.games)}",
            "won by character: " + _shares(self.won, self.played, CHARACTERS),
            "opened in won quests: " + _of(self.opened, self.wins),
            "cleared in won quests: " + _of(self.cleared, self.wins),
            "played with a hand of five: "
            + ", ".join(f"{n} {_share(self.combinations[n], self.large)}" for n in NUMBERS),
        ]


def _share(count: int, of: int) -> str:
    return f"{100 * count / max(1, of):.1f} %"


def _interval(count: int, of: int) -> str:
    """Where the true share lies with 95 % (Wilson)."""
    share, spread = count / of, NORMAL_95**2 / of
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return f"{100 * (middle - half):.0f}-{100 * (middle + half):.0f}"


def _shares(won: Counter[str], played: Counter[str], names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} {_share(won[name], played[name])}" for name in names)


def _of(counts: Counter[str], of: int) -> str:
    return ", ".join(f"{name} {_share(count, of)}" for name, count in sorted(counts.items()))


def quest(
    game: DungeonGame, players: int, options: dict[str, str], seed: str, slips: float
) -> tuple[Dungeon, set[str]]:
    """One quest to its end, and the kinds of actions played in it."""
    chance, rng = Chance(seed), Chance(f"bots of {seed}")
    state = game.begin(players, game.check_options(players, options), chance, None)
    state.settle(chance)
    used: set[str] = set()
    while state.outcome is None:
        seat = state.actors[0]
        move = game.advisor.advice(state, seat, rng)
        if move is None or (slips and rng.happens(slips)):
            move = rng.chooses(state.legal(seat))
        if isinstance(move, ActionMove):
            used.add(move.row.kind)
        state.apply(seat, move, chance)
    return state, used


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, choices=GAME.players)
    parser.add_argument("--difficulty", choices=DIFFICULTIES)
    parser.add_argument("--young", action="store_true")
    parser.add_argument("--slips", type=float, default=0.0, help="percent of random moves")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--content", type=Path)
    asked = parser.parse_args()
    game = with_content(asked.content) if asked.content else GAME
    for players in (asked.players,) if asked.players else GAME.players:
        for difficulty in (asked.difficulty,) if asked.difficulty else DIFFICULTIES:
            options = {"difficulty": difficulty, "characters": "random"}
            if asked.young:
                options["young"] = "true"
            tally = Tally()
            for number in range(asked.games):
                seed = f"{asked.seed} {players} {difficulty} {number}"
                tally.count(*quest(game, players, options, seed, asked.slips / 100))
            print(f"{players} {difficulty}", *tally.lines(), sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
