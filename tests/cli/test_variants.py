"""Dicium in the terminal to its end: every number of players, every option."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami as engine
from tests.cli.conftest import Tatami

ALWAYS_FIRST = "1\n" * 4000

RACE = "dicium-crazy-cup"
ISLES = "dicium-civilization"
RAID = "dicium-shogun"
QUEST = "dicium-dungeon"
VARIANTS = [
    (RACE, 1, "", "The drone was faster"),
    (RACE, 1, "drone_pace=five young=true", "The drone was faster"),
    (RACE, 2, "young=true", "The race is over"),
    (RACE, 3, "boards=choose", "The race is over"),
    (RACE, 3, "round_limit=3", "The last round allowed is over"),
    (RACE, 4, "teams=true", "Two teammates have met"),
    (RACE, 4, "teams=true young=true", "Two teammates have met"),
    (ISLES, 1, "first_player=0", "The last turn is over"),
    (ISLES, 1, "solo_turns=30 vp_deck=2 boards=thebes", "The pool of points is empty"),
    (ISLES, 2, "first_player=1 round_limit=3", "The last round allowed is over"),
    (ISLES, 3, "first_player=2 monsters=random vp_deck=3", "The pool of points is empty"),
    (ISLES, 4, "first_player=3 boards=random vp_deck=3", "The pool of points is empty"),
    (RAID, 2, "ninja_board=green samurai_board=red round_limit=4", "Dawn breaks"),
    (RAID, 2, "great_door=open round_limit=4", "Dawn breaks"),
    (RAID, 4, "first_ninja=green left_of_blue=red round_limit=3", "Dawn breaks"),
    (RAID, 4, "first_ninja=random great_door=closed alert_cards=6 round_limit=3", "Dawn breaks"),
    (QUEST, 1, "", "the green army has won"),
    (
        QUEST,
        1,
        "difficulty=heroic young=true characters=random king_step=6",
        "sits on his throne",
    ),
    (QUEST, 2, "young=true characters=random", "the green army has won"),
    (QUEST, 2, "difficulty=heroic king_step=6", "the green army has won"),
    (QUEST, 3, "characters=random king_step=3", "the green army has won"),
    (QUEST, 3, "difficulty=heroic young=true", "the green army has won"),
    (QUEST, 4, "young=true king_step=6", "sits on his throne"),
    (QUEST, 4, "difficulty=heroic characters=random", "the green army has won"),
]


@pytest.mark.parametrize(("game", "players", "options", "end"), VARIANTS)
def test_to_the_end(
    tatami: Tatami, home: Path, game: str, players: int, options: str, end: str
) -> None:
    chosen = [word for option in options.split() for word in ("--option", option)]
    play = ("play", game, "--players", str(players), "--seed", "5", *chosen)
    bots = "random" if game == QUEST else "greedy"  # who plan a quest take their time
    answer = tatami(*play, "--bots", bots, typed=ALWAYS_FIRST)
    assert answer.code == 0, answer.err
    assert end in answer.out
    assert max(len(line) for line in answer.out.splitlines() if "games/" not in line) <= 80
    (kept,) = (home / "games").iterdir()
    assert tatami("verify", kept).code == 0


@pytest.mark.parametrize("id", sorted({variant[0] for variant in VARIANTS}))
def test_no_count_and_no_option_is_left_out(id: str) -> None:
    """Every value of an option is played; of a number, one that is not the usual one."""
    game = engine.game(id)
    played = [variant for variant in VARIANTS if variant[0] == id]
    assert {players for _, players, _, _ in played} == set(game.players)
    for option in game.options:
        values = {
            dict(word.split("=") for word in options.split()).get(option.name, option.default)
            for _, _, options, _ in played
        }
        numbers = all(value.isdecimal() for value in option.values)
        wanted = values - {option.default} if numbers else values >= set(option.values)
        assert wanted, option.name
