"""DC-10.3, DC-R24: nobody can tell that somebody was asked about a card in hand.

Each test plays twin games that differ in nothing but a hidden card of one seat. Everything that
the others are told (views, who decides, events) is compared byte by byte, move by move.
"""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
from tests.games.dicium.civilization.tables import DESIGNED, E, N, Table, luck
from tests.properties import as_bytes


def told(table: Table, owner: int) -> bytes:
    """All that everybody but the owner of the card sees, hears and may do."""
    state = table.state
    viewers = [seat for seat in range(state.players) if seat != owner]
    return as_bytes(
        [
            [
                state.view(viewer),
                list(state.deciding(viewer)),
                [event.seen_by(viewer) for event in state.events or []],
                [] if viewer is None else [move.text for move in state.legal(viewer)],
                state.revealed,
            ]
            for viewer in (*viewers, None)
        ]
    )


def in_step(one: Table, other: Table, owner: int, rolls: tuple[int, ...], *moves: str) -> None:
    """The same moves and the same luck in both games, passing wherever the owner is asked."""
    assert told(one, owner) == told(other, owner)
    asked = 0
    chances = [_luck(rolls), _luck(rolls)]
    for text in (*moves, ""):
        while type(one.state.decision).__name__ in REACTIONS:
            assert type(other.state.decision) is type(one.state.decision)
            asked += 1
            for table, chance in zip((one, other), chances, strict=True):
                table.state.apply(owner, DESIGNED.move("pass"), chance)
            assert told(one, owner) == told(other, owner)
        if text:
            for table, chance in zip((one, other), chances, strict=True):
                table.state.apply(table.seat, DESIGNED.move(text), chance)
            assert told(one, owner) == told(other, owner)
    assert asked, "the owner was never asked: the twins prove nothing"
    assert chances[0].draws == chances[1].draws


REACTIONS = ("Stop", "CountAsSix", "StayNear", "FearNoGod")
ROW = "thales hypatia socrates"
OTHER = "plato"
"""A card that is never played inside another step."""


def _luck(rolls: tuple[int, ...]) -> Chance:
    return luck(*rolls) if rolls else Chance("twins")


@pytest.mark.parametrize("card", ["parmenides", "zeno", "epicurus"])
def test_an_attack_on_a_player_with_a_hidden_card(card: str) -> None:
    one = Table(at={N: "d2", E: "c2"}, cards={E: card}, dice="3 1 2", seen=ROW)
    other = Table(at={N: "d2", E: "c2"}, cards={E: OTHER}, dice="3 1 2", seen=ROW)
    in_step(one, other, E, (5, 1), "yellow 3", "step c2")


@pytest.mark.parametrize("card", ["zeno", "epicurus"])
def test_an_attack_by_a_player_with_a_hidden_card(card: str) -> None:
    one = Table(at={N: "c2"}, cards={N: card}, dice="3 1 2", seen=ROW)
    other = Table(at={N: "c2"}, cards={N: OTHER}, dice="3 1 2", seen=ROW)
    in_step(one, other, N, (1,), "yellow 3", "step b2")


@pytest.mark.parametrize("card", ["zeno", "epicurus"])
def test_wrath_on_a_player_with_a_hidden_card(card: str) -> None:
    one = Table(cards={E: card}, dice="2 2 2 2 1", hands={N: 5}, seen=ROW)
    other = Table(cards={E: OTHER}, dice="2 2 2 2 1", hands={N: 5}, seen=ROW)
    in_step(one, other, E, (2,), "four 2 2 2 2", "target 1")


def test_a_reroll_that_only_heraclitus_could_give() -> None:
    """DC-6.1"""
    one = Table(cards={N: "heraclitus"}, begin=True, seen=ROW)
    other = Table(cards={N: OTHER}, begin=True, seen=ROW)
    assert told(one, N) == told(other, N)
    first = next(text for text in one.legal if text.startswith("reroll"))
    for text in (first, "stand"):
        one.play(text)
        other.play(text)
        assert told(one, N) == told(other, N)
        assert one.asked == other.asked
    assert other.offers("card") == ["card plato"]


def test_the_end_of_the_actions_with_a_card_that_cannot_be_played() -> None:
    """DC-6.3: who holds a card is asked, whatever card it is."""
    one = Table(cards={N: "socrates"}, dice="4", seen="thales hypatia zeno")
    other = Table(cards={N: "zeno"}, dice="4", seen="thales hypatia socrates")
    assert one.asked == other.asked == "Act"


@pytest.mark.parametrize("seed", [0, 1])
def test_whole_games_with_another_hidden_card(seed: int) -> None:
    """As long as the owner plays neither of the two cards, the games look the same."""
    places = {0: "c2", 1: "d3", 2: "c3"}
    one = Table(3, at=places, cards={0: "zeno"}, begin=True, seen=ROW)
    other = Table(3, at=places, cards={0: "epicurus"}, begin=True, seen=ROW)
    for table in (one, other):
        piles = table.state.piles
        for kind, name in enumerate(PHILOSOPHERS):
            if piles.deck[kind] and name not in ("zeno", "epicurus"):
                piles.deck[kind] = 0
                piles.discard[kind] = 1
    rng = Chance(f"twins {seed}")
    chances = [Chance(f"luck {seed}"), Chance(f"luck {seed}")]
    asked = 0
    for _ in range(500):
        if one.state.outcome is not None or one.state.round > 12:
            break
        seat = rng.chooses(list(one.state.actors))
        both = [m for m in one.state.legal(seat) if m in other.state.legal(seat)]
        move = rng.chooses([m for m in both if m.kind != "three"])
        for table, chance in zip((one, other), chances, strict=True):
            table.state.apply(seat, move, chance)
        if one.state.outcome is None:
            asked += type(one.state.decision).__name__ in REACTIONS
            assert told(one, 0) == told(other, 0)
            one.state.events, other.state.events = [], []
    assert asked
