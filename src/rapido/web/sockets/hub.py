"""All WebSocket connections of this process, by room."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress

from rapido.rooms.join_requests import Knock
from rapido.rooms.model.errors import NoSuchRoom
from rapido.rooms.model.presence import Connected
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError
from rapido.web.access.knocks import Knocks
from rapido.web.limits.client_counter import ClientCounter
from rapido.web.limits.networks import Client
from rapido.web.limits.token_bucket import ClientRateLimiter
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Settings
from rapido.web.sockets.broadcast import Channel
from rapido.web.sockets.codes import NO_SUCH_ROOM, TRY_AGAIN
from rapido.web.sockets.connection_log import ConnectionLog
from rapido.web.sockets.registry import ConnectionRegistry
from rapido.web.sockets.waiting_knocks import WaitingKnocks


class Hub:
    """Limits and counts connections, and closes those of a room or all of them.

    Limits belong to clients: a new connection does not begin with a full token bucket.
    """

    def __init__(
        self,
        service: RoomService,
        knocks: Knocks,
        settings: Settings,
        refusals: Refusals,
        registry: ConnectionRegistry,
    ) -> None:
        self.service = service
        self.knocks = knocks
        self.settings = settings
        self.refusals = refusals
        self.metrics = refusals.metrics
        self.clock = registry.clock
        self._registry = registry
        self._waiting_knocks = WaitingKnocks(knocks)
        self._channels: dict[str, Channel] = {}
        self._log = ConnectionLog()
        self.draining = False
        """whether this process is about to stop"""
        self._emptied = asyncio.Event()
        """set when the last channel is dropped"""
        limits = settings.limits
        guests = limits.guests_per_address
        self.handshakes = ClientRateLimiter(limits.handshake_burst, limits.handshake_rate, guests)
        self.messages = ClientRateLimiter(limits.message_burst, limits.message_rate, guests)
        self.connections = ClientCounter(limits.connections_per_guest, guests)
        knocks.on_knock = self._send_knock
        registry.on_loss = self._remind_hosts
        service.on_unload(self._close_unloaded)

    @contextmanager
    def count(self, room: str, client: Client) -> Generator[None]:
        """Count and log a connection for the duration of a `with` block."""
        self.connections.add(client)
        self.metrics.connections.inc()
        self._log.add("connected", room, client.network)
        try:
            yield
        finally:
            self._log.add("disconnected", room, client.network)
            self.metrics.connections.dec()
            self.connections.remove(client)

    def channel(self, room: str) -> Channel:
        """Return the channel of a room; the first connection creates it."""
        channel = self._channels.get(room)
        if channel is None:
            channel = Channel(
                room,
                self.clock,
                self._registry,
                self._waiting_knocks,
                self.settings.absence_timeout,
                self.service.update_presence,
            )
            self._channels[room] = channel
            self._registry.open(channel)
        return channel

    def drop_if_empty(self, channel: Channel) -> None:
        """Unsubscribe from a room without connections."""
        if not channel.connections:
            self._channels.pop(channel.room, None)
            channel.stop()
            self._registry.close(channel.room)
            self.service.unsubscribe(channel.room, channel.broadcast_change)
            self.service.update_presence(channel.room, Connected())
            if not self._channels:
                self._emptied.set()

    def close_all(self) -> None:
        """Close all connections; browsers reconnect by themselves."""
        for channel in self._channels.values():
            channel.close(TRY_AGAIN)

    async def drain(self, seconds: float) -> None:
        """Answer the commands that are being executed, and let all clients reconnect elsewhere."""
        self.draining = True
        for channel in list(self._channels.values()):
            for connection in list(channel.connections):
                connection.drain()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._channels:
                    self._emptied.clear()
                    await self._emptied.wait()

    def close_room(self, room: str) -> None:
        """Close all connections to a room that no longer exists."""
        if channel := self._channels.get(room):
            channel.close(NO_SUCH_ROOM)

    def _close_unloaded(self, room: str, reason: RapidoError) -> None:
        """Close the connections of a room that was deleted, or must be loaded again."""
        if channel := self._channels.get(room):
            channel.close(NO_SUCH_ROOM if isinstance(reason, NoSuchRoom) else TRY_AGAIN)

    def _send_knock(self, knock: Knock) -> None:
        """Tell the host, in whatever process."""
        if channel := self._channels.get(knock.room):
            channel.show_knock(knock)
        self._registry.send_knock(knock)

    def hide_knock(self, room: str, knock: str) -> None:
        """Tell all who were asked that a knock was answered, in whatever process."""
        if channel := self._channels.get(room):
            channel.hide_knock(knock)
        self._registry.send_answered(room, knock)

    def _remind_hosts(self) -> None:
        """Tell the hosts who waits, as knocks may not have reached them."""
        for channel in self._channels.values():
            channel.remind()
