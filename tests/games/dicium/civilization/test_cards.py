"""DC-3.5: every Philosopher at its moment, and when it cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tatami.core.errors import IllegalMove
from tatami.games.dicium.civilization.rules.cards import CARDS, Companion, NoRiverTwice
from tatami.games.dicium.civilization.rules.ending import account
from tatami.games.dicium.civilization.rules.philosophers import (
    ACT_CARDS,
    KINDS,
    NEXT_CARDS,
    PARMENIDES,
    PLATO,
)
from tatami.games.dicium.civilization.terminal import draw
from tatami.games.dicium.rules.cards import Interjection
from tatami.language import Speaker
from tests.games.dicium.civilization.tables import DESIGNED, E, N, S, Table, W, luck


def refused(table: Table, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        table.state.apply(table.seat, DESIGNED.move(move), luck(1))
    return error.value.reason.id


def test_socrates_gives_a_third_action() -> None:
    """DC-3.5.1"""
    table = Table(cards={N: "socrates"}, dice="2 2 2 2", hands={N: 4})
    table.play("blue 2", "step e3", "blue 2").go("e4")
    assert table.offers("blue") == []
    table.play("card socrates")
    assert table.offers("blue") == ["blue 2", "blue 2 2"]
    assert table.removed == ["socrates"]


def test_plato_takes_a_face_up_card_and_it_is_replaced() -> None:
    """DC-3.5.2"""
    table = Table(cards={N: "plato"}, seen="zeno thales hypatia", dice="1 2 5")
    table.play("card plato")
    assert table.legal == ["take thales", "take zeno", "take hypatia"]
    table.play("take zeno")
    assert table.holds(N, "zeno")
    assert len(table.state.piles.on_offer()) == 3
    none = Table(cards={N: "plato"}, dice="1 2 5")
    none.state.piles.discard = [
        count + none.state.piles.row.count(kind)
        for kind, count in enumerate(none.state.piles.discard)
    ]
    none.state.piles.row = [-1, -1, -1]
    none.state.forget_answers()
    assert none.offers("card") == []
    assert refused(none, "card plato") == "illegal-no-offer"


def test_aristotle_pays_two_dice_for_a_hero() -> None:
    """DC-3.5.3, DC-3.5.17"""
    table = Table(at={N: "g4"}, cards={N: "aristotle"}, dice="1 2 5")
    table.play("card aristotle")
    assert table.legal == ["pay 1 2", "pay 1 5", "pay 2 5"]
    table.play("pay 1 5", "hero reroll", "place g5")
    assert table.bonus("reroll") == 1
    assert table.dice == "2"
    assert table.state.actions == 2
    home = Table(at={N: "e3"}, cards={N: "aristotle"}, dice="1 2 5")
    assert refused(home, "card aristotle") == "illegal-hero"
    poor = Table(at={N: "g4"}, cards={N: "aristotle"}, dice="1")
    assert refused(poor, "card aristotle") == "illegal-dice"


def test_aristotle_before_the_first_action_allows_redeployment() -> None:
    """DC-R12"""
    table = Table(at={N: "g4"}, cards={N: "aristotle"}, dice="1 2 5")
    table.play("card aristotle", "pay 1 5", "hero redeploy", "place g5")
    assert table.spaces("redeploy") == "e2 g5"


def test_pythagoras_bends_one_die() -> None:
    """DC-3.5.4, DC-3.5.18"""
    table = Table(cards={N: "pythagoras"}, dice="1 2 5")
    assert table.offers("pair", "three", "straight") == []
    table.play("card pythagoras")
    assert table.offers("pair") == ["pair 1 2", "pair 1 5", "pair 2 5"]
    assert table.offers("straight") == ["straight 1 2 5"]
    assert table.offers("blue", "three", "end", "redeploy") == []
    assert refused(table, "end") == "illegal-attached"
    assert refused(table, "blue 2") == "illegal-attached"
    table.play("pair 1 5").go("f1")
    assert table.state.attached == 0


def test_pythagoras_makes_a_full_house() -> None:
    table = Table(at={N: "g4"}, cards={N: "pythagoras"}, dice="2 2 3 3 5", hands={N: 5})
    table.play("card pythagoras")
    assert table.offers("full") == ["full 2 2 3 3 5"]
    assert "double 2 2 3 5" in table.legal
    assert table.offers("four") == []


def test_thales_needs_a_blue_die() -> None:
    """DC-3.5.5"""
    table = Table(cards={N: "thales"}, dice="1 3 4")
    assert refused(table, "card thales") == "illegal-no-fit"


def test_heraclitus_when_no_reroll_is_left() -> None:
    """DC-3.5.6, DC-6.1"""
    table = Table(cards={N: "heraclitus"}, begin=True)
    assert "card heraclitus" in table.legal
    first = next(text for text in table.legal if text.startswith("reroll"))
    table.play(first)
    assert table.legal == ["stand", "card heraclitus"]
    table.play("card heraclitus")
    assert any(text.startswith("reroll") for text in table.legal)
    table.play("stand")
    assert table.asked == "Act" or table.asked == "Store"


def test_parmenides_stops_a_move_at_once_too() -> None:
    """DC-3.5.7"""
    table = Table(at={N: "e3", E: "f1"}, cards={E: "parmenides", N: "anaximander"}, dice="1 2 5")
    table.play("card anaximander", "pay 1", "go f1", "card parmenides")
    assert table.at(N) == "e3"
    assert table.seat == N
    assert table.dice == "2 5"


def test_parmenides_passed_means_a_fight() -> None:
    table = Table(at={E: "f3"}, cards={E: "parmenides"}, dice="2 2 1")
    table.play("blue 2 2").go("f2", "f3").play("pass", rolls=(6, 1))
    assert "fight" in table.events
    assert table.at(N) == "f3"


def test_zeno_counts_as_six_in_any_fight() -> None:
    """DC-3.5.8, DC-R08"""
    hunter = Table(at={N: "c2"}, cards={N: "zeno"}, dice="3 1 2")
    hunter.play("yellow 3").go("b2", rolls=(1,))
    assert hunter.state.view(S)["fight"]["sides"][0]["die"] == 1
    assert hunter.state.view(S)["deciding"] == [N]
    hunter.play("card zeno")
    assert hunter.state.trophies[N].bit_count() == 1
    [told] = [event for event in hunter.state.events or [] if event.kind == "zeno"]
    assert told.args["die"] == 1

    defender = Table(at={N: "d2", E: "c2"}, cards={E: "zeno"}, dice="3 1 2")
    defender.play("yellow 3").go("c2", rolls=(5, 1))
    while defender.seat == E and "card zeno" not in defender.legal:
        defender.play("pass", rolls=(5, 1))
    defender.play("card zeno")
    assert defender.at(N) == "e2"
    assert defender.state.points[N] == 0

    struck = Table(at={E: "c2"}, cards={E: "zeno"}, dice="2 2 2 2", hands={N: 4})
    struck.play("four 2 2 2 2", "target 1", "pass", rolls=(1,))
    struck.play("card zeno")
    assert struck.at(E) == "c2"


def test_zeno_is_not_offered_for_a_six() -> None:
    """DC-R23"""
    table = Table(at={N: "c2"}, cards={N: "zeno"}, dice="3 1 2")
    table.play("yellow 3").go("b2", rolls=(6,))
    assert table.asked == "Act"


def test_democritus_doubles_steps_too() -> None:
    """DC-3.5.9"""
    table = Table(cards={N: "democritus"}, dice="2 1 4")
    table.play("card democritus")
    assert table.reachable("blue 2") == "d1 e1 e3 e4 f2 f3 g2"
    bonus = Table(
        cards={N: "democritus"},
        boards="corinth,athens,sparta,thebes",
        slots={N: "2a"},
        dice="2 1 4",
    )
    bonus.play("card democritus")
    assert "h2" in bonus.reachable("blue 2").split()


def test_empedocles_wants_three_colours() -> None:
    """DC-3.5.10"""
    table = Table(cards={N: "empedocles"}, dice="1 D 2 5 4", hands={N: 5})
    table.play("card empedocles")
    assert table.legal == ["pay 1 2 4", "pay 1 4 5", "pay 2 4 D", "pay 4 5 D"]
    table.play("pay 1 2 4", "slot 5b")
    assert table.bonus("yellow") == 1
    same = Table(cards={N: "empedocles"}, dice="1 D 2")
    assert refused(same, "card empedocles") == "illegal-colours"


def test_protagoras_opens_every_slot() -> None:
    """DC-3.5.11"""
    table = Table(at={N: "e3"}, cards={N: "protagoras"}, slots={N: "2a 2b"}, dice="1 D 2")
    assert table.offers("city") == []
    table.play("card protagoras", "city 1 D for 2")
    assert table.offers("slot") == [f"slot {slot}" for slot in ("3a", "3b", "4a", "4b", "5a", "5b")]
    table.play("slot 5a")
    assert table.state.points[N] == 1


def test_protagoras_and_democritus_fit_one_city() -> None:
    """DC-3.5.18"""
    table = Table(at={N: "e3"}, cards={N: "protagoras democritus thales"}, dice="1 2 5")
    assert "card protagoras" not in table.legal
    table.play("card democritus")
    assert table.offers("card") == ["card thales", "card protagoras"]
    table.play("card protagoras")
    assert table.offers("card", "blue") == []
    assert table.offers("city") == ["city 1 for 2"]


def test_epicurus_against_the_wrath() -> None:
    """DC-3.5.12"""
    table = Table(at={E: "c2"}, cards={E: "epicurus"}, dice="2 2 2 2 1", hands={N: 5})
    table.play("four 2 2 2 2", "target 1")
    assert table.legal == ["card epicurus", "pass"]
    table.play("card epicurus")
    assert table.at(E) == "c2"
    assert table.state.points[N] == 0
    assert table.seat == N


def test_epicurus_after_a_lost_fight() -> None:
    table = Table(at={N: "d2", E: "c2"}, cards={E: "epicurus"}, dice="3 1 2")
    table.play("yellow 3").go("c2", rolls=(6, 1))
    while "card epicurus" not in table.legal:
        table.play("pass", rolls=(6, 1))
    table.play("card epicurus")
    spaces = table.spaces("retreat").split()
    assert spaces == ["a1", "a2", "a3", "b1", "b3", "c1", "c3"]
    table.play("retreat c1")
    assert table.at(E) == "c1"
    assert table.state.points[N] == 2


def test_diogenes_takes_one_of_several_dice() -> None:
    """DC-3.5.13"""
    table = Table(cards={N: "diogenes"}, stored={E: "4 D", W: "2"}, dice="1 2 5")
    table.play("card diogenes")
    assert table.legal == ["steal 1 4", "steal 1 D", "steal 3 2"]
    table.play("steal 1 D")
    assert table.dice == "1 2 5 D"
    assert table.stored(E) == "4"
    none = Table(cards={N: "diogenes"}, dice="1 2 5")
    assert refused(none, "card diogenes") == "illegal-no-stored"


def test_six_blue_dice_with_diogenes() -> None:
    table = Table(cards={N: "diogenes"}, stored={E: "5"}, dice="2 2 2 2 2", hands={N: 5})
    table.play("card diogenes")
    assert "blue 2 2 2 2 2 5" in table.legal


def test_archimedes_fights_from_afar() -> None:
    """DC-3.5.14"""
    table = Table(at={N: "c3"}, cards={N: "archimedes"}, dice="1 2 5")
    table.play("card archimedes", rolls=(5,))
    assert table.at(N) == "c3"
    assert table.state.points[N] == 3
    lost = Table(at={N: "c3"}, tiles={N: "hero-reroll c3"}, cards={N: "archimedes"}, dice="1 2 5")
    lost.play("card archimedes", rolls=(4,))
    assert lost.spaces("retreat") == "c3 e2"
    home = Table(at={N: "g4"}, cards={N: "archimedes"}, dice="1 2 5")
    assert refused(home, "card archimedes") == "illegal-no-enemy"
    choice = Table(at={N: "c3", S: "a1"}, cards={N: "archimedes"}, dice="1 2 5")
    choice.play("card archimedes")
    assert choice.spaces("aim") == "a1 b2"


def test_anaximander_moves_far_for_a_die() -> None:
    """DC-3.5.15"""
    table = Table(at={N: "e3"}, cards={N: "anaximander"}, dice="1 2 5")
    table.play("card anaximander", "pay 1")
    spaces = table.spaces("go").split()
    assert len(spaces) == 4 * 9 - 1
    assert {"a1", "i3", "f6"} <= set(spaces)
    assert "a4" not in spaces
    table.play("go b2", rolls=(5,))
    assert table.state.points[N] == 3


def test_hypatia_moves_anywhere_in_the_solo_game() -> None:
    """DC-3.5.16, DC-3.5.19"""
    table = Table(1, cards={0: "hypatia"}, dice="2 2 2 2", hands={0: 4})
    table.play("card hypatia", "leap4 2 2 2 2", "go i9")
    assert table.at(0) == "i9"
    assert table.state.piles.total(6) == 0
    assert table.state.piles.total(12) == 0


def test_cards_of_other_moments_are_refused_by_name() -> None:
    table = Table(cards={N: "zeno"}, dice="1 2 5")
    assert refused(table, "card zeno") == "illegal-card-moment"
    assert refused(table, "card plato") == "illegal-no-card"


def test_no_action_left_for_an_attached_card() -> None:
    table = Table(cards={N: "thales"}, dice="2 2 2")
    table.play("blue 2", "step e3", "blue 2").go("e4")
    assert refused(table, "card thales") == "illegal-no-action"


def test_a_card_may_be_played_in_the_turn_it_was_taken() -> None:
    """DC-7.4.3"""
    table = Table(seen="socrates thales hypatia", dice="2 2 2 5 5", hands={N: 5})
    table.play("three 2 2 2", "take socrates")
    assert table.offers("card") == ["card socrates"]


def test_the_top_of_the_deck_is_seen_by_its_owner_alone() -> None:
    """DC-10.2"""
    table = Table(dice="2 2 2")
    table.play("three 2 2 2", "take deck")
    own = table.state.view(N)["philosophers"]["own"]
    assert len(own) == 1
    assert table.state.view(E)["philosophers"]["known"] == []
    assert table.state.view(E)["boards"][N]["cards"] == 1
    seen = Table(seen="zeno thales hypatia", dice="2 2 2").play("three 2 2 2", "take zeno")
    assert seen.state.view(None)["philosophers"]["known"] == [{"card": "zeno", "seats": [0]}]


def test_every_card_is_asked_for_at_its_own_moment() -> None:
    """DC-3.5"""
    for kind, row in enumerate(CARDS):
        assert isinstance(row, Companion) == (kind in NEXT_CARDS), row.id
        asked = isinstance(row, (Interjection, NoRiverTwice))
        assert asked == (kind not in (*ACT_CARDS, *NEXT_CARDS)), row.id


def test_all_six_red_dice_can_be_spent() -> None:
    """DI-5.4 with DC-3.5.13: a hand of five and the die that Diogenes took."""
    table = Table(
        at={N: "c3"},
        cards={N: "diogenes archimedes"},
        stored={E: "4"},
        dice="4 4 4 4 4",
        hands={N: 5},
    )
    table.play("card diogenes", "card archimedes")
    assert table.offers("spend") == [f"spend {count}" for count in range(7)]
    table.play("spend 6", rolls=(1,))
    assert table.state.points[N] == 3


@pytest.fixture
def worth() -> Iterator[list[int]]:
    """The points of the cards, each one more than the one before."""
    points = DESIGNED.box.card_points
    points[:] = range(1, KINDS + 1)
    yield points
    points[:] = [0] * KINDS


def test_a_philosopher_scores_when_it_is_played(worth: list[int]) -> None:
    """DC-3.5.20, in every window, whoever's turn it is; the points come out of the pool."""
    table = Table(at={N: "d2", E: "c2"}, cards={N: "plato", E: "parmenides"}, dice="3 3 1")
    pool = table.state.pool
    table.play("card plato").play(table.legal[0])
    plato, parmenides = worth[PLATO], worth[PARMENIDES]
    assert table.state.points[N] == table.state.lessons[N] == plato
    table.play("yellow 3", "step c2", "card parmenides")
    assert table.state.points[E] == table.state.lessons[E] == parmenides
    assert table.state.pool == pool - plato - parmenides
    table.state.check()
    lines = account(table.state, N)
    assert sum(lines[:-1]) - plato == sum(account(Table(cards={N: "plato"}).state, N)[:-1])


