"""The page for browsers, built from frontend/, and the files that belong to it."""

from http import HTTPStatus
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rapido.web.http.requests import keep, token_of

STATIC: Final = Path(__file__).parent.parent / "static"
VIEWS: Final = (
    "/",
    "/join",
    "/learn",
    "/rules",
    "/referee",
    "/settings",
    "/editor",
    "/puzzles",
    "/practice",
    "/history",
    "/record",
    "/r/{room}",
    "/g/{game}",
    "/g/{game}/review",
)
"""the addresses that browsers show; the page itself finds out which is meant"""
FILES: Final = ("icon.svg", "manifest.webmanifest", "sw.js")
"""what browsers look for at the top, and not among the files of the page"""
FOREVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = "The page has not been built yet: start Rapido with ./rapido, which does that."


class Hashed(StaticFiles):
    """Files with a hash of their content in their name: whoever has one need never ask again."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Give the file, to keep."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOREVER
        return response


def page_routes() -> list[BaseRoute]:
    """Return the ways to the page; the last one takes every address that leads nowhere."""
    return [
        *(Route(path, _view) for path in VIEWS),
        *(Route(f"/{name}", _file) for name in FILES),
        Mount("/static/a", GZipMiddleware(Hashed(directory=STATIC / "a", check_dir=False))),
        Mount("/static", GZipMiddleware(StaticFiles(directory=STATIC, check_dir=False))),
        Route("/{nowhere:path}", _nowhere),
    ]


async def _view(request: Request) -> Response:
    return _page(request, HTTPStatus.OK)


async def _nowhere(request: Request) -> Response:
    if request.path_params["nowhere"].startswith(("api/", "ws/")):
        return PlainTextResponse("Not Found", HTTPStatus.NOT_FOUND)
    return _page(request, HTTPStatus.NOT_FOUND)


def _page(request: Request, status: HTTPStatus) -> Response:
    """Give the page, and a token to whoever has none."""
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    response = FileResponse(STATIC / "index.html", status)
    keep(response, request, *token_of(request))
    return response


async def _file(request: Request) -> Response:
    path = STATIC / request.url.path.lstrip("/")
    if not path.is_file():
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    return FileResponse(path)
