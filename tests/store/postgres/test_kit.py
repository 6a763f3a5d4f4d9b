"""The PostgreSQL store passes the kit."""

from pathlib import Path

import pytest

from rapido.rooms.ports import Store
from rapido.store.postgres.store import PostgresStore
from tests.kits.store_kit import PersistentStoreKit


class TestPostgres(PersistentStoreKit):
    @pytest.fixture(autouse=True)
    def use_database(self, database: str) -> None:
        self._url = database

    async def open(self, folder: Path) -> Store:  # noqa: ARG002 - of the kit
        return await PostgresStore.open(self._url)
