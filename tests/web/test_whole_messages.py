"""Short messages that arrive whole bypass the parser; whatever else there is does not."""

import struct
from typing import Any

import pytest

from tests.web.test_websocket_protocol import BURST, Client, Limited, empty, run, until

MASK = b"\x11\x22\x33\x44"


def frame(text: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0xFE, size)
    return bytes([fin << 7 | opcode]) + length + MASK + masked


class Reader:
    """An application that keeps what it receives."""

    def __init__(self) -> None:
        self.received: list[Any] = []

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            self.received.append(message.get("text", message.get("code")))

    async def client(self) -> Client:
        client = await Limited().client(self)
        await until(lambda: client.protocol.messages.reader_waits)
        return client


def test_short_messages_bypass_the_parser_in_order() -> None:
    async def scenario() -> None:
        app = Reader()
        client = await app.client()
        texts = ["", "a", "ä€😀", "x" * 125, "y" * 126, "z" * 4096, "end"]
        for text in texts:
            client.receive(frame(text.encode()))
            await until(lambda: client.protocol.messages.reader_waits)
        assert app.received == texts
        assert len(client.parsed) == 2  # the two long ones
        assert client.transport.reading

    run(scenario)


def test_messages_that_the_application_does_not_wait_for_stop_the_reading() -> None:
    async def scenario() -> None:
        app = Reader()
        client = await app.client()
        for text in (b"1", b"2", b"3"):  # in the same iteration of the event loop
            client.receive(frame(text))
        assert not client.transport.reading
        await until(lambda: len(app.received) == 3)
        assert app.received == ["1", "2", "3"]
        assert client.transport.reading

    run(scenario)


def test_messages_are_counted() -> None:
    async def scenario() -> None:
        app = Reader()
        client = await app.client()
        for _ in range(BURST + 1):
            client.receive(frame(b"x"))
            await until(lambda: client.protocol.messages.reader_waits)
        assert app.received == ["x"] * BURST + [4029]

    run(scenario)


def test_part_of_a_frame_is_not_taken_for_a_message() -> None:
    async def scenario() -> None:
        app = Reader()
        client = await app.client()
        inner = frame(b"inner")
        outer = bytes([0x81, 0x80 | len(inner)]) + bytes(4) + inner
        client.receive(outer[:6])
        client.receive(outer[6:])  # looks like a frame
        await until(lambda: client.protocol.disconnected or client.transport.closing)
        assert "inner" not in app.received
        client = await (app := Reader()).client()
        outer = frame(b"first") + outer[:6] + b"x" * len(inner) + frame(b"last")
        cut = len(frame(b"first")) + 6
        client.receive(outer[:cut])
        client.receive(outer[cut:])
        await until(lambda: len(app.received) == 3)
        assert app.received == ["first", "x" * len(inner), "last"]

    run(scenario)


def test_part_of_a_frame_behind_the_handshake_is_not_forgotten() -> None:
    async def scenario() -> None:
        app = Reader()
        client = Client(Limited().protocol, app, "192.0.2.1")
        inner = frame(b"inner")
        head = bytes([0x81, 0x80 | len(inner)]) + bytes(4)
        receive = client.protocol.data_received
        client.protocol.data_received = lambda data: receive(data + head)  # type: ignore[method-assign]
        client.request()
        await until(lambda: client.protocol.messages.reader_waits)
        receive(inner)
        await until(lambda: app.received)
        assert app.received == [1007]  # not the message "inner"

    run(scenario)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([frame(b"\xff")], 1007),
        ([frame(b"a", fin=False), frame(b"b")], 1002),
        ([bytes([0x81, 1]) + b"a" + bytes(4)], 1002),
        ([bytes([0xC1]) + frame(b"a")[1:]], 1002),
    ],
    ids=["not UTF-8", "in the midst of another message", "not masked", "reserved bit"],
)
def test_violations_are_left_to_the_parser(data: list[bytes], code: int) -> None:
    async def scenario() -> None:
        app = Reader()
        client = await app.client()
        for each in data:
            client.receive(each)
        assert client.transport.closing
        assert struct.pack("!H", code) in client.transport.written
        await until(lambda: app.received)
        assert app.received == [code]

    run(scenario)


def test_nothing_is_received_after_a_close() -> None:
    async def close(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4404})
        received.append(await receive())
        received.append(await receive())

    received: list[Any] = []

    async def scenario() -> None:
        client = await Limited().client(close)
        await until(lambda: client.protocol.messages.reader_waits)
        client.receive(frame(b"late"))
        assert client.protocol.queue.empty()
        assert client.protocol.messages.reader_waits
        client.receive(empty(9))
        assert len(received) == 1

    run(scenario)
