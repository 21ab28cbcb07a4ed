"""What bots are told: legal answers to everything, and good ones where the good one is plain."""

from __future__ import annotations

import json

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.envs.payoff import payoffs
from tatami.games.dicium.bot.plans import NUMBER
from tatami.games.dicium.dungeon.bot.advisor import DungeonAdvisor, plan_text
from tatami.games.dicium.dungeon.bot.hand import Hand
from tatami.games.dicium.dungeon.bot.quest import danger, turns_left
from tatami.games.dicium.dungeon.game import GAME
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.combinations import PAIR
from tatami.games.dicium.rules.dice import group
from tests.games.dicium.dungeon.tables import DESIGNED, Quest

ADVISOR = DungeonAdvisor()


def advised(quest: Quest) -> str:
    move = ADVISOR.advice(quest.state, quest.seat, Chance("advice"))
    assert move is not None
    return move.text


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"difficulty": "heroic"}),
        (3, {"young": "true"}),
        (4, {"characters": "random", "king_step": "3"}),
    ],
)
def test_every_question_has_a_legal_answer_that_changes_nothing(
    players: int, options: dict[str, str]
) -> None:
    """Half of the moves are random, so that bots come into places where they would never go."""
    rng = Chance("players")

    def advised_or_not(match: Match) -> tuple[int, Move]:
        state, seat = match.state, match.state.actors[0]
        assert isinstance(state, Dungeon)
        before = json.dumps(state.dump())
        move: Move | None = ADVISOR.advice(state, seat, rng)
        assert move in state.legal(seat)
        assert json.dumps(state.dump()) == before
        return seat, rng.chooses(state.legal(seat)) if rng.happens(0.5) else move

    finish(Match(GAME, players, options, "game"), advised_or_not)


def test_the_company_shares_the_result() -> None:
    """DD-9.3: for learning, too: 1 for everybody, or -1."""
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_red re_crown"
    quest = Quest("d4", "a6", dice="1 1 2", trophies=(1, 0), opened=seven).play("treasure 1 1")
    assert quest.state.outcome is not None
    assert payoffs(quest.state.outcome) == [1.0, 1.0]
    assert [ADVISOR.value(quest.state, seat) for seat in (0, 1)] == [1.0, 1.0]
    quest = Quest("a6", "a6", card="gob2", stock=0)
    assert quest.state.outcome is not None
    assert payoffs(quest.state.outcome) == [-1.0, -1.0]
    assert [ADVISOR.value(quest.state, seat) for seat in (0, 1)] == [0.0, 0.0]


def test_a_chest_at_hand_is_opened() -> None:
    assert advised(Quest("d4", dice="1 D 4", monsters={"d5": ""})).startswith("treasure")


def test_the_chest_that_wins_is_opened_first() -> None:
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_red re_crown"
    quest = Quest("d4", dice="1 1 2 2 5", hand=5, trophies=(1,), opened=seven)
    assert advised(quest) == "treasure 1 1"


def test_what_opens_the_chest_is_kept_and_the_rest_rolled_again() -> None:
    quest = Quest("d4", stored="1 D", monsters={"d5": ""})
    assert advised(quest) == "keep 1 D"


def test_a_full_trophy_of_red_dice_goes_into_a_fight_worth_it() -> None:
    quest = Quest("c6", dice="1 1 4", monsters={"d5": "ghoul"}).play("pair 1 1").go("c5", "d5")
    assert advised(quest) == "spend 1"


def test_no_red_die_is_spent_on_a_fight_that_is_won_anyway() -> None:
    quest = Quest("c6", "a6", dice="1 1 4", slots={0: "2a 5a"}, goblins="c5", opened="re_red").play(
        "pair 1 1"
    )
    quest.go("c5")
    assert advised(quest) == "spend 0"


def test_a_goblin_is_banished_before_the_stock_runs_out() -> None:
    assert advised(Quest("a6", held="s_banish", stock=0, begin=True)) == "scroll s_banish"
    assert advised(Quest("a6", held="s_banish", goblins="c6", begin=True)) == "go"


