"""A command whose sender goes away in the middle of it is carried out, and everyone hears of it."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from rapido.bus.memory import MemoryBus
from rapido.rooms.clock import SystemClock
from rapido.rooms.commands import Sit
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.rules import Action, State
from rapido.store.memory import MemoryStore
from tests.rooms.harness import OPTIONS
from tests.waiting import LONG


class SlowStore(MemoryStore):
    """A store that takes a while, and does what it was told even if nobody waits."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.stored = asyncio.Event(), asyncio.Event()
        self.stored.set()

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        writing = asyncio.ensure_future(super().append(room, entries, secrets))
        self.begun.set()
        await self.stored.wait()
        await writing


class NoBots:
    """No computer players."""

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        del state, bot, seed


def test_what_is_stored_is_told_even_if_its_sender_is_gone() -> None:
    async def interrupt() -> None:
        store = SlowStore()
        service = RoomService(store, MemoryBus(), SystemClock(), NoBots(), OPTIONS)
        room = (await service.open_room("ana", 2)).id
        heard: list[int] = []
        service.subscribe(room, lambda change: heard.append(change.room.version), 0)
        store.begun.clear()
        store.stored.clear()
        command = asyncio.ensure_future(service.execute(room, "ana", Sit(0), "the-key-1"))
        await store.begun.wait()
        command.cancel()
        with suppress(asyncio.CancelledError):
            await command
        assert heard == []
        store.stored.set()
        async with asyncio.timeout(LONG):
            while not heard:  # noqa: ASYNC110 - a turn of the loop is all that is needed
                await asyncio.sleep(0)
        assert heard == [2]
        assert (await service.get(room)).version == 2
        assert await service.execute(room, "ana", Sit(0), "the-key-1") == 2
        assert heard == [2]
        await service.close()

    asyncio.run(interrupt())
