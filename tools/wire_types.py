"""Writes `web/src/protocol.ts`: the types of what server and client say, from the server's own.

python tools/wire_types.py          # write the file
python tools/wire_types.py --check  # only say whether it is up to date
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as look

from tatami.table import clock, requests, wire

FILE: Final = Path(__file__).parents[1] / "web/src/protocol.ts"
_HEAD: Final = """\
/* What server and client say to each other; docs/protocol.md explains it.
   Written by tools/wire_types.py from the server's own types: change those, not this file. */

export type Argument = number | string | { seat: number } | Argument[];
"""
_WIDTH: Final = 100


def _structs(module: Any) -> list[type[Any]]:
    return [
        found
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and (found.__module__ == module.__name__ or name == "Update")
    ]


FROM_CLIENT: Final = [requests.Hello, *requests.ClientRequest.__args__]
UNIONS: Final[dict[str, tuple[type[Any], ...]]] = {
    "ClockRule": (clock.NoClock, clock.MoveClock, clock.GameClock),
    "Message": (
        wire.Whole,
        wire.Update,
        wire.Done,
        wire.Refused,
        wire.Suggestion,
        wire.Aids,
        wire.Advice,
        wire.Rematch,
    ),
    "Request": requests.ClientRequest.__args__,
}


def _name(kind: type[Any]) -> str:
    """Requests may be called like what they lead to."""
    return f"{kind.__name__}Request" if kind in FROM_CLIENT else kind.__name__


class Writer:
    def __init__(self) -> None:
        self._unions = {frozenset(kinds): name for name, kinds in UNIONS.items()}

    def file(self) -> str:
        kinds = [*UNIONS["ClockRule"], *_structs(wire), *FROM_CLIENT]
        unions = [self._union(name, kinds) for name, kinds in UNIONS.items()]
        return "\n".join([_HEAD, *(self._interface(kind) for kind in kinds), *unions])

    def _union(self, name: str, kinds: Iterable[type[Any]]) -> str:
        names = [_name(kind) for kind in kinds]
        line = f"export type {name} = {' | '.join(names)};\n"
        if len(line) <= _WIDTH:
            return line
        return f"export type {name} =\n" + "\n".join(f"  | {name}" for name in names) + ";\n"

    def _interface(self, kind: type[Any]) -> str:
        info = look.type_info(kind)
        assert isinstance(info, look.StructType)
        lines = [f"export interface {_name(kind)} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        notes = _notes(kind)
        for field in info.fields:
            if field.name in notes:
                lines.append(f"  /** {notes[field.name]} */")
            mark = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self._type(field.type)};")
        lines.append("}\n")
        if len(lines) == 2:
            lines = [f"export type {_name(kind)} = Record<string, never>;\n"]
        said = inspect.cleandoc(kind.__doc__ or "").split("\n")[0]
        return "\n".join([f"/** {said} */", *lines] if said else lines)

    def _type(self, info: look.Type) -> str:
        match info:
            case look.Metadata():
                extra = info.extra or {}
                return str(extra["typescript"]) if "typescript" in extra else self._type(info.type)
            case look.AnyType() | look.RawType():
                return "unknown"
            case look.NoneType():
                return "null"
            case look.BoolType():
                return "boolean"
            case look.IntType() | look.FloatType():
                return "number"
            case look.StrType():
                return "string"
            case look.LiteralType():
                return " | ".join(json.dumps(value) for value in info.values)
            case look.ListType():
                inner = self._type(info.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case look.TupleType():
                return f"[{', '.join(self._type(item) for item in info.item_types)}]"
            case look.DictType():
                return f"Record<{self._type(info.key_type)}, {self._type(info.value_type)}>"
            case look.StructType():
                return _name(info.cls)
            case look.UnionType():
                return self._either(info.types)
        raise TypeError(f"no TypeScript for {info}")

    def _either(self, types: Iterable[look.Type]) -> str:
        parts = list(types)
        structs = frozenset(one.cls for one in parts if isinstance(one, look.StructType))
        named = self._unions.get(structs)
        names = [named] if named is not None else []
        names += [
            self._type(one)
            for one in parts
            if named is None or not isinstance(one, look.StructType)
        ]
        return " | ".join(sorted(names, key="null".__eq__))


def _notes(kind: type[Any]) -> dict[str, str]:
    """What stands below a field as its own doc-string."""
    try:
        tree = ast.parse(inspect.getsource(kind))
    except (OSError, TypeError):
        return {}
    body = tree.body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for one, two in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(one, ast.AnnAssign)
            and isinstance(one.target, ast.Name)
            and isinstance(two, ast.Expr)
            and isinstance(two.value, ast.Constant)
        ):
            found[one.target.id] = inspect.cleandoc(str(two.value.value)).replace("\n", " ")
    return found


def typescript() -> str:
    return Writer().file()


def main() -> None:
    text = typescript()
    if "--check" in sys.argv:
        if FILE.read_text(encoding="utf-8") != text:
            sys.exit("web/src/protocol.ts is not up to date: python tools/wire_types.py writes it")
        return
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
