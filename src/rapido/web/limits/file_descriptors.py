"""File descriptors: each connection takes one, and a server without any can do nothing."""

import sys
from contextlib import suppress
from typing import Final

from rapido.web.operations.log import log_event, log_warning
from rapido.web.settings.settings import Limits

RESERVE: Final = 64
"""descriptors for the database, threads, logs and files"""
FEW: Final = 1000
"""connections below which an operator should know that the limit of open files is low"""
PER_WORKER: Final = 4
"""descriptors for the pipes of a worker process"""


def max_connections(limits: Limits) -> int:
    """Return how many connections the process can hold, at most as many as the setting says."""
    reserved = RESERVE + PER_WORKER * (limits.bot_workers + 2)
    connections = max(1, min(limits.http_connections, raise_descriptor_limit() - reserved))
    log = log_warning if connections < min(FEW, limits.http_connections) else log_event
    log("connections are limited by the setting and by open files", connections=connections)
    return connections


def raise_descriptor_limit() -> int:
    """Raise the soft limit of this process to its hard limit, and return it."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415 - Unix only

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # some systems refuse a limit that they report
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft
