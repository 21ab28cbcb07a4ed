"""Both languages have every message, with the same arguments, and every message is needed."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import finish, in_any_order
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.games import text_folders
from tatami.games.dicium.civilization.rules import cards as civilization
from tatami.games.dicium.civilization.rules.objectives import COMMON, SECRET
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.dungeon.rules.names import CARDS as ADVENTURES
from tatami.games.dicium.dungeon.rules.names import CHESTS
from tatami.games.samurai_sword.rules.content import CARDS, CHARACTERS, WEAPONS
from tatami.language import LANGUAGES, Speaker

SOURCE = Path(str(files("tatami")))
CLIENT = Path(__file__).parent.parent / "web" / "src" / "texts"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")} | {CLIENT})
SPEAKING_TO_READERS = (
    "samurai-sword",
    "shogun",
    "dicium-crazy-cup",
    "dicium-dungeon",
    "dicium-civilization",
    "dicium-shogun",
)
"""Games whose events speak to the player whom they concern: "You draw a card." """
MANY = 8
"""Values of an option from which on only the first and the last are played."""
SECOND_PERSON = {
    "en": re.compile(r"\b(you|your|yourself)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
}


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            spoken_to = {f".{attribute.id.name}" for attribute in entry.attributes}
            found[entry.id.name] = arguments.names | spoken_to
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_in_every_language_with_the_same_arguments(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in LANGUAGES:
        assert messages(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", tatami.games())
def test_all_that_a_random_game_says_can_be_said(game_id: str, language: str) -> None:
    game = tatami.game(game_id)
    speak = Speaker(language, game_id)
    for text in ("game-name", "game-blurb"):
        assert speak(text)
    for option in game.options:
        assert speak(f"option-{option.name}")
        if not all(value.isdecimal() for value in option.values):
            assert all(speak(f"option-{option.name}-{value}") for value in option.values)
    for move in game.moves:
        assert speak(move.label)
    for players in game.players:
        _say_everything(Match(game, players, {}, f"said {players}", events=True), speak)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "about"),
    [
        ("samurai-sword", [f"card-{id}-help" for id in CARDS[WEAPONS:]]),
        ("samurai-sword", [f"character-{id}-help" for id in CHARACTERS]),
        ("dicium-crazy-cup", [f"about-card-{id}" for id in CHEATS]),
        ("dicium-dungeon", [f"about-card-{id}" for id in ADVENTURES]),
        ("dicium-dungeon", [f"about-chest-{id}" for id in CHESTS]),
        ("dicium-civilization", [f"about-card-{row.id}" for row in civilization.CARDS]),
        ("dicium-civilization", [f"about-common-{row.id}" for row in COMMON]),
        ("dicium-civilization", [f"about-secret-{row.id}" for row in SECRET]),
    ],
)
def test_what_each_thing_does_is_told(game_id: str, about: list[str], language: str) -> None:
    speak = Speaker(language, game_id)
    assert [id for id in about if not speak.has(id)] == []


def _say_everything(match: Match, speak: Speaker) -> None:
    mover = in_any_order(Chance("speaker"))

    def asked_aloud(match: Match) -> tuple[int, Move]:
        seat, move = mover(match)
        prompt = match.state.prompt(seat)
        assert prompt is not None
        assert speak(prompt)
        return seat, move

    finish(match, asked_aloud)
    for event in match.events:
        assert speak(Text(f"event-{event.kind}", event.args))
        if event.secret is not None:
            assert speak(Text(f"event-{event.kind}-secret", {**event.args, **event.secret}))
    assert match.state.outcome is not None
    assert speak(match.state.outcome.reason)
    assert speak(match.state.outcome.how)
    for line in match.state.outcome.sheet:
        assert speak(line.label)
    for labels in match.state.outcome.labels:
        assert all(speak(f"label-{group}") and speak(label) for group, label in labels.items())


class _Reader(Speaker):
    """Says texts as the browser does to one of the players."""

    def attributes(self, id: str) -> set[str]:
        return set(self._bundle.get_message(id).attributes)

    def told(self, text: Text, me: int) -> str:
        seats = [value.number for value in text.args.values() if isinstance(value, Seat)]
        wanted = ["you"] if seats[0] == me else ["yours"]
        if seats[0] == me and me in seats[1:]:
            wanted.insert(0, "yourself")
        message = self._bundle.get_message(text.id)
        spoken = (message.attributes[name] for name in wanted if name in message.attributes)
        pattern = next(spoken, message.value)
        assert pattern is not None
        words = {name: self._argument(value) for name, value in text.args.items()}
        said, errors = self._bundle.format_pattern(pattern, words)
        assert not errors, text.id
        return str(said)


@cache
def _texts_of_events(game_id: str) -> tuple[Text, ...]:
    """What random games tell, with every number of players and every option once."""
    game = tatami.game(game_id)
    tables: list[tuple[int, dict[str, str]]] = [(players, {}) for players in game.players]
    for option in game.options:
        values = option.values
        if len(values) >= MANY:
            values = (values[0], values[-1])
        tables += [(max(game.players), {option.name: value}) for value in values]
    texts: dict[str, Text] = {}
    for players, options in tables:
        match = Match(game, players, options, f"told {players} {options}", events=True)
        finish(match, in_any_order(Chance("reader")))
        for event in match.events:
            told = [Text(f"event-{event.kind}", event.args)]
            if event.secret is not None:
                told.append(Text(f"event-{event.kind}-secret", {**event.args, **event.secret}))
            texts.update((str(text), text) for text in told)
    return tuple(texts.values())


@cache
def _named_by(game_id: str, language: str) -> dict[str, set[str]]:
    """By message: the arguments of the message itself, without those of its attributes."""
    named = {}
    for folder in text_folders(game_id):
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                arguments = _Arguments()
                arguments.visit(entry.value)
                named[entry.id.name] = arguments.names
    return named


def _with_seats(game_id: str, language: str) -> Iterator[tuple[Text, list[tuple[str, int]]]]:
    """The texts that name players one by one; those players, by attribute that speaks to them."""
    named = _named_by(game_id, language)
    for text in _texts_of_events(game_id):
        seats = [(name, arg) for name, arg in text.args.items() if isinstance(arg, Seat)]
        ways = ["you", *["yours"] * (len(seats) - 1)]
        told = [
            (way, seat.number)
            for way, (name, seat) in zip(ways, seats, strict=False)
            if name in named[text.id]
        ]
        if told:
            yield text, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", SPEAKING_TO_READERS)
def test_an_event_speaks_to_the_player_whom_it_concerns(game_id: str, language: str) -> None:
    names = [f"Player{seat}" for seat in range(max(tatami.game(game_id).players))]
    without: set[str] = set()
    distant: set[str] = set()
    for text, told in _with_seats(game_id, language):
        for way, seat in told:
            called = [f"{name} (you)" if at == seat else name for at, name in enumerate(names)]
            reader = _Reader(language, game_id, called)
            if way not in reader.attributes(text.id):
                without.add(f"{text.id}.{way}")
                continue
            said = reader.told(text, seat)
            if "(you)" in said or not SECOND_PERSON[language].search(said):
                distant.add(f"{text.id}: {said}")
    assert without == set()
    assert distant == set()


@pytest.mark.parametrize(("language", "said"), [("en", "The drone"), ("fr", "Le drone")])
def test_a_line_of_the_log_begins_with_a_capital_letter(language: str, said: str) -> None:
    speak = Speaker(language, "dicium-crazy-cup", ["ada"])
    assert speak("event-finish", driver="drone").startswith(f"{said} ")
    assert speak("event-finish", driver=Seat(0)).startswith("ada ")
    assert speak("event-bump", driver=Seat(0), target="drone").endswith(f"{said.lower()}.")


@pytest.mark.parametrize(
    ("language", "helpers", "said"),
    [
        ("en", 3, "3 and 3 peasants against 4"),
        ("en", 1, "3 and 1 peasant against 4"),
        ("en", 0, "3 against 4"),
        ("fr", 3, "3 et 3 paysans contre 4"),
        ("fr", 1, "3 et 1 paysan contre 4"),
        ("fr", 0, "3 contre 4"),
    ],
)
def test_peasants_stand_beside_a_defender(language: str, helpers: int, said: str) -> None:
    speak = Speaker(language, "shogun", ["Ada", "Bo"])
    counts = {"attackers": 4, "defenders": 3, "helpers": helpers, "left": 2}
    held = speak(
        "event-battle-held", player=Seat(0), defender=Seat(1), province="province-kai", **counts
    )
    assert f", {said}" in held
    assert "Bo" in held
