"""Texts in the languages of the table, from the `.ftl` files beside each part."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tatami.core.errors import UnknownName
from tatami.core.text import Argument, Seat, Text
from tatami.games import text_folders

LANGUAGES = ("en", "fr")


class Speaker:
    """Says texts in one language; seats by their names.

    It knows what all games share, the texts of one game, and those of further `parts`:
    packages with their own `.ftl` files.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: list[str] | None = None,
        parts: tuple[str, ...] = (),
    ):
        self.language = language
        self.names = names or []
        self._bundle = _bundle(language, game, parts)

    def __call__(self, text: Text | str, **args: Argument) -> str:
        if isinstance(text, str):
            text = Text(text, args)
        words = {name: self._argument(value) for name, value in text.args.items()}
        said = self.fill(text.id, words)
        if text.id.startswith("event-") and _begins_with_thing(said, text, words):
            return said[:1].upper() + said[1:]
        return said

    def fill(self, id: str, words: Mapping[str, str | float]) -> str:
        """A message around words that are no messages themselves: a file name, a seed."""
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"message {id} has no text")
        said, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise KeyError(f"message {id}: {errors[0]}")
        return str(said)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def seat(self, number: int) -> str:
        if number < len(self.names):
            return self.names[number]
        return self.fill("seat", {"number": number + 1})

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, Seat):
            return self.seat(value.number)
        if isinstance(value, str):
            return self.fill(value, {})
        if isinstance(value, list):
            return self._list([str(self._argument(item)) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items) or self.fill("list-nothing", {})
        return ", ".join(items[:-1]) + self.fill("list-and", {}) + items[-1]


def _begins_with_thing(said: str, text: Text, words: Mapping[str, str | int]) -> bool:
    """Whether a sentence begins with what is a message itself: "the drone", not a player's name."""
    return any(
        isinstance(value, str) and said.startswith(str(words[name]))
        for name, value in text.args.items()
    )


@cache
def _bundle(language: str, game: str | None, parts: tuple[str, ...]) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownName(
            f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}"
        )
    bundle = FluentBundle([language], use_isolating=False)
    sources = [files(__name__), *(files(part) for part in parts)]
    if game is not None:
        sources += text_folders(game)
    for source in sources:
        text = (source / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
