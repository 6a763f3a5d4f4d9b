"""Retention among several processes: one of them does it, and asks the others."""

import asyncio
from pathlib import Path

import pytest

from rapido.rooms.cluster.watched_rooms import CHUNK, WatchedRooms
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.facts import Closed
from rapido.rooms.retention import Retention
from rapido.web.operations import maintenance
from rapido.web.operations.maintenance import Maintenance
from rapido.web.settings.settings import Settings
from tests.rooms.harness import FlakyStore, Harness, async_test, facts_of
from tests.rooms.table import HOST
from tests.web.hubs import make_hub

DAY = 86_400.0
RETENTION = Retention(1800, 30 * DAY, 365 * DAY)


class Processes:
    """Three services, and what each knows about the others."""

    def __init__(self) -> None:
        one = Harness()
        self.all = [one, Harness(one), Harness(one)]
        self.alive = frozenset("012")
        self.watched = [
            WatchedRooms(
                harness.bus, str(number), lambda: self.alive, harness.service.has_subscribers, 0.05
            )
            for number, harness in enumerate(self.all)
        ]


@async_test
async def test_room_that_is_watched_in_another_process_is_kept() -> None:
    processes = Processes()
    one, two, three = processes.all
    kept, closed = [await one.table(HOST) for _ in range(2)]
    await three.watch(kept)
    await one.clock.advance(DAY)
    await RETENTION.apply(two.service, two.store, two.clock, processes.watched[1].among)
    assert Closed() not in await facts_of(one, kept)
    assert Closed() in await facts_of(one, closed)


@async_test
async def test_nothing_is_closed_while_a_living_process_does_not_answer() -> None:
    processes = Processes()
    one, _two, three = processes.all
    old = await one.table(HOST)
    await one.service.execute(old, HOST, do.Close())
    await one.clock.advance(366 * DAY)
    room = await one.table(HOST)
    await one.clock.advance(DAY)
    three.bus.drops_messages = True
    with pytest.raises(Unavailable):
        await RETENTION.apply(one.service, one.store, one.clock, processes.watched[0].among)
    assert Closed() not in await facts_of(one, room)
    with pytest.raises(NoSuchRoom):  # what is to be deleted was closed long ago
        await one.service.get(old)
    processes.alive = frozenset("01")
    await RETENTION.apply(one.service, one.store, one.clock, processes.watched[0].among)
    assert Closed() in await facts_of(one, room)


@async_test
async def test_many_rooms_are_asked_for_in_parts() -> None:
    processes = Processes()
    one, two, _three = processes.all
    rooms = [(await one.service.open_room(HOST, 2)).id for _ in range(3 * CHUNK + 1)]
    for room in rooms[::50]:
        await two.watch(room)
    assert await processes.watched[0].among(rooms) == set(rooms[::50])
    processes.alive = frozenset("0")
    assert await processes.watched[0].among(rooms) == set()
    await one.watch(rooms[3])
    assert await processes.watched[0].among(rooms) == {rooms[3]}


@async_test
async def test_two_processes_that_both_close_and_delete_are_harmless() -> None:
    processes = Processes()
    one, two, _three = processes.all
    rooms = [await one.table(HOST) for _ in range(10)]
    for age in (DAY, 366 * DAY):
        await one.clock.advance(age)
        await asyncio.gather(
            *(
                RETENTION.apply(each.service, each.store, each.clock, watched.among)
                for each, watched in zip((one, two), processes.watched, strict=False)
            )
        )
        for room in rooms:
            assert (await facts_of(one, room)).count(Closed()) == (1 if age == DAY else 0)


class ServedStore(FlakyStore):
    newest: float | None = None
    waiting = 0

    def on_failure(self, failed: object, recovered: object) -> None:
        """Ignore the callbacks."""

    def on_commit(self, callback: object) -> None:
        """Ignore the callback."""

    def use_epoch(self, epoch: int) -> None:
        """Ignore the epoch."""

    async def daily_salt(self, day: int, proposed: bytes) -> bytes:
        raise NotImplementedError


class Job:
    """The maintenance of a process with a store that tells of a restore by an epoch."""

    def __init__(self) -> None:
        first = Harness()
        self.store = first.store = ServedStore()
        self.harness = harness = Harness(first)
        settings = Settings(Path("unused"))
        hub = make_hub(harness.service, settings, harness.clock)
        self.job = Maintenance(harness.service, hub, self.store, settings, harness.clock)

    async def sweep(self, hours: int) -> None:
        for _ in range(hours):
            await self.harness.clock.advance(3600)
            await self.job.sweep()


@async_test
async def test_only_one_process_sweeps() -> None:
    job, leads = Job(), False
    processes = Processes()
    job.job.share(lambda: leads, processes.watched[0].among)
    processes.alive = frozenset("0")
    room = await job.harness.table(HOST)
    await job.sweep(3)
    assert Closed() not in await facts_of(job.harness, room)
    leads = True
    await job.sweep(1)
    assert Closed() in await facts_of(job.harness, room)


@async_test
async def test_restored_rooms_are_not_closed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[str] = []

    def log(event: str, **_members: object) -> None:
        logged.append(event)

    monkeypatch.setattr(maintenance, "log_event", log)
    job = Job()
    assert job.job.restore_job is None
    await job.job.watch_for_restore()
    room = await job.harness.table(HOST)
    unloaded: list[str] = []
    await job.harness.watch(room)
    job.harness.service.on_unload(lambda room, _reason: unloaded.append(room))
    await job.sweep(1)
    job.job.take_over_restored(epoch=1)
    assert unloaded == [room]
    assert logged == ["database replaced"]
    await job.sweep(23)
    assert Closed() not in await facts_of(job.harness, room)
    await job.sweep(2)
    assert Closed() in await facts_of(job.harness, room)
