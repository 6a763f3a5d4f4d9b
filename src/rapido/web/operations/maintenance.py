"""Background jobs of the server: retention of rooms, and switching to a restored database."""

import asyncio
from contextlib import suppress

from rapido.rooms.ports import Clock
from rapido.rooms.retention import Retention
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError
from rapido.store.folder import RESTORE, apply_restore
from rapido.store.sqlite import SqliteStore
from rapido.web.settings import DAY, Settings
from rapido.web.sockets.hub import Hub


class Maintenance:
    """Runs as long as the server does."""

    def __init__(
        self,
        service: RoomService,
        hub: Hub,
        store: SqliteStore,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self._service = service
        self._hub = hub
        self._store = store
        self._settings = settings
        self._clock = clock

    async def run_retention(self) -> None:
        """Close and delete rooms periodically."""
        settings = self._settings
        retention = Retention(
            settings.idle_room_timeout, settings.abandoned_game_timeout, settings.keep_days * DAY
        )
        while True:
            await asyncio.sleep(settings.retention_interval)
            with suppress(RapidoError):  # a failing store is reported by the health check
                await retention.apply(self._service, self._store, self._clock)

    async def watch_for_restore(self) -> None:
        """Switch to a staged backup when there is one; browsers reconnect by themselves."""
        folder = self._settings.data
        while True:
            await asyncio.sleep(self._settings.restore_interval)
            if (folder / RESTORE).exists():
                self._hub.close_all()
                await self._store.reopen(lambda: apply_restore(folder))
                self._service.unload_rooms()
