"""A command whose sender disconnects while it is being stored is published all the same."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from rapido.bus.memory import MemoryBus
from rapido.rooms.clock import SystemClock
from rapido.rooms.model.commands import Sit
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.rules import Action, State
from rapido.store.memory.store import MemoryStore
from tests.rooms.harness import OPTIONS
from tests.waiting import TIMEOUT


class SlowStore(MemoryStore):
    """A store whose writes can be held, and complete even if the caller is canceled."""

    def __init__(self) -> None:
        super().__init__()
        self.writing_started, self.stored = asyncio.Event(), asyncio.Event()
        self.stored.set()

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        writing = asyncio.ensure_future(super().append(room, entries, secrets))
        self.writing_started.set()
        await self.stored.wait()
        await writing


class NoBots:
    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        del state, bot, seed

    async def why_unusable(self, bot: str) -> str:
        del bot
        return ""


def test_stored_command_is_published_after_sender_is_canceled() -> None:
    async def interrupt() -> None:
        store = SlowStore()
        service = RoomService(store, MemoryBus(), SystemClock(), NoBots(), OPTIONS)
        room = (await service.open_room("ana", 2)).id
        received: list[int] = []
        service.subscribe(room, lambda change: received.append(change.room.version), 0)
        store.writing_started.clear()
        store.stored.clear()
        command = asyncio.ensure_future(service.execute(room, "ana", Sit(0), "the-key-1"))
        await store.writing_started.wait()
        command.cancel()
        with suppress(asyncio.CancelledError):
            await command
        assert received == []
        store.stored.set()
        async with asyncio.timeout(TIMEOUT):
            while not received:  # noqa: ASYNC110 - only yields to the loop
                await asyncio.sleep(0)
        assert received == [2]
        assert (await service.get(room)).version == 2
        assert await service.execute(room, "ana", Sit(0), "the-key-1") == 2
        assert received == [2]
        await service.close()

    asyncio.run(interrupt())
