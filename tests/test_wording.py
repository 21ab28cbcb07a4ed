"""Every text that a person reads, said with 0, 1, 2 and many, and with vowels.

What a machine can hear is checked: spaces, apostrophes and quotation marks, elisions, articles and
plurals, and that no message is written for nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tatami.games import games, text_folders
from tatami.language import LANGUAGES, rules_pages

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "src" / "tatami"
CLIENT = ROOT / "web" / "src"
FOLDERS = sorted([*(file.parent for file in TEXTS.rglob("en.ftl")), CLIENT / "texts"])
COUNTS = (0, 1, 2, 21)


def listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


NUMBERS = listed(
    """amount armies attack attackers better chance chests count cubes damage deals deck decisions
    defenders difficulty discard distance error faces fallen few fewest first games helpers high
    honour hours increment last less level life longest lost low many markers miles missing moves
    need number officers passes peasants percent place played points precision price rice round
    row seats shortest sites spent steps strength thrown total turn turns weapons winter
    year"""
)
"""Arguments that are numbers, also where no form of the message is chosen by them."""
WORDS = {
    "en": {"column": "e", "game": "Shogun", "piece": "ninja"},
    "fr": {"column": "e", "game": "Shogun", "piece": "ninja", "direction": "sens horaire"},
}
NAMES = {"en": "Emily", "fr": "Émile"}
"""What every other argument is: it begins with a vowel."""
SEVERAL = listed(
    """cli-arena-head cli-arena-lost cli-error-bots cli-figures-head cli-figures-speed
    cli-games-facts cli-games-facts-either cli-games-facts-exact cli-verify-holds error-long-text
    error-seat-count home-players home-players-either measure-seeded report-setup
    report-title"""
)
"""Messages whose numbers are never 0 or 1."""
NO_PLURALS = listed(
    """ans begins bonus comes dans draws fois héros is less minus moins pas pins plus sans shows
    sous takes vers"""
)
"""Words after a number that end like a plural and are none."""

BOTH = (
    r"\S  +\S",
    r"\.\.\.|[ \u00a0]…",
    r"[ \u00a0][,.](?=\s|$)",
)
ENGLISH = (
    r"'|\"",
    r"(?<=[\w’”)])[ \u00a0][;:!?%](?=\s|$)",
    r"(?:\ba|^A|(?<=\. )A) (?=(?!one\b|un[ip]|us[ei]|eu)[aeiou]\w)",
    r"\b[Aa]n (?=(?!hour|hono|heir)[^\W\daeiouAEIOU])",
    r"\bthe own\b|\b[Ii]n your turn\b|(?:^|[.;:] )Who (?:loses|wins|has|enters|bids)\b",
)
FRENCH = (
    r"'|\"",
    r"(?<![ \u00a0])[;!?»](?=\s|$)|(?<=\w):(?=\s)",
    r"(?<=\S) [:;!?»%](?=\s|$|[.,)…])|« |(?<=\d)%",
    # before a vowel; e5 is a space of a board, and nobody elides before "onze" and "oui"
    r"(?i)(?<![\w’-])(?:de|que|le|la|ne|se|ce|me|te|je|du|au|si) "
    r"(?=(?!onz|oui|un\b)[aeiouàâéèêëîïôûœ][^\W\d])(?<!si )|(?<![\w’])si ils?\b",
    r"(?<!de )(?<!à )(?<!our )(?<!dans )ce tour(?![\w-])",
)
RULES = listed(
    """about-face-D about-card-zeno event-zeno learn-target lesson-green option-alert_cards
    card-tea-help card-daimyo-help special-armies special-armies-help eventcard-tax-cap-help
    eventcard-tax-floor-help eventcard-rice-floor-help eventcard-rice-cap-help
    eventcard-weak-levies-help"""
)
"""Messages with a number of the rules, which no content file can change."""


class Seen(Visitor):
    """What a message is made of: its arguments, those that choose a form, and its plain words."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.choosing: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chosen = node.selector
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral) or key.name == "one":
                assert isinstance(chosen, ast.VariableReference)
                self.choosing.add(chosen.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def parsed(folder: Path, language: str) -> dict[str, Seen]:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Seen] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Seen()
            found[entry.id.name].visit(entry)
    return found


def said(folder: Path, language: str, count: int) -> Iterator[tuple[str, str]]:
    """Every message, with all its numbers the same."""
    bundle = FluentBundle([language], use_isolating=False)
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    for id in parsed(folder, language):
        seen = [parsed(folder, one)[id] for one in LANGUAGES]
        numbers = NUMBERS.union(*(one.choosing for one in seen))
        words = WORDS[language]
        args = {
            name: count if name in numbers else words.get(name, NAMES[language])
            for name in seen[0].arguments | seen[1].arguments
        }
        message = bundle.get_message(id)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                yield id, str(bundle.format_pattern(pattern, args)[0])


