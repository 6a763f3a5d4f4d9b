"""The server as a whole: a folder, a port, and the app between them."""

import gc
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn

from rapido.store.errors import FolderInUse, FolderError
from rapido.store.folder import FILE, hold
from rapido.store.sqlite import SqliteStore
from rapido.web.app import make_app
from rapido.web.limits.timeouts import Requests, Sockets
from rapido.web.operations import log
from rapido.web.settings import Settings

__all__ = ["FILE", "FolderInUse", "FolderError", "PortTaken", "open_port", "open_store", "run"]

GOODBYE_SECONDS: Final = 3
BACKLOG: Final = 2048


class PortTaken(Exception):
    """A port that another program uses."""


def open_store(folder: Path) -> SqliteStore:
    """Open the database in a folder, for this process alone; make both if they are not there."""
    hold(folder)
    return SqliteStore(folder / FILE)


def open_port(host: str, port: int) -> socket.socket:
    """Take a port and listen, so that whoever comes early waits instead of failing."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise PortTaken(str(error.strerror)) from error
    return listening


def run(settings: Settings, store: SqliteStore, listening: socket.socket) -> None:
    """Serve until told to stop."""
    log.set_up(everything=settings.log)
    # What is loaded now stays for ever: without it a full collection stops every table for long.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    log.note("started", port=listening.getsockname()[1])
    config = uvicorn.Config(
        make_app(settings, store),
        http=Requests,
        ws=Sockets,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has already stopped; it only passes it on
        uvicorn.Server(config).run([listening])
    log.note("stopped")
