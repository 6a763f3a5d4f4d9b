"""What attacks cost the server: `python bench/abuse.py`.

The memory that it has gained after each attack of the tests of faults, and how long commands take
beside somebody who reads nothing, in proportion to before. Needs the test tools.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.faults import test_abuse, test_limits
from tests.faults.client import Tab, run, seat_people
from tests.faults.server import OPEN, Server

MEGABYTE = 2**20
MOST_MEMORY = 10.0
"""megabytes that an attack may leave behind"""
MOST_DELAY = 3.0
"""how many times as long a command may take beside a silent reader"""
HUGE = 10**18


def memory(server: Server) -> float:
    """Return the megabytes that the process holds."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text("utf-8").split()[1])
    return pages * 4096 / MEGABYTE


def attacks() -> dict[str, tuple[Callable[[Server], None], float]]:
    """List the attacks, each with the megabytes that it may leave behind."""
    # Malformed messages are mixed with good ones, whose facts are kept.
    facts = test_abuse.FRAMES * 500 / MEGABYTE
    found: dict[str, tuple[Callable[[Server], None], float]] = {
        "oversized frames": (
            test_abuse.test_oversized_frames_are_closed_before_they_are_kept,
            MOST_MEMORY,
        ),
        "huge numbers": (
            lambda server: test_abuse.test_a_huge_number_in_any_place_is_refused(server, HUGE),
            MOST_MEMORY,
        ),
        "malformed messages": (
            test_abuse.test_thousands_of_malformed_messages_disturb_nobody,
            MOST_MEMORY + facts,
        ),
    }
    for kind in test_limits.BAD:

        def send(server: Server, kind: str = kind) -> None:
            test_limits.test_bad_requests_are_refused_and_cost_nothing(server, kind)

        found[f"request with {kind}"] = (send, MOST_MEMORY)
    return found


async def delay_beside_a_silent_reader(server: Server) -> float:
    """Return how many times as long commands take while somebody reads nothing."""
    tokens = [server.new_guest() for _ in range(2)]
    room = server.new_room(tokens[0], 6)
    await seat_people(server.port, room, tokens)
    host = await Tab.open(server.port, room, tokens[0])

    async def timed() -> float:
        began = time.perf_counter()
        await test_limits.chatter(host)
        return time.perf_counter() - began

    before = [await timed() for _ in range(10)]
    silent = await Tab.open(server.port, room, tokens[1])
    silent.connection.transport.pause_reading()
    during = [await timed() for _ in range(20)]
    return median(during) / median(before)


def main() -> int:
    """Print a table; return 1 if anything costs too much."""
    missed = 0
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), OPEN)
        server.start()
        try:
            test_limits.test_bad_bodies_are_refused(server, b"null")  # everything is loaded now
            for name, (attack, most) in attacks().items():
                before = memory(server)
                attack(server)
                gained = memory(server) - before
                missed += gained >= most
                sign = "ok" if gained < most else "MISSED"
                print(f"{name:<44} {gained:8.1f} MB   below {most:.0f} MB  {sign}", flush=True)
            delay = run(delay_beside_a_silent_reader(server), 600)
            missed += delay >= MOST_DELAY
            name, sign = "commands beside a silent reader", "ok" if delay < MOST_DELAY else "MISSED"
            print(f"{name:<44} {delay:8.2f} x    below {MOST_DELAY:.0f} x   {sign}")
        finally:
            server.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
