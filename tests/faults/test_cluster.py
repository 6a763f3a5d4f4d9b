"""Three processes, PostgreSQL and a bus: everything fails, and no acknowledged move is lost."""

import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.faults import cluster_faults as faults
from tests.faults.client import run
from tests.faults.cluster import Cluster, running_cluster
from tests.faults.cluster_faults import Fault

TABLES = int(os.environ.get("RAPIDO_CLUSTER_TABLES", "9"))
KILLS = int(os.environ.get("RAPIDO_CLUSTER_KILLS", "6"))
ROLLS = int(os.environ.get("RAPIDO_CLUSTER_ROLLS", "1"))
POSTGRES_KILLS = int(os.environ.get("RAPIDO_CLUSTER_POSTGRES_KILLS", "2"))
NATS_KILLS = int(os.environ.get("RAPIDO_CLUSTER_NATS_KILLS", "2"))
CUTS = int(os.environ.get("RAPIDO_CLUSTER_CUTS", "5"))
CLOCKS = int(os.environ.get("RAPIDO_CLUSTER_CLOCKS", "1"))
OTHERS = int(os.environ.get("RAPIDO_CLUSTER_OTHERS", "1"))
"""how often everything else happens"""
SEED = int(os.environ.get("RAPIDO_SEED", "1"))
AT_ONE_SITTING = 40
"""faults after which everything is checked, and other people sit down"""

WITH_NATS: dict[Fault, int] = {
    faults.kill_process: KILLS - OTHERS,
    faults.kill_who_moves_the_computer: OTHERS,
    faults.rolling_restart: ROLLS,
    faults.kill_postgres: POSTGRES_KILLS,
    faults.kill_nats: NATS_KILLS,
    faults.cut_off_nats: OTHERS,
    faults.cut_off: CUTS - CUTS // 5,
    faults.cut_off_for_long: CUTS // 5,
    faults.set_clocks_apart: CLOCKS,
    faults.freeze_postgres: OTHERS,
    faults.make_read_only: OTHERS,
    faults.take_all_connections: OTHERS,
    faults.migrate: 1,
}
WITH_NOTIFY: dict[Fault, int] = {
    faults.kill_process: 2 * OTHERS,
    faults.kill_postgres: OTHERS,
    faults.cut_off: OTHERS,
}


@pytest.mark.parametrize("nats", [True, False], ids=["NATS", "NOTIFY"])
def test_moves_survive_whatever_fails(tmp_path: Path, *, nats: bool) -> None:
    planned = Counter(WITH_NATS if nats else WITH_NOTIFY)

    async def play() -> None:
        async with running_cluster(tmp_path, nats=nats, seed=SEED) as cluster:
            remaining = list(planned.elements())
            Random(SEED).shuffle(remaining)
            while remaining:
                counted = await play_through(cluster, remaining[:AT_ONE_SITTING])
                del remaining[:AT_ONE_SITTING]
                sys.stdout.write(f"{counted}\n")

    run(play(), 600 + 60 * planned.total())


async def play_through(cluster: Cluster, sitting: list[Fault]) -> dict[str, int]:
    await cluster.begin(TABLES)
    for fault in sitting:
        began = cluster.load.acknowledged()
        try:
            await fault(cluster)
            await cluster.play_on()
        except BaseException as error:
            error.add_note(f"during {fault.__name__}")
            raise
        sys.stdout.write(f"{fault.__name__}: {cluster.load.acknowledged() - began} moves\n")
    sys.stdout.write(f"{dict(cluster.load.history.answers)}\n")
    counted = await cluster.end()
    assert counted["ok"] > len(sitting) * faults.MOVES
    return counted
