"""All WebSocket connections of this process, by room."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.ports import Clock
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError
from rapido.web.access.knocks import Knocks
from rapido.web.operations.log import log_event, mask_address, room_fingerprint
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings
from rapido.web.sockets.broadcast import Channel
from rapido.web.sockets.codes import NO_SUCH_ROOM, TRY_AGAIN
from rapido.web.sockets.connection import encode
from rapido.web.wire.messages import Knocked


class Hub:
    """Counts connections, and closes those of a room or all of them."""

    def __init__(
        self,
        service: RoomService,
        knocks: Knocks,
        settings: Settings,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.service = service
        self.knocks = knocks
        self.settings = settings
        self.metrics = metrics
        self.refusals = Refusals(metrics, settings.log_repeat_interval)
        self.clock = clock
        self._channels: dict[str, Channel] = {}
        self._by_address: Counter[str] = Counter()
        knocks.on_knock = self._send_knock
        service.on_unload(self._close_unloaded)

    def is_full(self, address: str) -> bool:
        """Return whether this address, or all together, have as many connections as allowed."""
        limits = self.settings.limits
        return (
            self._by_address[address] >= limits.connections_per_address
            or self._by_address.total() >= limits.connections
        )

    @contextmanager
    def count(self, room: str, address: str) -> Generator[None]:
        """Count and log a connection for the duration of a `with` block."""
        members = {"room": room_fingerprint(room), "address": mask_address(address)}
        self._by_address[address] += 1
        self.metrics.connections.inc()
        log_event("connected", **members)
        try:
            yield
        finally:
            log_event("disconnected", **members)
            self.metrics.connections.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def channel(self, room: str) -> Channel:
        """Return the channel of a room; the first connection creates it."""
        return self._channels.setdefault(room, Channel(room, self.clock))

    def drop_if_empty(self, channel: Channel) -> None:
        """Unsubscribe from a room without connections."""
        if not channel.connections:
            self._channels.pop(channel.room, None)
            self.service.unsubscribe(channel.room, channel.broadcast_change)

    def close_all(self) -> None:
        """Close all connections; browsers reconnect by themselves."""
        for channel in self._channels.values():
            channel.close(TRY_AGAIN)

    def close_room(self, room: str) -> None:
        """Close all connections to a room that no longer exists."""
        if channel := self._channels.get(room):
            channel.close(NO_SUCH_ROOM)

    def _close_unloaded(self, room: str, reason: RapidoError) -> None:
        """Close the connections of a room that was deleted, or must be loaded again."""
        if channel := self._channels.get(room):
            channel.close(NO_SUCH_ROOM if isinstance(reason, NoSuchRoom) else TRY_AGAIN)

    def _send_knock(self, room: str, host: str, knock: str, name: str) -> None:
        if channel := self._channels.get(room):
            channel.send_to(host, encode(Knocked(knock, name)))
