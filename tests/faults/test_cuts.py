"""The network is cut again and again in the middle of everything, and nothing is lost."""

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.faults.client import run
from tests.faults.load import Load
from tests.faults.proxy import Proxy
from tests.faults.server import OPEN, Server

CUTS = int(os.environ.get("RAPIDO_CUTS", "300"))
TABLES = int(os.environ.get("RAPIDO_CUT_TABLES", "6"))
EVERY = float(os.environ.get("RAPIDO_CUT_SECONDS", "0.07"))
"""seconds between two cuts, on average"""
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


def test_no_acknowledged_move_is_lost_or_doubled_when_the_network_is_cut(tmp_path: Path) -> None:
    server = Server(tmp_path, OPEN)
    server.start()
    try:
        counted, reconnects = run(cut_again_and_again(server), 120 + CUTS)
        server.stop()
    finally:
        server.close()
    sys.stdout.write(f"{CUTS} cuts: {dict(counted)}, {reconnects} times connected\n")
    assert counted["ok"] > CUTS
    assert counted["unknown"] > 0
    assert reconnects > CUTS * 0.8  # some lines are cut before anybody is welcomed
    assert "Traceback" not in server.logged()


async def cut_again_and_again(server: Server) -> tuple[Counter[str], int]:
    """Return the number of answers of each kind, and how often players came back."""
    load, rng = Load(server, SEED), Random(SEED)
    async with Proxy(server.port, rng) as proxy:
        proxy.delay = 0.01
        await load.begin(TABLES, proxy.port)
        while proxy.cuts < CUTS:
            await asyncio.sleep(rng.uniform(0, 2 * EVERY))
            proxy.trouble()
        await load.more(20)
        await load.end()
    return load.judge(), sum(player.reconnects for player in load.players)
