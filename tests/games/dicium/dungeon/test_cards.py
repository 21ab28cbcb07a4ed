"""DD-3: every Adventure card, treasure and relic, one by one."""

from __future__ import annotations

import pytest

from tatami.core.errors import IllegalMove
from tatami.language import Speaker
from tests.games.dicium.dungeon.tables import DESIGNED, Quest


def refused(quest: Quest, move: str) -> str:
    """Why the move is not legal."""
    with pytest.raises(IllegalMove) as error:
        quest.play(move)
    return error.value.reason.id


# discoveries


def test_a_lucky_charm_gives_two_re_rolls() -> None:
    assert Quest("a6", card="charm").state.rerolls == 3


@pytest.mark.parametrize(("card", "won"), [("warcry", True), ("rust", False), ("charm", False)])
def test_strength_of_a_battle_cry_and_of_rust(card: str, won: bool) -> None:
    """DD-3.4.2, DD-3.5.13: a Magician against strength 6 with a 4; with rust a 6 is not enough."""
    quest = Quest("c5", dice="1 1 2", card=card, characters=["magician"], monsters={"d5": "spider"})
    quest.play("pair 1 1").go("d5", rolls=(6 if card == "rust" else 4,))
    assert (quest.state.trophies(0) == 1) is won


def test_a_second_wind_gives_a_third_action() -> None:
    quest = Quest("c6", "a1", dice="2 2 5 1", card="wind", hand=4)
    quest.play("blue 2").go("d6").play("blue 2").go("e6").play("blue 5").go("f6")
    assert quest.at() == "f6"
    assert quest.state.actions == 0


def test_a_lesson_is_shared() -> None:
    quest = Quest("a6", "a6", "a6", card="lesson")
    assert quest.legal == ["slot 2b", "slot 3a", "slot 3b", "pass"]
    quest.play("slot 3b")
    assert quest.legal == ["companion 1", "companion 2"]
    quest.play("companion 2")
    assert (quest.seat, quest.legal[-1]) == (2, "pass")
    quest.play("slot 2b")
    assert quest.bonus("blue", 2) == 1
    assert quest.bonus("reroll") == 1
    assert quest.state.rerolls == 2


def test_alone_nobody_shares_the_lesson() -> None:
    quest = Quest("a6", card="lesson").play("pass")
    assert quest.state.rolled


def test_a_skeleton_key_adds_a_green_face() -> None:
    assert Quest("d4", dice="1 2 2", card="key").offers("treasure") == ["treasure 1"]
    assert Quest("d4", dice="1 2 2").offers("treasure") == []


def test_recall_leads_to_portals_and_comrades() -> None:
    quest = Quest("a1", "e9", dice="2 2 5", held="s_recall", portal="f6").play("scroll s_recall")
    assert quest.places("jump") == ["a6", "e9", "f6", "m6"]
    quest.play("jump e9")
    assert quest.at() == "e9"
    assert quest.state.held == [0, 0]


def test_banishment_in_every_window() -> None:
    """DD-3.4.17."""
    quest = Quest("a6", card="charm", held="s_banish", goblins="c6")
    assert quest.legal == ["scroll s_banish", "go"]
    quest.play("scroll s_banish")
    assert (quest.goblins, quest.state.stock) == ([], 3)
    quest = Quest("a6", dice="1 2 5", held="s_banish", goblins="c6 c7")
    assert quest.offers("scroll") == ["scroll s_banish"]
    assert Quest("a6", dice="1 2 5", held="s_banish").offers("scroll") == []


@pytest.mark.parametrize(("move", "won"), [("might 0", True), ("spend 0", False)])
def test_might_is_declared_with_the_red_dice(move: str, won: bool) -> None:
    """DD-3.4.9."""
    quest = Quest("c5", dice="1 1 2", held="s_might", monsters={"d5": "wraith"})
    assert refused(quest, "scroll s_might") == "illegal-might"
    quest.play("pair 1 1").go("d5")
    assert quest.legal == ["spend 0", "might 0"]
    quest.play(move, rolls=(5,))
    assert (quest.state.trophies(0) == 1) is won
    assert (quest.state.held == [0]) is won


