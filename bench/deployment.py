"""A server under test: its processes, its PostgreSQL and NATS, and what they use."""

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cached_property
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from process_cpu import cpu_seconds, resident_bytes, with_children  # noqa: E402

from tests.faults.server import free_port  # noqa: E402
from tests.servers.nats import Nats  # noqa: E402
from tests.servers.postgres import Postgres  # noqa: E402

WAIT_SECONDS = 120
"""timeout for a server to start"""
SQLITE, POSTGRES, MEMORY = "SQLite", "PostgreSQL", "memory"
NO_BUS, NOTIFY, NATS = "", "NOTIFY", "NATS"
RAPIDO, ANCHOR, BOARDGAME = "Rapido", "bare", "boardgame.io"
SIZE = """
SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""
WAL = "SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint"


class BenchError(Exception):
    """A server or load generator that failed."""


@dataclass(frozen=True)
class Mode:
    """What serves, with which store and bus, in how many processes."""

    server: str
    store: str
    bus: str = NO_BUS
    processes: int = 1
    sticky: bool = False
    """whether all guests of a table use the same process"""

    @property
    def name(self) -> str:
        parts = [self.server, self.store, self.bus]
        if self.bus:
            parts.append(f"x{self.processes}")
        return " ".join(filter(None, parts)) + (" sticky" if self.sticky else "")


@dataclass(frozen=True)
class Usage:
    """Everything that is counted, from the start or between two moments."""

    app: float = 0.0
    """CPU seconds"""
    postgres: float = 0.0
    nats: float = 0.0
    published: float = 0.0
    """messages on the bus"""
    received: float = 0.0
    commits: float = 0.0
    commit_seconds: float = 0.0
    lag_samples: tuple[float, ...] = ()
    """of the event loops, by upper bound"""
    bus_bytes: float = 0.0
    """out of NATS"""
    wal_bytes: float = 0.0
    stored_bytes: float = 0.0

    def __sub__(self, before: "Usage") -> "Usage":
        values: dict[str, Any] = {
            each.name: getattr(self, each.name) - getattr(before, each.name)
            for each in fields(self)
            if each.name != "lag_samples"
        }
        lags = zip(self.lag_samples, before.lag_samples, strict=True)
        values["lag_samples"] = tuple(new - old for new, old in lags)
        return Usage(**values)


class Servers:
    """PostgreSQL and NATS, started when the first mode needs them, with fsync."""

    @cached_property
    def postgres(self) -> Postgres:
        server = Postgres(durable=True, settings={"shared_buffers": "128MB"})
        server.start()
        return server

    @cached_property
    def nats(self) -> Nats:
        server = Nats(f'http: "127.0.0.1:{self.nats_monitor}"')
        server.start()
        return server

    @cached_property
    def nats_monitor(self) -> int:
        return free_port()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for name in ("postgres", "nats"):
            if name in self.__dict__:
                self.__dict__[name].close()


class Deployment:
    """The processes of one mode, each on its own port, with an empty database."""

    def __init__(
        self, mode: Mode, servers: Servers, scratch: Path, options: Sequence[str] = ()
    ) -> None:
        """`options` are more arguments for the server's script."""
        self.mode = mode
        self._options = options
        self.ports: list[int] = []
        self.pids: list[int] = []
        self._servers = servers
        self._scratch = scratch
        self._database = ""

    @contextmanager
    def running(self) -> Generator[Self]:
        store, bus = "sqlite:", "memory:"
        if self.mode.store == POSTGRES:
            postgres = self._servers.postgres
            self._database = postgres.new_database()
            postgres.query("CHECKPOINT")
            store = postgres.url(self._database)
            bus = {NOTIFY: "postgresql:", NATS: "", NO_BUS: bus}[self.mode.bus]
            bus = bus or self._servers.nats.url()
        started: list[subprocess.Popen[bytes]] = []
        with TemporaryDirectory() as folder:
            try:
                self.ports = [free_port() for _ in range(self.mode.processes)]
                for port in self.ports:
                    command = self._command(port, folder, store, bus)
                    started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))  # noqa: S603
                    self.pids.append(started[-1].pid)
                for port in self.ports:
                    _wait_for(port)
                yield self
            finally:
                for process in started:
                    process.kill()
                    process.wait()
                if self._database:
                    self._servers.postgres.drop_database(self._database)

    def _command(self, port: int, folder: str, store: str, bus: str) -> list[str]:
        if self.mode.server == BOARDGAME:
            return ["node", str(self._scratch / "server.js"), str(port)]
        script = "server_rapido.py" if self.mode.server == RAPIDO else "server_anchor.py"
        command = [sys.executable, str(HERE / script), str(port), folder]
        return [*command, "--store", store, "--bus", bus, *self._options]

    def memory(self) -> int:
        return resident_bytes(self.pids)

    def usage(self, *, begin: bool) -> Usage:
        """Count; what the counting itself takes lies outside of begin and end."""
        if begin:
            counted = self._counted()
            cpu = self._cpu()
        else:
            cpu = self._cpu()
            counted = self._counted()
        return Usage(**cpu, **counted)

    def _cpu(self) -> dict[str, float]:
        used = {"app": cpu_seconds(self.pids)}
        if self.mode.store == POSTGRES:
            used["postgres"] = cpu_seconds(with_children(self._servers.postgres.pid))
        if self.mode.bus == NATS:
            used["nats"] = cpu_seconds([self._servers.nats.pid])
        return used

    def _counted(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.mode.server == RAPIDO:
            pages = [_read(port, "/metrics") for port in self.ports]
            found |= {
                "published": _sum(pages, "rapido_bus_published_total"),
                "received": _sum(pages, "rapido_bus_received_total"),
                "commits": _sum(pages, "rapido_commit_seconds_count"),
                "commit_seconds": _sum(pages, "rapido_commit_seconds_sum"),
                "lag_samples": _buckets(pages, "rapido_event_loop_lag_seconds"),
            }
        if self.mode.bus == NATS:
            found["bus_bytes"] = json.loads(_read(self._servers.nats_monitor, "/varz"))["out_bytes"]
        if self._database:
            query = self._servers.postgres.query
            found["wal_bytes"] = query(WAL)[0][0]
            found["stored_bytes"] = query(SIZE, database=self._database)[0][0]
        return found


def _read(port: int, path: str) -> str:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    text = connection.getresponse().read().decode()
    connection.close()
    return text


def _sum(pages: list[str], name: str) -> float:
    found = re.compile(rf"^{name} (\S+)$", re.MULTILINE)
    return sum(float(value) for page in pages for value in found.findall(page))


def _buckets(pages: list[str], name: str) -> tuple[float, ...]:
    found = re.compile(rf"^{name}_bucket{{.*}} (\S+)$", re.MULTILINE)
    columns = zip(*(map(float, found.findall(page)) for page in pages), strict=True)
    return tuple(map(sum, columns))


def _wait_for(port: int) -> None:
    until = time.monotonic() + WAIT_SECONDS
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise BenchError("a server did not start")
