"""Connections are cut all the time, and no acknowledged move is lost."""

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.faults.client import run
from tests.faults.counts import count
from tests.faults.load import Load, check_words
from tests.faults.player import Pace
from tests.faults.proxy import Proxy
from tests.faults.server import UNLIMITED, Server

CUTS = int(os.environ.get("RAPIDO_CUTS", "300"))
TABLES = int(os.environ.get("RAPIDO_CUT_TABLES", "6"))
INTERVAL = float(os.environ.get("RAPIDO_CUT_SECONDS", "0.07"))
"""mean seconds between two cuts"""
REVEAL_TIMEOUT = 0.3
"""seconds that a game waits for words that a player holds back"""
PACE = Pace(holds_back=0.15)
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


def test_moves_survive_cut_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED | {"reveal_timeout": REVEAL_TIMEOUT})
    server.start()
    try:
        counted, reconnects = run(cut_repeatedly(server), 120 + CUTS)
        server.stop()
    finally:
        server.close()
    sys.stdout.write(f"{CUTS} cuts: {dict(counted)}, {reconnects} connections\n")
    assert counted["ok"] > CUTS
    assert counted["unknown"] > 0
    assert reconnects > CUTS * 0.8  # some connections are cut before `welcome`
    check_words(server)
    assert "Traceback" not in server.read_log()


async def cut_repeatedly(server: Server) -> tuple[Counter[str], int]:
    """Return the number of responses by outcome, and of reconnects."""
    load, rng = Load(server, SEED, pace=PACE), Random(SEED)
    async with Proxy(server.port, rng) as proxy:
        proxy.delay = 0.01
        await load.begin(TABLES, proxy.port)
        while proxy.cuts < CUTS:
            await asyncio.sleep(rng.uniform(0, 2 * INTERVAL))
            proxy.disturb()
        await load.wait_for_more(20)
        await load.end()
        count(cuts=proxy.cuts)
    return load.check(), sum(player.reconnects for player in load.players)
