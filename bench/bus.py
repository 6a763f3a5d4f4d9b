"""Measures the buses between two processes: round trips, messages per second, CPU by part.

Every server is started for this run; PostgreSQL commits to the disk, as it does in earnest.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import asyncpg
import uvloop

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rapido.bus.nats import NatsBus  # noqa: E402
from rapido.bus.postgres import PostgresBus  # noqa: E402
from rapido.bus.remote import RemoteBus  # noqa: E402
from tests.servers.nats import Nats  # noqa: E402
from tests.servers.postgres import Postgres  # noqa: E402

SIZE = 300
"""bytes of a message: a move with its entry"""


async def open_bus(url: str) -> RemoteBus:
    opened = NatsBus if url.startswith("nats") else PostgresBus
    return await opened.open(url, "bench")


async def echo(url: str) -> None:
    """Answer pings, and count the rest, in a process of its own."""
    bus = await open_bus(url)
    done = asyncio.Event()
    count = 0

    def add(_: bytes) -> None:
        nonlocal count
        count += 1

    def report(_: bytes) -> None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        told = {"count": count, "cpu": used.ru_utime + used.ru_stime}
        bus.publish("report", json.dumps(told).encode())

    bus.subscribe("ping", lambda payload: bus.publish("pong", payload))
    bus.subscribe("message", add)
    bus.subscribe("ask", report)
    bus.subscribe("end", lambda _: done.set())
    print("ready", flush=True)
    await done.wait()
    await bus.close()


class Echo:
    """The other process."""

    def __init__(self, bus: RemoteBus) -> None:
        self._bus = bus
        self._answers: asyncio.Queue[bytes] = asyncio.Queue()
        bus.subscribe("pong", self._answers.put_nowait)
        bus.subscribe("report", self._answers.put_nowait)

    async def ping(self, payload: bytes) -> None:
        self._bus.publish("ping", payload)
        await self._answers.get()

    async def report(self) -> dict[str, Any]:
        self._bus.publish("ask", b"")
        return json.loads(await self._answers.get())


def cpu_of(pids: list[int]) -> float:
    """Return the CPU seconds of processes with all their threads."""
    used = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            used += int((thread / "schedstat").read_text().split()[0])
    return used / 1e9


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def round_trips(echo: Echo, count: int) -> None:
    times: list[float] = []
    for _ in range(count):
        began = time.perf_counter()
        await echo.ping(bytes(SIZE))
        times.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.005)
    p99 = quantiles(times, n=100)[98]
    print(f"  round trip     p50 {median(times):.2f} ms, p99 {p99:.2f} ms")


async def stream(
    bus: RemoteBus, echo: Echo, rate: int, seconds: float, server: Callable[[], list[int]]
) -> None:
    """Publish at a rate as the event loop of a server would: a few messages, now and then."""
    loop_cpu = own_cpu()
    await send(lambda: None, rate, seconds / 2)
    loop_cpu = 2 * (own_cpu() - loop_cpu)
    before = await echo.report()
    pids = server()
    server_cpu, cpu, dropped = cpu_of(pids), own_cpu(), bus.dropped
    payload = bytes(SIZE)
    began = time.perf_counter()
    sent = await send(lambda: bus.publish("message", payload), rate, seconds)
    cpu, server_cpu = own_cpu() - cpu - loop_cpu, cpu_of(pids) - server_cpu
    after = await echo.report()
    elapsed = time.perf_counter() - began
    arrived = after["count"] - before["count"]
    lost = f", {bus.dropped - dropped} dropped" if bus.dropped > dropped else ""
    receiver = after["cpu"] - before["cpu"]
    print(
        f"  {rate:6} wanted/s  {arrived / elapsed:6.0f} arrived/s{lost}; CPU us a message:"
        f" sender {cpu / sent * 1e6:.1f}, receiver {receiver / sent * 1e6:.1f},"
        f" server {server_cpu / sent * 1e6:.1f}"
    )


async def send(publish: Callable[[], None], rate: int, seconds: float) -> int:
    loop = asyncio.get_running_loop()
    began, sent = loop.time(), 0
    while (elapsed := loop.time() - began) < seconds:
        while sent < elapsed * rate:
            publish()
            sent += 1
        await asyncio.sleep(0.001)
    return sent


async def commits(url: str, bus: RemoteBus | None, seconds: float) -> float:
    """Return durable commits per second of one writer, beside a bus that sends 1,000 a second."""
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS moves (number int, body bytea)")
    insert = await connection.prepare("INSERT INTO moves VALUES ($1, $2)")
    loop = asyncio.get_running_loop()
    began, count = loop.time(), 0
    while (elapsed := loop.time() - began) < seconds:
        await insert.fetch(count, bytes(SIZE))
        if bus is not None:
            bus.publish("message", bytes(SIZE))
        count += 1
    await connection.close()
    return count / elapsed


async def measure(
    url: str, rates: list[int], seconds: float, server: Callable[[], list[int]]
) -> None:
    command = [sys.executable, __file__, "--echo", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:  # noqa: ASYNC220, S603
        assert child.stdout is not None  # noqa: S101
        child.stdout.readline()
        bus = await open_bus(url)
        other = Echo(bus)
        await other.ping(b"")
        await round_trips(other, 200)
        for rate in rates:
            await stream(bus, other, rate, seconds, server)
        if url.startswith("postgresql"):
            figures: dict[bool, list[float]] = {True: [], False: []}
            for _ in range(9):
                for beside, found in figures.items():
                    found.append(await commits(url, bus if beside else None, seconds / 6))
            alone, beside = median(figures[False]), median(figures[True])
            print(f"  commits/s      {alone:.0f} alone, {beside:.0f} with a message for each")
        bus.publish("end", b"")
        await bus.close()


def children(pid: int) -> list[int]:
    found = [pid]
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(folder.name))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--echo", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--rates", type=int, nargs="+", default=[200, 1000, 5000, 20000])
    options = parser.parse_args()
    if options.echo:
        uvloop.run(echo(options.echo))
        return
    for name, server in (("NATS", Nats()), ("PostgreSQL", Postgres(durable=True))):
        print(name)
        try:
            server.start()
            uvloop.run(
                measure(
                    server.url(),
                    options.rates,
                    options.seconds,
                    lambda server=server: children(server.pid),
                )
            )
        finally:
            server.close()


if __name__ == "__main__":
    main()
