"""The web page, built from frontend/, and its files."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rapido.locales import DEFAULT, LANGUAGES
from rapido.web.http.context import Context
from rapido.web.http.errors import NotFound, error_response
from rapido.web.http.negotiation import accepted_language
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
    "/print": "",
    "/strategy": "",
    "/help": "",
    "/referee": "",
    "/settings": "",
    "/editor": "",
    "/puzzles": "",
    "/practice": "",
    "/history": "",
    "/record": "",
}
"""the paths of the page, which does its own routing, and the summaries of those documented"""
NAMES: Final = {
    "/": "start",
    "/r/{room}": "room",
    "/g/{game}": "replay",
    "/g/{game}/review": "review",
}
"""the names of the views in frontend/src/routes.ts, unless they are those of their paths"""
MISSING: Final = "not-found"
FILES: Final = ("icon.svg", "apple-touch-icon.png", "manifest.webmanifest", "robots.txt", "sw.js")
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


def get_page(path: str) -> Callable[[Context], Awaitable[Response]]:
    """Return the handler for the view at a path."""

    async def respond(context: Context) -> Response:
        return await page_response(context.request, view_name(path), HTTPStatus.OK)

    return respond


def view_name(path: str) -> str:
    return NAMES.get(path, path.lstrip("/"))


def page_name(view: str, language: str) -> str:
    """Return the name of the file that the build has made for a view in a language."""
    return f"pages/{view}.{language}.html"


async def page_response(request: Request, view: str, status: HTTPStatus) -> Response:
    """Send the page that begins with a view, in the language that the browser prefers."""
    language = accepted_language(request.headers.get("accept-language", ""), LANGUAGES) or DEFAULT
    page = await _files.get(STATIC, page_name(view, language))
    if page is None:
        return PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)
    response = page.response(request, {"vary": "Accept-Language", "content-language": language})
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