def test_the_danger_grows_as_the_stock_shrinks() -> None:
    state = Quest("a6", dice="1 2 5").state
    dangers = [danger(state, stock) for stock in range(4)]
    assert dangers == sorted(dangers, reverse=True)
    assert dangers[0] > 1.0


def test_time_runs_out_with_the_decks_and_the_king() -> None:
    early = turns_left(Quest("a6", dice="1 2 5").state)
    late = turns_left(Quest("a6", dice="1 2 5", king="g9").state)
    assert early > 15
    assert 0 < turns_left(Quest("a6", dice="1 2 5", king="i4").state) < late < early


def test_antimagic_plans_without_dicium_numbers() -> None:
    dull = Hand(Quest("c6", dice="D 2 5", card="antimagic").state, 0)
    plain = Hand(Quest("c6", dice="D 2 5").state, 0)
    pair = NUMBER + PAIR
    assert pair in [effect for effect, _ in plain.planner.singles(group("D 2 5"), True)]
    assert pair not in [effect for effect, _ in dull.planner.singles(group("D 2 5"), True)]


def test_a_plan_can_be_said() -> None:
    near = plan_text(Quest("d5", dice="1 2 5", monsters={"d5": ""}).state, 0)
    assert near is not None
    assert (near.id, near.args["column"], near.args["row"]) == ("plan-treasure", "column-d", 4)
    quest = Quest("m11", dice="1 2 5", characters=["thief"], hand=5)
    quest.state.crypts[2] = 2
    crown = plan_text(quest.state, 0)
    assert crown is not None
    assert crown.id == "plan-crown"


def said_with_a_step(quest: Quest, step: str) -> tuple[str, object, object]:
    said = DungeonAdvisor().says(quest.state, 0, DESIGNED.move(f"step {step}"))
    assert said is not None
    return said.id, said.args["column"], said.args["row"]


def test_a_bot_says_what_its_steps_lead_to() -> None:
    """Not a chest that it turns its back on, though it is nearer by the portals."""
    quest = Quest("c6", "m6", dice="1 1 4", monsters={"d5": ""}).play("pair 1 1")
    assert said_with_a_step(quest, "c5") == ("plan-treasure", "column-d", 4)
    hunt = Quest("e3", dice="1 1 4", goblins="h3 e8 c2", stock=0).play("pair 1 1")
    assert said_with_a_step(hunt, "f3") == ("plan-goblin", "column-h", 3)


def test_comrades_do_not_run_for_the_same_chest() -> None:
    quest = Quest("d5", "d6", dice="1 2 5", monsters={"d5": ""})
    first, second = plan_text(quest.state, 0), plan_text(quest.state, 1)
    assert first is not None
    assert second is not None
    assert first.args["column"] == "column-d"
    assert (second.args["column"], second.args["row"]) != ("column-d", 4)


def test_a_monster_whose_trophy_wins_is_attacked() -> None:
    """DD-9.1: with the crown, a trophy that lowers the objective to the open chests ends it."""
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_red re_crown"
    quest = Quest("c5", dice="1 1 4", trophies=(1,), opened=seven, monsters={"d5": "dragon"})
    assert advised(quest.play("pair 1 1")) == "step d5"


def test_goblins_are_no_danger_once_the_king_will_sit() -> None:
    state = Quest("a6", dice="1 2 5", goblins="c6", king="i4").state
    assert danger(state, state.stock) == 0.0


def test_who_has_nothing_left_to_do_races_for_another_chest() -> None:
    seven = "tr_bonus tr_portal tr_goblin tr_look tr_move re_red re_crown"
    quest = Quest("d5", "a6", dice="1 2 5", monsters={"d5": ""}, trophies=(1,), opened=seven)
    first, second = plan_text(quest.state, 0), plan_text(quest.state, 1)
    assert first is not None
    assert second is not None
    assert (first.args["column"], first.args["row"]) == ("column-d", 4)
    assert (second.args["column"], second.args["row"]) != ("column-d", 4)


def test_dice_are_stored_for_what_the_next_turn_can_do() -> None:
    """Green beside the chest; red beside the monster."""
    quest = Quest("d4", dice="1 2 4", monsters={"d5": ""}).play("end")
    assert advised(quest).split()[:2] == ["store", "1"]
