"""Samurai Sword as a game of the table: options, setup, reading positions."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.encoding import Fields
from tatami.core.errors import BadPosition
from tatami.core.event import Event
from tatami.core.game import Game, Option
from tatami.core.position import FrameReader, read_outcome
from tatami.core.state import Decision
from tatami.core.text import Seat
from tatami.games.samurai_sword.bot.advisor import SamuraiAdvisor
from tatami.games.samurai_sword.rules.combat import AskEveryone, Parry, Withstand
from tatami.games.samurai_sword.rules.content import (
    BATTLE_CRY,
    CARDS,
    CHARACTERS,
    COUNTS,
    HANDS,
    JUJITSU,
    LIFE,
    NINJA,
    NO_CARD,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    TABLES,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.encoding import encoding
from tatami.games.samurai_sword.rules.moves import CATALOGUE
from tatami.games.samurai_sword.rules.position import RESHUFFLE
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tatami.games.samurai_sword.rules.turn import (
    DiscardPhase,
    DrawPhase,
    FirstCard,
    PlayPhase,
    ProveHonour,
    Recover,
)

FRAMES: Final = FrameReader(
    (
        AskEveryone,
        DiscardPhase,
        DrawPhase,
        FirstCard,
        Parry,
        PlayPhase,
        ProveHonour,
        Recover,
        Withstand,
    ),
    CATALOGUE,
)


DECK: Final[list[int]] = [card for card, count in enumerate(COUNTS) for _ in range(count)]


class SamuraiSwordGame(Game[SamuraiSword]):
    def __init__(self) -> None:
        super().__init__(
            id="samurai-sword",
            version=1,
            players=(3, 4, 5, 6, 7),
            default_players=5,
            minutes=(20, 40),
            options=(Option("reshuffle", RESHUFFLE, RESHUFFLE[0]),),
            catalogue=CATALOGUE,
            advisor=SamuraiAdvisor(),
        )

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> SamuraiSword:
        state = blank(players, options["reshuffle"])
        state.events = events
        deal_roles(state, chance)
        shogun = state.roles.index(SHOGUN)
        characters = list(range(len(CHARACTERS)))
        state.characters = [chance.takes(characters) for _ in range(players)]
        state.life = [LIFE[character] for character in state.characters]
        table = TABLES[players]
        state.honour = [table.honour] * players
        state.honour[shogun] = table.shogun_honour
        state.tell("begin", {"shogun": Seat(shogun)})
        for step in range(players):
            draw(state, (shogun + step) % players, HANDS[step], chance)
        state.turn = shogun
        state.push(Recover(shogun))
        return state

    def encoding(self, players: int) -> Fields | None:
        return encoding(players)

    def load(self, data: Any) -> SamuraiSword:
        if not isinstance(data, dict) or data.get("game") != self.id:
            raise BadPosition(f"not a position of {self.id}")
        players = data.get("players")
        if players not in self.players:
            raise BadPosition(f"'players' must be one of {list(self.players)}")
        read = _Reader(data, players)
        if data.get("reshuffle") not in RESHUFFLE:
            raise BadPosition(f"'reshuffle' must be one of {list(RESHUFFLE)}")
        state = blank(players, data["reshuffle"])
        read.into(state)
        state.stack = FRAMES.stack(data.get("stack"))
        if data.get("outcome") is not None:
            state.outcome = read_outcome(data["outcome"])
        else:
            check_question(state)
        state.check()
        return state


def check_question(state: SamuraiSword) -> None:
    """Somebody must be asked something that can be asked."""
    if not state.stack or not isinstance(state.stack[-1], Decision):
        raise BadPosition("'stack' must end with a question")
    for frame in state.stack:
        for field in type(frame).fields:
            if not 0 <= getattr(frame, field) < state.players:
                raise BadPosition(f"{field!r} must be a seat from 0 to {state.players - 1}")
    top = state.stack[-1]
    if isinstance(top, Parry) and not 0 <= state.shown < WEAPONS:
        raise BadPosition("'shown' must be the weapon to parry")
    if isinstance(top, Withstand) and state.shown not in (BATTLE_CRY, JUJITSU):
        raise BadPosition("'shown' must be battle-cry or jujitsu")
    if isinstance(top, FirstCard) and not state.discard:
        raise BadPosition("'discard' must hold the card that may be taken")


def blank(players: int, reshuffle: str) -> SamuraiSword:
    """A table with all cards in the deck and nothing dealt."""
    state = SamuraiSword(players)
    state.reshuffle_at_once = reshuffle == RESHUFFLE[0]
    state.removed = NO_CARD
    state.box = 0
    state.standing = 0
    state.hands = [[] for _ in range(players)]
    state.armour = [0] * players
    state.quick_draw = [0] * players
    state.focus = [0] * players
    state.bushido = -1
    state.deck = DECK[:]
    state.discard = []
    state.shown = NO_CARD
    state.turn = 0
    state.weapons_played = 0
    state.known = [()] * (players * players)
    state.exposed = 0
    state.hostility = [0] * (players * players)
    return state


def deal_roles(state: SamuraiSword, chance: Chance) -> None:
    table = TABLES[state.players]
    ninja = NINJA[:]
    while len(ninja) > table.ninja:
        state.removed = chance.takes(ninja)
    roles = [SHOGUN, *[SAMURAI] * table.samurai, *[RONIN] * table.ronin, *ninja]
    chance.shuffle(roles)
    state.roles = roles


class _Reader:
    """Takes the fields of a written position; says which one is wrong and what is right."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.data = data
        self.players = players

    def into(self, state: SamuraiSword) -> None:
        n = self.players
        state.roles = self.words("roles", ROLES, n)
        state.removed = self.word("removed", ROLES)
        state.characters = self.words("characters", CHARACTERS, n)
        state.life = self.numbers("life", n)
        state.honour = self.numbers("honour", n)
        state.box = self.number("box")
        state.hands = self.piles("hands", n)
        for seat in range(n):
            state.judge(seat)
        state.armour = self.numbers("armour", n)
        state.quick_draw = self.numbers("quick_draw", n)
        state.focus = self.numbers("focus", n)
        state.bushido = self.number("bushido")
        state.deck = self.words("deck", CARDS)
        state.discard = self.words("discard", CARDS)
        state.shown = self.word("shown", CARDS)
        state.turn = self.number("turn")
        if not 0 <= state.turn < n:
            raise BadPosition(f"'turn' must be a seat from 0 to {n - 1}")
        state.weapons_played = self.number("weapons_played")
        state.known = [tuple(cards) for cards in self.piles("known", n * n)]
        state.exposed = sum(1 << seat for seat in range(n) if any(state.known[seat::n]))
        state.hostility = self.numbers("hostility", n * n)
        state.revealed = self.number("revealed")

    def number(self, name: str) -> int:
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(f"{name!r} must be a number")
        return value

    def numbers(self, name: str, length: int) -> list[int]:
        values = self.data.get(name)
        if (
            not isinstance(values, list)
            or len(values) != length
            or not all(isinstance(v, int) and not isinstance(v, bool) for v in values)
        ):
            raise BadPosition(f"{name!r} must be a list of {length} numbers")
        return values[:]

    def word(self, name: str, words: list[str]) -> int:
        value = self.data.get(name)
        return NO_CARD if value is None else _index(name, value, words)

    def words(self, name: str, words: list[str], length: int | None = None) -> list[int]:
        values = self.data.get(name)
        if not isinstance(values, list) or (length is not None and len(values) != length):
            size = "" if length is None else f" of {length}"
            raise BadPosition(f"{name!r} must be a list{size}")
        return [_index(name, value, words) for value in values]

    def piles(self, name: str, length: int) -> list[list[int]]:
        values = self.data.get(name)
        if not isinstance(values, list) or len(values) != length:
            raise BadPosition(f"{name!r} must be a list of {length} lists of cards")
        return [_Reader({name: pile}, self.players).words(name, CARDS) for pile in values]


def _index(name: str, value: Any, words: list[str]) -> int:
    if value not in words:
        raise BadPosition(f"{name!r}: {value!r} is not one of {', '.join(words)}")
    return words.index(value)


GAME: Final = SamuraiSwordGame()
