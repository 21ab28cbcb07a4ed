"""A whole game in the terminal, and everything that can be typed at its prompt."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import tatami as engine
from tatami.bots.bot import Knowledge
from tatami.bots.judge import Considered, Counsel, Judge, Odds
from tatami.cli.advice import draw_advice
from tatami.core.seating import draw_seats
from tatami.core.text import Text
from tatami.games import folder
from tatami.language import Speaker
from tests.cli.conftest import GAME, Tatami

START = ("play", GAME, "--players", "3", "--seed", "5", "--bots", "random", "--name", "Ada")
ALWAYS_FIRST = "1\n" * 500


def kept(home: Path) -> Path:
    (file,) = (home / "games").iterdir()
    return file


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_to_its_end(tatami: Tatami, home: Path, language: str) -> None:
    answer = tatami(*START, "--lang", language, typed=ALWAYS_FIRST)
    assert answer.code == 0, answer.err
    assert "★ 1" in answer.out
    assert max(len(line) for line in answer.out.splitlines() if "games/" not in line) <= 80
    assert tatami("verify", kept(home)).code == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", engine.games())
def test_every_game_can_be_seen_in_eighty_columns(tatami: Tatami, game: str, language: str) -> None:
    for players in {engine.game(game).players[0], engine.game(game).players[-1]}:
        begin = ("play", game, "--players", str(players), "--bots", "random", "--seed", "4")
        answer = tatami(*begin, "--lang", language, typed="1\n" * 12 + "quit\n")
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.count("─" * 80) > 2
        assert max(len(line) for line in answer.out.splitlines() if "games/" not in line) <= 80


def test_a_long_list_of_moves_is_folded_and_opened(tatami: Tatami) -> None:
    begin = ("play", "shogun", "--players", "3", "--bots", "random", "--seed", "4")
    folded = tatami(*begin, "--option", "setup=preset", typed="plan castle\nquit\n").out
    assert "type how they begin, for example: plan castle" in folded
    opened = folded.partition("> plan castle")[2]
    assert "1 Castle: " in opened
    assert "Temple: " not in opened


def test_greedy_bots_by_default_and_any_seat(tatami: Tatami, home: Path) -> None:
    answer = tatami("play", GAME, "--players", "4", "--seat", "2", typed=ALWAYS_FIRST)
    assert answer.code == 0
    seats = re.findall(r"^seat .*", kept(home).read_text(), re.MULTILINE)
    assert [seat.endswith("(greedy)") for seat in seats] == [True, True, False, True]


def test_the_persons_seat_is_drawn_from_the_games_luck(tatami: Tatami, home: Path) -> None:
    drawn = set()
    for seed in ("1", "2", "3", "4", "5", "6"):
        file = home / f"{seed}.tatami"
        answer = tatami("play", GAME, "--seed", seed, typed=f"save {file}\nquit\n")
        assert answer.code == 0
        seats = re.findall(r"^seat .*", file.read_text(), re.MULTILINE)
        (mine,) = [at for at, seat in enumerate(seats) if not seat.endswith("(greedy)")]
        assert mine == draw_seats(seed, len(seats)).index(0)
        drawn.add(mine)
    assert len(drawn) > 1


def test_nothing_but_what_the_seat_knows_is_shown(tatami: Tatami) -> None:
    out = tatami(*START, typed="quit\n").out
    assert "Botan draws 5 cards." in out
    assert re.search(r"Ada draws (\w+, )+", out)


def test_help_moves_log_and_table(tatami: Tatami) -> None:
    out = tatami(*START, typed="?\nmoves\nlog\ntable\nquit\n").out
    assert "save the game and leave" in out
    assert re.search(r"1  play \S+", out)
    assert out.count("is the shogun and begins") == 2
    assert out.count("Ada: Play cards") == 2


def test_moves_by_notation(tatami: Tatami, home: Path) -> None:
    tatami(*START, typed="end\nquit\n")
    assert "\n0 end\n" in kept(home).read_text()


def test_what_is_typed_wrongly_is_explained_and_asked_again(tatami: Tatami) -> None:
    out = tatami(*START, typed="99\nfly\nplay nodachi > 0\nanswer parry\nquit\n").out
    assert "There is no move with that number" in out
    assert "neither a move nor a command" in out
    assert "You do not have that card" in out
    assert "Rule SS-2.3: type “rules SS-2.3” to read it." in out
    assert out.count("Ada: Play cards") == 1


def test_the_rules_can_be_read_at_the_prompt(tatami: Tatami) -> None:
    out = tatami(*START, typed="rules\nrules SS-3.2\nrules SS-99\nquit\n").out
    assert "SS-2.3 Play as many cards" in out
    assert "You are harmless" in out
    assert "SS-10 Worked examples" in out


def test_undo_takes_back_what_nobody_has_answered(tatami: Tatami, home: Path) -> None:
    out = tatami(*START, typed="undo\nquit\n").out
    assert "no move to take back" in out
    (home / "games").rename(home / "first")
    out = tatami(
        *("play", GAME, "--players", "3", "--seed", "1", "--seat", "0"),
        typed="play focus\nundo\nquit\n",
    ).out
    assert "Taken back." in out
    assert "play focus" not in kept(home).read_text()


def test_a_game_put_aside_goes_on_as_it_would_have(tatami: Tatami, home: Path) -> None:
    tatami(*START, typed=ALWAYS_FIRST)
    whole = kept(home).read_text()
    (home / "games").rename(home / "first")
    left = tatami(*START, typed="1\n1\n1\nquit\n")
    assert f"tatami play --resume {kept(home)}" in left.out
    assert tatami("verify", kept(home)).code == 1
    assert tatami("play", "--resume", kept(home), typed=ALWAYS_FIRST).code == 0
    assert kept(home).read_text() == whole


def test_the_end_of_the_input_saves_as_well(tatami: Tatami, home: Path) -> None:
    assert tatami(*START, typed="1\n").code == 0
    assert "seed 5" in kept(home).read_text()


def test_save_under_another_name_and_go_on(tatami: Tatami, home: Path) -> None:
    other = home / "kept here.tatami"
    answer = tatami(*START, typed=f"save {other}\nsave /dev/null/x\nquit\n")
    assert "seed 5" in other.read_text()
    assert "/dev/null/x" in answer.err


def test_what_cannot_be_resumed(tatami: Tatami, record: Path, home: Path) -> None:
    over = tatami("play", "--resume", record)
    assert (over.code, over.out) == (2, "")
    assert "is over" in over.err
    without_names = home / "nobody.tatami"
    tatami(*START, typed="quit\n")
    text = re.sub(r"^seat .*\n", "", kept(home).read_text(), flags=re.MULTILINE)
    without_names.write_text(text)
    assert "--seat" in tatami("play", "--resume", without_names).err
    assert tatami("play", "--resume", without_names, "--seat", "0").code == 0
    broken = home / "broken.tatami"
    broken.write_text(text.replace("players 3", "players 30"))
    assert "line 2: samurai-sword is for 3 to 7 players" in tatami("play", "--resume", broken).err


def test_a_save_of_other_rules_is_told_kindly(tatami: Tatami, home: Path) -> None:
    tatami(*START, typed="1\nquit\n")
    save = kept(home)
    save.write_text(re.sub(r"^rules .*$", "rules 0", save.read_text(), flags=re.MULTILINE))
    english = tatami("play", "--resume", save)
    assert (english.code, english.out) == (2, "")
    assert english.err.startswith(f"{save}: played with version 0 of the rules")
    assert english.err.endswith(f": tatami replay {save}\n")
    french = tatami("play", "--resume", save, "--lang", "fr").err
    assert "version 0 des règles" in french
    assert french.endswith(f"tatami replay {save}\n")


def own_content(home: Path) -> tuple[Path, tuple[object, ...]]:
    """The content of Crazy Cup as a file of one's own, and how to play with it."""
    id = "dicium-crazy-cup"
    for file in folder(id).iterdir():
        if file.name.endswith((".toml", ".txt")):
            (home / file.name).write_text(file.read_text())
    content = home / "content.toml"
    return content, ("play", id, "--players", "2", "--bots", "random", "--seed", "5")


