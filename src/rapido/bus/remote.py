"""A bus on a server: keeps one connection, and connects again for as long as it takes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import uniform
from secrets import token_hex
from typing import Final, Protocol

from rapido.bus.errors import BadBusUrl, BusUnavailable, reason_of
from rapido.bus.frames import HEARTBEAT, heartbeat
from rapido.bus.loss_log import LossLog
from rapido.bus.outbox import Outbox
from rapido.bus.peers import Peers
from rapido.bus.reconnect_callbacks import ReconnectCallbacks
from rapido.bus.session import TICK, Connection, Session

CONNECT_TIMEOUT: Final = 3.0
SHORTEST_BACKOFF: Final = 0.05
LONGEST_BACKOFF: Final = 1.0
STABLE: Final = 10.0
"""seconds that a connection must last to be better than none"""
LONGEST_PAUSE: Final = 0.05
"""seconds between two batches, however many processes there are"""
LEAVE_TIMEOUT: Final = 1.0
"""seconds to send what is waiting when the bus is closed"""

_LOG: Final = logging.getLogger("rapido")


class Events(Protocol):
    """What a connection reports."""

    def receive(self, frame: bytes) -> None: ...

    def connection_lost(self) -> None: ...


Connect = Callable[[Events], Awaitable[Connection]]


class RemoteBus:
    """Sends in batches; what is published while there is no connection is dropped."""

    def __init__(self, connect: Connect, server: str, pause: float) -> None:
        """Take the address for people, and the seconds between two batches for each process."""
        self.process = token_hex(8)
        self.received = 0
        self.reconnects = 0
        self._connect = connect
        self._server = server
        self._pause = pause
        self._outbox = Outbox()
        self._peers = Peers(self.process, asyncio.get_running_loop().time)
        self._subscribers: dict[str, list[Callable[[bytes], None]]] = {}
        self._on_reconnect = ReconnectCallbacks()
        self._log = LossLog(server)
        self._task: asyncio.Task[None] | None = None
        self._session: Session | None = None
        self._closing = False

    @property
    def connected(self) -> bool:
        """Whether the server takes what we publish, and everybody else can be heard."""
        return self._session is not None and not self._peers.is_anyone_silent()

    @property
    def pause(self) -> float:
        """Seconds between two batches: the longer, the more processes receive each of them.

        What is published after a moment of silence is sent at once all the same.
        """
        return min(LONGEST_PAUSE, self._pause * max(1, len(self._peers)))

    @property
    def published(self) -> int:
        return self._outbox.published

    @property
    def dropped(self) -> int:
        return self._outbox.dropped

    async def start(self, *, required: bool) -> None:
        """Connect; if that fails, raise, or try again later if the server is not required."""
        first_attempt: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(first_attempt))
        try:
            await first_attempt
        except BusUnavailable as error:
            if isinstance(error, BadBusUrl):
                await self.close()
                raise
            if required:
                await self.close()
                raise BusUnavailable(f"{self._server}: {error}") from None
            self._log.lost(str(error))
        except asyncio.CancelledError:
            await self.close()
            raise

    def publish(self, topic: str, payload: bytes) -> None:
        if self._session is None or self._closing:
            self._outbox.skip()
        else:
            self._outbox.put(topic, payload)
            self._session.wake()

    def subscribe(self, topic: str, callback: Callable[[bytes], None]) -> None:
        self._subscribers.setdefault(topic, []).append(callback)

    def on_reconnect(self, callback: Callable[[], None]) -> None:
        self._on_reconnect.add(callback)

    def expect(self, processes: frozenset[str]) -> None:
        self._peers.expect(processes)

    async def close(self) -> None:
        self._closing = True
        self._subscribers.clear()
        self._on_reconnect.clear()
        task, self._task = self._task, None
        if task is None:
            return
        if self._session is not None:
            self._session.leave()
            await asyncio.wait({task}, timeout=LEAVE_TIMEOUT)
        if self._session is not None:
            self._session.abort()
        while not task.done():
            task.cancel()  # a library may swallow it once
            await asyncio.wait({task}, timeout=TICK)

    def receive(self, frame: bytes) -> None:
        received = None if self._closing else self._peers.receive(frame)
        if received is None:
            return
        self.received += len(received.payloads)
        for payload in received.payloads:
            for callback in self._subscribers.get(received.topic, ()):
                try:
                    callback(payload)
                except Exception:  # noqa: BLE001 - one that fails must not stop the others
                    _LOG.exception("a subscriber of the bus failed")
        if received.lost:
            self._on_reconnect.call_soon()

    def connection_lost(self) -> None:
        if self._session is not None:
            self._session.wake()

    async def _run(self, first_attempt: asyncio.Future[None]) -> None:
        failures = 0
        was_connected = False
        while not self._closing:
            try:
                connection = await self._open_connection()
            except BusUnavailable as error:
                if first_attempt.done():
                    self._log.lost(str(error))
                else:
                    first_attempt.set_exception(error)
                failures += 1
            else:
                self._log.back()
                self.reconnects += was_connected
                was_connected = True
                if not first_attempt.done():
                    first_attempt.set_result(None)
                lasted = await self._use(connection)
                failures = failures + 1 if lasted < STABLE else 0
            backoff = min(SHORTEST_BACKOFF * 2**failures, LONGEST_BACKOFF)
            await asyncio.sleep(uniform(0, 0 if self._closing else backoff))

    async def _open_connection(self) -> Connection:
        connection: Connection | None = None
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT):
                connection = await self._connect(self)
                # A server that does not take messages is of no use.
                hello = heartbeat(self.process, self._outbox.next_number)
                await connection.send([(HEARTBEAT, hello)], confirm=True)
        except BaseException as error:
            if connection is not None:
                connection.abort()
                await connection.close()
            if not isinstance(error, Exception) or isinstance(error, BadBusUrl):
                raise
            raise BusUnavailable(reason_of(error)) from None
        return connection

    async def _use(self, connection: Connection) -> float:
        """Send and receive until the connection is lost, or the bus closed; return the seconds."""
        began = asyncio.get_running_loop().time()
        self._session = Session(connection, self._outbox, self.process, lambda: self.pause)
        self._peers.expect_again()
        self._on_reconnect.call_soon()
        try:
            try:
                await self._session.run()
            finally:
                self._session = None
                self._outbox.clear()
                await connection.close()
        except Exception as error:  # noqa: BLE001 - whatever it is, a new connection helps
            self._log.lost(reason_of(error))
        return asyncio.get_running_loop().time() - began
