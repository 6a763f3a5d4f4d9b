"""The ASGI application, the only place where all parts are put together."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from os import getpid
from socket import gethostname
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.routing import Router, WebSocketRoute
from starlette.types import Receive, Scope, Send

from rapido import __version__
from rapido.rooms.clock import SystemClock
from rapido.rooms.cluster.membership import Membership
from rapido.rooms.cluster.shared_clock import SharedClock
from rapido.rooms.cluster.watched_rooms import WatchedRooms
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bus
from rapido.rooms.service import RoomService
from rapido.web.access.knocks import Knocks, run_cleanup
from rapido.web.access.middleware import App, SecurityMiddleware
from rapido.web.access.origins import LOOPBACK, Origins
from rapido.web.backends import (
    ServerStore,
    open_join_requests,
    open_processes,
    open_seat_links,
)
from rapido.web.http.endpoints import http_routes
from rapido.web.http.services import Services
from rapido.web.limits.token_bucket import ClientRateLimiter
from rapido.web.network import served_names
from rapido.web.operations.about_process import AboutProcess, write_about
from rapido.web.operations.event_loop_lag import LagPeak, measure_lag
from rapido.web.operations.log import log_failure
from rapido.web.operations.maintenance import Maintenance
from rapido.web.operations.network_hash import network_hash
from rapido.web.operations.refusals import Refusals
from rapido.web.operations.saturation import observe, observe_backups
from rapido.web.settings.bus_url import bus_kind
from rapido.web.settings.settings import Settings
from rapido.web.sockets.endpoint import WebSocketEndpoint
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.registry import ConnectionRegistry
from rapido.web.workers.bots import EngineBots


class ServerApp(NamedTuple):
    app: App
    hub: Hub


def make_app(  # noqa: PLR0913 - the only place where all parts are put together
    settings: Settings,
    store: ServerStore,
    bus: Bus,
    refusals: Refusals,
    metrics_text: Callable[[], Awaitable[bytes]],
    *,
    worker: int | None = None,
) -> ServerApp:
    limits = settings.limits
    bots = EngineBots(settings.bot_timeout, limits.bot_workers, settings.bot_info_timeout)
    shared_clock = SharedClock(SystemClock()) if settings.database_folder is None else None
    clock = shared_clock or SystemClock()
    seat_links = open_seat_links(settings, store)
    knocks = Knocks(open_join_requests(settings, store))
    started, lag = clock.now(), LagPeak(refusals.metrics.event_loop_lag)

    def about() -> str:
        return write_about(
            AboutProcess(
                version=__version__,
                machine=gethostname(),
                address=f"{settings.host}:{settings.port}",
                pid=getpid(),
                started=started,
                connections=hub.connections.total,
                rooms=service.rooms_loaded,
                lag=lag.take(),
                bus=bus.connected,
                bus_kind=bus_kind(settings.bus),
                worker=worker,
            )
        )

    processes = open_processes(settings, store, clock)
    membership = Membership(processes, bus.process, shared_clock, about)
    membership.on_change(lambda: bus.expect(membership.alive))
    options = RoomOptions(
        bot_delay=settings.bot_delay,
        bot_delay_quick=settings.bot_delay_quick,
        bot_delay_calm=settings.bot_delay_calm,
        stand_in_grace=settings.stand_in_grace,
        absence_timeout=settings.absence_timeout,
        host_absence_timeout=settings.host_absence_timeout,
        reveal_timeout=settings.reveal_timeout,
        retry_interval=settings.retry_interval,
        recent_changes=limits.recent_changes,
        rooms_in_memory=limits.rooms_in_memory,
        moves_per_game=limits.moves_per_game,
        games_per_room=limits.games_per_room,
        entries_per_room=limits.entries_per_room,
    )
    registry = ConnectionRegistry(bus, membership, clock)
    service = RoomService(store, bus, clock, bots, options)
    service.rank_by(registry.rank)
    registry.on_ranks_changed = service.ranks_changed
    hub = Hub(service, knocks, settings, refusals, registry)
    maintenance = Maintenance(service, hub, store, settings, clock)
    watched = WatchedRooms(
        bus, membership.process, lambda: membership.alive, service.has_subscribers
    )
    maintenance.share(lambda: membership.is_leader, watched.among)
    membership.on_replace(lambda: maintenance.take_over_restored(membership.epoch))
    membership.on_edit(service.polling.compare_all)
    services = Services(hub, store, bots, metrics_text, seat_links)
    observe(refusals.metrics, settings, store, bus, hub)
    observe_backups(refusals.metrics, settings, lambda: membership.last_backup)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        await membership.join()
        maintenance.use_epoch(membership.epoch)
        service.polling.start()
        jobs = [
            asyncio.ensure_future(maintenance.run_retention()),
            asyncio.ensure_future(maintenance.watch_for_restore()),
            asyncio.ensure_future(network_hash.share_salt(store.daily_salt)),
            asyncio.ensure_future(membership.run()),
            asyncio.ensure_future(run_cleanup(knocks.requests, seat_links)),
            asyncio.ensure_future(measure_lag(lag)),
        ]
        for job in jobs:
            job.add_done_callback(log_failure)
        yield
        for job in jobs:
            job.cancel()
        await service.close()
        await bots.close()
        await services.close()
        await membership.leave()
        await bus.close()
        await store.close()

    http = Starlette(lifespan=lifespan, routes=http_routes(services))
    websockets = Router([WebSocketRoute("/ws/{room}", WebSocketEndpoint(hub))])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        # The error handlers of Starlette would wrap every message of a WebSocket.
        await (websockets if scope["type"] == "websocket" else http)(scope, receive, send)

    names = (*LOOPBACK, *served_names(settings.host, settings.names))
    limiter = ClientRateLimiter(
        limits.request_burst, limits.request_rate, limits.guests_per_address
    )
    return ServerApp(SecurityMiddleware(app, Origins(names), limiter, refusals), hub)
