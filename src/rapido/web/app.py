"""The only place where all parts are joined."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from rapido.bus.memory import MemoryBus
from rapido.rooms.clock import SystemClock
from rapido.rooms.host import Host, Timing
from rapido.store.sqlite import SqliteStore
from rapido.web.access.knocks import Knocks
from rapido.web.access.middleware import App, SecurityMiddleware
from rapido.web.access.origins import LOOPBACK, Origins
from rapido.web.http.endpoints import http_routes
from rapido.web.http.player_list import PlayerList
from rapido.web.http.services import Services
from rapido.web.operations.maintenance import Upkeep
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.endpoint import Door
from rapido.web.sockets.handler import Hall
from rapido.web.workers.bots import EngineBots


def make_app(settings: Settings, store: SqliteStore) -> App:
    """Join store, rooms, sockets and pages."""
    bots, knocks, metrics, bus = EngineBots(), Knocks(), Metrics(), MemoryBus()
    clock, timing = SystemClock(), Timing(settings.thought, settings.grace)
    host = Host(store, bus, clock, bots, timing)
    hall = Hall(host, knocks, settings.limits, metrics, clock)
    upkeep = Upkeep(host, hall, store, settings)
    services = Services(
        settings=settings,
        host=host,
        hall=hall,
        store=store,
        metrics=metrics,
        players=PlayerList(bots),
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        watching = [asyncio.ensure_future(work()) for work in (upkeep.sweep, upkeep.restore)]
        yield
        for task in watching:
            task.cancel()
        await host.close()
        await bots.close()
        await services.close()
        await store.close()

    app = Starlette(
        lifespan=lifespan,
        routes=[WebSocketRoute("/ws/{room}", Door(hall)), *http_routes(services)],
    )
    names = (*LOOPBACK, settings.host, *settings.names)
    return SecurityMiddleware(app, Origins(names))
