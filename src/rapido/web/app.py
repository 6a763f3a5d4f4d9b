"""The application: the only place where all parts are put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from rapido.bus.memory import MemoryBus
from rapido.rooms.clock import SystemClock
from rapido.rooms.options import RoomOptions
from rapido.rooms.service import RoomService
from rapido.store.sqlite import SqliteStore
from rapido.web.access.knocks import Knocks
from rapido.web.access.middleware import App, Guard
from rapido.web.access.origins import LOOPBACK, Origins
from rapido.web.http.documents import document_routes
from rapido.web.http.games import Archive
from rapido.web.http.pages import page_routes
from rapido.web.http.players import Players
from rapido.web.http.positions import Positions
from rapido.web.http.puzzles import puzzles
from rapido.web.http.records import Records
from rapido.web.http.requests import Handler, answered
from rapido.web.http.review import Counsel
from rapido.web.http.rooms import Routes
from rapido.web.http.steps import Steps
from rapido.web.operations.maintenance import Maintenance
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.endpoint import WebSocketEndpoint
from rapido.web.sockets.hub import Hub
from rapido.web.workers.bots import EngineBots

GZIP_LEVEL: Final = 1
"""the fastest, since compression delays the moves of all games"""


def make_app(settings: Settings, store: SqliteStore) -> App:
    """Put store, rooms, sockets and pages together."""
    limits = settings.limits
    bots = EngineBots(settings.bot_timeout, limits.bot_workers, settings.bot_info_timeout)
    knocks, metrics, clock = Knocks(settings), Metrics(), SystemClock()
    options = RoomOptions(
        bot_delay=settings.bot_delay,
        bot_delay_quick=settings.bot_delay_quick,
        bot_delay_calm=settings.bot_delay_calm,
        stand_in_grace=settings.stand_in_grace,
        retry_interval=settings.retry_interval,
        recent_changes=limits.recent_changes,
        rooms_in_memory=limits.rooms_in_memory,
    )
    service = RoomService(store, MemoryBus(), clock, bots, options)
    hub = Hub(service, knocks, settings, metrics, clock)
    maintenance = Maintenance(service, hub, store, settings, clock)
    routes = Routes(service, hub, store, metrics, settings)
    players, steps = Players(bots), Steps(limits)
    positions = Positions(limits)
    records = Records(limits)
    counsel = Counsel(Archive(service, store), settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        jobs = [
            asyncio.ensure_future(maintenance.run_retention()),
            asyncio.ensure_future(maintenance.watch_for_restore()),
        ]
        yield
        for job in jobs:
            job.cancel()
        await service.close()
        await bots.close()
        await counsel.close()
        steps.close()
        await store.close()

    def route(path: str, handle: Handler, method: str = "GET") -> Route:
        return Route(path, answered(handle), methods=[method])

    def large(path: str, handle: Handler, method: str = "GET") -> Route:
        gzip = Middleware(GZipMiddleware, compresslevel=GZIP_LEVEL)
        return Route(path, answered(handle), methods=[method], middleware=[gzip])

    app = Starlette(
        lifespan=lifespan,
        routes=[
            route("/api/rooms", routes.new_room, "POST"),
            route("/api/rooms/{room}", routes.delete, "DELETE"),
            route("/api/rooms/{room}/code", routes.new_code, "POST"),
            route("/api/rooms/{room}/qr.svg", routes.qr),
            route("/api/knocks", routes.knock, "POST"),
            route("/api/knocks/{knock}", routes.outcome),
            route("/api/games/{game}.{form:str}", routes.record),
            large("/api/games/{game}/review", counsel.review_game),
            large("/api/record", records.answer, "POST"),
            large("/api/review", counsel.review, "POST"),
            route("/api/advice", counsel.advise, "POST"),
            route("/api/position", positions.answer, "POST"),
            large("/api/puzzles", puzzles),
            route("/api/players", players.answer),
            route("/api/steps", steps.answer, "POST"),
            *document_routes(),
            route("/healthz", routes.health),
            route("/metrics", routes.metrics),
            WebSocketRoute("/ws/{room}", WebSocketEndpoint(hub)),
            *page_routes(),
        ],
    )
    names = (*LOOPBACK, settings.host, *settings.names)
    return Guard(app, Origins(names))
