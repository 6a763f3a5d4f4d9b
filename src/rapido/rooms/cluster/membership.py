"""Membership: this process among those that serve the same store."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rapido.rooms.cluster.shared_clock import SharedClock
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.ports import Clock, Heartbeat, Processes
from rapido.rules import RapidoError

INTERVAL: Final = 1.0
"""seconds between heartbeats"""
TIMEOUT: Final = 3.0
"""seconds after which a heartbeat has failed"""
GRACE: Final = 5
"""heartbeats after one that has failed: the others may not have been able to report either"""

_LOG: Final = logging.getLogger("rapido")
Callback = Callable[[], None]


class OnlyProcess:
    """The processes of a store that only one process can serve."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def heartbeat(self, process: str, about: str) -> Heartbeat:
        del about  # nobody can ask for it
        return Heartbeat(frozenset({process}), self._clock.now())

    async def leave(self, process: str) -> None:
        """Do nothing: nobody is left."""


class Membership:
    """Reports every second that this process is alive, and knows which others are.

    The same answer tells the time of the store, and whether its rooms were replaced or edited. As
    long as the store does not answer, everything stays as it was last known.
    """

    def __init__(
        self,
        processes: Processes,
        process: str,
        clock: SharedClock | None = None,
        about: Callable[[], str] = lambda: "",
    ) -> None:
        """Adjust this clock; report this text about the process."""
        self.process = process
        """another one at every start"""
        self.alive = frozenset({process})
        self.epoch = 0
        """how often the rooms were replaced by those of a backup"""
        self.last_backup = 0.0
        self._processes = processes
        self._clock = clock
        self._about = about
        self._joined = False
        self._grace = 0
        """heartbeats for which nobody counts as dead"""
        self._edits = 0
        self._on_change: list[Callback] = []
        self._on_replace: list[Callback] = []
        self._on_edit: list[Callback] = []

    @property
    def is_leader(self) -> bool:
        """Whether this process does what one of all should do. For a moment two may believe so."""
        return self.process == min(self.alive)

    def on_change(self, callback: Callback) -> None:
        """Call back when another process has come or gone."""
        self._on_change.append(callback)

    def on_replace(self, callback: Callback) -> None:
        """Call back when the epoch has changed: nothing in memory can be trusted."""
        self._on_replace.append(callback)

    def on_edit(self, callback: Callback) -> None:
        """Call back when another program has changed rooms, which the bus does not tell."""
        self._on_edit.append(callback)

    async def join(self) -> None:
        """Report for the first time; raise Unavailable if the store does not answer.

        Nothing should be served before: the clock may be wrong, and the epoch is not known.
        """
        try:
            await self._beat()
        except TimeoutError:
            raise Unavailable("the database does not answer") from None

    async def run(self) -> None:
        """Report again and again, whatever happens."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._beat()
            except (RapidoError, TimeoutError):  # a failing store is reported by itself
                continue
            except Exception:  # noqa: BLE001 - the next one may work
                _LOG.exception("the heartbeat failed")

    async def leave(self) -> None:
        """Report that this process ends, so that the others need not wait."""
        with suppress(RapidoError, TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                await self._processes.leave(self.process)

    async def _beat(self) -> None:
        asked = 0.0 if self._clock is None else self._clock.monotonic()
        try:
            async with asyncio.timeout(TIMEOUT):
                told = await self._processes.heartbeat(self.process, self._about())
        except BaseException:
            self._grace = GRACE
            raise
        if self._clock is not None:
            self._clock.adjust(told.now, asked, self._clock.monotonic())
        joined, self._joined = self._joined, True
        epoch, self.epoch = self.epoch, told.epoch
        edits, self._edits = self._edits, told.edits
        self.last_backup = told.last_backup
        if joined and epoch != told.epoch:
            _call(self._on_replace)
        if joined and edits != told.edits:
            _call(self._on_edit)
        self._update_alive(told.alive | {self.process})

    def _update_alive(self, alive: frozenset[str]) -> None:
        if self._grace:
            self._grace -= 1
            alive |= self.alive
        before, self.alive = self.alive, alive
        if before != alive:
            _call(self._on_change)


def _call(callbacks: list[Callback]) -> None:
    for callback in callbacks:
        try:
            callback()
        except Exception:  # noqa: BLE001 - one that fails must not stop the others
            _LOG.exception("a callback of the membership failed")