def test_the_gate_and_the_portal_step() -> None:
    """DD-6.7, DD-R16: a scroll used before does not forbid the portal step."""
    quest = Quest("b4", dice="1 2 5", held="s_gate").play("scroll s_gate", "place e4")
    assert quest.places("teleport") == ["a6", "e4", "m6"]
    quest.play("teleport e4")
    assert quest.at() == "e4"
    assert quest.offers("teleport") == []
    assert refused(quest, "teleport a6") == "illegal-teleport"


def test_transmutation_turns_a_die() -> None:
    quest = Quest("a6", dice="1 2 5", held="s_turn").play("scroll s_turn", "turn 5 3")
    assert quest.dice == "1 2 3"
    assert quest.offers("straight") == ["straight 1 2 3"]
    assert refused(Quest("a6", held="s_turn s_gate"), "scroll s_turn") == "illegal-turn"


def test_clairvoyance_shows_up_to_two_relics() -> None:
    """DD-R11."""
    quest = Quest("a6", dice="1 2 5", held="s_sight").play("scroll s_sight")
    assert quest.places("look") == ["a1", "d11", "m11"]
    quest.play("look a1")
    assert quest.legal == ["look d11", "look m11", "pass"]
    quest.play("pass")
    assert [relic >= 0 for relic in quest.state.crypts] == [True, False, False]


@pytest.mark.parametrize(("enemy", "won"), [("goblin", True), ("monster", False)])
def test_goblin_bane_is_for_goblins(enemy: str, won: bool) -> None:
    """Strength 6 against a lone hero; a Magician with a 4."""
    quest = Quest(
        "c5",
        dice="1 1 2",
        held="i_bane",
        characters=["magician"],
        monsters={"d5": "spider"},
        goblins="c4",
    )
    quest.play("pair 1 1").go("c4" if enemy == "goblin" else "d5", rolls=(4,))
    beaten = quest.goblins == [] if enemy == "goblin" else quest.state.trophies(0) == 1
    assert beaten is won


def test_boots_make_number_walks_longer() -> None:
    quest = Quest("c6", dice="1 1 2", held="i_boots").play("pair 1 1").go("d6", "e6", "f6")
    assert quest.at() == "f6"
    quest = Quest("c6", "a1", dice="1 1 2", held="i_boots").play("blue 2").go("d6")
    assert quest.offers("step") == []


def test_a_rabbits_foot_rolls_again_once_a_turn() -> None:
    quest = Quest("c5", dice="1 1 2", held="i_foot", monsters={"d5": "rat"})
    quest.play("pair 1 1").go("d5", rolls=(1,))
    assert quest.legal == ["again", "pass"]
    quest.play("again", rolls=(5,))
    assert quest.state.trophies(0) == 1
    assert quest.state.foot_used


# traps


def test_an_oubliette_leaves_no_action() -> None:
    quest = Quest("a6", card="oubliette").play("stand")
    assert quest.offers("pair") == quest.offers("blue") == []
    assert quest.offers("teleport")


def test_a_web_leaves_one_action_and_no_portal_step() -> None:
    quest = Quest("a6", card="web")
    assert quest.play("stand").offers("teleport") == []
    assert quest.state.actions == 1


def test_a_bear_trap_holds_the_meeple() -> None:
    quest = Quest("g6", dice="1 1 2 3", hand=4, card="jaws", held="s_recall")
    kinds = {text.split()[0] for text in quest.legal}
    assert kinds == {"search", "end"}
    assert refused(quest, "blue 2") == "illegal-trapped"
    assert refused(quest, "scroll s_recall") == "illegal-trapped"
    assert refused(quest, "opening 3") == "illegal-trapped"


def test_quicksand_leaves_magic_steps_alone() -> None:
    assert Quest("g6", dice="3 1 2", card="sand").offers("opening") == ["opening 3"]


