"""The queue in which networks take turns."""

import asyncio

import pytest

from rapido.web.limits.fair_queue import FairQueue, QueueFull
from rapido.web.limits.networks import Client
from tests.rooms.harness import async_test


class Work:
    """Requests that wait in a queue and are let through one by one."""

    def __init__(self, max_waiting: int = 100, per_guest: int = 100) -> None:
        self._queue = FairQueue(max_waiting, per_guest)
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def add(self, name: str, guest: str = "") -> None:
        """Add a request; the first letter of its name is its network."""
        self.tasks[name] = asyncio.ensure_future(self._run(name, Client(name[0], guest)))
        await asyncio.sleep(0)

    async def _run(self, name: str, client: Client) -> None:
        async with self._queue.turn(client):
            self.order.append(name)
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        """Return the names of those that were refused."""
        results = await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return [
            name
            for name, result in zip(self.tasks, results, strict=True)
            if isinstance(result, QueueFull)
        ]


async def fill(work: Work, *names: str) -> None:
    # All at once: the first of them holds the queue while the others come.
    await asyncio.gather(*(work.add(name) for name in names))


@async_test
async def test_networks_take_turns() -> None:
    work = Work()
    await fill(work, "a1", "a2", "a3", "a4", "b1", "c1", "b2")
    assert await work.finish() == []
    assert work.order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@async_test
async def test_a_full_queue_gives_up_what_the_greediest_has() -> None:
    work = Work(max_waiting=4)
    await fill(work, "a1", "a2", "a3", "a4", "a5", "a6", "b1", "c1")
    assert await work.finish() == ["a4", "a5", "a6"]
    assert work.order == ["a1", "a2", "b1", "c1", "a3"]


@async_test
async def test_a_guest_has_few_requests_in_the_queue() -> None:
    work = Work(per_guest=1)
    await asyncio.gather(
        work.add("a1", "ana"), work.add("a2", "ana"), work.add("a3", "ana"), work.add("a4", "ben")
    )
    assert await work.finish() == ["a3"]


@async_test
async def test_a_canceled_request_holds_nobody_up() -> None:
    work = Work()
    await fill(work, "a1", "a2", "a3", "b1")
    work.tasks["a3"].cancel()
    assert await work.finish() == []
    assert work.order == ["a1", "a2", "b1"]
    await work.add("c1")
    assert await work.finish() == []
    assert work.order[-1] == "c1"


@async_test
async def test_canceling_the_one_whose_turn_has_just_come_passes_it_on() -> None:
    queue, order = FairQueue(10, 10), list[str]()

    async def run(name: str) -> None:
        async with queue.turn(Client(name, "")):
            order.append(name)

    async with queue.turn(Client("a", "")):
        tasks = [asyncio.ensure_future(run(name)) for name in "bc"]
        await asyncio.sleep(0)
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    await tasks[1]
    assert order == ["c"]
