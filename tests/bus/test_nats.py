"""The bus on NATS passes the kit."""

import pytest

from rapido.bus.nats import NatsBus
from rapido.rooms.ports import Bus
from tests.kits.bus_kit import BusKit
from tests.servers.nats import Nats


class TestNats(BusKit):
    @pytest.fixture(autouse=True)
    def _server(self, nats: Nats) -> None:
        self.url = nats.url()

    async def open(self) -> tuple[Bus, Bus]:
        return await NatsBus.open(self.url, "test"), await NatsBus.open(self.url, "test")
