"""All floods, by the name in reports: `python -m tests.faults.floods NAME PORT ADDRESS GAMES`.

A flood runs in a process of its own until its standard input is closed. It prints a line when it
has begun, and what the server did about it at the end.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress
from typing import Any, Final

from tests.faults.attacker import Attacker
from tests.faults.connection_floods import CONNECTION_FLOODS
from tests.faults.http_floods import HTTP_FLOODS, SERVED
from tests.faults.target import Flood, Target
from tests.faults.websocket_floods import WEBSOCKET_FLOODS

FLOODS: Final[dict[str, Flood]] = {**WEBSOCKET_FLOODS, **CONNECTION_FLOODS, **HTTP_FLOODS}
GRACE: Final = 2.0
"""seconds that a stopped flood has to notice that it was refused"""


async def run(name: str, port: int, address: str, games: dict[str, Any]) -> dict[str, int]:
    """Flood until standard input is closed; return what the server did."""
    attacker = Attacker(port, address)
    room, token = await attacker.new_room()
    flooding = asyncio.ensure_future(FLOODS[name](Target(attacker, room, token, **games)))
    print("begun", flush=True)  # noqa: T201 - for the test
    stopped = asyncio.to_thread(sys.stdin.read)
    await asyncio.wait({flooding, asyncio.ensure_future(stopped)}, return_when="FIRST_COMPLETED")
    if name not in SERVED:
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while not attacker.counted["refused"] + attacker.counted["cut"]:  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.01)
    flooding.cancel()
    await asyncio.gather(flooding, return_exceptions=True)
    return dict(attacker.counted)


def main(name: str, port: str, address: str, games: str) -> None:
    if hasattr(os, "sched_setaffinity"):  # leave the other cores to the server and the players
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    counted = asyncio.run(run(name, int(port), address, json.loads(games)))
    print(json.dumps(counted), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
