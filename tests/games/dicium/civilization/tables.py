"""Positions of a game in one line each, and luck to order."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from tatami.core.chance import Chance
from tatami.games.dicium.civilization.game import with_content
from tatami.games.dicium.civilization.rules.building import HERO
from tatami.games.dicium.civilization.rules.content import BOARDS, MONSTERS
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, HEROES, SECRET_IDS
from tatami.games.dicium.civilization.rules.philosophers import KINDS, NOT_SOLO, PHILOSOPHERS
from tatami.games.dicium.civilization.rules.state import HERO_KINDS, Civilization
from tatami.games.dicium.civilization.rules.turn import BeginTurn
from tatami.games.dicium.rules.dice import group, written
from tatami.games.dicium.rules.player_board import BONUSES, SLOTS
from tatami.games.dicium.rules.turn import AskAct

DESIGNED = with_content(Path(__file__).parent / "designed.toml")
"""The game with the content of the rules page, whatever tuning has made of it since."""
ISLES = DESIGNED.box.archipelago
GRID = ISLES.grid
N, E, S, W = range(4)
"""The seats of a game with four players."""
assert HERO == 3


def luck(*rolls: int) -> Chance:
    """Luck whose first six-sided rolls are these."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.die(6) == roll for roll in rolls):
            return Chance(seed)
    raise AssertionError


def mask(names: str) -> int:
    return sum(1 << GRID.space[name] for name in names.split())


