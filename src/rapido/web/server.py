"""The server process: opens the data folder and the port, and serves the app."""

import gc
import socket
from contextlib import suppress
from pathlib import Path

import uvicorn

from rapido.store.folder import FILE, lock_folder
from rapido.store.private import make_private
from rapido.store.sqlite import SqliteStore
from rapido.web.app import make_app
from rapido.web.limits.http_protocol import http_protocol
from rapido.web.limits.websocket_protocol import websocket_protocol
from rapido.web.operations.log import configure_logging, log_event, log_warning
from rapido.web.settings import Settings


class PortTaken(Exception):
    """The port is used by another program."""


def open_store(folder: Path) -> SqliteStore:
    """Lock a folder and open its database; both are created if they do not exist."""
    lock_folder(folder)
    return SqliteStore(folder / FILE)


def open_port(settings: Settings) -> socket.socket:
    """Listen on the port, so that early clients wait instead of failing."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(settings.limits.listen_backlog)
    except OSError as error:
        listening.close()
        raise PortTaken(str(error.strerror)) from error
    return listening


def run(settings: Settings, store: SqliteStore, listening: socket.socket) -> None:
    """Serve until stopped by a signal."""
    configure_logging(verbose=settings.log, repeat_interval=settings.log_repeat_interval)
    for file, fault in make_private(settings.data).items():
        log_warning("could not be made private" if fault else "made private", file=file)
    # Everything loaded by now stays forever; unfrozen, each full collection would pause all games.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    log_event("started", port=listening.getsockname()[1])
    config = uvicorn.Config(
        make_app(settings, store),
        http=http_protocol(settings),
        ws=websocket_protocol(settings),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=settings.limits.listen_backlog,
        timeout_graceful_shutdown=settings.shutdown_timeout,
    )
    with suppress(KeyboardInterrupt):  # uvicorn has already stopped, and only raises it again
        uvicorn.Server(config).run([listening])
    log_event("stopped")
