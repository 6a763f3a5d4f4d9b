"""The only place where all parts are joined."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from rapido.bus.memory import MemoryBus
from rapido.rooms.clock import SystemClock
from rapido.rooms.host import Host, Pace
from rapido.store.sqlite import SqliteStore
from rapido.web.bots import EngineBots
from rapido.web.door import Door
from rapido.web.guard import App, Guard
from rapido.web.hall import Hall
from rapido.web.knocks import Knocks
from rapido.web.metrics import Metrics
from rapido.web.origins import LOOPBACK, Origins
from rapido.web.routes import PAGE, Handler, Routes, answered
from rapido.web.schema import schema_routes
from rapido.web.settings import Settings
from rapido.web.upkeep import Upkeep


def make_app(settings: Settings, store: SqliteStore) -> App:
    """Join store, rooms, sockets and pages."""
    bots, knocks, metrics, bus = EngineBots(), Knocks(), Metrics(), MemoryBus()
    pace = Pace(settings.thought, settings.grace)
    host = Host(store, bus, SystemClock(), bots, pace)
    hall = Hall(host, knocks, settings.limits, metrics)
    upkeep = Upkeep(host, hall, store, settings)
    routes = Routes(host, hall, store, metrics, settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        watching = [asyncio.ensure_future(work()) for work in (upkeep.sweep, upkeep.restore)]
        yield
        for task in watching:
            task.cancel()
        await host.close()
        await bots.close()
        await store.close()

    def route(path: str, handle: Handler, method: str = "GET") -> Route:
        return Route(path, answered(handle), methods=[method])

    app = Starlette(
        lifespan=lifespan,
        routes=[
            route("/", routes.page),
            route("/r/{room}", routes.page),
            route("/g/{game}", routes.page),
            route("/api/rooms", routes.new_room, "POST"),
            route("/api/rooms/{room}", routes.delete, "DELETE"),
            route("/api/rooms/{room}/code", routes.new_code, "POST"),
            route("/api/knocks", routes.knock, "POST"),
            route("/api/knocks/{knock}", routes.outcome),
            route("/api/games/{game}.{form:str}", routes.record),
            *schema_routes(),
            route("/healthz", routes.health),
            route("/metrics", routes.metrics),
            WebSocketRoute("/ws/{room}", Door(hall)),
            Mount("/static", StaticFiles(directory=PAGE)),
        ],
    )
    names = (*LOOPBACK, settings.host, *settings.names)
    return Guard(app, Origins(names))
