"""WebSocket connections that take little: no task, no queue and no copy of a message each.

After the `handshake` a `Line` speaks the protocol (RFC 6455) by itself: it calls whoever listens,
and writes at once what it is given.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Final

LONGEST_MESSAGE: Final = 65_536
_LONGEST_BACKLOG: Final = 1_000_000
"""So many bytes may wait for a client that does not read."""
_PING_SECONDS: Final = 3.2
_UNANSWERED: Final = 2
"""A line is dead when so many pings bring no answer: that is noticed within ten seconds."""
_CLOSE_SECONDS: Final = 5.0
_IDLE_FRAMES: Final = 200
"""So many frames without a message of their own may come between two pings."""
_WORTH_PACKING: Final = 4_096
"""Longer texts are packed (RFC 7692): above all the greeting; what is told later is short."""
_EMPTY_BLOCK: Final = b"\x00\x00\xff\xff"
"""Ends every packed text, and is not sent."""

_CONTINUED: Final = 0
_TEXT: Final = 1
_BINARY: Final = 2
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_RESERVED: Final = 0x70
_PACKED: Final = 0x40
_PING_FRAME: Final = bytes((_FINAL | _PING, 0))

WRONG: Final = 1002
NO_TEXT: Final = 1007
REFUSED: Final = 1008
TOO_LONG: Final = 1009
DEAD: Final = 1011
RESTART: Final = 1012
TOO_SLOW: Final = 1013


class _Fault(Exception):
    """The client does not keep to the protocol; the code says how."""

    def __init__(self, code: int) -> None:
        self.code = code


class Line:
    """What a transport calls (an `asyncio.Protocol`), and what is said through it."""

    def __init__(
        self, transport: asyncio.Transport, connections: set[Any], window: int = 0
    ) -> None:
        """`window`: texts may be packed, looking so many bits back; 0: they may not."""
        self._window = window
        self.heard: Callable[[str | None], None] | None = None
        """Is called with each text; None is something else than text."""
        self._transport = transport
        self._connections = connections
        self._lost: list[Callable[[], None]] | None = []
        self._buffer = bytearray()
        self._needed = 2
        self._begun: bytearray | None = None
        """What has arrived of a message in several frames."""
        self._begun_as = _TEXT
        self._begun_packed = False
        self._gathered: list[bytes] | None = None
        self._unanswered = 0
        self._idle_frames = 0
        self._closing = transport.is_closing()
        self._timer = self._later(_PING_SECONDS, self._ping)
        connections.add(self)

    def when_lost(self, call: Callable[[], None]) -> None:
        """Call this when the connection is gone; at once, if it is."""
        if self._lost is None:
            call()
        else:
            self._lost.append(call)

    # what is said

    def put(self, text: bytes) -> None:
        """Send a text, unless nobody reads it any more: who comes back gets the whole table."""
        if self._window and len(text) >= _WORTH_PACKING:
            packer = zlib.compressobj(wbits=-self._window)
            packed = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
            self._send(_TEXT | _PACKED, packed.removesuffix(_EMPTY_BLOCK))
        else:
            self._send(_TEXT, text)

    def _send(self, kind: int, content: bytes) -> None:
        if self._closing:
            return
        if self._transport.get_write_buffer_size() > _LONGEST_BACKLOG:
            self.close(TOO_SLOW)
        elif self._gathered is None:
            self._transport.write(_head(kind, len(content)) + content)
        else:
            self._gathered.append(_head(kind, len(content)) + content)

    def gather(self) -> None:
        """What is put from now on is sent together, by `flush`."""
        self._gathered = []

    def flush(self) -> None:
        gathered, self._gathered = self._gathered, None
        if gathered and not self._closing:
            self._transport.write(b"".join(gathered))

    def close(self, code: int) -> None:
        """Say goodbye, and hang up when the client has said so too, or after some seconds."""
        if not self._closing:
            self._say_goodbye(code.to_bytes(2, "big"))
            self._timer.cancel()
            self._timer = self._later(_CLOSE_SECONDS, self._transport.abort)

    def pause(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def shutdown(self) -> None:
        """The server stops."""
        if not self._closing:
            self._say_goodbye(RESTART.to_bytes(2, "big"))
        self._transport.close()

    def _say_goodbye(self, reason: bytes) -> None:
        self.flush()
        self._transport.write(_head(_CLOSE, len(reason)) + reason)
        self._closing = True

    def _ping(self) -> None:
        if self._unanswered == _UNANSWERED:
            self.close(DEAD)
            self._transport.abort()
            return
        self._unanswered += 1
        self._idle_frames = 0
        self._transport.write(_PING_FRAME)
        self._timer = self._later(_PING_SECONDS, self._ping)

    @staticmethod
    def _later(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    # what is heard

    def data_received(self, data: bytes) -> None:
        self._unanswered = 0
        buffer = self._buffer
        buffer += data
        try:
            while len(buffer) >= self._needed:
                self._read_frame(buffer)
        except _Fault as fault:
            self.close(fault.code)
            self._transport.close()

    def eof_received(self) -> None:
        """Nothing more will come: the transport closes."""

    def pause_writing(self) -> None:
        """`put` looks at the backlog by itself."""

    def resume_writing(self) -> None:
        """The backlog is short again."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._closing = True
        self._timer.cancel()
        self._connections.discard(self)
        lost, self._lost, self.heard = self._lost or [], None, None
        for call in lost:
            call()

    def _read_frame(self, buffer: bytearray) -> None:
        """Take one frame from the buffer, if it is there; else note how much is needed."""
        first, size = buffer[0], buffer[1] & 0x7F
        packed = bool(self._window and first & _PACKED)
        if first & (_RESERVED ^ _PACKED if packed else _RESERVED) or not buffer[1] & _MASKED:
            raise _Fault(WRONG)
        at = 2
        if size >= 126:
            at = 4 if size == 126 else 10
            if len(buffer) < at:
                self._needed = at
                return
            size = int.from_bytes(buffer[2:at], "big")
        if size + len(self._begun or b"") > LONGEST_MESSAGE:
            raise _Fault(TOO_LONG)
        end = at + 4 + size
        if len(buffer) < end:
            self._needed = end
            return
        content = _unmask(buffer[at + 4 : end], buffer[at : at + 4])
        del buffer[:end]
        self._needed = 2
        self._take(first & 0x0F, bool(first & _FINAL), packed, content)

    def _take(self, kind: int, final: bool, packed: bool, content: bytes) -> None:
        if packed and kind not in (_TEXT, _BINARY):
            raise _Fault(WRONG)
        if kind not in (_TEXT, _BINARY) or not final or self._closing:
            self._idle_frames += 1
            if self._idle_frames > _IDLE_FRAMES:
                raise _Fault(REFUSED)
        if kind >= _CLOSE:
            if not final or len(content) > 125:
                raise _Fault(WRONG)
            self._take_control(kind, content)
        elif kind in (_TEXT, _BINARY) and self._begun is None:
            if final:
                self._hear(kind, packed, content)
            else:
                self._begun, self._begun_as, self._begun_packed = bytearray(content), kind, packed
        elif kind == _CONTINUED and self._begun is not None:
            self._begun += content
            if final:
                whole, self._begun = bytes(self._begun), None
                self._hear(self._begun_as, self._begun_packed, whole)
        else:
            raise _Fault(WRONG)

    def _take_control(self, kind: int, content: bytes) -> None:
        if kind == _CLOSE:
            if not self._closing:
                self._say_goodbye(content[:2])
            self._transport.close()
        elif kind == _PING:
            self._send(_PONG, content)
        elif kind != _PONG:
            raise _Fault(WRONG)

    def _hear(self, kind: int, packed: bool, content: bytes) -> None:
        if packed:
            content = _unpack(content)
        try:
            text = content.decode() if kind == _TEXT else None
        except UnicodeDecodeError:
            raise _Fault(NO_TEXT) from None
        if self.heard is not None and not self._closing:
            self.heard(text)


def _head(kind: int, size: int) -> bytes:
    first = (_FINAL | kind) << 8
    if size < 126:
        return (first | size).to_bytes(2, "big")
    if size < 65_536:
        return ((first | 126) << 16 | size).to_bytes(4, "big")
    return ((first | 127) << 64 | size).to_bytes(10, "big")


def _unpack(content: bytes) -> bytes:
    try:
        whole = zlib.decompressobj(-zlib.MAX_WBITS).decompress(
            content + _EMPTY_BLOCK, LONGEST_MESSAGE + 1
        )
    except zlib.error:
        raise _Fault(WRONG) from None
    if len(whole) > LONGEST_MESSAGE:
        raise _Fault(TOO_LONG)
    return whole


def _unmask(content: bytearray, mask: bytearray) -> bytes:
    size = len(content)
    whole = int.from_bytes(content, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return whole.to_bytes(size, "big")
