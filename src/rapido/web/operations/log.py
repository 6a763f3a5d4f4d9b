"""The log: one JSON object per line, without personal data.

No names, no words, no tokens, no links: rooms appear as fingerprints, addresses are masked.
"""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from hashlib import sha256
from typing import Final

LOG: Final = logging.getLogger("rapido")
INVALID_UTF8: Final = "Invalid UTF-8 sequence received from client."
"""what uvicorn logs with a traceback, although it is the client's fault"""
REFUSED_HANDSHAKE: Final = "ASGI callable returned without completing handshake."
"""what uvicorn logs as an error when a handshake is refused with a response"""
CLIENT_ERRORS: Final = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""what uvicorn logs for every bad request"""

ORIGIN: Final[ContextVar[Mapping[str, str] | None]] = ContextVar("origin", default=None)
"""the request or the connection that is being served: members of each line about it"""


def room_fingerprint(room: str) -> str:
    """Return a short hash that does not reveal the link of the room."""
    return sha256(room.encode()).hexdigest()[:8]


def mask_address(address: str) -> str:
    """Keep the half of an address that identifies a network, not a person."""
    if ":" in address:
        return ":".join(address.split(":")[:3]) + "::"
    return ".".join(address.split(".")[:2]) + ".x.x"


def log_event(event: str, **members: str | float | None) -> None:
    """Log an event with the members of its JSON object."""
    LOG.info(event, extra={"members": members})


def log_warning(event: str, **members: str | float | None) -> None:
    """Log an event that an operator should see even without `--log`."""
    LOG.warning(event, extra={"members": members})


def log_failure(job: asyncio.Future[None]) -> None:
    """Log why a job has ended that should run as long as the server: nobody waits for it."""
    if not job.cancelled() and (error := job.exception()):
        LOG.error("a background job has failed", exc_info=error)


class JsonFormatter(logging.Formatter):
    """Formats log records as lines of JSON."""

    def __init__(self, *, several: bool = False) -> None:
        """`several`: there are several processes, so that each line says which one it is from."""
        super().__init__()
        self._process = {"process": os.getpid()} if several else {}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **self._process,
            **(ORIGIN.get() or {}),
            **getattr(record, "members", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)  # ASCII: nothing in it can act on a terminal or forge a line


class RepeatFilter(logging.Filter):
    """Logs each client error only once in an interval, so that no client can fill the disk."""

    def __init__(self, interval: float, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._interval = interval
        self._clock = clock
        self._next: dict[str, float] = {}
        """when each error may be logged again"""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg not in CLIENT_ERRORS:
            return True
        now = self._clock()
        if now < self._next.get(record.msg, now):
            return False
        self._next[record.msg] = now + self._interval
        return True


def configure_logging(*, verbose: bool, repeat_interval: float, several: bool = False) -> None:
    """Log problems to standard error; if verbose, all events as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(several=several))
    handler.addFilter(lambda record: record.msg not in {INVALID_UTF8, REFUSED_HANDSHAKE})
    handler.addFilter(RepeatFilter(repeat_interval))
    for name in ("rapido", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if verbose and name == "rapido" else logging.WARNING)
