"""A client that floods a server: plain sockets from an address of its own, nothing polite."""

import asyncio
import base64
import json
import re
import secrets
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

CUT = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, EOFError)
PAUSE = 0.002
"""seconds after a refusal, so that the attacker does not need the whole machine"""


def frame(payload: bytes = b"", opcode: int = 1, *, fin: bool = True) -> bytes:
    """Encode a masked WebSocket frame."""
    size = len(payload)
    head = bytes([fin << 7 | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 2**16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


class Stream(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Answer(NamedTuple):
    status: int
    head: str
    body: bytes


class Attacker:
    """Counts what the server did to it: `answered`, `refused` (with a status) or `cut`."""

    def __init__(self, port: int, address: str) -> None:
        self.counted: Counter[str] = Counter()
        self._port, self._address = port, address

    async def connect(self, buffer: int = 2**22) -> Stream:
        local = (self._address, 0)
        return Stream(
            *await asyncio.open_connection("127.0.0.1", self._port, local_addr=local, limit=buffer)
        )

    @asynccontextmanager
    async def connection(self, buffer: int = 2**22) -> AsyncGenerator[Stream]:
        """Connect; a connection that the server closes or resets counts as cut.

        What does not fit into the buffer stays unread until somebody reads.
        """
        stream = None
        try:
            stream = await self.connect(buffer)
            yield stream
        except CUT:
            self.counted["cut"] += 1
            await asyncio.sleep(PAUSE)
        finally:
            if stream is not None:
                stream.writer.transport.abort()

    def head(self, method: str, path: str, host: str = "", **headers: str) -> bytes:
        own = f"127.0.0.1:{self._port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or own}", f"Origin: http://{own}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    async def ask(self, stream: Stream, request: bytes) -> Answer:
        """Send a request and read its answer."""
        stream.writer.write(request)
        head = (await stream.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        self.counted["sent"] += 1
        status = int(head.split()[1])
        length = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        body = await stream.reader.readexactly(int(length[1])) if length else b""
        self.counted["answered" if status < 400 else "refused"] += 1
        if status >= 400:
            await asyncio.sleep(PAUSE)
        return Answer(status, head, body)

    async def new_room(self) -> tuple[str, str]:
        """Open a room as a new guest; return it with the guest's token."""
        stream = await self.connect()
        head = (await self.ask(stream, self.head("GET", "/"))).head
        found = re.search(r"rapido_guest=([^;]+)", head)
        assert found is not None, head
        request = self.head(
            "POST", "/api/rooms", Cookie=f"rapido_guest={found[1]}", Content_Length="2"
        )
        opened = await self.ask(stream, request + b"{}")
        stream.writer.transport.abort()
        self.counted.clear()
        return json.loads(opened.body)["room"], found[1]

    async def upgrade(self, stream: Stream, room: str, token: str) -> bool:
        """Do the WebSocket handshake; return whether the server agreed."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        request = self.head(
            "GET",
            f"/ws/{room}",
            Cookie=f"rapido_guest={token}",
            Upgrade="websocket",
            Connection="Upgrade",
            Sec_WebSocket_Key=key,
            Sec_WebSocket_Version="13",
        )
        return (await self.ask(stream, request)).status == 101
