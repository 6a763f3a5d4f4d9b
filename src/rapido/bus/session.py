"""One connection of a bus to its server: sends batches, and notices when nobody answers."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from rapido.bus.errors import BusUnavailable
from rapido.bus.frames import HEARTBEAT, heartbeat, pack
from rapido.bus.outbox import Outbox

TICK: Final = 0.4
"""seconds between heartbeats, and between two looks at the connection"""
TICKS_TO_ANSWER: Final = 3
"""ticks instead of seconds: a process that was held up itself does not blame the server"""
BATCH: Final = 256 * 1024
"""bytes"""


class Connection(Protocol):
    """A connection that is ready to send, and receives."""

    @property
    def limit(self) -> int:
        """The size of the largest frame in bytes."""
        ...

    async def send(self, frames: Sequence[tuple[str, bytes]], *, confirm: bool) -> None:
        """Send frames with their topics; if asked to, wait until the server answers.

        Raise as soon as the connection is lost or aborted.
        """
        ...

    def abort(self) -> None:
        """Close at once."""
        ...

    async def close(self) -> None:
        """Free everything."""
        ...


class Session:
    """Sends one batch at a time: what is published meanwhile is in the next one."""

    def __init__(
        self, connection: Connection, outbox: Outbox, sender: str, pause: Callable[[], float]
    ) -> None:
        """`pause` is asked after each batch for the seconds until the next one."""
        self._connection = connection
        self._outbox = outbox
        self._sender = sender
        self._pause = pause
        self._awake = asyncio.Event()
        self._leaving = False
        self._silent = False
        self._confirm = True
        """whether the server must answer the next batch"""
        self._ticks_in_flight: int | None = None
        """how long a batch has been on its way"""
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Send what is in the outbox, or notice that the connection is lost."""
        self._awake.set()

    def leave(self) -> None:
        """Send what is in the outbox, say good-bye, and end."""
        self._leaving = True
        self._awake.set()

    def abort(self) -> None:
        self._connection.abort()

    async def run(self) -> None:
        """Send until told to leave; raise if the connection is lost."""
        self._tick()
        try:
            while not self._leaving:
                await self._awake.wait()
                self._awake.clear()
                await self._send_batch()
                await asyncio.sleep(self._pause())
            while self._outbox:
                await self._send_batch()
            bye = heartbeat(self._sender, self._outbox.next_number, leaving=True)
            await self._send([(HEARTBEAT, bye)], confirm=True)
        except Exception:
            if self._silent:
                raise BusUnavailable("no answer") from None
            raise
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def _send_batch(self) -> None:
        messages = self._outbox.take(BATCH)
        frames = list(pack(self._sender, messages, self._connection.limit))
        if not frames:
            frames = [(HEARTBEAT, heartbeat(self._sender, self._outbox.next_number))]
        confirm, self._confirm = self._confirm, False
        try:
            await self._send(frames, confirm=confirm)
        except BaseException:
            self._outbox.dropped += len(messages)
            raise
        self._outbox.published += len(messages)
        if self._outbox:
            self._awake.set()

    async def _send(self, frames: Sequence[tuple[str, bytes]], *, confirm: bool) -> None:
        self._ticks_in_flight = 0
        try:
            await self._connection.send(frames, confirm=confirm)
        finally:
            self._ticks_in_flight = None

    def _tick(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)
        if self._ticks_in_flight is None:
            self._confirm = True
            self._awake.set()
            return
        self._ticks_in_flight += 1
        if self._ticks_in_flight >= TICKS_TO_ANSWER:
            self._silent = True
            self._connection.abort()
