"""The server process: opens the store and the port, and serves the app."""

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable
from typing import Protocol

import uvicorn

from rapido.store.sqlite.private import make_private
from rapido.web.access.forwarded import ForwardedMiddleware
from rapido.web.access.middleware import Receive, Scope, Send
from rapido.web.access.request_id import RequestIdMiddleware
from rapido.web.app import make_app
from rapido.web.backends import open_bus, open_store
from rapido.web.draining_server import DrainingServer
from rapido.web.hangup import on_hangup, refuse_reload
from rapido.web.limits.connections import ConnectionLimit
from rapido.web.limits.file_descriptors import max_connections
from rapido.web.limits.http_protocol import http_protocol
from rapido.web.limits.websocket_protocol import websocket_protocol
from rapido.web.network import Proxies
from rapido.web.operations.log import configure_logging, log_event, log_warning
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings.settings import Settings
from rapido.web.settings.store_url import is_postgres


class PortTaken(Exception):
    """The port is used by another program."""


class AddressUnusable(Exception):
    """The server cannot listen on its address; the message is the reason."""


class WorkersFailed(Exception):
    """None of several processes has ever started; what they said is in the log."""


class Supervised(Protocol):
    """What a process has to do with its supervisor."""

    worker: int
    """the number of the process, from 0"""

    async def connect(self) -> None:
        """Prepare for everything below."""
        ...

    def report_ready(self) -> None:
        """Say that connections are accepted."""
        ...

    async def metrics_of_all(self) -> bytes:
        """Return the metrics of all processes that share the port."""
        ...

    async def follow(self, metrics: Metrics, stop: Callable[[], None]) -> None:
        """Answer the supervisor, and stop when it has ended."""
        ...


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


def serve(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    reload: Callable[[], Settings] | None = None,
) -> None:
    """Serve until stopped by a signal, in one process or several.

    `reload` reads the settings again when several processes are to be replaced.

    Call back once the store is open; raise FolderError, ServerUnusable or BadDatabase if it cannot
    be opened.
    """
    if settings.workers == 1:
        run(settings, listening, opened)
        return
    from rapido.web.supervisor.supervisor import supervise  # noqa: PLC0415 - Unix only

    supervise(settings, listening, opened, reload or (lambda: settings))


def run(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None] = lambda: None,
    supervised: Supervised | None = None,
) -> None:
    """Serve in this process until stopped by a signal, or by its supervisor if it has one."""
    configure_logging(
        verbose=settings.log,
        repeat_interval=settings.log_repeat_interval,
        several=is_postgres(settings.store),
    )
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listening, opened, supervised))
    log_event("stopped")


async def _serve(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    supervised: Supervised | None,
) -> None:
    on_hangup(refuse_reload)
    store = await open_store(settings)
    try:
        bus = await open_bus(settings, store)
    except BaseException:
        await store.close()  # its jobs would keep the process from ending
        raise
    opened()
    if settings.database_folder is not None:
        for file, fault in make_private(settings.database_folder).items():
            log_warning("could not be made private" if fault else "made private", file=file)
    # Everything loaded by now stays forever; unfrozen, each full collection would pause all games.
    gc.collect()
    gc.freeze()
    # A collection of the young objects pauses all games: many short ones are better than few long
    # ones. The objects of a long-lived connection are visited twice, and then hardly ever again.
    gc.set_threshold(2_000, 5, 250)
    # The event loop waits at most this long, in seconds, for a thread that computes.
    sys.setswitchinterval(0.001)
    worker = None if supervised is None else supervised.worker
    port = listening.getsockname()[1]
    log_event("started", port=port, **({} if worker is None else {"worker": worker}))
    metrics = Metrics()
    refusals = Refusals(metrics, settings.log_repeat_interval)
    connections = ConnectionLimit(
        settings.limits, max_connections(settings.limits), Proxies(settings.proxies)
    )
    connections.observe(metrics)
    text = metrics.text_alone if supervised is None else supervised.metrics_of_all
    app, hub = make_app(settings, store, bus, refusals, text, worker=worker)
    app = ForwardedMiddleware(app, settings.proxies, metrics)
    config = uvicorn.Config(
        RequestIdMiddleware(app, settings.proxies),
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
    if supervised is None:
        await DrainingServer(config, hub).serve([listening])
        return
    await supervised.connect()
    server = DrainingServer(config, hub, supervised.report_ready)
    supervising = asyncio.ensure_future(supervised.follow(metrics, server.stop))
    await server.serve([listening])
    supervising.cancel()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvicorn's choice: uvloop where there is one."""
    return uvicorn.Config(_no_app, log_config=None).get_loop_factory()


async def _no_app(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """Stand in for the app where uvicorn is only asked which event loop to use."""
