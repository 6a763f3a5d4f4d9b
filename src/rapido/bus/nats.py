"""A bus on NATS."""

from itertools import cycle
from random import sample
from typing import Final, Self

from rapido.bus.nats_connection import NatsConnection
from rapido.bus.nats_url import parse_nats_url
from rapido.bus.remote import Events, RemoteBus
from rapido.bus.urls import check_installation

PAUSE: Final = 0.002
"""seconds between two batches, for each other process"""


class NatsBus(RemoteBus):
    """Several installations can share a server: each has its own subjects."""

    @classmethod
    async def open(cls, url: str, installation: str, *, required: bool = True) -> Self:
        """Raise BusUnavailable if no server can be used, unless none is required at once."""
        check_installation(installation)
        servers = parse_nats_url(url)
        # Not all processes to the same server, and to the next one if that fails.
        urls = cycle(sample(servers.urls, len(servers.urls)))

        async def connect(events: Events) -> NatsConnection:
            return await NatsConnection.open(next(urls), servers, f"rapido.{installation}", events)

        bus = cls(connect, f"NATS at {servers.addresses}", PAUSE)
        await bus.start(required=required)
        return bus
