"""Cards in hidden hands: where they lie, who knows what, and who might hold what."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.games.dicium.rules.piles import Piles, draw_kind
from tests.games.dicium.toy import Toy

NAMES = ("plato", "zeno", "thales", "hypatia", "solon", "bias", "cleobulus")
TOTALS = (1, 1, 2, 1, 1, 1, 1)
PLATO, ZENO, THALES = 0, 1, 2


def dealt(again: bool = False) -> tuple[Piles, Toy]:
    """Two seats with two unseen cards each, and a row of two."""
    piles = Piles(NAMES, 2, 2, again)
    piles.deck = list(TOTALS)
    toy = Toy()
    for seat in range(2):
        piles.deal(toy, seat, 2, Chance(f"hands {seat}"))
    piles.fill_row(toy, Chance("row"))
    piles.check(TOTALS)
    return piles, toy


def test_every_card_is_somewhere() -> None:
    piles, toy = dealt()
    assert [piles.count(seat) for seat in range(2)] == [2, 2]
    assert sum(piles.deck) == sum(TOTALS) - 6
    assert toy.told == ["row", "row"]
    piles.deck[PLATO] += 1
    with pytest.raises(BadPosition, match="cards plato; the game has 1"):
        piles.check(TOTALS)


def test_a_copy_shares_nothing() -> None:
    piles, toy = dealt()
    copy = piles.copy()
    assert copy.view(0) == piles.view(0)
    piles.take_from_row(toy, 0, piles.on_offer()[0], Chance("luck"))
    piles.take_from_deck(toy, 1, Chance("luck"))
    assert copy.count(0) == copy.count(1) == 2
    assert copy.known == [(), (), ()]
    copy.check(TOTALS)


def test_what_comes_from_the_row_is_known_to_all_others_and_to_those_who_watch() -> None:
    piles, toy = dealt()
    kind = piles.on_offer()[0]
    piles.take_from_row(toy, 0, kind, Chance("luck"))
    assert piles.known_to(0) == []
    assert piles.known_to(1) == piles.known_to(2) == [(kind, [0])]
    piles.play(toy, 0, kind)
    assert piles.known_to(1) == []
    assert piles.view(None)["discard"] == [NAMES[kind]]
    assert piles.view(None)["own"] is None


def test_without_renewal_an_empty_deck_stays_empty() -> None:
    piles, toy = dealt()
    while piles.any_to_draw():
        piles.take_from_deck(toy, 0, Chance("luck"))
    kind = piles.hand(0).index(1)
    piles.play(toy, 0, kind)
    assert piles.draw(toy, Chance("luck")) == -1
    again = dealt(again=True)[0]
    again.discard, again.deck = again.deck, [0] * len(NAMES)
    assert again.any_to_draw()
    assert again.draw(toy, Chance("luck")) >= 0
    assert toy.told[-1] == "reshuffle"


def test_who_might_hold_a_card_follows_from_what_everybody_knows() -> None:
    piles, toy = dealt()
    for seat in range(2):
        for kind in range(len(NAMES)):
            seen = piles.row.count(kind) == TOTALS[kind]
            assert piles.might_hold(seat, kind) is not seen
    shown = piles.on_offer()[0]
    piles.take_from_row(toy, 0, shown, Chance("luck"))
    assert piles.might_hold(0, shown)
    assert piles.might_hold(1, shown) is (TOTALS[shown] > 1)
    piles.play(toy, 0, shown)
    assert piles.might_hold(0, shown) is (TOTALS[shown] > 1)


def test_an_open_hand_might_hold_nothing_else() -> None:
    piles, toy = dealt()
    for kind, count in enumerate(piles.hand(1)):
        for _ in range(count):
            piles.play(toy, 1, kind)
    assert not any(piles.might_hold(1, kind) for kind in range(len(NAMES)))
    shown = piles.on_offer()[0]
    piles.take_from_row(toy, 1, shown, Chance("luck"))
    assert [k for k in range(len(NAMES)) if piles.might_hold(1, k)] == [shown]


@pytest.mark.parametrize("seed", range(8))
def test_drawing_anew_never_changes_who_might_hold_what(seed: int) -> None:
    """Who is asked must be the same in every world that a seat cannot tell from the true one."""
    piles, toy = dealt()
    piles.take_from_row(toy, 0, piles.on_offer()[0], Chance("luck"))
    piles.take_from_deck(toy, 1, Chance("luck"))
    asked = [[piles.might_hold(seat, kind) for kind in range(7)] for seat in range(2)]
    for viewer in range(2):
        world = piles.copy()
        world.redeal(viewer, Chance(seed))
        world.check(TOTALS)
        assert world.hand(viewer) == piles.hand(viewer)
        assert world.view(viewer) == piles.view(viewer)
        assert [[world.might_hold(s, k) for k in range(7)] for s in range(2)] == asked
        assert all(world.holds(s, k) <= world.might_hold(s, k) for s in range(2) for k in range(7))


def test_a_theft_is_known_to_the_two_and_blurred_for_the_rest() -> None:
    piles, toy = dealt()
    shown = piles.on_offer()[0]
    piles.take_from_row(toy, 1, shown, Chance("luck"))
    piles.steal(toy, 0, 1, Chance("theft"))
    assert piles.known_to(2) == [(shown, [0, 1])]
    assert piles.might_hold(0, shown)
    assert piles.might_hold(1, shown)
    event = (toy.events or [])[-1]
    assert event.insiders == (0, 1)


def test_every_card_of_a_pile_is_as_likely_as_another() -> None:
    chance = Chance("pile")
    drawn = [draw_kind([2, 0, 1], chance) for _ in range(300)]
    assert set(drawn) == {0, 2}
    assert 150 < drawn.count(0) < 250