def test_a_save_goes_on_with_its_own_content_only(tatami: Tatami, home: Path) -> None:
    content, play = own_content(home)
    left = tatami(*play, "--content", content, typed="1\n1\nquit\n")
    save = kept(home)
    assert f"tatami play --resume {save} --content {content}\n" in left.out
    other = tatami("play", "--resume", save, typed="quit\n")
    assert (other.code, other.out) == (2, "")
    assert "played with other content" in other.err
    assert "un autre contenu" in tatami("play", "--resume", save, "--lang", "fr").err
    assert tatami("replay", save, "--content", content).code == 0
    assert "line 4: played with other content" in tatami("replay", save).err
    before = save.read_text()
    assert tatami("play", "--resume", save, "--content", content, typed="quit\n").code == 0
    assert save.read_text() == before
    map_file = next(file for file in home.iterdir() if file.name.endswith(".txt"))
    map_file.write_text(map_file.read_text() + "\n")
    assert tatami("play", "--resume", save, "--content", content, typed="quit\n").code == 2


def test_a_save_that_names_no_content_goes_on_with_a_warning(tatami: Tatami, home: Path) -> None:
    content, play = own_content(home)
    assert tatami(*play, typed="1\nquit\n").code == 0
    assert "content" not in kept(home).read_text()
    resumed = tatami("play", "--resume", kept(home), "--content", content, typed="quit\n")
    assert resumed.code == 0
    assert f"does not say what content it was begun with; it goes on with {content}" in resumed.err


