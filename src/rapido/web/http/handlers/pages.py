"""The web page, built from frontend/, and its files."""

from http import HTTPStatus
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rapido.web.http.context import Context

STATIC: Final = Path(__file__).parents[2] / "static"
VIEWS: Final = {
    "/": "The start page.",
    "/r/{room}": "The page of a room.",
    "/g/{game}": "The replay of a game; `#turn=N` opens it at turn N.",
    "/g/{game}/review": "",
    "/join": "",
    "/learn": "",
    "/rules": "",
    "/referee": "",
    "/settings": "",
    "/editor": "",
    "/puzzles": "",
    "/practice": "",
    "/history": "",
    "/record": "",
}
"""the paths of the page, which does its own routing, and the summaries of those documented"""
FILES: Final = ("icon.svg", "manifest.webmanifest", "sw.js")
"""files that browsers expect at the root"""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = "The page has not been built yet: start Rapido with ./rapido, which does that."


class HashedFiles(StaticFiles):
    """Files with a content hash in their name, which browsers may cache forever."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = IMMUTABLE
        return response


def static_routes() -> list[BaseRoute]:
    return [
        *(Route(f"/{name}", _root_file) for name in FILES),
        Mount("/static/a", GZipMiddleware(HashedFiles(directory=STATIC / "a", check_dir=False))),
        Mount("/static", GZipMiddleware(StaticFiles(directory=STATIC, check_dir=False))),
    ]


async def get_page(_context: Context) -> Response:
    return _page(HTTPStatus.OK)


async def page_not_found(context: Context) -> Response:
    """Show the page, which says that there is nothing at this path."""
    if context.param("path").startswith(("api/", "ws/")):
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return _page(HTTPStatus.NOT_FOUND)


def _page(status: HTTPStatus) -> Response:
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    return FileResponse(STATIC / "index.html", status)


async def _root_file(request: Request) -> Response:
    path = STATIC / request.url.path.lstrip("/")
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    return FileResponse(path)
