"""A proxy that cuts, delays and falls silent on command, as networks do."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Self


class Line:
    """One connection through the proxy, and what is done to it."""

    def __init__(
        self, browser: asyncio.StreamWriter, server: asyncio.StreamWriter, delay: float
    ) -> None:
        self.delay = delay
        """seconds that everything takes, in each direction"""
        self.silent = False
        """nothing goes through any more, and nobody is told: half-open"""
        self.doomed = False
        self._ends = (browser, server)

    def cut(self) -> None:
        """End both sides at once; what was under way is lost."""
        self.doomed = True
        self.silent = True
        for end in self._ends:
            end.transport.abort()

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Pass on what comes until one side ends."""
        with suppress(OSError):
            while data := await source.read(65_536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.silent:
                    continue
                sink.write(data)
                await sink.drain()


class Proxy:
    """Stands before a server on a port of its own."""

    def __init__(self, port: int, rng: Random) -> None:
        self.lines: set[Line] = set()
        self.delay = 0.0
        """what new lines begin with, at most"""
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
        for line in list(self.lines):
            line.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def port(self) -> int:
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def pick(self) -> Line | None:
        """Choose a line that is still open."""
        open_lines = [line for line in self.lines if not line.doomed]
        return self._rng.choice(open_lines) if open_lines else None

    def trouble(self) -> None:
        """Do something to one line that ends with its cut."""
        line = self.pick()
        if line is None:
            return
        self.cuts += 1
        line.doomed = True
        kind = self._rng.random()
        if kind < 0.1:
            line.silent = True  # found out by those who wait in vain
            asyncio.get_running_loop().call_later(2.0, line.cut)
        elif kind < 0.3:
            line.delay = self._rng.uniform(0.05, 0.3)
            asyncio.get_running_loop().call_later(line.delay, line.cut)
        else:
            line.cut()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, far_writer, self._rng.uniform(0, self.delay))
        self.lines.add(line)
        pumps = [
            asyncio.create_task(line.pump(reader, far_writer)),
            asyncio.create_task(line.pump(far_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.cut()
            self.lines.discard(line)
            await asyncio.gather(*pumps, return_exceptions=True)
