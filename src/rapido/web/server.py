"""The server process: opens the data folder and the port, and serves the app."""

import errno
import gc
import socket
import sys
from contextlib import suppress
from pathlib import Path

import uvicorn

from rapido.store.folder import FILE, lock_folder
from rapido.store.private import make_private
from rapido.store.sqlite import SqliteStore
from rapido.web.access.forwarded import ForwardedMiddleware
from rapido.web.app import make_app
from rapido.web.limits.connections import ConnectionLimit
from rapido.web.limits.file_descriptors import max_connections
from rapido.web.limits.http_protocol import http_protocol
from rapido.web.limits.websocket_protocol import websocket_protocol
from rapido.web.network import Proxies
from rapido.web.operations.log import configure_logging, log_event, log_warning
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings


class PortTaken(Exception):
    """The port is used by another program."""


class AddressUnusable(Exception):
    """The server cannot listen on its address; the message is the reason."""


def open_store(folder: Path) -> SqliteStore:
    """Lock a folder and open its database; both are created if they do not exist."""
    lock_folder(folder)
    return SqliteStore(folder / FILE)


def open_port(settings: Settings) -> socket.socket:
    """Listen on the port, so that early clients wait instead of failing."""
    listening: socket.socket | None = None
    try:
        # This also finds the interface that the zone of an IPv6 address names.
        family, kind, _, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # On `::`, serve IPv4 as well, whatever the default of the system.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(settings.limits.listen_backlog)
    except OSError as error:
        if listening is not None:
            listening.close()
        reason = str(error.strerror)
        taken = error.errno == errno.EADDRINUSE
        raise (PortTaken if taken else AddressUnusable)(reason) from error
    return listening


def run(settings: Settings, store: SqliteStore, listening: socket.socket) -> None:
    """Serve until stopped by a signal."""
    configure_logging(verbose=settings.log, repeat_interval=settings.log_repeat_interval)
    for file, fault in make_private(settings.data).items():
        log_warning("could not be made private" if fault else "made private", file=file)
    # Everything loaded by now stays forever; unfrozen, each full collection would pause all games.
    gc.collect()
    gc.freeze()
    # A collection of the young objects pauses all games: many short ones are better than few long
    # ones. The objects of a long-lived connection are visited twice, and then hardly ever again.
    gc.set_threshold(2_000, 5, 250)
    # The event loop waits at most this long, in seconds, for a thread that computes.
    sys.setswitchinterval(0.001)
    log_event("started", port=listening.getsockname()[1])
    refusals = Refusals(Metrics(), settings.log_repeat_interval)
    connections = ConnectionLimit(
        settings.limits, max_connections(settings.limits), Proxies(settings.proxies)
    )
    app = make_app(settings, store, refusals)
    config = uvicorn.Config(
        ForwardedMiddleware(app, settings.proxies, refusals.metrics),
        # uvicorn would believe any program on this machine.
        proxy_headers=False,
        http=http_protocol(settings, refusals, connections),
        ws=websocket_protocol(settings, refusals),
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
