"""The web page, built from frontend/, and its files."""

from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rapido.web.http.context import Context
from rapido.web.http.errors import NotFound, error_response
from rapido.web.http.static_files import StaticFiles
from rapido.web.wire.http import Failure

STATIC: Final = Path(__file__).parents[2] / "static"
VIEWS: Final = {
    "/": "The start page.",
    "/r/{room}": "The page of a room.",
    "/g/{game}": "The replay of a game; `#turn=N` opens it at turn N.",
    "/g/{game}/review": "",
    "/table": "",
    "/replay": "",
    "/review": "",
    "/show": "",
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
HASHED: Final = "a/"
"""the folder of files with a content hash in their name, which browsers may cache forever"""
IMMUTABLE: Final = {"cache-control": "public, max-age=31536000, immutable"}
NOT_BUILT: Final = "The page has not been built yet: start Rapido with ./rapido, which does that."

_files: Final = StaticFiles()


def static_routes() -> list[Route]:
    return [
        *(Route(f"/{name}", _root_file) for name in FILES),
        Route("/static/{path:path}", _static_file),
    ]


async def get_page(context: Context) -> Response:
    return await page_response(context.request, HTTPStatus.OK)


async def page_response(request: Request, status: HTTPStatus) -> Response:
    """Send the page; with NOT_FOUND, it says that there is nothing at this path."""
    page = await _files.get(STATIC, "index.html")
    if page is None:
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    response = page.response(request, {})
    if response.status_code == HTTPStatus.OK:
        response.status_code = status
    return response


async def _root_file(request: Request) -> Response:
    file = await _files.get(STATIC, request.scope["path"].lstrip("/"))
    if file is None:
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    return file.response(request, {})


async def _static_file(request: Request) -> Response:
    path = str(request.path_params["path"])
    file = await _files.get(STATIC, path)
    if file is None:
        return error_response(Failure(NotFound.code, "there is no such file"))
    return file.response(request, IMMUTABLE if path.startswith(HASHED) else {})
