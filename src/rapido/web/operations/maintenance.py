"""What a server does beside serving: end rooms that nobody uses, go over to a restored database."""

import asyncio
from contextlib import suppress
from typing import Final

from rapido.rooms.service import Host
from rapido.rules import RapidoError
from rapido.store.folder import RESTORE, swap
from rapido.store.sqlite import SqliteStore
from rapido.web.settings import Settings
from rapido.web.sockets.session import Hall

SWEEP_SECONDS: Final = 60
RESTORE_SECONDS: Final = 1
IDLE_SECONDS: Final = 30 * 60
ABANDONED_SECONDS: Final = 30 * 86_400


class Upkeep:
    """Runs for as long as the server does."""

    def __init__(self, host: Host, hall: Hall, store: SqliteStore, settings: Settings) -> None:
        """Look after these."""
        self._host = host
        self._hall = hall
        self._store = store
        self._settings = settings

    async def sweep(self) -> None:
        """End and delete rooms, every minute."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with suppress(RapidoError):  # a store that is out of order is reported elsewhere
                await self._host.sweep(
                    IDLE_SECONDS, ABANDONED_SECONDS, self._settings.keep_days * 86_400
                )

    async def restore(self) -> None:
        """Go over to another database when one is offered; browsers come back by themselves."""
        while True:
            await asyncio.sleep(RESTORE_SECONDS)
            if (self._settings.data / RESTORE).exists():
                self._hall.send_all_away()
                self._host.drop()
                await self._store.reopen(lambda: swap(self._settings.data))
