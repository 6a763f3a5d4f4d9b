"""Membership: which processes live, and what the heartbeat tells besides."""

import asyncio

import pytest

from rapido.rooms.cluster import membership as module
from rapido.rooms.cluster.membership import Membership, OnlyProcess
from rapido.rooms.cluster.shared_clock import SharedClock
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.ports import Heartbeat
from tests.rooms.clock import START, ManualClock
from tests.rooms.harness import async_test


class Table:
    """The processes of a store, which may not answer."""

    def __init__(self) -> None:
        self.alive: dict[str, str] = {}
        self.now = START
        self.epoch = self.edits = 0
        self.fails = False
        self.hangs = False
        self.beat = asyncio.Event()

    async def heartbeat(self, process: str, about: str) -> Heartbeat:
        self.beat.set()
        await self._answer()
        self.alive[process] = about
        return Heartbeat(frozenset(self.alive), self.now, self.epoch, self.edits)

    async def leave(self, process: str) -> None:
        await self._answer()
        self.alive.pop(process, None)

    async def _answer(self) -> None:
        await asyncio.sleep(0)
        if self.hangs:
            await asyncio.Event().wait()
        if self.fails:
            raise Unavailable("the database is gone")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "INTERVAL", 0.001)
    monkeypatch.setattr(module, "TIMEOUT", 0.05)


async def beats(table: Table, number: int = 3) -> None:
    """Wait for some more heartbeats of whoever sends them."""
    for _ in range(number):
        table.beat.clear()
        await table.beat.wait()


@async_test
async def test_processes_come_and_go() -> None:
    table, changes = Table(), list[frozenset[str]]()
    one, two = Membership(table, "one", about=lambda: "first"), Membership(table, "two")
    one.on_change(lambda: changes.append(one.alive))
    await one.join()
    assert one.is_leader
    assert table.alive == {one.process: "first"}
    running = asyncio.ensure_future(one.run())
    await two.join()
    await beats(table)
    both = frozenset({one.process, two.process})
    assert one.alive == two.alive == both
    assert [each.is_leader for each in (one, two)].count(True) == 1
    await two.leave()
    await beats(table)
    assert changes == [both, {one.process}]
    running.cancel()


@pytest.mark.parametrize("fault", ["fails", "hangs"])
@async_test
async def test_store_that_does_not_answer_changes_nothing(fault: str) -> None:
    table = Table()
    one, two = Membership(table, "one"), Membership(table, "two")
    setattr(table, fault, True)
    with pytest.raises(Unavailable):
        await one.join()
    setattr(table, fault, False)
    await two.join()
    await one.join()
    changed = list[bool]()
    one.on_change(lambda: changed.append(True))
    running = asyncio.ensure_future(one.run())
    setattr(table, fault, True)
    await beats(table, 4)
    assert one.alive == {one.process, two.process}
    await one.leave()
    await two.leave()
    assert table.alive.keys() == {one.process, two.process}
    setattr(table, fault, False)
    del table.alive[two.process]
    await beats(table, 2)
    assert not changed  # perhaps it could not report either
    await beats(table, module.GRACE + 1)
    assert one.alive == {one.process}
    assert changed == [True]
    running.cancel()


@async_test
async def test_clock_is_adjusted() -> None:
    table, machine = Table(), ManualClock()
    machine.wall += 600
    clock = SharedClock(machine)
    await Membership(table, "one", clock).join()
    assert clock.now() == pytest.approx(START)


@async_test
async def test_replaced_and_edited_rooms_are_reported_once() -> None:
    table, told = Table(), list[str]()
    table.epoch, table.edits = 3, 7
    one = Membership(table, "one")
    one.on_replace(lambda: told.append(f"epoch {one.epoch}"))
    one.on_edit(lambda: told.append("edited"))
    one.on_replace(lambda: told.remove("nothing"))  # one that fails does not stop the others
    await one.join()
    assert one.epoch == 3
    await one.join()
    assert told == []
    table.edits += 1
    await one.join()
    table.epoch += 1
    await one.join()
    await one.join()
    assert told == ["edited", "epoch 4"]


@async_test
async def test_only_process_is_alone_and_the_leader() -> None:
    one = Membership(OnlyProcess(ManualClock()), "one")
    await one.join()
    assert one.alive == {one.process}
    assert one.is_leader
    await one.leave()
