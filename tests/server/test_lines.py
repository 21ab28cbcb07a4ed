"""The WebSocket protocol after the handshake: whatever arrives, and however it is cut."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from tatami.server import lines
from tatami.server.lines import Line

MASK = b"\x37\xfa\x21\x3d"


class Wire(asyncio.Transport):
    """Takes what a line writes; `stuck` is what nobody reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.stuck = 0
        self.closed = False
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return self.stuck

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


class Call:
    """A line whose other end is this test."""

    def __init__(self, window: int = 0) -> None:
        self.wire = Wire()
        self.connections: set[Any] = set()
        self.heard: list[str | None] = []
        self.line = Line(self.wire, self.connections, window)
        self.line.heard = self.heard.append

    @property
    def goodbye(self) -> int | None:
        """The code of the last frame, if it is a goodbye."""
        last = self.wire.written[-4:]
        return int.from_bytes(last[2:], "big") if last[:2] == b"\x88\x02" else None


def frame(kind: int, content: bytes, *, final: bool = True) -> bytes:
    size = len(content)
    head = bytes((0x80 * final | kind,))
    if size < 126:
        head += bytes((0x80 | size,))
    elif size < 65_536:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(content))
    return head + MASK + masked


def calling(test: Callable[[Call], None], window: int = 0) -> None:
    async def run() -> None:
        test(Call(window))

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 5_000, 65_536])
@pytest.mark.parametrize("cut", [1, 2, 7, 100_000])
def test_texts_arrive_however_they_are_cut(size: int, cut: int) -> None:
    def test(call: Call) -> None:
        text = ("é!" * size)[:size] if size < 30_000 else "x" * size
        sent = frame(1, text.encode()) + frame(1, b"next")
        for at in range(0, len(sent), cut):
            call.line.data_received(sent[at : at + cut])
        assert call.heard == [text, "next"]
        assert call.goodbye is None

    calling(test)


def test_a_message_in_parts_with_a_ping_between_them() -> None:
    def test(call: Call) -> None:
        call.line.data_received(frame(1, b"a\xc3", final=False) + frame(9, b"here?"))
        call.line.data_received(frame(0, b"\xa9", final=False) + frame(0, b"b"))
        assert call.heard == ["aéb"]
        assert call.wire.written == b"\x8a\x05here?"

    calling(test)


def test_what_is_no_text_is_told_as_that() -> None:
    def test(call: Call) -> None:
        call.line.data_received(frame(2, b"\x00\x01") + frame(10, b""))
        assert call.heard == [None]

    calling(test)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x05hello", lines.WRONG),  # not masked
        (b"\xc1\x80" + MASK, lines.WRONG),  # a reserved bit
        (frame(3, b""), lines.WRONG),  # no such kind
        (frame(11, b""), lines.WRONG),
        (frame(0, b"x"), lines.WRONG),  # goes on with nothing
        (frame(1, b"x", final=False) + frame(1, b"y"), lines.WRONG),
        (frame(9, b"x", final=False), lines.WRONG),
        (frame(9, b"x" * 126), lines.WRONG),
        (frame(1, b"\xff\xfe"), lines.NO_TEXT),
        (b"\x81\xff" + (65_537).to_bytes(8, "big"), lines.TOO_LONG),
        (b"\x81\xff" + (2**63).to_bytes(8, "big"), lines.TOO_LONG),
        (frame(1, b"x" * 60_000, final=False) + frame(0, b"x" * 10_000), lines.TOO_LONG),
    ],
)
def test_faults_end_the_connection_with_their_code(sent: bytes, code: int) -> None:
    def test(call: Call) -> None:
        call.line.data_received(sent)
        assert call.goodbye == code
        assert call.wire.closed
        assert call.heard == []

    calling(test)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 100_000])
def test_texts_go_out_whole(size: int) -> None:
    def test(call: Call) -> None:
        call.line.put(b"x" * size)
        head = {
            0: b"\x81\x00",
            125: b"\x81\x7d",
            126: b"\x81\x7e\x00\x7e",
            65_535: b"\x81\x7e\xff\xff",
            65_536: b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00",
            100_000: b"\x81\x7f\x00\x00\x00\x00\x00\x01\x86\xa0",
        }[size]
        assert call.wire.written == head + b"x" * size

    calling(test)


PACKED = 0x40


