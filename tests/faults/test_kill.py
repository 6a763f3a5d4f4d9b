"""The server is killed again and again in the middle of everything, and nothing is lost."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from tests.faults.client import run
from tests.faults.load import Load
from tests.faults.server import OPEN, Server

CYCLES = int(os.environ.get("RAPIDO_KILL_CYCLES", "20"))
TABLES = int(os.environ.get("RAPIDO_KILL_TABLES", "6"))
SECONDS = float(os.environ.get("RAPIDO_KILL_SECONDS", "0.5"))
"""how long the players play between two kills, on average"""
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, OPEN)
    server.start()
    try:
        counted = run(kill_again_and_again(server), 600 + CYCLES * 30)
        server.stop()
    finally:
        server.close()
    sys.stdout.write(f"{CYCLES} kills: {dict(counted)}\n")
    assert counted["ok"] > CYCLES * 5
    assert counted["refused"] > 0
    assert "Traceback" not in server.logged()


async def kill_again_and_again(server: Server) -> dict[str, int]:
    """Return the number of answers of each kind."""
    load, rng = Load(server, SEED), Random(SEED)
    await load.begin(TABLES)
    for _ in range(CYCLES):
        await asyncio.sleep(rng.uniform(0.2, 1.8) * SECONDS)
        server.kill()
        await asyncio.to_thread(server.start)
        await load.more(1)
    await load.more(20)
    await load.end()
    return load.judge()
