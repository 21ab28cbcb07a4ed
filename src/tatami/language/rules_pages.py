"""The rules pages: one text for the browser, the terminal, the documents and the tests.

A page is `rules.<language>.md` in a game's folder. A heading or a paragraph that begins with an
id (`## SS-4 The turn`, `**SS-R08** …`) is a rule; what stands in braces is filled from the files
beside the page (`language/filling.py`), so that nothing of the content stands in two places.
`docs/adding-a-game.md` describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from markdown_it import MarkdownIt

from tatami.core.errors import UnknownName
from tatami.games import games, text_folders
from tatami.language.filling import Filling, filled

ID: Final = r"[A-Z]{2}-(?:[RE]\d\d|\d+(?:\.\d+)*)"
MENTION: Final = re.compile(rf"(?<![\w.-])(?:{ID})(?![\w-]|\.\d)")
_HEADING: Final = re.compile(rf"(#{{1,4}}) (?:({ID}) )?(.+)")
_LEAD: Final = re.compile(rf"(?:- )?\*\*({ID})\*\* (.+)")
_CODE: Final = re.compile(r"(<pre>.*?</pre>|<code>.*?</code>)", re.DOTALL)
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Rule:
    """A heading with the text below it, or a paragraph with an id of its own."""

    id: str
    """Empty for a heading that only explains."""
    title: str
    """Empty for a paragraph."""
    depth: int
    """1 for a chapter."""
    text: str
    """Markdown."""

    @property
    def source(self) -> str:
        if not self.title:
            return f"**{self.id}** {self.text}"
        return (
            f"{'#' * (self.depth + 1)} {f'{self.id} {self.title}'.strip()}\n\n{self.text}".rstrip()
        )


@dataclass(frozen=True)
class Page:
    title: str
    opening: str
    """What stands before the first heading, in Markdown."""
    rules: tuple[Rule, ...]
    source: str

    @property
    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules if rule.id]

    def below(self, id: str) -> list[Rule]:
        """The rule and all that stands below it; empty if the page does not have it."""
        for at, rule in enumerate(self.rules):
            if rule.id == id:
                end = at + 1
                while end < len(self.rules) and self.rules[end].depth > rule.depth:
                    end += 1
                return list(self.rules[at:end])
        return []

    def leaves(self) -> list[str]:
        """The rules that no other rule stands below: each of them is to be implemented."""
        return [id for id in self.ids if not any(rule.id for rule in self.below(id)[1:])]


@cache
def pages(game: str, language: str) -> tuple[Page, ...]:
    """The game's own page, then those that it shares with others; none if none is written."""
    return tuple(
        read_page(folder, language)
        for folder in reversed(text_folders(game))
        if (folder / f"rules.{language}.md").is_file()
    )


def written() -> dict[str, Traversable]:
    """The folders that hold a rules page, by the name of the page: a game's id, or `dicium`."""
    found: dict[str, Traversable] = {}
    for game in games():
        *shared, own = text_folders(game)
        found |= {place.name.replace("_", "-"): place for place in shared}
        found[game] = own
    return {name: place for name, place in found.items() if (place / "rules.en.md").is_file()}


def find(game: str, language: str, id: str) -> list[Rule]:
    """The rule with this id and what stands below it; the own page's prefix may be left out."""
    known = pages(game, language)
    wanted = id.upper()
    if known and known[0].ids and "-" not in wanted:
        wanted = f"{known[0].ids[0].partition('-')[0]}-{wanted}"
    for page in known:
        if found := page.below(wanted):
            return found
    raise UnknownName(f"the rules of {game} have no {id!r}")


def cited(text: str) -> set[str]:
    """All that looks like the id of a rule."""
    return set(MENTION.findall(text))


def html(text: str, known: frozenset[str] = frozenset()) -> str:
    """Markdown of a page as HTML; the ids of known rules become links to `#<id>`."""

    def link(match: re.Match[str]) -> str:
        id = match[0]
        return f'<a href="#{id}">{id}</a>' if id in known else id

    parts = _CODE.split(_MARKDOWN.render(text))
    return "".join(
        part if _CODE.fullmatch(part) else MENTION.sub(link, part) for part in parts
    ).strip()


def read(text: str, filling: Filling) -> Page:
    """A page from its Markdown; `BadContent` if something is asked for that is not there."""
    source = filled(text, filling)
    title = ""
    opening = ""
    rules: list[Rule] = []
    chapter = 0
    for head, body in _parts(source):
        if heading := _HEADING.fullmatch(head):
            depth = len(heading[1]) - 1
            if depth == 0:
                title, opening = heading[3], body
            else:
                chapter = depth
                rules.append(Rule(heading[2] or "", heading[3], depth, body))
        elif lead := _LEAD.fullmatch(head):
            rules.append(Rule(lead[1], "", chapter + 1, f"{lead[2]}\n{body}".strip()))
    return Page(title, opening, tuple(rules), source)


def _parts(source: str) -> Iterator[tuple[str, str]]:
    """The line that each rule begins with, and what follows it."""
    head, body, fenced = "", [""], False
    for line in source.splitlines():
        fenced ^= line.startswith("```")
        if not fenced and (_HEADING.fullmatch(line) or _LEAD.fullmatch(line)):
            yield head, "\n".join(body).strip()
            head, body = line, []
        else:
            body.append(line)
    yield head, "\n".join(body).strip()


def read_page(folder: Traversable, language: str) -> Page:
    """The page in a game's folder, filled from what lies beside it."""
    text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    return read(text, Filling.beside(folder, language))
