"""What is answered where there is no endpoint: 404, or 405 where there is one for other methods."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

from rapido.web.http.context import Context
from rapido.web.http.errors import MethodNotAllowed, NotFound, error_response
from rapido.web.http.handlers.pages import MISSING, page_response
from rapido.web.http.services import Services
from rapido.web.wire.http import Failure

FOR_PROGRAMS: Final = ("/api/", "/ws/", "/static/")
"""paths below which nobody expects a page"""


class Fallback:
    """An ASGI application, since a route for a function cannot take any method."""

    def __init__(self, services: Services, routes: Sequence[BaseRoute]) -> None:
        self._services = services
        self._routes = [route for route in routes if isinstance(route, Route)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._respond(Request(scope, receive))
        await response(scope, receive, send)

    async def _respond(self, request: Request) -> Response:
        allowed = set[str]()
        for route in self._routes:
            match, _ = route.matches(request.scope)
            if match is not Match.NONE:
                allowed |= route.methods or set()
        if allowed:
            methods = ", ".join(sorted(allowed))
            failure = Failure(MethodNotAllowed.code, f"the methods allowed here are {methods}")
            response = error_response(failure)
            response.headers["allow"] = methods
            return response
        readable = request.method in {"GET", "HEAD"}
        if readable and not request.scope["path"].startswith(FOR_PROGRAMS):
            response = await page_response(request, MISSING, HTTPStatus.NOT_FOUND)
            Context.of(request, self._services).remember_guest(response)
            return response
        return error_response(Failure(NotFound.code, "there is nothing at this path"))
