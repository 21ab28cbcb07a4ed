"""How balanced a Crazy Cup race is between equal bots: the figures of docs/balance.

python bench/crazy_cup_balance.py --players 2 --races 500
python bench/crazy_cup_balance.py --players 4 --teams
python bench/crazy_cup_balance.py --content my-cup.toml
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from tatami.core.chance import Chance
from tatami.core.event import Event
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.game import GAME, CrazyCup, with_content
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.crazy_cup.rules.state import Race

SHORTCUTS = {
    "Ember Cut": "k8",
    "Duck Pond": "k9",
    "Needle Gap": "i10",
    "Oasis Run": "g8 f8",
    "Great Rift": "e7 e6 e5",
    "Mirror Ford": "d7",
    "Boiler Crater": "f3",
    "Devil's Leap": "h2",
    "Pincushion": "j4 k4",
}
PLACES = {place: name for name, where in SHORTCUTS.items() for place in where.split()}
REACTIONS = ("hook", "oil", "stunt", "marshal")


class Tally:
    """Counts over many races."""

    def __init__(self) -> None:
        self.races = 0
        self.drivers = 0
        self.rounds: list[int] = []
        self.seats: dict[int, float] = defaultdict(float)
        self.boards: dict[str, float] = defaultdict(float)
        self.directions: dict[str, list[int]] = defaultdict(list)
        self.close = 0
        self.overtaken = 0
        self.solo_wins = 0
        self.shortcuts: Counter[str] = Counter()
        self.combinations: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.holders: Counter[str] = Counter()
        self.users: Counter[str] = Counter()
        self.user_wins: dict[str, float] = defaultdict(float)
        self.tiles = 0
        self.airships = 0
        self.lost: Counter[str] = Counter()
        self.bonuses: Counter[str] = Counter()
        self.moves = 0


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--races", type=int, default=200)
    ask.add_argument("--first", type=int, default=0, help="number of the first race")
    ask.add_argument("--teams", action="store_true")
    ask.add_argument("--young", action="store_true")
    ask.add_argument("--drone-pace", choices=("hand", "five"), default="hand")
    ask.add_argument("--content", type=Path)
    given = ask.parse_args()
    game = with_content(given.content) if given.content else GAME
    options = {"teams": given.teams, "young": given.young, "drone_pace": given.drone_pace}
    tally = Tally()
    for number in range(given.first, given.first + given.races):
        race(game, given.players, options, number, tally)
    report(tally, given.players)


def race(game: CrazyCup, players: int, options: dict[str, Any], number: int, tally: Tally) -> None:
    rng = Chance(f"drivers {number}")
    match = Match(game, players, options, f"race {number}", events=True)
    state = match.state
    assert isinstance(state, Race)

    def move(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        legal = match.state.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
        advice = game.advisor.advice(game.advisor.imagine(state, seat, rng), seat, rng)
        assert advice is not None
        return seat, advice

    leaders: list[int] = []
    held: set[tuple[int, str]] = set()
    turn = -1
    for _ in positions(match, move):
        if state.active != turn:
            turn = state.active
            if turn == 0:
                leaders.append(leader(state))
            for seat in range(players):
                held |= {
                    (seat, CHEATS[kind])
                    for kind in range(len(CHEATS))
                    if state.piles.holds(seat, kind)
                }
    tally.moves += len(match.moves)
    count(state, leaders, held, tally)


def leader(state: Race) -> int:
    return max(range(state.players), key=lambda seat: (state.finished[seat], state.mile(seat)))


def count(state: Race, leaders: list[int], held: set[tuple[int, str]], tally: Tally) -> None:
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    share = 1 / max(1, len(winners))
    tally.races += 1
    tally.drivers += state.players
    tally.rounds.append(state.round)
    tally.solo_wins += state.players == 1 and winners == (0,)
    for seat in range(state.players):
        board = outcome.labels[seat]["board"]
        tally.seats[seat] += share * (seat in winners)
        tally.boards[board] += share * (seat in winners)
    direction = outcome.labels[0].get("direction", "none")
    tally.directions[direction].append(state.round)
    tally.close += sum(state.finished) > 1
    if len(leaders) >= 3:
        tally.overtaken += leaders[-3] not in winners
    users = walk_events(state, tally)
    for card in {card for _, card in held | users}:
        tally.holders[card] += len({s for s, c in held | users if c == card})
    for seat, card in users:
        tally.users[card] += 1
        tally.user_wins[card] += share * (seat in winners)


def walk_events(state: Race, tally: Tally) -> set[tuple[int, str]]:
    """Count what happened; returns who played which card."""
    users: set[tuple[int, str]] = set()
    cut: set[tuple[Any, str]] = set()
    thrown: dict[int, str] = {}
    for event in state.events or []:
        args = event.args
        if event.kind == "combination":
            tally.combinations[str(args["combination"]).removeprefix("combination-")] += 1
        elif event.kind == "card":
            user = args["player"]
            assert isinstance(user, Seat)
            card = str(args["card"]).removeprefix("card-")
            tally.played[card] += 1
            users.add((user.number, card))
        elif event.kind == "tile":
            tally.tiles += 1
        elif event.kind == "bonus":
            tally.bonuses[str(args["bonus"]).removeprefix("bonus-")] += 1
        elif event.kind == "failed":
            thrown[who(event)] = str(args["cause"]).removeprefix("cause-")
        elif event.kind in ("drive", "fly", "follow"):
            tally.airships += event.kind == "fly"
            thrown.clear()
        elif event.kind == "step":
            driver = who(event)
            place = f"{str(args['column'])[-1]}{args['row']}"
            if driver in thrown:
                tally.lost[thrown[driver]] += 1
            elif place in PLACES:
                cut.add((driver, PLACES[place]))
    for _, name in cut:
        tally.shortcuts[name] += 1
    return users


def who(event: Event) -> int:
    driver = event.args["driver"]
    return driver.number if isinstance(driver, Seat) else -1


def report(tally: Tally, players: int) -> None:
    rounds = sorted(tally.rounds)
    low, high = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
    say("races", tally.races)
    say("moves per race", tally.moves / tally.races)
    say("rounds, mean", sum(rounds) / len(rounds))
    say("rounds, 90 % within", f"{low} to {high}")
    if players == 1:
        say("won against the drone, %", 100 * tally.solo_wins / tally.races)
    for seat in range(players):
        say(f"wins of seat {seat}, %", 100 * tally.seats[seat] / tally.races)
    for board, wins in sorted(tally.boards.items()):
        say(f"wins of {board}, %", 100 * wins / tally.races)
    for direction, lengths in sorted(tally.directions.items()):
        say(f"rounds {direction} ({len(lengths)})", sum(lengths) / len(lengths))
    say("two or more finished, %", 100 * tally.close / tally.races)
    say("winner not the leader 3 rounds before, %", 100 * tally.overtaken / tally.races)
    for name in SHORTCUTS:
        say(f"shortcut {name}, % of laps", 100 * tally.shortcuts[name] / tally.drivers)
    say("tiles per driver", tally.tiles / tally.drivers)
    say("airships per driver", tally.airships / tally.drivers)
    for name, times in sorted(tally.combinations.items()):
        say(f"combination {name} per driver", times / tally.drivers)
    for name, times in sorted(tally.bonuses.items()):
        say(f"bonus {name} per driver", times / tally.drivers)
    say("cards played per driver", tally.played.total() / tally.drivers)
    reactions = sum(tally.played[card] for card in REACTIONS)
    say("of them reactions", reactions / tally.drivers)
    for card in CHEATS:
        if tally.holders[card]:
            used = 100 * tally.users[card] / tally.holders[card]
            won = 100 * tally.user_wins[card] / max(1, tally.users[card])
            say(f"{card}: played by % of holders; wins of players %", f"{used:.0f}; {won:.0f}")
    say("miles lost per driver", tally.lost.total() / tally.drivers)
    for cause, miles in tally.lost.most_common():
        say(f"miles lost to {cause}", miles / tally.drivers)


def say(what: str, value: float | str) -> None:
    shown = f"{value:.2f}" if isinstance(value, float) else str(value)
    print(f"{what:52} {shown}")


if __name__ == "__main__":
    main()
