"""The bus on PostgreSQL passes the kit."""

import pytest

from rapido.bus.postgres import PostgresBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit


class TestPostgres(BusKit):
    @pytest.fixture(autouse=True)
    def _server(self, database: str) -> None:
        self.url = database

    async def open(self) -> tuple[Bus, Bus]:
        return await PostgresBus.open(self.url, "test"), await PostgresBus.open(self.url, "test")
