"""What attacks cost the server: `python bench/abuse.py [--floods] [--seconds N] [FLOOD ...]`.

How long other people's commands take without and with each flood of tests/faults/floods.py, the
growth of memory after each attack in tests/faults, and the slowdown of commands while another
client does not read. Needs the test dependencies.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.faults import test_abuse, test_limits
from tests.faults.client import Tab, run, seat_players
from tests.faults.floods import FLOODS
from tests.faults.long_games import StoredGames, store_games
from tests.faults.server import UNLIMITED, Server
from tests.faults.soak import MAX_LATENCY, MAX_MEDIAN
from tests.faults.victim import Victims, flooding

MEGABYTE = 2**20
MAX_MEMORY = 10.0
"""megabytes that an attack may leak"""
MAX_SLOWDOWN = 3.0
"""how much longer a command may take while another client does not read"""
HUGE = 10**18


def memory(server: Server) -> float:
    """Return the resident memory of the server in megabytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text("utf-8").split()[1])
    return pages * 4096 / MEGABYTE


def attacks() -> dict[str, tuple[Callable[[Server], None], float]]:
    """Return the attacks, each with the megabytes it may leak."""
    # Malformed messages are mixed with valid ones, whose facts are stored.
    facts = test_abuse.FRAMES * 500 / MEGABYTE
    found: dict[str, tuple[Callable[[Server], None], float]] = {
        "oversized frames": (
            test_abuse.test_oversized_frames_close_the_connection,
            MAX_MEMORY,
        ),
        "huge numbers": (
            lambda server: test_abuse.test_huge_numbers_are_refused(server, HUGE),
            MAX_MEMORY,
        ),
        "malformed messages": (
            test_abuse.test_malformed_messages_do_not_affect_other_clients,
            MAX_MEMORY + facts,
        ),
    }
    for kind in test_limits.BAD:

        def send(server: Server, kind: str = kind) -> None:
            test_limits.test_malformed_requests_are_refused(server, kind)

        found[f"request with {kind}"] = (send, MAX_MEMORY)
    return found


async def slowdown_by_silent_reader(server: Server) -> float:
    """Return how much longer commands take while another client does not read."""
    tokens = [server.new_guest() for _ in range(2)]
    room = server.new_room(tokens[0], 6)
    await seat_players(server.port, room, tokens)
    host = await Tab.open(server.port, room, tokens[0])

    async def timed() -> float:
        began = time.perf_counter()
        await test_limits.change_words(host)
        return time.perf_counter() - began

    before = [await timed() for _ in range(10)]
    silent = await Tab.open(server.port, room, tokens[1])
    silent.connection.transport.pause_reading()
    during = [await timed() for _ in range(20)]
    return median(during) / median(before)


async def latencies(
    name: str, server: Server, address: str, games: StoredGames, seconds: float
) -> tuple[list[float], list[float], dict[str, int]]:
    """Return how long commands take before and during a flood, and what the server did to it."""
    victims = Victims(server)
    await victims.begin(1)
    await asyncio.sleep(2)
    before = victims.take_latencies()
    async with flooding(name, server, address, games) as flood:
        await asyncio.sleep(seconds)
        during = victims.take_latencies()
    return before, during, flood.counted


def floods(names: list[str], seconds: float) -> int:
    """Print the latencies of others without and with each flood; return how many are too slow."""
    missed = 0
    print(f"{'milliseconds':<28} {'without':>8} {'maximum':>8} {'flooded':>8} {'maximum':>8}")
    for number, name in enumerate(names):
        with TemporaryDirectory() as folder:
            server = Server(Path(folder))
            games = store_games(server.data, 20, 5000)
            server.start()
            try:
                work = latencies(name, server, f"127.0.1.{1 + number}", games, seconds)
                before, during, counted = run(work, 600)
            except (OSError, AssertionError, TimeoutError) as error:
                missed += 1
                print(f"{name:<28} {error!r:.90}", flush=True)
                continue
            finally:
                server.close()
        good = median(during) < MAX_MEDIAN and max(during) < MAX_LATENCY
        missed += not good
        numbers = (median(before), max(before), median(during), max(during))
        shown = " ".join(f"{1000 * number:8.0f}" for number in numbers)
        did = ", ".join(f"{count} {what}" for what, count in counted.items())
        print(f"{name:<28} {shown}  {'ok' if good else 'MISSED'}  ({did})", flush=True)
    return missed


def main() -> int:
    """Print the tables; return 1 if any limit is exceeded."""
    parser = argparse.ArgumentParser(description="What attacks cost the server.")
    parser.add_argument("--floods", action="store_true", help="only the floods")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds of each flood")
    parser.add_argument("names", nargs="*", metavar="FLOOD", help=", ".join(FLOODS))
    options = parser.parse_args()
    missed = floods(options.names or list(FLOODS), options.seconds)
    if not options.floods:
        missed += memory_and_slowdown()
    return 1 if missed else 0


def memory_and_slowdown() -> int:
    """Print what each attack leaves behind; return how many limits are exceeded."""
    missed = 0
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), UNLIMITED)
        server.start()
        try:
            test_limits.test_malformed_bodies_are_refused(server, b"null")  # warm up
            for name, (attack, limit) in attacks().items():
                before = memory(server)
                attack(server)
                growth = memory(server) - before
                missed += growth >= limit
                sign = "ok" if growth < limit else "MISSED"
                print(f"{name:<44} {growth:8.1f} MB   below {limit:.0f} MB  {sign}", flush=True)
            slowdown = run(slowdown_by_silent_reader(server), 600)
            missed += slowdown >= MAX_SLOWDOWN
            name = "commands beside a silent reader"
            sign = "ok" if slowdown < MAX_SLOWDOWN else "MISSED"
            print(f"{name:<44} {slowdown:8.2f} x    below {MAX_SLOWDOWN:.0f} x   {sign}")
        finally:
            server.close()
    return missed


if __name__ == "__main__":
    sys.exit(main())