def test_a_content_file_of_ones_own(tatami: Tatami, home: Path) -> None:
    content, options = own_content(home)
    play = (*options, "--content", content)
    assert tatami(*play, typed="1\n1\nquit\n").code == 0
    resumed = tatami("play", "--resume", kept(home), "--content", content, typed="quit\n")
    assert (resumed.code, resumed.err) == (0, "")
    content.write_text("nonsense")
    broken = tatami(*play)
    assert (broken.code, broken.out) == (2, "")
    assert "content.toml" in broken.err
    assert tatami(*play[:-1], home / "nowhere.toml").code == 2
    assert "own content only" in tatami(*START, "--content", content).err


@pytest.mark.parametrize(
    ("language", "word", "chance"),
    [("en", "advice", "% to win ("), ("fr", "conseil", "% de chances de gagner (")],
)
def test_advice_is_a_few_moves_with_chances_and_changes_nothing(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, language: str, word: str, chance: str
) -> None:
    monkeypatch.setattr("tatami.cli.session._PATIENCE", 0.1)
    race = ("play", "dicium-crazy-cup", *START[2:])
    said = tatami(*race, "--lang", language, typed=f"{word}\nmoves\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert 1 <= said.out.count(chance) <= 3
    assert max(len(line) for line in said.out.splitlines() if "games/" not in line) <= 80


def test_advice_about_a_plan_begun_otherwise_is_told_in_the_numbers_of_the_list(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take_the_castle_back(self: Judge, knowledge: Knowledge, rng: engine.Chance) -> Counsel:
        line = tuple(self.game.catalogue.find(text) for text in ("clear castle", "plan castle Ise"))
        return Counsel([Considered(line, None, (Text("why-chests", {"amount": 2}),))], False)

    monkeypatch.setattr("tatami.cli.session.Judge.consider", take_the_castle_back)
    start = ("play", "shogun", "--players", "3", "--option", "setup=preset", "--seed", "3")
    typed = "plan castle\n1\nadvice\nquit\n"
    said = tatami(*start, "--bots", "random", typed=typed)
    assert (said.code, said.err) == (0, "")
    number = re.search(r"^(\d+) +Take the card back from Castle *$", said.out, re.MULTILINE)
    assert number is not None
    assert f"\n{number[1]:>3} Take the card back from Castle; Castle: Ise" in said.out


def test_advice_names_no_chance_that_was_not_measured() -> None:
    move = engine.game("dicium-civilization").moves[0]
    one = Considered((move,), Odds(0.6, 0.5, 0.7), (Text("why-place"),))
    say = Speaker("en", "dicium-civilization")
    for calibrated in (True, False):
        paper = io.StringIO()
        counsel = Counsel([one], hurried=calibrated)
        drawn = draw_advice(counsel, [move], say, calibrated=calibrated)
        Console(file=paper, width=80).print(drawn)
        assert "    + " in paper.getvalue()
        assert ("% to win" in paper.getvalue()) is calibrated
        assert ("less thought than usual" in paper.getvalue()) is counsel.hurried


def test_a_saved_game_starts_no_program_by_itself(
    tatami: Tatami, home: Path, tmp_path: Path
) -> None:
    tatami(*START, typed="quit\n")
    save, trace = kept(home), tmp_path / "trace"
    program = f"program:touch {trace}"
    lines = save.read_text().replace("(random)", f"({program})", 1)
    save.write_text(lines)
    refused = tatami("play", "--resume", save, typed=ALWAYS_FIRST)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert program in refused.err
    assert not trace.exists()
    resumed = tatami("play", "--resume", save, "--bots", program, typed="quit\n")
    assert resumed.code == 0
    assert f"--bots '{program}'" in resumed.out
