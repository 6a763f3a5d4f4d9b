"""One connection to a server of NATS, which ends when it is lost: the bus makes another one.

The client could connect again by itself, but waits for ever to close a connection on which the
server is silent, and keeps what was published meanwhile.
"""

import asyncio
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from rapido.bus.errors import BusUnavailable
from rapido.bus.nats_url import NatsServers
from rapido.bus.remote import CONNECT_TIMEOUT, Events

if TYPE_CHECKING:
    from nats.aio.subscription import Subscription

FRAME: Final = 128 * 1024
"""bytes, if the server takes as many"""
PENDING: Final = 64 * 1024
"""bytes in the client with which the server counts as slow"""
UNREAD: Final = 16 * 1024 * 1024
"""bytes that have arrived and wait for us"""
CLOSE_TIMEOUT: Final = 1.0
NO_TLS: Final = "this server of NATS does not offer TLS, but its URL begins with tls://"


class NatsConnection:
    def __init__(self, subjects: str, events: Events) -> None:
        self._client = Client()
        self._subjects = subjects
        self._events = events
        self._subscription: Subscription | None = None
        self._lost = asyncio.Event()
        self._errors: list[Exception] = []

    @classmethod
    async def open(cls, url: str, servers: NatsServers, subjects: str, events: Events) -> Self:
        connection = cls(subjects, events)
        try:
            await connection.connect(url, servers)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def connect(self, url: str, servers: NatsServers) -> None:
        def secret(value: str | None) -> Callable[[], str] | None:
            def reveal() -> str:
                self._check_tls(servers.tls)  # the client would send it all the same
                return value or ""

            return None if value is None else reveal

        try:
            await self._client.connect(
                url,
                user=secret(servers.user),
                password=secret(servers.password),
                token=secret(servers.token),
                tls=servers.tls,
                name="rapido",
                no_echo=True,
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=int(CONNECT_TIMEOUT),
                pending_size=0,  # otherwise it waits for ever in `publish`
                error_cb=self._note_error,
                closed_cb=self._note_closed,
            )
        except errors.NoServersError:
            raise (self._errors or [OSError("no server")])[0] from None
        self._check_tls(servers.tls)
        self._subscription = await self._client.subscribe(  # pyright: ignore[reportUnknownMemberType]
            f"{self._subjects}.*", cb=self._receive, pending_bytes_limit=UNREAD
        )
        # The first PING overtakes the subscription, the second one does not.
        await self._client.flush()
        await self._client.flush()

    @property
    def limit(self) -> int:
        return min(FRAME, self._client.max_payload)

    async def send(self, frames: Sequence[tuple[str, bytes]], *, confirm: bool) -> None:
        for topic, frame in frames:
            if self._lost.is_set():
                raise ConnectionError("the connection is lost")
            await self._client.publish(f"{self._subjects}.{topic}", frame)
        if confirm or self._client.pending_data_size > PENDING:
            await self._confirm()

    def abort(self) -> None:
        self._lost.set()
        self._events.connection_lost()
        stream = self._stream
        if stream is not None:
            # The client tries to write it before it closes, and fails.
            self._client._pending.clear()  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001
            self._client._pending_data_size = 0  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001
            stream.transport.abort()

    async def close(self) -> None:
        self.abort()
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._client.close()
        await self._end_tasks()

    async def _confirm(self) -> None:
        """Wait until the server answers a PING, or the connection is lost."""
        await asyncio.sleep(0)  # without this the PING overtakes what was published
        answer = asyncio.ensure_future(self._client.flush(timeout=60))
        lost = asyncio.ensure_future(self._lost.wait())
        try:
            await asyncio.wait({answer, lost}, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                raise ConnectionError("the connection is lost")
            answer.result()
        finally:
            answer.cancel()
            lost.cancel()

    async def _receive(self, message: Msg) -> None:
        self._events.receive(message.data)

    async def _note_error(self, error: Exception) -> None:
        if not self._errors:
            self._errors.append(error)

    async def _note_closed(self) -> None:
        self._lost.set()
        self._events.connection_lost()

    def _check_tls(self, tls: ssl.SSLContext | None) -> None:
        stream = self._stream
        if tls is not None and (stream is None or stream.get_extra_info("ssl_object") is None):
            raise BusUnavailable(NO_TLS)

    # The client offers no way to drop a connection that does not answer, nor to look at it, and
    # leaves tasks behind if it loses one while it writes.

    @property
    def _stream(self) -> asyncio.StreamWriter | None:
        transport: Any = self._client._transport  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001
        return getattr(transport, "_io_writer", None)

    async def _end_tasks(self) -> None:
        names = ("_reading_task", "_flusher_task", "_ping_interval_task")
        tasks: list[asyncio.Task[Any] | None]
        tasks = [getattr(self._client, name) for name in names]
        if self._subscription is not None:
            tasks.append(getattr(self._subscription, "_wait_for_msgs_task"))  # noqa: B009
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*filter(None, tasks), return_exceptions=True)
