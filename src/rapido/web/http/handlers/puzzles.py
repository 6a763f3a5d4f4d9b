"""The puzzles of the package, served with an ETag."""

import asyncio
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.responses import Response

import rapido
from rapido.rooms.model.errors import Unavailable
from rapido.web.http.content import Content, compress, content_response
from rapido.web.http.context import Context
from rapido.web.http.negotiation import has_current

FILE: Final = Path(rapido.__file__).parent / "review" / "puzzles.json"


async def list_puzzles(context: Context) -> Response:
    try:
        content, etag = await asyncio.to_thread(_read, FILE)
    except OSError as error:
        raise Unavailable("there are no puzzles here") from error
    if has_current(context.request.headers.get("if-none-match", ""), etag):
        response = Response(status_code=HTTPStatus.NOT_MODIFIED)
    else:
        response = await content_response(content, context.request, context.services.thread)
    response.headers["etag"] = etag
    return response


@cache
def _read(file: Path) -> tuple[Content, str]:
    """Return the content of the file and its ETag."""
    content = file.read_bytes()
    return compress(content), f'"{sha256(content).hexdigest()[:32]}"'
