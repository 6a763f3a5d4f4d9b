"""Three server processes on one PostgreSQL and one bus, and people who play on all of them."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg

from tests.faults.player import Pace
from tests.faults.postgres_load import PostgresLoad
from tests.faults.proxy import Proxy
from tests.faults.server import UNLIMITED, Server
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.waiting import TIMEOUT

PROCESSES: Final = 3
MAX_CONNECTIONS: Final = 45
TURN_LIMIT: Final = 120
"""seconds: more than any failure lasts, and less than clocks are apart"""
AHEAD: Final = 300
"""seconds by which one clock is ahead, and another one behind"""
SETTINGS: Final = UNLIMITED | {"reveal_timeout": 0.5, "stand_in_grace": 1.0, "log": True}
PACE: Final = Pace(thinks=0.2, patience=2 * TIMEOUT, forgets=0.1, holds_back=0.1, wanders=0.03)
"""whoever hears nothing does not help himself by connecting again"""


class Cluster:
    """The first process reaches the servers through proxies, the second one only PostgreSQL."""

    def __init__(self, folder: Path, postgres: Postgres, nats: Nats | None, seed: int) -> None:
        self.folder = folder
        self.postgres = postgres
        self.nats = nats
        self.rng = Random(seed)
        self.database = postgres.new_database()
        self.url = postgres.url(self.database)
        self.servers: list[Server] = []
        self.proxies: list[Proxy] = []
        """to PostgreSQL, of the first processes"""
        self.bus_proxy: Proxy | None = None
        """to NATS, of the first process"""
        self.load: PostgresLoad

    async def begin(self, tables: int, pace: Pace = PACE) -> None:
        """Let people sit down and play."""
        server, seed = self.servers[-1], self.rng.getrandbits(32)
        self.load = PostgresLoad(self.postgres, self.url, server, seed, pace)
        self.load.settings["turn_limit"] = TURN_LIMIT
        await self.load.begin(tables, *(server.port for server in self.servers))
        await self.play_on()

    async def end(self) -> dict[str, int]:
        """Check that all have seen what is stored; return the number of commands by outcome."""
        await self.load.end()
        counted = await asyncio.to_thread(self.load.check, own_rooms=True)
        stored = await asyncio.to_thread(self.load.read_rooms, None)
        facts = {row.what["fact"] for room in stored.values() for row in room.rows}
        assert "stoodin" not in facts, "a process thought that the time of a player was over"
        return counted

    async def play_on(self, versions: int = 1) -> None:
        """Wait until all have seen more versions, and every process has acknowledged a move."""
        await self.load.wait_for_each(self.servers, 1)
        await self.load.wait_for_versions(versions)
        assert not self.load.history.errors, self.load.history.errors[:5]

    def new_process(self, number: int = PROCESSES, **more: object) -> Server:
        """Return one that is not yet started; the first ones use proxies."""
        folder = self.folder / f"process {number}"
        folder.mkdir()
        port = self.proxies[number].port if number < len(self.proxies) else None
        settings = SETTINGS | {"store": self.postgres.url(self.database, port=port)} | more
        if self.nats is not None:
            proxy = self.bus_proxy if number == 0 else None
            settings["bus"] = self.nats.url(port=proxy and proxy.port)
        return Server(folder, settings)

    async def start(self, server: Server) -> None:
        await asyncio.to_thread(server.start)

    async def wait_for_refusals(self, count: int, code: str = "unavailable") -> None:
        """Wait until this many more commands were refused."""
        answers = self.load.history.answers
        enough = answers[code] + count
        async with asyncio.timeout(TIMEOUT):
            while answers[code] < enough:  # noqa: ASYNC110 - there is no event
                await asyncio.sleep(0.02)

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self.postgres.query, sql, *values, database=self.database)

    async def connections(self) -> list["asyncpg.Connection[asyncpg.Record]"]:
        """Open as many connections to PostgreSQL as there are left."""
        found: list[asyncpg.Connection[asyncpg.Record]] = []
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                found.append(await asyncpg.connect(self.url, timeout=TIMEOUT))
        return found

    def send_to_postgres(self, number: signal.Signals) -> None:
        """Send a signal to the postmaster and all processes it has started."""
        children = Path(f"/proc/{self.postgres.pid}/task/{self.postgres.pid}/children")
        for pid in (self.postgres.pid, *map(int, children.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(pid, number)


@asynccontextmanager
async def running_cluster(folder: Path, *, nats: bool, seed: int) -> AsyncGenerator[Cluster]:
    """Start everything; check at the end that no process has crashed or logged an exception."""
    async with AsyncExitStack() as stack:
        postgres = Postgres(durable=True, settings={"max_connections": str(MAX_CONNECTIONS)})
        stack.callback(postgres.close)
        await asyncio.to_thread(postgres.start)
        server = Nats() if nats else None
        if server is not None:
            stack.callback(server.close)
            await asyncio.to_thread(server.start)
        cluster = await asyncio.to_thread(Cluster, folder, postgres, server, seed)
        await _add_proxies(cluster, stack)
        for number in range(PROCESSES):
            cluster.servers.append(cluster.new_process(number))
            stack.callback(cluster.servers[-1].close)
        await asyncio.gather(*map(cluster.start, cluster.servers))
        yield cluster
        for process in cluster.servers:
            assert not process.has_crashed(), process.read_log()[-2000:]
            await asyncio.to_thread(process.stop)
            assert "Traceback" not in process.read_log(), process.read_log()
            # The start of a process is not the restore of a backup.
            assert '"database replaced"' not in process.read_log(), process.read_log()


async def _add_proxies(cluster: Cluster, stack: AsyncExitStack) -> None:
    for _ in range(PROCESSES - 1):
        proxy = Proxy(cluster.postgres.port, cluster.rng)
        cluster.proxies.append(await stack.enter_async_context(proxy))
    if cluster.nats is not None:
        proxy = Proxy(cluster.nats.port, cluster.rng)
        cluster.bus_proxy = await stack.enter_async_context(proxy)
