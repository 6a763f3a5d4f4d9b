"""The only place where all parts are joined."""

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
from rapido.rooms.service import Host, Timing
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
from rapido.web.operations.maintenance import Upkeep
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.endpoint import Door
from rapido.web.sockets.session import Hall
from rapido.web.workers.bots import EngineBots

SQUEEZING: Final = 1
"""the quickest way, since it is done between the moves of all tables"""


def make_app(settings: Settings, store: SqliteStore) -> App:
    """Join store, rooms, sockets and pages."""
    bots, knocks, metrics, bus = EngineBots(), Knocks(), Metrics(), MemoryBus()
    clock, timing = SystemClock(), Timing(settings.thought, settings.grace)
    host = Host(store, bus, clock, bots, timing)
    hall = Hall(host, knocks, settings.limits, metrics, clock)
    upkeep = Upkeep(host, hall, store, settings)
    routes = Routes(host, hall, store, metrics, settings)
    players, steps = Players(bots), Steps(settings.limits)
    positions = Positions(settings.limits)
    records = Records(settings.limits)
    counsel = Counsel(Archive(host, store), settings.limits)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncGenerator[None]:
        watching = [asyncio.ensure_future(work()) for work in (upkeep.sweep, upkeep.restore)]
        yield
        for task in watching:
            task.cancel()
        await host.close()
        await bots.close()
        await counsel.close()
        steps.close()
        await store.close()

    def route(path: str, handle: Handler, method: str = "GET") -> Route:
        return Route(path, answered(handle), methods=[method])

    def large(path: str, handle: Handler, method: str = "GET") -> Route:
        squeezing = Middleware(GZipMiddleware, compresslevel=SQUEEZING)
        return Route(path, answered(handle), methods=[method], middleware=[squeezing])

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
            WebSocketRoute("/ws/{room}", Door(hall)),
            *page_routes(),
        ],
    )
    names = (*LOOPBACK, settings.host, *settings.names)
    return Guard(app, Origins(names))
