"""About the server itself: its health, links that friends can open, as QR codes too."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from importlib.metadata import version
from ipaddress import ip_address
from typing import Annotated, Final

import msgspec
import segno
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from tatami.core.engine import engine
from tatami.table.wire import Addresses, Failure, Health, Picture

BOUND: Final = "TATAMI_BOUND"
"""Where the server listens: set by itself, for its worker processes."""
_SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: nothing is sent to it."""


class QrText(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1100)]


@get("/api/health", sync_to_thread=False, summary="Whether it serves, and what")
def show_health() -> Health:
    return Health(version("tatami-table"), engine())


@get("/api/addresses", sync_to_thread=True, summary="Where friends in the local network find it")
def list_addresses() -> Addresses:
    return addresses()


def addresses() -> Addresses:
    host, _, port = os.environ.get(BOUND, "127.0.0.1 8000").rpartition(" ")
    if _is_local(host):
        return Addresses([], True)
    hosts = [host] if host not in ("0.0.0.0", "::") else local_addresses()
    return Addresses([f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in hosts], False)


@post(
    "/api/qr",
    status_code=200,
    sync_to_thread=True,
    responses={
        status: ResponseSpec(Failure, description="Refused") for status in (400, 403, 413, 429)
    },
    summary="A text as a QR code; nothing of it is kept",
)
def draw_qr(data: QrText) -> Picture:
    code = segno.make(data.text, error="l", micro=False)
    return Picture(code.svg_inline(border=2, scale=4, dark="#1c1a17", light="#ffffff"))


def local_addresses() -> list[str]:
    """The machine's own addresses in its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_SOMEWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [one for one in dict.fromkeys(found) if not _is_local(one)]


def _is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES: Final = [show_health, list_addresses, draw_qr]
