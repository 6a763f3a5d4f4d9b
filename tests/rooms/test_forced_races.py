"""Two services decide for one room at the same moment, a thousand times."""

from rapido.store.memory.store import MemoryStore
from tests.kits.races import force_races
from tests.rooms.harness import async_test

ROUNDS = 1000


@async_test
async def test_two_services_decide_at_the_same_moment() -> None:
    store = MemoryStore()
    await force_races((store, store), ROUNDS)
