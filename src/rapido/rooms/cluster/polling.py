"""Polling: when the loaded rooms are compared with the store."""

from collections.abc import Callable

from rapido.rooms.cluster.catch_up import CatchUp
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bus, Clock, Store
from rapido.rules import RapidoError

Cancel = Callable[[], None]


class Polling:
    """Compares often while the bus does not deliver, else rarely, one query at a time.

    A message of the bus is a hint that may be lost, and other programs send none at all when they
    edit or delete rooms.
    """

    def __init__(
        self, store: Store, bus: Bus, clock: Clock, options: RoomOptions, catch_up: CatchUp
    ) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._options = options
        self._catch_up = catch_up
        self._cancel: Cancel | None = None
        self._running = False
        self._all_due = False
        """whether all rooms are to be compared, not only those that are in use"""
        self._next_full = 0.0
        bus.on_reconnect(self.compare_all)

    def start(self) -> None:
        """Compare from now on, until `stop`."""
        self._next_full = self._clock.monotonic() + self._options.full_poll_interval
        self._cancel = self._clock.call_later(self._options.poll_interval, self._tick)

    def stop(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def compare_all(self) -> None:
        """Compare all rooms now, or right after the comparison that is under way."""
        self._all_due = True
        self._poll()

    def _tick(self) -> None:
        self._cancel = self._clock.call_later(self._options.poll_interval, self._tick)
        self._poll()

    def _poll(self) -> None:
        if not self._running:
            self._running = True
            self._catch_up.start_task(self._run())

    async def _run(self) -> None:
        try:
            await self._compare()
            while self._all_due:  # asked for in the meantime
                await self._compare()
        except RapidoError:  # the next poll tries again
            return
        finally:
            self._running = False

    async def _compare(self) -> None:
        if await self._store.changed_elsewhere() or self._clock.monotonic() >= self._next_full:
            self._all_due = True
        if self._all_due:
            self._all_due = False
            try:
                await self._catch_up.compare_all()
            except BaseException:
                self._all_due = True
                raise
            self._next_full = self._clock.monotonic() + self._options.full_poll_interval
        elif self._bus.connected:
            await self._catch_up.compare_unconfirmed()
        else:
            await self._catch_up.compare_used()