def test_what_is_attached_shows_in_the_view() -> None:
    """DC-3.5.5, DC-3.5.9, DC-3.5.11: reach and overview count the cards in."""
    thales = Table(cards={N: "thales"}, dice="2 2 1")
    assert "d2" not in thales.state.view(N)["reach"]["blue"]
    thales.play("card thales")
    assert thales.state.view(N)["reach"]["blue"]["d3"] == ["d2", "d3"]
    democritus = Table(cards={N: "democritus"}, dice="2 2 1")
    assert _does(democritus, "blue")["args"]["count"] == 1
    democritus.play("card democritus")
    assert _does(democritus, "blue")["args"]["count"] == 2
    protagoras = Table(at={N: "f1"}, cards={N: "protagoras"}, dice="1 1 2")
    assert _does(protagoras, "city")["id"] == "use-city"
    protagoras.play("card protagoras")
    assert _does(protagoras, "city")["id"] == "use-city-any"


def _does(table: Table, kind: str) -> dict[str, Any]:
    """What the first row of the kind would do with the fewest dice."""
    rows = table.state.view(table.seat)["actions"]
    found: dict[str, Any] = next(row for row in rows if row["kind"] == kind)["does"][0]
    return found


def test_the_picture_shows_what_is_public() -> None:
    """DC-10: Heroes, attacks, owners of tiles, and Philosophers that are no secret."""
    table = Table(
        tiles={N: "hero-colour c2", E: "city g3"},
        cards={N: "democritus"},
        seen="zeno thales hypatia",
        attacks={E: 2},
        dice="2 2 1",
    )
    table.play("card democritus")
    table.state.piles.discard[PLATO] += 1
    out = StringIO()
    say = Speaker("en", "dicium-civilization", ["Ann", "Bob", "Cid", "Dee"], parts=("tatami.cli",))
    Console(width=160, file=out).print(draw(table.state.view(S), say))
    picture = out.getvalue()
    assert "H⁰" in picture
    assert "C¹" in picture
    assert "Hero of colour" in picture
    assert "2 attacks won" in picture
    assert "Attached to the next action: Democritus" in picture
    assert "Out of the game: Plato" in picture


def test_dice_that_form_nothing_and_dice_that_nobody_has() -> None:
    """DC-3.5.4: with Pythagoras 1 and 2 may be a pair; without him they are none."""
    table = Table(dice="1 2 5")
    assert refused(table, "pair 1 2") == "illegal-combination"
    assert refused(table, "pair 3 3") == "illegal-used"
