"""The switch to a restored database, while the server runs."""

import asyncio
from pathlib import Path

from rapido.rooms.service import RoomService
from rapido.store.sqlite.folder import RESTORE
from rapido.store.sqlite.restore import prepare_restore, refuse_restore, replaced_database
from rapido.store.sqlite.store import SqliteStore
from rapido.web.operations.log import log_event, log_warning
from rapido.web.sockets.hub import Hub


class RestoreJob:
    """Takes a staged backup when there is one; browsers reconnect by themselves."""

    def __init__(self, service: RoomService, hub: Hub, store: SqliteStore, folder: Path) -> None:
        self._service = service
        self._hub = hub
        self._store = store
        self._folder = folder
        self._failed: tuple[int, int] | None = None
        """the staged file that could not be used, nor moved aside"""

    async def run(self) -> bool:
        """Switch to a staged backup, or refuse it; return whether there was one to switch to."""
        staged = self._staged()
        if staged is None or staged == self._failed:
            return False
        log_event("restore found")
        try:
            # Everything that can be checked is checked while the old database is still served.
            await asyncio.to_thread(prepare_restore, self._folder)
            log_event("restore checked")
            self._forget()
            swap = replaced_database(self._folder)
            await self._store.reopen(swap, self._forget)
        except Exception as error:  # noqa: BLE001 - whatever it was, the server goes on
            await self._refuse(error)
            return False
        log_event("restore done")
        return True

    def _staged(self) -> tuple[int, int] | None:
        try:
            status = (self._folder / RESTORE).stat()
        except FileNotFoundError:
            return None
        return status.st_ino, status.st_mtime_ns

    def _forget(self) -> None:
        """Drop the rooms of the old database, and let all browsers reconnect.

        Records and reviews may stay in their caches: their keys contain what they are made from.
        """
        self._hub.close_all()
        self._service.unload_rooms()

    async def _refuse(self, error: Exception) -> None:
        reason = str(error) or type(error).__name__
        try:
            moved = (await asyncio.to_thread(refuse_restore, self._folder)).name
        except OSError as second:
            self._failed = self._staged()
            log_warning("restore refused", reason=reason, file=RESTORE, kept=str(second.strerror))
        else:
            log_warning("restore refused", reason=reason, file=moved)
