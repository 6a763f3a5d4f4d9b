"""A minimal WebSocket client, so that the load generator costs little."""

import asyncio
from collections.abc import Callable
from typing import ClassVar, cast


class Socket(asyncio.Protocol):
    """One connection; calls on_text for every text frame."""

    bytes_received: ClassVar = 0
    bytes_sent: ClassVar = 0
    """by all connections"""

    def __init__(self, request: str, on_text: Callable[[bytes], None]) -> None:
        self._request = request.encode()
        self._on_text = on_text
        self._buffer: bytes = b""
        self._transport: asyncio.WriteTransport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._request)

    def write(self, text: bytes, kind: int = 0x81) -> None:
        """Send one frame. The mask is zero, which leaves the text unchanged."""
        assert self._transport is not None  # noqa: S101
        size = len(text)
        head = (
            bytes((kind, 0x80 | size))
            if size < 126
            else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        )
        frame = head + b"\0\0\0\0" + text
        Socket.bytes_sent += len(frame)
        self._transport.write(frame)

    def data_received(self, data: bytes) -> None:
        """Split the buffer into frames."""
        Socket.bytes_received += len(data)
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            if b" 101 " not in answer:
                raise SystemExit(f"no upgrade: {answer[:80]!r}")
            self.open.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            head, length = 2, data[at + 1]
            if length == 126:
                head, length = 4, int.from_bytes(data[at + 2 : at + 4], "big")
            if size < at + head + length:
                break
            self._handle(data[at], data[at + head : at + head + length])
            at += head + length
        self._buffer = data[at:]

    def _handle(self, kind: int, content: bytes) -> None:
        if kind == 0x81:
            self._on_text(content)
        elif kind == 0x89:
            self.write(content, 0x8A)
        else:
            raise SystemExit(f"the server closed a connection: {content!r}")