def test_spores_stop_re_rolls_of_slots_too() -> None:
    """DD-3.5.6, DD-3.5.17."""
    quest = Quest("a6", card="spores", slots={0: "2a 3b"})
    assert (quest.state.rerolls, quest.state.actions) == (0, 1)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("rust", "the combat die minus 3."),
        ("charm", "the combat die alone."),
        ("warcry", "the combat die plus 2."),
    ],
)
def test_what_is_added_to_the_die_is_said(card: str, words: str) -> None:
    """DD-7.2.1, for a Magician without red bonuses and with a red die to spend."""
    quest = Quest("c5", dice="1 1 4", card=card, characters=["magician"], monsters={"d5": "ogre"})
    quest.play("pair 1 1").go("d5")
    prompt = quest.state.prompt(0)
    assert prompt is not None
    assert words in Speaker("en", "dicium-dungeon")(prompt)


@pytest.mark.parametrize(("hand", "dice"), [(3, 1), (5, 3)])
def test_a_net_takes_two_dice(hand: int, dice: int) -> None:
    quest = Quest("a6", card="net", hand=hand)
    assert (quest.state.size, quest.state.hand) == (dice, [hand])


def test_antimagic_takes_the_numbers_of_dicium_faces() -> None:
    quest = Quest("g6", dice="D 2 2 3 3", hand=5, card="antimagic")
    assert quest.offers("pair") == ["pair 2 2", "pair 3 3"]
    assert quest.offers("full") == quest.offers("three") == quest.offers("opening") == []
    assert quest.offers("teleport") == []
    assert refused(quest, "opening 3") == "illegal-antimagic"
    assert refused(quest, "pair 2 D") == "illegal-no-number"
    assert refused(quest, "pair 5 5") == "illegal-used"
    assert Quest("a6", dice="D 1 2", card="antimagic").offers("straight") == []
    assert Quest("a6", dice="D 1 2").offers("straight") == ["straight 1 2 D"]


def test_darkness_stops_green() -> None:
    quest = Quest("d4", dice="1 1 D", card="dark")
    assert quest.offers("treasure") == quest.offers("search") == []
    assert refused(quest, "treasure 1 1") == "illegal-dark"


@pytest.mark.parametrize(("die", "rerolls"), [(5, 1), (4, 0)])
def test_sleeping_gas_is_a_test(die: int, rerolls: int) -> None:
    """DD-3.5.14, DD-3.5.16: the Warrior's red slot and a stored red die."""
    quest = Quest("a6", card="gas", stored="4")
    assert quest.legal == ["spend 0", "spend 1"]
    prompt = quest.state.prompt(0)
    assert prompt is not None
    assert (prompt.args["strength"], prompt.args["bonus"]) == (6, 1)
    quest.play("spend 0", rolls=(die,))
    quest.play("keep -")
    assert quest.state.rerolls == rerolls
    assert Quest("a6", card="gas", stored="4").play("spend 1", rolls=(4,)).state.spared


def test_the_war_banner_helps_in_fights_and_tests() -> None:
    """DD-3.3.8, DD-R13."""
    quest = Quest("a6", card="gas", opened="re_red", rolls=(4,))
    assert quest.state.spared
    quest = Quest("c5", dice="1 1 2", opened="re_red", monsters={"d5": "skeleton"})
    quest.play("pair 1 1").go("d5", rolls=(4,))
    assert quest.state.trophies(0) == 1


# treasures

ALL_TREASURES = ["tr_bonus", "tr_portal", "tr_hand", "tr_goblin", "tr_look", "tr_move"]


def found(treasure: str, **more: str) -> Quest:
    """The treasure on d4, all others being open."""
    others = " ".join(other for other in ALL_TREASURES if other != treasure)
    quest = Quest("d4", "a6", dice="1 1 2", opened=others, **more)  # type: ignore[arg-type]
    quest.state.treasuries = [True, False, False, False, False, False]
    return quest.play("treasure 1 1")


def test_what_treasures_do() -> None:
    quest = found("tr_bonus").play("use")
    assert len(quest.offers("slot")) == 7
    assert found("tr_portal").play("use").offers("place")
    assert found("tr_hand").play("use").state.hand == [4, 3]
    assert found("tr_goblin", goblins="c6").play("use").state.stock == 4
    assert found("tr_look").play("use").places("look") == ["a1", "d11", "m11"]
    assert found("tr_move").play("use").offers("step")


