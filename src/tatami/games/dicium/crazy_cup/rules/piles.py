"""Cheat cards: drawing, taking, discarding, and what each seat knows of the others' hands."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS, KINDS
from tatami.games.dicium.crazy_cup.rules.state import ROW, Race

_SEATS: Final = 16
"""Entries of what is known are a kind times this, plus a bit mask of seats."""


def draw_kind(pile: list[int], chance: Chance) -> int:
    """One card of a pile that is not empty, removed."""
    at = chance.below(sum(pile))
    for kind in range(KINDS):
        at -= pile[kind]
        if at < 0:
            pile[kind] -= 1
            return kind
    raise AssertionError("the pile was empty")


def draw_card(race: Race, chance: Chance) -> int:
    """The top of the deck, the discard pile shuffled in if there is none; -1 if no card is left."""
    if not any(race.deck):
        if not any(race.discard):
            return -1
        race.deck = race.discard
        race.discard = [0] * KINDS
        if race.events is not None:
            race.tell("reshuffle", {})
    return draw_kind(race.deck, chance)


def fill_row(race: Race, chance: Chance) -> None:
    for place in range(ROW):
        if race.row[place] < 0:
            race.row[place] = draw_card(race, chance)
            if race.events is not None and race.row[place] >= 0:
                race.tell("row", {"card": card_text(race.row[place])})


def card_to_take(race: Race) -> bool:
    return max(race.row) >= 0 or any(race.deck) or any(race.discard)


def card_text(kind: int) -> str:
    return f"card-{CHEATS[kind]}"


def take_from_row(race: Race, seat: int, kind: int, chance: Chance) -> None:
    race.row[race.row.index(kind)] = -1
    race.cards[seat * KINDS + kind] += 1
    for viewer in range(race.players + 1):
        if viewer != seat:
            _learn(race, viewer, kind, 1 << seat)
    if race.events is not None:
        race.tell("take", {"player": Seat(seat), "card": card_text(kind)})
    fill_row(race, chance)


def take_from_deck(race: Race, seat: int, chance: Chance) -> None:
    kind = draw_card(race, chance)
    race.cards[seat * KINDS + kind] += 1
    if race.events is not None:
        race.tell("draw", {"player": Seat(seat)}, {"card": card_text(kind)}, (seat,))


def discard_card(race: Race, seat: int, kind: int) -> None:
    """A card is played: everyone sees it leave the hand."""
    race.cards[seat * KINDS + kind] -= 1
    race.discard[kind] += 1
    for viewer in range(race.players + 1):
        _forget(race, viewer, kind, seat)
    if race.events is not None:
        race.tell("card", {"player": Seat(seat), "card": card_text(kind)})


def steal_card(race: Race, thief: int, victim: int, chance: Chance) -> None:
    """A card drawn at random from a hand; only the two players see it."""
    hand = race.cards[victim * KINDS : (victim + 1) * KINDS]
    kind = draw_kind(hand, chance)
    race.cards[victim * KINDS + kind] -= 1
    race.cards[thief * KINDS + kind] += 1
    for viewer in range(race.players + 1):
        if viewer == thief:
            _forget(race, viewer, kind, victim)
        elif viewer == victim:
            _learn(race, viewer, kind, 1 << thief)
        else:
            _blur(race, viewer, victim, thief)
    if race.events is not None:
        race.tell(
            "steal",
            {"player": Seat(thief), "victim": Seat(victim)},
            {"card": card_text(kind)},
            (thief, victim),
        )


def _learn(race: Race, viewer: int, kind: int, seats: int) -> None:
    race.known[viewer] = tuple(sorted((*race.known[viewer], kind * _SEATS + seats)))


def _forget(race: Race, viewer: int, kind: int, seat: int) -> None:
    """A card of the kind left the seat's hand: the one known most exactly, if any was."""
    best = -1
    for entry in race.known[viewer]:
        fits = entry // _SEATS == kind and entry >> seat & 1
        if fits and (best < 0 or _width(entry) < _width(best)):
            best = entry
    if best >= 0:
        left = list(race.known[viewer])
        left.remove(best)
        race.known[viewer] = tuple(left)


def _blur(race: Race, viewer: int, victim: int, thief: int) -> None:
    """Some card changed hands: what the victim was known to hold may be with the thief now."""
    race.known[viewer] = tuple(
        sorted(e | 1 << thief if e >> victim & 1 else e for e in race.known[viewer])
    )


def _width(entry: int) -> int:
    return (entry & (_SEATS - 1)).bit_count()


def known_cards(race: Race, viewer: int) -> list[tuple[int, list[int]]]:
    """Kind and possible holders of each card of others that the viewer knows."""
    return [
        (entry // _SEATS, [seat for seat in range(race.players) if entry >> seat & 1])
        for entry in race.known[viewer]
    ]


def redeal(race: Race, viewer: int, asked: int, needed: int, rng: Chance) -> None:
    """Draw anew the cards that the viewer does not see, in keeping with all that it knows.

    A seat that is being `asked` whether it plays a card holds one of the kind `needed` (-1: no
    such question is open).
    """
    room = [race.cards_of(seat) if seat != viewer else 0 for seat in range(race.players)]
    pool = race.deck[:]
    for seat in range(race.players):
        if seat != viewer:
            for kind in range(KINDS):
                pool[kind] += race.cards[seat * KINDS + kind]
                race.cards[seat * KINDS + kind] = 0
    entries = sorted(race.known[viewer], key=_width_first)
    for entry in [e for e in entries if _width(e) == 1]:
        _deal(race, pool, room, entry // _SEATS, (entry & (_SEATS - 1)).bit_length() - 1)
    vague = [e for e in entries if _width(e) > 1]
    if needed >= 0 and asked != viewer and not race.holds(asked, needed):
        _deal(race, pool, room, needed, asked)
        same = [e for e in vague if e // _SEATS == needed and e >> asked & 1]
        if same:
            vague.remove(same[0])
    for entry in vague:
        seats = [s for s in range(race.players) if entry >> s & 1 and room[s]]
        if seats and pool[entry // _SEATS]:
            _deal(race, pool, room, entry // _SEATS, rng.chooses(seats))
    for seat in range(race.players):
        while room[seat]:
            race.cards[seat * KINDS + draw_kind(pool, rng)] += 1
            room[seat] -= 1
    race.deck = pool
    _share_knowledge(race, viewer)


def _width_first(entry: int) -> tuple[int, int]:
    return _width(entry), entry


def _deal(race: Race, pool: list[int], room: list[int], kind: int, seat: int) -> None:
    pool[kind] -= 1
    room[seat] -= 1
    race.cards[seat * KINDS + kind] += 1


def _share_knowledge(race: Race, viewer: int) -> None:
    """Others know what everyone knows, and of the viewer's hand what the viewer knows they know."""
    own = 1 << viewer
    everyone = race.known[race.players]
    for other in range(race.players):
        if other != viewer:
            of_viewer = [e for e in race.known[other] if e & (_SEATS - 1) == own]
            common = [e for e in everyone if not e >> other & 1 and e & (_SEATS - 1) != own]
            race.known[other] = tuple(sorted([*of_viewer, *common]))
