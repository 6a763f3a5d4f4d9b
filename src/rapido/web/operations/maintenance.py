"""Background jobs of the server: retention of rooms, and switching to a restored database."""

import asyncio
from collections import Counter
from collections.abc import Callable

from rapido.rooms.clock_check import ClockCheck
from rapido.rooms.ports import Clock
from rapido.rooms.retention import Retention, Watched
from rapido.rooms.service import RoomService
from rapido.rules import RapidoError
from rapido.store.sqlite.store import SqliteStore
from rapido.web.backends import ServerStore
from rapido.web.operations.log import LOG, log_event, log_warning, room_fingerprint
from rapido.web.operations.once import OncePerInterval
from rapido.web.operations.restore_job import RestoreJob
from rapido.web.operations.store_failures import StoreFailures
from rapido.web.settings.settings import DAY, Settings
from rapido.web.sockets.hub import Hub


class Maintenance:
    """Runs as long as the server does."""

    def __init__(
        self,
        service: RoomService,
        hub: Hub,
        store: ServerStore,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self.restore_job: RestoreJob | None = None
        """with SQLite: PostgreSQL is restored by the command itself"""
        if isinstance(store, SqliteStore):
            folder = settings.database_folder or settings.data
            self.restore_job = RestoreJob(service, hub, store, folder)
        self._service = service
        self._hub = hub
        self._is_leader: Callable[[], bool] = lambda: True
        self._watched: Watched | None = None
        self._store = store
        self._settings = settings
        self._clock = clock
        self._retention = Retention(
            settings.idle_room_timeout,
            settings.abandoned_game_timeout,
            settings.keep_days * DAY,
            self._log_room,
        )
        self._changed = Counter[str]()
        """how many rooms a run has closed and deleted"""
        self._clock_check = self._check_clock()
        failures = StoreFailures(hub.metrics, OncePerInterval(settings.log_repeat_interval))
        store.on_failure(failures.add, failures.recovered)
        service.on_damaged_room(failures.add_room)

    def share(self, is_leader: Callable[[], bool], watched: Watched) -> None:
        """Let one of several processes close rooms, and only those that nobody watches anywhere."""
        self._is_leader, self._watched = is_leader, watched

    def _check_clock(self) -> ClockCheck:
        return ClockCheck(self._clock, self._plausible, self._store.newest)

    @property
    def _plausible(self) -> float:
        # A clock that is off by this much closes or deletes nothing before half of its time.
        return min(self._retention.keep, self._retention.abandoned) / 2

    async def run_retention(self) -> None:
        """Close and delete rooms periodically."""
        while True:
            await asyncio.sleep(self._settings.retention_interval)
            try:
                await self.sweep()
            except RapidoError:  # a failing store is reported by itself
                continue
            except Exception:  # noqa: BLE001 - the next run may work
                LOG.exception("retention failed")

    async def sweep(self) -> None:
        """Close and delete the rooms whose time has come, if the time can be trusted."""
        if jump := self._clock_check.jump():
            log_warning("the clock has jumped, nothing is deleted for a while", seconds=jump)
        if not (self._clock_check.trusted and self._is_leader()):
            return
        try:
            await self._retention.apply(self._service, self._store, self._clock, self._watched)
        finally:
            if self._changed:
                log_event("retention done", **self._changed)
                self._changed.clear()

    def _log_room(self, change: str, room: str) -> None:
        self._changed[change] += 1
        log_event(f"room {change}", room=room_fingerprint(room), by="retention")

    def use_epoch(self, epoch: int) -> None:
        """Serve the rooms of this epoch, and forget all others."""
        self._store.use_epoch(epoch)
        self._service.unload_rooms(epoch)

    def take_over_restored(self, epoch: int) -> None:
        """Forget all rooms: another program has replaced them by those of a backup."""
        log_event("database replaced", epoch=epoch)
        self._hub.close_all()
        self.use_epoch(epoch)
        # What has just been restored may be old, and should not be deleted at once.
        self._clock_check = ClockCheck(self._clock, self._plausible, newest=0.0)

    async def watch_for_restore(self) -> None:
        """Switch to a staged backup when there is one."""
        while self.restore_job is not None:
            await asyncio.sleep(self._settings.restore_interval)
            try:
                if await self.restore_job.run():
                    # What has just been restored may be old, and should not be deleted at once.
                    self._clock_check = self._check_clock()
            except Exception:  # noqa: BLE001 - the next run may work
                LOG.exception("restore failed")
