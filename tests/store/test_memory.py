"""The in-memory store passes the kit."""

from pathlib import Path

from rapido.rooms.ports import Store
from rapido.store.memory.store import MemoryStore
from tests.kits.store_kit import StoreKit


class TestMemory(StoreKit):
    async def open(self, folder: Path) -> Store:  # noqa: ARG002 - of the kit
        return MemoryStore()
