"""Connections to PostgreSQL: few, waited for only so long, replaced after any failure."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from rapido.rooms.model.errors import Unavailable
from rapido.store.postgres.failures import FAILURES, AllBusy, NoTls, final_reason, is_of_statement

if TYPE_CHECKING:
    from asyncpg import Connection, Record

    from rapido.store.postgres.address import Address

MOST: Final = 4
"""connections of a process, beside that of the writer and that of the bus"""
WAIT: Final = 5.0
"""seconds that anything may take, with all attempts"""
ATTEMPT: Final = 3.0
"""seconds for one attempt, so that another one is possible on a new connection"""
PAUSE: Final = 0.1
"""seconds between two attempts"""
CLOSE: Final = 2.0
"""seconds to close a connection in good order"""
REJECTED_TLS: Final = "rejected SSL upgrade"
"""how asyncpg says it"""
_SHORTEST: Final = 0.01
"""seconds for a step of an attempt whose time is up: asyncpg takes none for no limit"""

_T = TypeVar("_T")


# One round trip for each new connection. They are not sent when it starts, because a pooler would
# refuse them there. The last two: planning takes longer than all else, so each statement is planned
# once; but while the tables are small, such a plan would read them as a whole, and for ever.
_SETTINGS: Final = """
SET statement_timeout = '5s';
SET idle_in_transaction_session_timeout = '10s';
SET tcp_keepalives_idle = 10;
SET tcp_keepalives_interval = 5;
SET tcp_keepalives_count = 3;
SET jit = off;
SET plan_cache_mode = force_generic_plan;
SET enable_seqscan = off;
"""


async def connect(
    address: "Address", seconds: float, command_timeout: float | None = None
) -> "Connection[Record]":
    """Connect within some seconds, to a server that accepts writes if there are several.

    The timeout is for commands that are given none, as those which begin and end a transaction.
    """
    async with asyncio.timeout(seconds):
        try:
            connection: Connection[Record] = await asyncpg.connect(
                address.dsn,
                timeout=max(1, round(seconds)),
                command_timeout=command_timeout,
                statement_cache_size=address.statement_cache_size,
                server_settings={"application_name": "rapido"},
            )
        except ConnectionError as error:
            if REJECTED_TLS in str(error):
                raise NoTls(address.ssl_mode) from None
            raise
        try:
            await connection.execute(_SETTINGS)
        except BaseException:
            connection.terminate()
            raise
    return connection


async def fetch(
    connection: "Connection[Record]",
    address: "Address",
    query: str,
    values: tuple[Any, ...],
    seconds: float,
) -> "list[Record]":
    """Run one statement as one transaction, in one round trip if nothing is in the way of it."""
    if address.statement_cache_size:
        return await connection.fetch(query, *values, timeout=seconds)
    async with connection.transaction():
        return await connection.fetch(query, *values, timeout=seconds)


class Connections:
    """A small pool. After a failure all idle connections are dropped: they may be dead as well."""

    def __init__(self, address: "Address") -> None:
        self.address = address
        self.on_failure: Callable[[str, int], None] = lambda _reason, _refused: None
        """called with the reason and the number of refusals"""
        self.on_recovery: Callable[[], None] = lambda: None
        self._failing = False
        self._idle: list[Connection[Record]] = []
        self._free = asyncio.Semaphore(MOST)
        self.in_use = 0
        """how many of `MOST` connections are in use"""
        self._closed = False

    async def fetch(self, query: str, *values: Any) -> "list[Record]":  # noqa: ANN401 - of any type
        """Run one statement as a transaction, again if it is not known whether it was executed.

        Raise Unavailable when that was not possible within five seconds.
        """
        return await self.attempt(
            lambda connection, seconds: fetch(connection, self.address, query, values, seconds)
        )

    async def attempt(
        self, run: Callable[["Connection[Record]", float], Coroutine[Any, Any, _T]]
    ) -> _T:
        """Call a function with a connection and the seconds it has, again after a failure."""
        loop = asyncio.get_running_loop()
        end = loop.time() + WAIT
        reason = ""
        while True:
            try:
                attempt_end = min(loop.time() + ATTEMPT, end)
                async with self._connection(attempt_end) as connection:
                    result = await run(connection, max(_SHORTEST, attempt_end - loop.time()))
            except FAILURES as error:
                pause = PAUSE if reason else 0.0  # none if only this connection is dead
                reason = final_reason(reason, error)
                if self._closed or is_of_statement(error) or loop.time() + PAUSE >= end:
                    self._failing = True
                    self.on_failure(reason, 1)
                    raise Unavailable(f"the database cannot be used: {reason}") from error
            else:
                if self._failing:
                    self._failing = False
                    self.on_recovery()
                return result
            await asyncio.sleep(pause)

    @asynccontextmanager
    async def _connection(self, end: float) -> AsyncGenerator["Connection[Record]"]:
        if self._closed:
            raise Unavailable("the database is closed")
        try:
            async with asyncio.timeout_at(end):
                await self._free.acquire()
        except TimeoutError:
            raise AllBusy from None
        self.in_use += 1
        try:
            connection = self._take() or await self._connect(end)
            try:
                yield connection
            except BaseException as error:
                connection.terminate()
                if not is_of_statement(error):
                    self._drop_idle()
                raise
            if self._closed:
                connection.terminate()
            else:
                self._idle.append(connection)
        finally:
            self.in_use -= 1
            self._free.release()

    async def _connect(self, end: float) -> "Connection[Record]":
        seconds = max(_SHORTEST, end - asyncio.get_running_loop().time())
        return await connect(self.address, seconds, ATTEMPT)

    def _take(self) -> "Connection[Record] | None":
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    def _drop_idle(self) -> None:
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()

    async def close(self) -> None:
        self._closed = True
        for connection in self._idle:
            with suppress(*FAILURES):
                await connection.close(timeout=CLOSE)
        self._idle.clear()
