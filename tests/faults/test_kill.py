"""The server is killed repeatedly, and no acknowledged move is lost."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from tests.faults.client import run
from tests.faults.counts import count
from tests.faults.load import Load, check_words
from tests.faults.player import Pace
from tests.faults.server import UNLIMITED, Server

CYCLES = int(os.environ.get("RAPIDO_KILL_CYCLES", "20"))
TABLES = int(os.environ.get("RAPIDO_KILL_TABLES", "6"))
SECONDS = float(os.environ.get("RAPIDO_KILL_SECONDS", "0.5"))
"""mean seconds between two kills"""
REVEAL_TIMEOUT = 0.3
"""seconds that a game waits for words that a player holds back"""
PACE = Pace(holds_back=0.15)
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


def test_moves_survive_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED | {"reveal_timeout": REVEAL_TIMEOUT})
    server.start()
    try:
        counted = run(kill_repeatedly(server), 600 + CYCLES * 30)
        server.stop()
    finally:
        server.close()
    sys.stdout.write(f"{CYCLES} kills: {dict(counted)}\n")
    assert counted["ok"] > CYCLES * 5
    assert counted["refused"] > 0
    check_words(server)
    assert "Traceback" not in server.read_log()


async def kill_repeatedly(server: Server) -> dict[str, int]:
    """Return the number of responses by outcome."""
    load, rng = Load(server, SEED, pace=PACE), Random(SEED)
    await load.begin(TABLES)
    for _ in range(CYCLES):
        await asyncio.sleep(rng.uniform(0.2, 1.8) * SECONDS)
        server.kill()
        count(kills=1)
        await asyncio.to_thread(server.start)
        await load.wait_for_more(1)
    await load.wait_for_more(20)
    await load.end()
    return load.check()
