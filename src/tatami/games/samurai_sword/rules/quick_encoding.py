"""The row of numbers of a seat's view, put together from pieces that were written before.

It is what the encoding makes of the view, to the last bit, in a fraction of the time. The pieces
are written by the sections of the encoding: it alone knows how.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tatami.core.encoding import Fields, Row
from tatami.games.samurai_sword.rules.characters import DEFENCE
from tatami.games.samurai_sword.rules.content import (
    BY_PLAYERS,
    CARDS,
    CHARACTERS,
    COUNTS,
    LIFE,
    ROLES,
    SHOGUN,
)
from tatami.games.samurai_sword.rules.encoding import (
    MOST_CARDS,
    MOST_DEFENCE,
    MOST_HOSTILITY,
    MOST_LIFE,
    MOST_OF_A_CARD,
    MOST_PERMANENTS,
    MOST_WEAPONS,
    QUESTIONS,
    sections,
)

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword

NOTHING: Final = -1
"""Where there may be nothing to say, the last piece of a list says so."""
WIDTH: Final = 4
"""Bytes of a number."""


class Pieces:
    """All that the rows of a table with so many players are made of, by what they say."""

    def __init__(self, players: int) -> None:
        parts = sections(players)
        seats = range(players)
        honours = range(BY_PLAYERS[players].total_honour(players) + 1)
        layers = range(MOST_PERMANENTS + 1)
        flags = (False, True)
        self.order = [[(seat + step) % players for step in seats] for seat in seats]
        self.turn = [
            [
                [
                    piece(parts["turn"], {"over": over, "turn": steps, "weapons_left": left})
                    for left in range(MOST_WEAPONS + 1)
                ]
                for steps in seats
            ]
            for over in flags
        ]
        self.deck = [piece(parts["deck"], {"deck": size}) for size in range(sum(COUNTS) + 1)]
        self.shown = [piece(parts["shown"], {"shown": card}) for card in (*CARDS, None)]
        self.box = [piece(parts["box"], {"box": honour}) for honour in honours]
        self.asking = {name: piece(parts["asking"], {"asking": name}) for name in QUESTIONS}
        self.over = piece(parts["asking"], {})
        self.figure = [
            [
                piece(
                    parts["figure"],
                    {"character": character, "life": life, "max_life": LIFE[number]},
                )
                for life in range(MOST_LIFE + 1)
            ]
            for number, character in enumerate(CHARACTERS)
        ]
        self.honour = [
            [piece(parts["honour"], {"honour": honour, "role": role}) for role in (*ROLES, None)]
            for honour in honours
        ]
        self.hand_size = [
            piece(parts["hand_size"], {"hand_size": size}) for size in range(MOST_CARDS + 1)
        ]
        self.gear = [
            [
                [
                    piece(
                        parts["gear"],
                        {"armour": armour, "quick_draw": quick_draw, "focus": focus},
                    )
                    for focus in layers
                ]
                for quick_draw in layers
            ]
            for armour in layers
        ]
        self.guard = [
            [
                [
                    piece(
                        parts["guard"],
                        {
                            "bushido": bushido,
                            "harmless": harmless,
                            "defence": defence,
                            "difficulty": difficulty,
                        },
                    )
                    for difficulty in (*range(players + MOST_PERMANENTS + 1), None)
                ]
                for defence in range(MOST_DEFENCE + 1)
            ]
            for harmless in flags
            for bushido in flags
        ]
        self.nothing_known = piece(parts["known"], {})
        self.pile = [
            piece(parts["hand"], {"hand": [CARDS[0]] * count})[:WIDTH]
            for count in range(MOST_OF_A_CARD + 1)
        ]
        self.hostility = {
            acts: piece(parts["hostility"], {"hostility": [acts, *seats[1:]]})[:WIDTH]
            for acts in range(-MOST_HOSTILITY, MOST_HOSTILITY + 1)
        }


def piece(section: Fields, values: dict[str, Any]) -> bytes:
    return section.row(values, 0).tobytes()


def row(state: SamuraiSword, seat: int) -> Row[float]:
    players = state.players
    if players not in _pieces:
        _pieces[players] = Pieces(players)
    have = _pieces[players]
    order = have.order[seat]
    over = state.outcome is not None
    steps = order.index(state.turn)
    parts = [
        have.turn[over][steps][max(0, state.weapons_left(state.turn))],
        have.deck[len(state.deck)],
        *pile(have, state.discard),
        have.shown[state.shown],
        have.box[state.box],
        have.over if over else have.asking[type(state.stack[-1]).__name__],
        *pile(have, state.hands[seat]),
    ]
    characters, life, fighting, roles = state.characters, state.life, state.fighting, state.roles
    armour, hostility, shares = state.armour, state.hostility, have.hostility
    open_roles = over or players == 3
    for other in order:
        role = roles[other]
        known = state.known[seat * players + other]
        layers = armour[other]
        defence = layers + DEFENCE[characters[other]]
        difficulty = NOTHING if other == seat else state.distance(seat, other) + defence
        size = len(state.hands[other])
        parts += (
            have.figure[characters[other]][life[other]],
            have.honour[state.honour[other]][
                role if open_roles or other == seat or role == SHOGUN else NOTHING
            ],
            have.hand_size[size if size < MOST_CARDS else MOST_CARDS],
            b"".join(pile(have, known)) if known and not over else have.nothing_known,
            have.gear[layers][state.quick_draw[other]][state.focus[other]],
            have.guard[(state.bushido == other) + 2 * (not fighting >> other & 1)][defence][
                difficulty
            ],
        )
        first = other * players
        for third in order:
            acts = hostility[first + third]
            parts.append(shares[acts] if acts in shares else shares[bounded(acts)])
    return array("f", b"".join(parts))


def pile(have: Pieces, cards: Sequence[int]) -> list[bytes]:
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return [have.pile[count] for count in counts]


def bounded(acts: int) -> int:
    return max(-MOST_HOSTILITY, min(MOST_HOSTILITY, acts))


_pieces: dict[int, Pieces] = {}
