"""The browser client: the files that Vite has built, kept in memory, packed if that helps."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from tatami.server.failures import failure, language_of, nothing_here
from tatami.table.tables import Tables
from tatami.table.wire import Failure

FOLDER: Final = Path(__file__).parent / "client"
PACKED: Final = "packed"
"""Marks routes that compress what they send themselves."""
_PAGE: Final = "index.html"
_MANIFEST: Final = ".vite/manifest.json"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_WORTH_PACKING: Final = 1_000
_BROTLI: Final = ".br"
"""Beside a file of the client: the same one, as the build has packed it."""


class ClientFile:
    def __init__(self, name: str, body: bytes, brotli: bytes | None = None) -> None:
        self.body = body
        gzipped = gzip.compress(body, 9, mtime=0) if len(body) > _WORTH_PACKING else None
        self.packed = {
            encoding: packed
            for encoding, packed in (("br", brotli), ("gzip", gzipped))
            if packed is not None and len(packed) < 0.9 * len(body)
        }
        """By the name of its encoding, the smallest first."""
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.headers = {
            "etag": f'"{sha256(body).hexdigest()[:32]}"',
            "cache-control": _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN,
            "vary": "accept-encoding" if name != _PAGE else "accept-encoding, accept-language",
        }

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = dict(self.headers)
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        listed = request.headers.get("accept-encoding", "").split(",")
        accepted = {part.partition(";")[0].strip() for part in listed}
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                body = packed
                headers["content-encoding"] = encoding
                break
        return Response(body, media_type=self.kind, headers=headers)


class _Part(msgspec.Struct):
    """A file of the client, as Vite's manifest describes it."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Client:
    """All files of the client. A checkout in which it was not built yet has none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        manifest = folder / _MANIFEST
        self._parts = (
            msgspec.json.decode(manifest.read_bytes(), type=dict[str, _Part])
            if manifest.is_file()
            else {}
        )
        self._files = {
            name: ClientFile(name, path.read_bytes(), _beside(path))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
            and path.suffix != _BROTLI
            and not (name := path.relative_to(folder).as_posix()).startswith(".vite/")
        }

    def find(self, name: str) -> ClientFile | None:
        return self._files.get(name)

    def page(self, game: str | None, language: str, *, home: bool = False) -> ClientFile | None:
        """The page. It names the game, if that is known, and asks at once for what it needs."""
        plain = self._files.get(_PAGE)
        if plain is None:
            return None
        name = f"{_PAGE}?{'home' if home else game or 'table'}&{language}"
        if name not in self._files:
            body = plain.body
            needed = ["src/start.ts", f"virtual:titles/{language}"]
            needed.append("src/home/Home.svelte" if home else "src/table/TablePage.svelte")
            if game is not None:
                body = body.replace(b"<html ", f'<html data-game="{game}" '.encode(), 1)
                needed += [f"virtual:parts/{game}", *self._texts(game, language)]
            links = self._links(needed)
            if home:
                links.append('<link rel="preload" as="fetch" crossorigin href="/api/games">')
            body = body.replace(b"</head>", f"{''.join(links)}</head>".encode(), 1)
            self._files[name] = ClientFile(_PAGE, body)
        return self._files[name]

    def _texts(self, game: str, language: str) -> list[str]:
        """The files of a game's texts: those of its folder and of the folders around it."""
        found = []
        for name in self._parts:
            folder, _, file = name.partition("/games/")[2].rpartition("/")
            of = folder.replace("/", "-").replace("_", "-")
            if file == f"{language}.ftl?raw" and f"{game}-".startswith(f"{of}-"):
                found.append(name)
        return found

    def _links(self, needed: Iterable[str]) -> list[str]:
        """What these parts consist of, but for what the page loads anyway."""
        at_once = self._closure([_PAGE], {})
        parts = self._closure(needed, dict(at_once)).keys() - at_once.keys()
        links = []
        for name in sorted(parts):
            part = self._parts[name]
            links.append(f'<link rel="modulepreload" crossorigin href="/{part.file}">')
            links += [
                f'<link rel="preload" as="style" crossorigin href="/{sheet}">' for sheet in part.css
            ]
        return links

    def _closure(self, names: Iterable[str], found: dict[str, None]) -> dict[str, None]:
        for name in names:
            if name in self._parts and name not in found:
                found[name] = None
                self._closure(self._parts[name].imports, found)
        return found


def _beside(path: Path) -> bytes | None:
    packed = path.with_name(path.name + _BROTLI)
    return packed.read_bytes() if packed.is_file() else None


@get(["/", "/t/{table:str}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def page(
    client: Client, tables: Tables, request: Request[Any, Any, Any], table: str = ""
) -> Response[bytes] | Response[Failure]:
    found = client.page(tables.game_of(table), language_of(request), home=not table)
    if found is None:
        return failure(503, "error-no-such-page", "The client is not built: make play does it.")
    return found.answer(request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def file(
    client: Client, request: Request[Any, Any, Any], path: str
) -> Response[bytes] | Response[str] | Response[Failure]:
    found = client.find(path.lstrip("/"))
    return found.answer(request) if found is not None else nothing_here(request)


ROUTES: Final = [page, file]
