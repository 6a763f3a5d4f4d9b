"""Load generator for bench/server.py: raw WebSocket frames, much cheaper than any server.

Seats everybody, then plays one phase after the other: prints `begin` when it begins, and a line of
JSON when it ends. Latency counts from when a move was due (no coordinated omission), so a server
that falls behind cannot hide it.
"""

import asyncio
import gc
import json
import random
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import cycle

import uvloop
from frames import Socket
from tables import RapidoTable, Table, Tally

CONCURRENT_SETUPS = 50
"""number of tables set up at the same time"""


def ports_of_table(ports: Sequence[int], number: int, guests: int, *, sticky: bool) -> list[int]:
    """Return a port for each guest: any, or the same for all at the table."""
    if sticky:
        return [ports[number % len(ports)]] * guests
    return random.Random(number).choices(ports, k=guests)


async def main(options: Namespace) -> None:
    tally = Tally()
    RapidoTable.updates = options.updates
    kind = RapidoTable if options.kind == "rapido" else Table
    guests = options.people + options.spectators
    tables = [
        kind(
            tally,
            ports_of_table(options.ports, number, guests, sticky=options.sticky),
            number,
            options.people,
        )
        for number in range(options.tables)
    ]
    setups = asyncio.Semaphore(CONCURRENT_SETUPS)

    async def seat(table: Table) -> None:
        async with setups:
            await table.seat()

    await asyncio.gather(*map(seat, tables))
    if not options.phases:
        print("begin", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        return
    gc.freeze()
    gc.disable()
    for phase in options.phases:
        warm_up, seconds, rate = map(float, phase.split(":"))
        await play(tables, tally, warm_up, seconds, rate)


async def play(
    tables: list[Table], tally: Tally, warm_up: float, seconds: float, rate: float
) -> None:
    """Play for some seconds after others that do not count; rate 0: as fast as possible."""
    playing = asyncio.ensure_future(pace(tables, rate) if rate else saturate(tables))
    await asyncio.sleep(warm_up)
    print("begin", flush=True)
    tally.clear()
    received, sent = Socket.bytes_received, Socket.bytes_sent
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    elapsed, cpu = time.perf_counter() - started, time.process_time() - cpu
    playing.cancel()
    if not tally.acknowledged:
        raise SystemExit("no move was acknowledged")
    report = {
        "moves": len(tally.acknowledged),
        "seconds": elapsed,
        "load": cpu / elapsed,
        "p50": percentile(tally.acknowledged, 50),
        "p99": percentile(tally.acknowledged, 99),
        "seen_p50": percentile(tally.seen, 50),
        "seen_p99": percentile(tally.seen, 99),
        "bytes_to_guests": Socket.bytes_received - received,
        "bytes_from_guests": Socket.bytes_sent - sent,
    }
    print(json.dumps(report), flush=True)


def percentile(seconds: Sequence[float], percent: int) -> float | None:
    """Return milliseconds."""
    found = sorted(seconds)
    return found[len(found) * percent // 100] * 1000 if found else None


async def saturate(tables: list[Table]) -> None:
    for table in tables:
        table.play_on()


async def pace(tables: list[Table], rate: float) -> None:
    """Make moves at a given rate with Poisson arrivals, one table after another."""
    rng = random.Random(1)
    due = time.perf_counter()
    for table in cycle(tables):
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0, due - time.perf_counter()))
        table.due()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["rapido", "anchor"])
    parser.add_argument("ports", type=int, nargs="+", help="of all processes")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--people", type=int, default=2, help="who play at each table")
    parser.add_argument("--spectators", type=int, default=0, help="who watch each table")
    parser.add_argument("--sticky", action="store_true", help="one process for a table")
    parser.add_argument("--updates", choices=["full", "delta"], default="delta")
    parser.add_argument(
        "--phase",
        action="append",
        dest="phases",
        default=[],
        metavar="WARM_UP:SECONDS:RATE",
        help="moves per second, 0: as fast as possible; without any phase: connect and wait",
    )
    uvloop.run(main(parser.parse_args()))
