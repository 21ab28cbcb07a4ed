"""DD-2, DD-5 and DD-6: options, setup, and the turn around the dice."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.games.dicium.dungeon.game import GAME
from tatami.games.dicium.dungeon.rules.king import enter_king
from tatami.games.dicium.dungeon.rules.names import MONSTERS
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tests.games.dicium.dungeon.tables import DESIGNED, Quest


def begun(players: int) -> Dungeon:
    """A game with its characters dealt and all meeples on the first portal."""
    state: Dungeon = DESIGNED.new(players, chance=Chance("new"), characters="random")
    for seat in range(players):
        state.apply(seat, DESIGNED.move("start a6"), Chance("start"))
    return state


@pytest.mark.parametrize(
    ("difficulty", "players", "deck", "stock", "goblin"),
    [
        ("normal", 1, [5, 5, 5], 3, 6),
        ("heroic", 1, [4, 5, 6], 3, 7),
        ("normal", 2, [3, 3, 3], 4, 4),
        ("heroic", 2, [2, 4, 3], 3, 4),
        ("normal", 3, [3, 2, 3], 5, 5),
        ("heroic", 3, [2, 3, 3], 4, 5),
        ("normal", 4, [3, 2, 2], 5, 5),
        ("heroic", 4, [2, 3, 2], 4, 5),
    ],
)
def test_decks_stock_and_goblins(
    difficulty: str, players: int, deck: list[int], stock: int, goblin: int
) -> None:
    """DD-2.1, DD-5.3, DD-5.5, DD-3.2.2."""
    state: Dungeon = DESIGNED.new(players, chance=Chance("new"), difficulty=difficulty)
    assert state.decks == deck * players
    assert (state.stock, state.goblin_strength) == (stock, goblin)


def test_characters_are_chosen_in_seat_order_or_dealt() -> None:
    """DD-2.3, DD-5.1."""
    state: Dungeon = DESIGNED.new(3, chance=Chance("new"))
    for seat, name in enumerate(("elf", "thief", "warrior")):
        assert state.actors == (seat,)
        state.apply(seat, DESIGNED.move(f"board {name}"), Chance("any"))
    assert [board.id for board in state.boards if board] == ["elf", "thief", "warrior"]
    assert [state.bonuses(seat, colour) for seat, colour in ((0, 1), (1, 0), (2, 3))] == [1, 1, 1]
    dealt: Dungeon = DESIGNED.new(4, chance=Chance("new"), characters="random")
    assert None not in dealt.boards
    assert len({id(board) for board in dealt.boards}) == 4


def test_monsters_lie_in_the_lairs() -> None:
    """DD-5.2, DD-3.2.1."""
    state = begun(2)
    assert sorted(state.lairs) == list(range(len(MONSTERS)))
    strengths = dict(zip(MONSTERS, DESIGNED.box.monsters, strict=True))
    assert (strengths["rat"], strengths["dragon"]) == (5, 9)


@pytest.mark.parametrize(("players", "turn"), [(1, 16), (2, 19), (3, 25), (4, 29)])
def test_the_king_card_is_the_last(players: int, turn: int) -> None:
    """DD-5.4: all decks are empty once it is revealed."""
    state = begun(players)
    chance, rng = Chance("turns"), Chance("quiet")
    while state.king < 0:
        state.stock += len(state.goblins)
        state.goblins = ()
        seat = state.actors[0]
        legal = state.legal(seat)
        quiet = [m for m in legal if m.text in ("end", "stand", "go", "pass", "stop", "store -")]
        state.apply(seat, quiet[0] if quiet else rng.chooses(legal), chance)
    assert state.turn == turn
    assert sum(state.decks) == 0


def test_the_king_may_enter_later_on_the_hallway() -> None:
    """DD-2.4."""
    assert Quest("a6", card="king", king_step="4").king == "e9"


@pytest.mark.parametrize(
    ("players", "difficulty", "chosen", "step"),
    [(1, "heroic", 0, 3), (1, "heroic", 2, 3), (1, "heroic", 5, 5), (2, "heroic", 0, 0)],
)
def test_alone_on_heroic_difficulty_the_king_has_a_head_start(
    players: int, difficulty: str, chosen: int, step: int
) -> None:
    """DD-8.2."""
    state = GAME.new(players, chance=Chance("king"), difficulty=difficulty, king_step=chosen)
    enter_king(state)
    assert state.king == step


def test_the_kings_die_comes_before_the_card() -> None:
    """DD-6.2."""
    quest = Quest("a6", king="g11", begin=True, rolls=(6,))
    assert quest.events.index("kings-die") < quest.events.index("roll")


def test_dice_are_stored_and_kept() -> None:
    """DD-6.8, DD-6.5."""
    quest = Quest("a6", "a6", dice="2 5 4").play("end")
    assert quest.legal[0] == "store -"
    assert "store 2 5" in quest.legal
    assert "store 2 4 5" not in quest.legal
    quest.play("store 4 5")
    assert quest.state.stored[0] > 0


def test_a_slot_is_taken_only_if_one_is_free() -> None:
    """DD-1.7: a Warrior with all slots wins the fight and goes on."""
    every = "2a 2b 3a 3b 4a 4b 5a 5b"
    quest = Quest("c5", "a1", dice="1 1 2", slots={0: every}, monsters={"d5": "rat"})
    quest.play("pair 1 1").go("d5", rolls=(6,))
    assert quest.state.trophies(0) == 1
    assert quest.offers("slot") == []


def test_the_stock_and_the_objective() -> None:
    """DD-1.6."""
    quest = Quest("a6", dice="1 2 5", goblins="c6")
    view = quest.state.view(0)
    assert (view["stock"], view["quest"]["objective"]) == (2, 9)


def test_who_else_decides() -> None:
    """DD-6.11: comrades are asked for a slot, a walk and a retreat, and for nothing else."""
    asked = set()
    rng = Chance("players")
    for game in range(12):
        match = Match(GAME, 4, {"young": "true"}, f"company {game}")
        state = match.state
        assert isinstance(state, Dungeon)
        for _ in positions(match, at_random(rng)):
            if state.actors[0] != state.active and state.turn:
                asked.add(type(state.decision).__name__)
    assert asked <= {"PickSlot", "Parade", "FromTheKing"}


def test_how_long_the_king_waits_is_shown() -> None:
    state = begun(2)
    assert state.view(0)["king"]["turns"] == 18
    assert state.view(None)["king"]["left"] == 14
