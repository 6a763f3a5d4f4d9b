"""Two services decide for one room at the same moment, on PostgreSQL."""

import asyncio
import os

from rapido.store.postgres.store import PostgresStore
from tests.faults.counts import count
from tests.kits.races import force_races

ROUNDS = int(os.environ.get("RAPIDO_RACES", "1000"))
IN_ONE_ROOM = 1000
SEED = int(os.environ.get("RAPIDO_SEED", "1"))


def test_two_services_decide_at_the_same_moment(database: str) -> None:
    async def run() -> None:
        stores = await PostgresStore.open(database), await PostgresStore.open(database)
        for number in range(0, ROUNDS, IN_ONE_ROOM):
            await force_races(stores, IN_ONE_ROOM, SEED + number)
            count(races=IN_ONE_ROOM)
        for store in stores:
            await store.close()

    asyncio.run(run())