def pack(text: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def test_long_texts_go_out_packed_where_both_sides_may() -> None:
    text = b"the whole table " * 1_000

    def test(call: Call) -> None:
        call.line.put(b"short")
        assert call.wire.written == b"\x81\x05short"
        call.wire.written = b""
        call.line.put(text)
        assert call.wire.written[0] == 0xC1
        assert call.wire.written[1] == len(call.wire.written) - 2
        packed = call.wire.written[2:] + b"\x00\x00\xff\xff"
        assert zlib.decompressobj(-12).decompress(packed) == text

    calling(test, window=12)


def test_packed_texts_are_heard_each_by_itself() -> None:
    def test(call: Call) -> None:
        call.line.data_received(frame(1 | PACKED, pack("à vous".encode())) + frame(1, b"plain"))
        part = pack(b"in two parts")
        call.line.data_received(frame(1 | PACKED, part[:3], final=False) + frame(0, part[3:]))
        assert call.heard == ["à vous", "plain", "in two parts"]

    calling(test, window=15)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(1 | PACKED, b"\xff\xff\xff"), lines.WRONG),  # nothing that was packed
        (frame(9 | PACKED, b""), lines.WRONG),
        (frame(1 | 0x20, b""), lines.WRONG),
        (frame(1 | PACKED, pack(b"x" * 65_537)), lines.TOO_LONG),
        (frame(1 | PACKED, pack(b"x" * 20_000_000)), lines.TOO_LONG),
    ],
)
def test_faults_of_packing_end_the_connection(sent: bytes, code: int) -> None:
    def test(call: Call) -> None:
        call.line.data_received(sent)
        assert call.goodbye == code
        assert call.heard == []

    calling(test, window=15)


def test_a_listener_that_does_not_listen_is_let_go() -> None:
    def test(call: Call) -> None:
        call.wire.stuck = 2_000_000
        call.line.put(b"one")
        call.line.put(b"two")
        assert call.wire.written == b"\x88\x02" + lines.TOO_SLOW.to_bytes(2, "big")

    calling(test)


@pytest.mark.parametrize(
    "flood",
    [frame(9, b""), frame(10, b""), frame(1, b"", final=False) + frame(0, b"")],
    ids=["pings", "pongs", "parts of nothing"],
)
def test_floods_of_frames_that_say_nothing_end_the_connection(flood: bytes) -> None:
    def test(call: Call) -> None:
        call.line.data_received(flood * 100)
        assert not call.wire.closed
        call.line.data_received(flood * 101)
        assert call.goodbye == lines.REFUSED
        assert call.wire.closed

    calling(test)


def test_who_floods_on_after_the_goodbye_is_cut_off() -> None:
    def test(call: Call) -> None:
        call.line.close(lines.REFUSED)
        call.line.data_received(frame(1, b"more") * 201)
        assert call.wire.closed
        assert call.heard == []

    calling(test)


def test_pongs_that_nobody_reads_do_not_pile_up() -> None:
    def test(call: Call) -> None:
        call.wire.stuck = 2_000_000
        call.line.data_received(frame(9, b"x" * 125) * 3)
        assert call.wire.written == b"\x88\x02" + lines.TOO_SLOW.to_bytes(2, "big")

    calling(test)


def test_a_goodbye_is_answered_and_nothing_follows_it() -> None:
    def test(call: Call) -> None:
        call.line.data_received(frame(8, (1001).to_bytes(2, "big") + b"I am off"))
        assert call.goodbye == 1001
        assert call.wire.closed
        call.line.put(b"wait")
        call.line.data_received(frame(1, b"more"))
        assert call.goodbye == 1001
        assert call.heard == []

    calling(test)


def test_who_was_told_goodbye_may_answer_it() -> None:
    def test(call: Call) -> None:
        call.line.close(lines.REFUSED)
        assert call.goodbye == lines.REFUSED
        assert not call.wire.closed
        call.line.data_received(frame(8, b""))
        assert call.wire.closed
        assert call.goodbye == lines.REFUSED

    calling(test)


def test_who_waits_for_the_end_of_a_line_hears_of_it_once() -> None:
    def test(call: Call) -> None:
        ends: list[str] = []
        call.line.when_lost(lambda: ends.append("before"))
        assert call.connections == {call.line}
        call.line.connection_lost(None)
        assert call.connections == set()
        call.line.when_lost(lambda: ends.append("after"))
        assert ends == ["before", "after"]

    calling(test)


def test_a_line_is_dead_when_pings_bring_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        due: list[Callable[[], None]] = []
        waited: list[float] = []

        def call_later(seconds: float, call: Callable[[], None]) -> _Timer:
            waited.append(seconds)
            due.append(call)
            return _Timer()

        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
        call = Call()
        due.pop()()
        assert call.wire.written == b"\x89\x00"
        call.line.data_received(frame(10, b""))
        del waited[:-1]  # from here on it is silent
        due.pop()()
        due.pop()()
        assert call.wire.written == b"\x89\x00" * 3
        assert not call.wire.closed
        assert sum(waited) < 10
        due.pop()()
        assert call.goodbye == lines.DEAD
        assert call.wire.aborted

    asyncio.run(run())


class _Timer:
    def cancel(self) -> None:
        pass