def paragraphs(language: str) -> Iterator[tuple[str, str]]:
    """What the rules pages say, with the numbers of the content, without code and tables."""
    for name, folder in rules_pages.written().items():
        source = rules_pages.read_page(folder, language).source
        fenced = False
        for number, line in enumerate(source.splitlines(), start=1):
            fenced ^= line.startswith("```")
            if not fenced and not line.startswith(("|", "    ", "```")):
                yield f"{name}:{number}", re.sub(r"`[^`]*`", "x", line.replace("*", ""))


def written(language: str) -> Iterator[tuple[str, str]]:
    """All plain words of a language, with where they stand."""
    for folder in FOLDERS:
        for id, seen in parsed(folder, language).items():
            if not id.startswith(("cli-word-", "cli-bench-missing")):  # what is typed
                yield from ((f"{folder.name}/{id}", words) for words in seen.words)
    yield from paragraphs(language)


def complaints(found: Iterator[tuple[str, str]], *faults: str) -> list[str]:
    """Where one of the patterns is found."""
    return sorted(
        {
            f"{where}: …{text[max(0, hit.start() - 25) : hit.end() + 25].strip()}…"
            for where, text in found
            for fault in faults
            for hit in re.finditer(fault, text)
        }
    )


@pytest.mark.parametrize(("language", "faults"), [("en", ENGLISH), ("fr", FRENCH)])
def test_words_are_written_cleanly(language: str, faults: tuple[str, ...]) -> None:
    assert complaints(written(language), *BOTH, *faults) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_opens_is_closed(language: str) -> None:
    texts = [one for folder in FOLDERS for one in said(folder, language, 2)]
    pairs = [("“", "”"), ("«", "»"), ("(", ")"), ("[", "]")]
    wrong = [
        f"{where}: {text}"
        for where, text in (*texts, *paragraphs(language))
        if any(text.count(opens) != text.count(closes) for opens, closes in pairs)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_content_may_change_stands_in_no_message(language: str) -> None:
    found = {
        id
        for folder in FOLDERS
        if "games" in folder.parts
        for id, seen in parsed(folder, language).items()
        for number in re.findall(r"\d+", " ".join(seen.words))
        if int(number) > 1 and number not in re.findall(r"\d+", id)
    }
    numbered = {f"option-first_player-{seat}" for seat in range(4)}
    assert found - RULES - numbered == set()


COMPOSED = (r"\)\}[;:!?]", r"join\(\"[;:!?] ?\"\)")
"""Where the client sets a mark between two texts, which each language sets in its own way."""


def test_marks_between_texts_are_set_by_messages() -> None:
    files = [
        file
        for file in CLIENT.rglob("*")
        if file.suffix in (".ts", ".svelte")
        and not file.name.endswith(".test.ts")
        and file.name not in ("clock.ts", "PlainBoard.svelte")  # hours; views without texts
    ]
    assert files
    texts = ((file.name, file.read_text(encoding="utf-8")) for file in files)
    assert complaints(texts, *COMPOSED) == []


def misfits(texts: Iterator[tuple[str, str]], language: str) -> list[str]:
    """Texts with a plural after 0 or 1, or with a word before a name that should lose its vowel."""
    none_or_one = "[01]" if language == "fr" else "1"
    plural = re.compile(rf"(?<![\w,.:/−+±=-]){none_or_one}[ \u00a0]([^\W\d]+[sx])\b")
    wrong = []
    for where, text in texts:
        nouns = [] if where in SEVERAL else plural.findall(text)
        elided = re.search(r"(?i)(?<!\w)(de|que|le|la|du|au|si) Émile", text)
        if elided or any(noun.lower() not in NO_PLURALS for noun in nouns):
            wrong.append(f"{where}: {text}")
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_and_names_fit_the_words_around_them(language: str) -> None:
    texts = (
        text for count in COUNTS for folder in FOLDERS for text in said(folder, language, count)
    )
    assert misfits(texts, language) == []
    assert misfits(paragraphs(language), language) == []


@pytest.mark.parametrize(
    ("language", "fault"),
    [
        ("en", "two  spaces"),
        ("en", "a table's end"),
        ("en", 'a "word"'),
        ("en", "wait ..."),
        ("en", "a army"),
        ("en", "an province"),
        ("en", "until the own turn comes"),
        ("en", "40 % of them"),
        ("en", "In your turn you draw."),
        ("en", "Who loses retreats."),
        ("fr", "l'épée"),
        ("fr", "une carte : deux"),
        ("fr", "une carte: deux"),
        ("fr", "vraiment?"),
        ("fr", "« oui\u00a0»"),
        ("fr", "40 % des parties"),
        ("fr", "le armée"),
        ("fr", "la province de Izumo"),
        ("fr", "ce est vrai"),
        ("fr", "si il gagne"),
        ("fr", "pas de relance ce tour."),
    ],
)
def test_a_fault_is_noticed(language: str, fault: str) -> None:
    faults = ENGLISH if language == "en" else FRENCH
    assert complaints(iter([("here", fault)]), *BOTH, *faults)


@pytest.mark.parametrize("fault", ["{t(`card`)}: {t(`help`)}", 'names.join("; ")'])
def test_a_mark_set_by_the_client_is_noticed(fault: str) -> None:
    assert complaints(iter([("here", fault)]), *COMPOSED)


@pytest.mark.parametrize(
    ("language", "message", "heard"),
    [
        ("en", "{ $count } cards", ["1 cards"]),
        ("en", "{ $count ->\n [one] one card\n *[other] { $count } cards\n }", []),
        ("en", "{ $who } draws", []),
        ("fr", "{ $count } cartes", ["0 cartes", "1 cartes"]),
        ("fr", "{ $count ->\n [one] { $count } carte\n *[other] { $count } cartes\n }", []),
        ("fr", "{ $count ->\n [0] aucun\n *[other] { $count } dés\n }", ["1 dés"]),
        ("fr", "la main de { $who }", ["la main de Émile"]),
    ],
)
def test_a_misfit_is_noticed(tmp_path: Path, language: str, message: str, heard: list[str]) -> None:
    for one in LANGUAGES:
        (tmp_path / f"{one}.ftl").write_text(f"id = {message}\n", encoding="utf-8")
    texts = (text for count in COUNTS for text in said(tmp_path, language, count))
    assert {f"id: {one}" for one in heard} == set(misfits(texts, language))


def sources(*places: str) -> str:
    """The code, and the content, that may ask for messages."""
    files = [
        file
        for place in places
        for file in ROOT.glob(f"{place}/**/*")
        if file.suffix in (".py", ".toml", ".csv", ".ts", ".svelte")
        and not file.name.endswith(".test.ts")
    ]
    assert files
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


EVERYWHERE = tuple(f"src/tatami/{part}" for part in ("core", "table", "cli", "bots", "lab"))
SHARED = ("web/src/table", "web/src/home", "web/src/app", "web/src/look", "web/src/texts")
KIT = ("src/tatami/games/dicium/rules", "src/tatami/games/dicium/bot", "web/src/games/dicium")


ELSEWHERE = {"why-", "but-", "legend-", "option-", "province-", "team-"}
"""Beginnings of ids to which code outside of the games adds the rest."""
NUMBERED = {f"r{number}" for number in range(1, 10)}
"""Regions of Civilization, which the code counts."""


def is_composed(rest: str, words: Set[str]) -> bool:
    """Whether it is made of these words, with hyphens between."""
    return rest in words or any(
        rest[:at] in words and is_composed(rest[at + 1 :], words)
        for at, letter in enumerate(rest)
        if letter == "-"
    )


def unsaid(ids: Iterable[str], code: str) -> list[str]:
    """Those that the code says neither by their id, nor as one of a family of which it names the
    beginning and the rest, nor as what is to be learnt about a question that it asks."""
    families = ELSEWHERE.union(re.findall(r"[\"'`]([a-z][a-z-]*-)\$?\{", code))
    words = NUMBERED.union(re.findall(r"[\w-]+", code), re.findall(r"[\w-]+", code.lower()))
    return [
        id
        for id in ids
        if id not in words
        and not (id.startswith("learn-") and id.replace("learn-", "ask-", 1) in words)
        and not any(
            is_composed(id.removeprefix(family), words)
            for family in families
            if id.startswith(family)
        )
    ]


@pytest.mark.parametrize("game", games())
def test_every_message_of_a_game_is_said_somewhere(game: str) -> None:
    own = Path(str(text_folders(game)[-1]))
    places = (str(own.relative_to(ROOT)), f"web/src/games/{game}")
    code = sources(*EVERYWHERE, *SHARED, *places, *(KIT if own.parent.name == "dicium" else ()))
    assert unsaid(parsed(own, "en"), code) == []


def test_a_message_for_nobody_is_noticed() -> None:
    code = 'Text(f"event-{kind}") "ask-keep" "draw" "secret"'
    assert unsaid(["event-draw", "event-draw-secret", "ask-keep", "learn-keep"], code) == []
    lost = ["event-lost", "event-draw-lost", "ask-lost", "learn-lost"]
    assert unsaid(lost, code) == lost