def test_treasures_are_optional() -> None:
    quest = found("tr_hand").play("pass")
    assert quest.state.hand == [3, 3]
    assert len(quest.state.opened) == 6


def test_a_treasure_without_effect_asks_nothing() -> None:
    assert "use" not in found("tr_goblin").legal
    assert "use" not in found("tr_hand", young="true").legal


def test_a_relic_that_was_shown_is_the_one_that_is_found() -> None:
    quest = Quest("m11", dice="1 1 D", held="s_sight").play("scroll s_sight", "look m11", "pass")
    shown = quest.state.crypts[2]
    quest.play("relic 1 1 D")
    assert quest.state.opened == (6 + shown,)


def test_the_crown_has_no_effect_of_its_own() -> None:
    """DD-3.3.9."""
    with_crown = Quest("c5", dice="1 1 2", opened="re_crown")
    without = Quest("c5", dice="1 1 2")
    assert with_crown.legal == without.legal


def test_every_move_is_refused_with_a_reason() -> None:
    quest = Quest("c6", dice="1 1 2", held="s_gate")
    legal = set(quest.legal)
    for move in DESIGNED.moves:
        if move.text not in legal:
            assert refused(quest, move.text).startswith("illegal-")


# what everybody sees of it


def test_the_die_is_shown_before_the_rabbits_foot_turns_it() -> None:
    """DD-3.4.16, DI-R05: what is rolled and what was spent, in a fight as in a test."""
    quest = Quest("c5", dice="1 1 4 4", held="i_foot", hand=4, monsters={"d5": "ghoul"})
    quest.play("pair 1 1").go("d5").play("spend 1", rolls=(2,))
    prompt = quest.state.prompt(0)
    assert prompt is not None
    assert (prompt.args["die"], prompt.args["total"], prompt.args["strength"]) == (2, 4, 7)
    fight = quest.state.view(1)["fight"]
    assert (fight["die"], fight["spent"], fight["bonus"]) == (2, 1, 1)
    assert quest.state.view(1)["test"] is None
    quest.play("again", rolls=(6,))
    assert "again" in quest.events
    assert quest.state.view(None)["used"] == ["i_foot"]


def test_the_die_of_a_test_is_shown() -> None:
    """DD-3.5.16, DD-3.4.16."""
    quest = Quest("c5", card="gas", held="i_foot", stored="4", characters=["thief"])
    quest.play("spend 1", rolls=(3,))
    test = quest.state.view(0)["test"]
    assert (test["card"], test["strength"], test["die"], test["spent"]) == ("gas", 6, 3, 1)
    assert quest.state.view(0)["fight"] is None
    prompt = quest.state.prompt(0)
    assert prompt is not None
    assert prompt.args["total"] == 4


def test_the_ring_is_thought_of_once_on_a_way() -> None:
    """DD-3.4.15: nothing is shown as within reach that needs two doors."""
    quest = Quest("g6", dice="1 1 2", held="i_ring").play("pair 1 1")
    ways = quest.state.view(0)["walk"]["reach"]
    assert ways["g5"] == ["g5"]
    assert "g4" not in ways
    assert quest.go("g5").state.view(0)["used"] == ["i_ring"]


def test_an_imp_that_took_dice_had_its_effect() -> None:
    """DD-3.5.12."""
    quest = Quest("a6", card="imp", stored="2")
    assert quest.state.view(0)["card"]["spared"] is False
    assert len(quest.state.view(0)["dice"]["unused"]) == 3


@pytest.mark.parametrize("card", ["web", "jaws", "antimagic"])
def test_a_trap_that_forbids_the_portal_step_is_named(card: str) -> None:
    """DD-6.7."""
    quest = Quest("c6", dice="1 1 2", card=card)
    assert refused(quest, "teleport a6") == "illegal-teleport-trap"
    assert quest.state.view(0)["teleport"] == []


def test_portal_steps_are_shown_when_they_can_be_made() -> None:
    """DD-6.7."""
    quest = Quest("c6", dice="1 1 2")
    assert quest.state.view(0)["teleport"] == ["a6", "m6"]
    assert quest.play("pair 1 1").state.view(0)["teleport"] == []
