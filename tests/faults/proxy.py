"""A proxy that drops, delays and stalls connections on command."""

import asyncio
from contextlib import suppress
from enum import Enum
from random import Random
from typing import Self


class Interruption(Enum):
    """How all connections are interrupted."""

    RESET = "reset"
    SILENCE = "silence"
    NO_ANSWERS = "half open"
    """the server receives everything, and its answers are lost"""


class ProxiedConnection:
    def __init__(
        self, browser: asyncio.StreamWriter, server: asyncio.StreamWriter, delay: float
    ) -> None:
        self.delay = delay
        """seconds of latency in each direction"""
        self.stalled = False
        """half-open: data is discarded without an error"""
        self.answers_stalled = False
        """only what the server sends is discarded"""
        self.failing = False
        self._ends = (browser, server)

    def cut(self) -> None:
        """Abort both sides; data in flight is lost."""
        self.failing = True
        self.stalled = True
        for end in self._ends:
            end.transport.abort()

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65_536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.stalled or (self.answers_stalled and sink is self._ends[0]):
                    continue
                sink.write(data)
                await sink.drain()


class Proxy:
    """Forwards connections to a server."""

    def __init__(self, port: int, rng: Random) -> None:
        self.connections: set[ProxiedConnection] = set()
        self.delay = 0.0
        """maximum latency of new connections"""
        self.stalled = False
        """whether new connections are stalled from the start"""
        self.answers_stalled = False
        """whether the answers on new connections are"""
        self.refuses = False
        """whether new connections are closed at once"""
        self.cuts = 0
        self._target = port
        self._rng = rng
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for connection in list(self.connections):
            connection.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def pick(self) -> ProxiedConnection | None:
        """Choose an open connection."""
        open_connections = [connection for connection in self.connections if not connection.failing]
        return self._rng.choice(open_connections) if open_connections else None

    def interrupt(self, how: Interruption) -> None:
        """Interrupt all connections, and those that are made until `heal`."""
        self.refuses = how is Interruption.RESET
        self.stalled = how is Interruption.SILENCE
        self.answers_stalled = how is Interruption.NO_ANSWERS
        for connection in list(self.connections):
            connection.stalled = self.stalled
            connection.answers_stalled = self.answers_stalled
            if self.refuses:
                connection.cut()

    def heal(self) -> None:
        """Let new connections work; those that have lost data are cut."""
        self.refuses = self.stalled = self.answers_stalled = False
        for connection in list(self.connections):
            connection.cut()

    def disturb(self) -> None:
        """Disturb a random connection and finally cut it."""
        connection = self.pick()
        if connection is None:
            return
        self.cuts += 1
        connection.failing = True
        kind = self._rng.random()
        if kind < 0.1:
            connection.stalled = True  # noticed only through a timeout
            asyncio.get_running_loop().call_later(2.0, connection.cut)
        elif kind < 0.3:
            connection.delay = self._rng.uniform(0.05, 0.3)
            asyncio.get_running_loop().call_later(connection.delay, connection.cut)
        else:
            connection.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.refuses:
            writer.transport.abort()
            return
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        connection = ProxiedConnection(writer, server_writer, self._rng.uniform(0, self.delay))
        connection.stalled, connection.answers_stalled = self.stalled, self.answers_stalled
        self.connections.add(connection)
        pumps = [
            asyncio.create_task(connection.pump(reader, server_writer)),
            asyncio.create_task(connection.pump(server_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.cut()
            self.connections.discard(connection)
            await asyncio.gather(*pumps, return_exceptions=True)
