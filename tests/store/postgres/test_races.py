"""Two services decide for one room at the same moment, on PostgreSQL."""

import asyncio

from rapido.store.postgres.store import PostgresStore
from tests.kits.races import force_races

ROUNDS = 1000


def test_two_services_decide_at_the_same_moment(database: str) -> None:
    async def run() -> None:
        stores = await PostgresStore.open(database), await PostgresStore.open(database)
        await force_races(stores, ROUNDS)
        for store in stores:
            await store.close()

    asyncio.run(run())