class Table:
    """A game at a chosen moment, given by seats and names; `active` acts with `dice`.

    Tiles are given as `{seat: "city f1 temple d1 hero-colour g4"}`.
    """

    def __init__(
        self,
        players: int = 4,
        at: dict[int, str] | None = None,
        dice: str = "",
        tiles: dict[int, str] | None = None,
        cards: dict[int, str] | None = None,
        seen: str = "",
        slots: dict[int, str] | None = None,
        stored: dict[int, str] | None = None,
        hands: dict[int, int] | None = None,
        boards: str = "",
        dead: dict[int, str] | None = None,
        common: str = "",
        secrets: dict[int, str] | None = None,
        attacks: dict[int, int] | None = None,
        pool: int = 0,
        first: int = 0,
        active: int = 0,
        round: int = 1,
        begin: bool = False,
        **options: Any,
    ) -> None:
        options.setdefault("boards", boards or ",".join(BOARDS[:players]))
        options.setdefault("first_player", str(first))
        self.state: Civilization = DESIGNED.new(
            players, chance=Chance("table"), events=True, **options
        )
        state = self.state
        state.stack.clear()
        state.round = round
        for seat, name in (at or {}).items():
            state.at[seat] = GRID.space[name]
        for seat, placed in (tiles or {}).items():
            self._place(seat, placed)
        self._deal(cards or {}, seen)
        for seat in range(players):
            taken = (slots or {}).get(seat, "").split()
            state.slots[seat] = sum(1 << SLOTS.index(slot) for slot in taken)
            state.stored[seat] = group((stored or {}).get(seat, ""))
            state.hand[seat] = (hands or {}).get(seat, 3)
            state.attacks[seat] = (attacks or {}).get(seat, 0)
        for seat, monsters in (dead or {}).items():
            for monster in monsters.split():
                number = MONSTERS.index(monster)
                state.lairs[state.lairs.index(number)] = -1
                state.trophies[seat] |= 1 << number
        self._objectives(common, secrets or {})
        self._score(pool)
        state.active = active
        if begin:
            state.push(BeginTurn(active))
        else:
            state.dice = group(dice)
            state.size = len(dice.split())
            state.rolled = state.whole = True
            state.actions = 2
            state.push(AskAct(active))
        state.settle(Chance("begin"))
        state.check()

    def _place(self, seat: int, placed: str) -> None:
        state = self.state
        words = placed.split()
        for kind, name in zip(words[::2], words[1::2], strict=True):
            space = GRID.space[name]
            state.tiles[seat] |= 1 << space
            if kind.startswith("hero-"):
                state.heroes[seat * HERO_KINDS + HEROES.index(kind[5:])] = space
            else:
                built = {
                    "city": state.cities,
                    "temple": state.temples,
                    "wonder": state.wonders,
                }[kind]
                built[seat] |= 1 << space

    def _deal(self, cards: dict[int, str], seen: str) -> None:
        """Hidden hands; the row is `seen`, or the last cards of the list that nobody holds."""
        piles = self.state.piles
        solo = self.state.players == 1
        piles.deck = [0 if solo and kind in NOT_SOLO else 1 for kind in range(KINDS)]
        piles.hands = [0] * len(piles.hands)
        for seat, names in cards.items():
            for name in names.split():
                kind = PHILOSOPHERS.index(name)
                piles.deck[kind] -= 1
                piles.hands[seat * KINDS + kind] += 1
        chosen = [PHILOSOPHERS.index(name) for name in seen.split()]
        if not seen:
            left = [kind for kind in reversed(range(KINDS)) if piles.deck[kind]]
            chosen = left[:3]
        for place in range(3):
            piles.row[place] = chosen[place] if place < len(chosen) else -1
            if piles.row[place] >= 0:
                piles.deck[piles.row[place]] -= 1

    def _objectives(self, common: str, secrets: dict[int, str]) -> None:
        state = self.state
        wanted = [COMMON_IDS.index(id) for id in common.split()]
        others = [n for n in (4, 9, 6, 5, 3, 8, 7, 1, 0, 2) if n not in wanted]
        open = (wanted + others)[: state.players + 1]
        state.open = sum(1 << n for n in open)
        left = [n for n in range(10) if SECRET_IDS[n] not in secrets.values()]
        for seat in range(state.players):
            kept = SECRET_IDS.index(secrets[seat]) if seat in secrets else left.pop()
            state.secret[seat] = kept
            state.dealt[seat] = 1 << kept | 1 << left.pop()

    def _score(self, pool: int) -> None:
        state = self.state
        box = state.box
        for seat in range(state.players):
            state.points[seat] = (
                state.cities[seat].bit_count() * box.city_points
                + state.temples[seat].bit_count() * box.temple_points
                + state.wonders[seat].bit_count() * box.wonder_points
                + state.trophies[seat].bit_count() * box.monster_points
                + state.attacks[seat] * box.attack_points
            )
        if pool:
            state.settings.pool = pool + sum(state.points)
        state.pool = max(0, state.settings.pool - sum(state.points))

    # looking

    @property
    def seat(self) -> int:
        return self.state.actors[0]

    @property
    def asked(self) -> str:
        return type(self.state.decision).__name__

    @property
    def legal(self) -> list[str]:
        return [move.text for move in self.state.legal(self.seat)]

    def offers(self, *verbs: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] in verbs]

    def spaces(self, verb: str) -> str:
        """The spaces that moves of this kind name, by name."""
        return " ".join(sorted(text.split()[1] for text in self.offers(verb)))

    def reachable(self, opening: str) -> str:
        """Where the walk that begins so may end, but for a return to where it began."""
        copy = self.state.copy()
        copy.apply(self.seat, DESIGNED.move(opening), Chance("unused"))
        start = copy.at[self.seat]
        found: set[int] = set()
        self._follow(copy, self.seat, found)
        return " ".join(sorted(GRID.names[space] for space in found if space != start))

    def _follow(self, state: Civilization, seat: int, found: set[int]) -> None:
        walk = [m for m in state.legal(seat) if m.kind == "step"]
        for move in walk:
            if state.actors != (seat,) or type(state.decision).__name__ != "Voyage":
                return
            ahead = state.copy()
            ahead.apply(seat, move, Chance("unused"))
            found.add(GRID.space[move.text.split()[1]])
            if ahead.actors == (seat,) and type(ahead.decision).__name__ == "Voyage":
                self._follow(ahead, seat, found)

    def at(self, seat: int = 0) -> str:
        return GRID.names[self.state.at[seat]]

    def bonus(self, name: str, seat: int = 0) -> int:
        return self.state.bonuses(seat, BONUSES.index(name))

    @property
    def dice(self) -> str:
        return written(self.state.dice)

    def stored(self, seat: int) -> str:
        return written(self.state.stored[seat])

    def holds(self, seat: int, card: str) -> bool:
        return self.state.piles.holds(seat, PHILOSOPHERS.index(card))

    @property
    def removed(self) -> list[str]:
        return self.state.piles.listed(self.state.piles.discard)

    @property
    def events(self) -> list[str]:
        return [event.kind for event in self.state.events or []]

    # playing

    def play(self, *moves: str, rolls: tuple[int, ...] = ()) -> Table:
        """Make the moves, whoever is asked; combat dice fall as `rolls` says."""
        chance = luck(*rolls) if rolls else Chance("play")
        for text in moves:
            self.state.apply(self.seat, DESIGNED.move(text), chance)
            self.state.check()
        return self

    def go(self, *names: str, rolls: tuple[int, ...] = ()) -> Table:
        """Steps onto these spaces."""
        return self.play(*(f"step {name}" for name in names), rolls=rolls)
