"""What can go wrong with a PostgreSQL server, as a reason for people."""

import os
import socket
from typing import Final

import asyncpg


class AllBusy(TimeoutError):
    """All connections of this process are in use for too long."""

    def __init__(self) -> None:
        super().__init__("all connections of this process to it are busy")


class NoTls(ConnectionError):
    """The server takes only connections that anyone on the way can read."""

    def __init__(self, mode: str) -> None:
        """Take the `sslmode` of the URL."""
        super().__init__(f"the server offers no TLS, which sslmode={mode} demands")


FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,  # also TimeoutError
)
"""the errors of connecting and of statements"""

LOST: Final = "the connection was lost"
_REASONS: Final = {
    "08": LOST,
    "25006": "the server is read-only: a standby, or one that has no space left",
    "28": "the server refuses this user or password",
    "3D": "there is no such database",
    "42501": "this user lacks the right",
    "53100": "the disk of the server is full",
    "53300": "the server has no connection left",
    "55P03": "another program locks the database",
    "57014": "the server took too long",
    "57P01": "the server is shutting down",
    "57P02": "the server has crashed",
    "57P03": "the server is starting or shutting down",
}
"""by SQLSTATE or the beginning of it"""

_OURS: Final = ("22", "23", "42")
"""classes of errors that a statement causes, not the state of the server"""


def reason_of(error: BaseException) -> str:
    """Return a reason that holds no secret: neither the URL nor the values of a statement."""
    if isinstance(error, AllBusy | NoTls):
        return str(error)
    if isinstance(error, TimeoutError):
        return "the server did not answer in time"
    if isinstance(error, asyncpg.PostgresError):
        state = error.sqlstate or ""
        for beginning, reason in _REASONS.items():
            if state.startswith(beginning):
                return reason
        return f"{getattr(error, 'message', None) or type(error).__name__} ({state})"
    if isinstance(error, asyncpg.TargetServerAttributeNotMatched):
        return "none of the servers accepts writes"
    if isinstance(error, socket.gaierror):
        return "the name of the server is unknown"
    if isinstance(error, OSError):
        known = error.errno is not None and error.errno > 0
        return os.strerror(error.errno or 0) if known else "the server cannot be reached"
    if isinstance(error, asyncpg.InterfaceError):
        return LOST
    return type(error).__name__


def final_reason(before: str, error: BaseException) -> str:
    """Return the reason of a refusal: the last attempt may have had too little time to fail."""
    if before and isinstance(error, TimeoutError):
        return before
    return reason_of(error)


def is_of_statement(error: BaseException) -> bool:
    """Tell an error of one statement, which would be the same again, from one of the server."""
    state = getattr(error, "sqlstate", None) or ""
    return state.startswith(_OURS) and not state.startswith("42501")
