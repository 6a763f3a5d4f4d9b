"""What the server writes down about itself: one JSON object a line, and nothing about people.

No names, no words, no tokens, no links: a room is named by a fingerprint, an address by its half.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

LOG: Final = logging.getLogger("rapido")
BAD_TEXT: Final = "Invalid UTF-8 sequence received from client."
"""what uvicorn reports with a trace; it is the fault of one client, who is cut off"""
SELDOM: Final = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""what uvicorn reports whenever a client wants it to"""
SELDOM_SECONDS: Final = 60.0


def room_name(room: str) -> str:
    """Name a room so that its lines belong together, and nobody finds the way to it."""
    return sha256(room.encode()).hexdigest()[:8]


def half(address: str) -> str:
    """Keep the half of an address that tells networks apart, not people."""
    if ":" in address:
        return ":".join(address.split(":")[:3]) + "::"
    return ".".join(address.split(".")[:2]) + ".x.x"


def note(event: str, **members: str | float | None) -> None:
    """Write down that something has happened."""
    LOG.info(event, extra={"members": members})


class Lines(logging.Formatter):
    """Writes records as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "members", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Lets through what clients can cause once a minute, so that nobody can fill a disk with it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing said."""
        super().__init__()
        self._clock = clock
        self._again: dict[str, float] = {}
        """when each may be said again"""

    def filter(self, record: logging.LogRecord) -> bool:
        """Ask whether this is to be written."""
        if record.msg not in SELDOM:
            return True
        now = self._clock()
        if now < self._again.get(record.msg, now):
            return False
        self._again[record.msg] = now + SELDOM_SECONDS
        return True


def set_up(*, everything: bool) -> None:
    """Write problems to standard error, and everything else as well if asked to."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: record.msg != BAD_TEXT)
    handler.addFilter(Seldom())
    for name in ("rapido", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if everything and name == "rapido" else logging.WARNING)
