"""A bus on PostgreSQL: NOTIFY and LISTEN on a connection of its own.

The commit of every NOTIFY takes one lock of the whole server, so it stays out of the transactions
that write, and carries many messages.
"""

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import partial
from secrets import token_hex
from typing import Final, Self, TypeAlias

import asyncpg

from rapido.bus.errors import BadBusUrl, BusUnavailable, reason_of
from rapido.bus.remote import Events, RemoteBus
from rapido.bus.urls import address_of, check_installation, split_url

EXAMPLE: Final = "postgresql://user:password@host:5432/database"

PAUSE: Final = 0.005
"""seconds between two batches, for each other process"""
LARGEST_PAYLOAD: Final = 7999
"""bytes of text that a notification can hold"""
FRAME: Final = LARGEST_PAYLOAD // 4 * 3
"""Base64 because the text must be valid in every encoding that a database can have."""
NOTIFY: Final = "SELECT count(pg_notify($1, payload)) FROM unnest($2::text[]) AS payload"
SETTINGS: Final = {
    "synchronous_commit": "off",  # there is nothing to be kept
    "lock_timeout": "1000",  # ms; the lock of all notifications
    "idle_session_timeout": "0",
    # A listener whose machine is gone would keep the queue of the server from shrinking.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
USAGE: Final = "SELECT pg_notification_queue_usage()"
"""also makes room: a queue that is full stays full until somebody asks"""
USAGE_INTERVAL: Final = 10.0
"""seconds"""
FULLEST: Final = 0.25
"""The queue belongs to all databases of the server; others commit only if it has room."""
PROBE: Final = "probe "
PROBE_TIMEOUT: Final = 1.0
POOLED: Final = (
    "a connection pooler that shares connections (such as PgBouncer in transaction mode) loses "
    "notifications; let the bus connect to PostgreSQL itself, or use NATS"
)

_Asyncpg: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class PostgresBus(RemoteBus):
    """Connects to the database of a URL; all on one channel of it hear each other."""

    @classmethod
    async def open(cls, url: str, installation: str, *, required: bool = True) -> Self:
        """Raise BusUnavailable if the server cannot be used, unless it is not required at once."""
        check_installation(installation)
        address = address_of(split_url(url, EXAMPLE))
        connect = partial(PostgresConnection.open, url, f"rapido_{installation}")
        bus = cls(connect, f"PostgreSQL at {address}", PAUSE)
        await bus.start(required=required)
        return bus


class PostgresConnection:
    limit = FRAME

    def __init__(self, connection: _Asyncpg, channel: str, events: Events) -> None:
        self._connection = connection
        self._channel = channel
        self._events = events
        self._own_pid = 0
        self._next_usage = float("-inf")
        self._probe = PROBE + token_hex(8)
        self._probed = asyncio.Event()

    @classmethod
    async def open(cls, url: str, channel: str, events: Events) -> Self:
        try:
            connection: _Asyncpg = await asyncpg.connect(
                url, server_settings={"application_name": "rapido bus"}
            )
        except asyncpg.exceptions.ClientConfigurationError as error:
            raise BadBusUrl("bus-url-said", reason=reason_of(error)) from None
        except ValueError:  # a port that is no number, or part of a password
            raise BadBusUrl("bus-url-wrong", example=EXAMPLE) from None
        opened = cls(connection, channel, events)
        try:
            await opened.listen(url)
        except BaseException:
            connection.terminate()
            raise
        return opened

    async def listen(self, url: str) -> None:
        self._connection.add_termination_listener(lambda _: self._events.connection_lost())
        await self._connection.add_listener(self._channel, self._receive)
        await self._connection.execute(
            "SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[])"
            " AS wanted (name, value)",
            list(SETTINGS),
            list(SETTINGS.values()),
        )
        self._own_pid = await self._connection.fetchval("SELECT pg_backend_pid()")
        if self._own_pid != self._connection.get_server_pid():
            await self._check_pooler(url)

    async def send(self, frames: Sequence[tuple[str, bytes]], *, confirm: bool) -> None:
        del confirm  # every statement is answered
        await self._check_queue()
        payloads = [b64encode(frame).decode("ascii") for _, frame in frames]
        await self._connection.fetchval(NOTIFY, self._channel, payloads)

    def abort(self) -> None:
        self._connection.terminate()

    async def close(self) -> None:
        if not self._connection.is_closed():
            try:
                await self._connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._connection.terminate()

    def _receive(self, _: object, pid: int, __: str, payload: object) -> None:
        if pid == self._own_pid:
            return
        text = str(payload)
        if text.startswith(PROBE):
            if text == self._probe:
                self._probed.set()
            return
        try:
            frame = b64decode(text, validate=True)
        except ValueError:  # of a newer version, or not ours
            return
        self._events.receive(frame)

    async def _check_queue(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._next_usage:
            self._next_usage = now + USAGE_INTERVAL
            usage = await self._connection.fetchval(USAGE)
            if usage > FULLEST:
                raise BusUnavailable(
                    f"the queue of notifications is filled to {usage:.0%}: another program that"
                    " listens does not read them, or keeps a transaction open"
                )

    async def _check_pooler(self, url: str) -> None:
        """Look whether notifications arrive: somebody is between us and the server."""
        other: _Asyncpg = await asyncpg.connect(url)
        try:
            await other.fetchval(NOTIFY, self._channel, [self._probe])
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self._probed.wait()
        except (TimeoutError, asyncpg.PostgresError):
            raise BusUnavailable(POOLED) from None
        finally:
            other.terminate()
