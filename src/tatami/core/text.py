"""What the engine wants to say to a person, without saying it in any language.

A text is the id of a message and its arguments. An argument is a number, the id of
another message (a card's name, say), a seat, or a list of these. No argument is ever a
sentence: words live in the `.ftl` files alone. A question or a refusal may name the rule
that it comes from, by its id on the game's rules page.
"""

from typing import Any, Final, TypeAlias


class Seat:
    """A player, as an argument of a text: shown by name."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.number == self.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Seat({self.number})"


Argument: TypeAlias = "int | str | Seat | list[int | str | Seat]"
Arguments: TypeAlias = dict[str, Argument]


class Text:
    __slots__ = ("args", "id", "rule")

    def __init__(self, id: str, args: Arguments | None = None, rule: str = "") -> None:
        self.id: Final = id
        self.args: Final[Arguments] = args if args is not None else {}
        self.rule: Final = rule

    def json(self) -> dict[str, Any]:
        args = {name: plain(value) for name, value in self.args.items()}
        if self.rule:
            return {"id": self.id, "args": args, "rule": self.rule}
        return {"id": self.id, "args": args}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Text)
            and other.id == self.id
            and other.args == self.args
            and other.rule == self.rule
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        if not self.args:
            return self.id
        return f"{self.id} ({', '.join(f'{k} {plain(v)}' for k, v in self.args.items())})"


def plain(value: Argument) -> Any:
    """The argument as JSON: a seat becomes `{"seat": 3}`."""
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def read_text(data: dict[str, Any]) -> Text:
    """The text that `json` wrote."""
    args = {name: _argument(value) for name, value in data["args"].items()}
    return Text(data["id"], args, data.get("rule", ""))


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return Seat(value["seat"])
    if isinstance(value, list):
        items: list[int | str | Seat] = []
        for item in value:
            items.append(Seat(item["seat"]) if isinstance(item, dict) else item)
        return items
    if isinstance(value, int):
        return value
    return str(value)
