"""A WebSocket connection with the least of the protocol that a server insists on."""

import asyncio
from collections.abc import Callable
from typing import cast


class Socket(asyncio.Protocol):
    """One connection; every text that comes is passed on."""

    def __init__(self, request: str, heard: Callable[[bytes], None]) -> None:
        """Ask for this upgrade, and pass on every text."""
        self._request = request.encode()
        self._heard = heard
        self._rest: bytes = b""
        self._transport: asyncio.WriteTransport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._request)

    def write(self, text: bytes, kind: int = 0x81) -> None:
        """Send one frame. Its mask is zero, which leaves the text as it is."""
        assert self._transport is not None  # noqa: S101
        size = len(text)
        head = (
            bytes((kind, 0x80 | size))
            if size < 126
            else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        )
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames."""
        data = self._rest + data if self._rest else data
        if not self.open.done():
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = answer
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
            self._take(data[at], data[at + head : at + head + length])
            at += head + length
        self._rest = data[at:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == 0x81:
            self._heard(content)
        elif kind == 0x89:
            self.write(content, 0x8A)
        else:
            raise SystemExit(f"the server closed a connection: {content!r}")
