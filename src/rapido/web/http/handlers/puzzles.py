"""The puzzles of the package, served with an ETag."""

from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.responses import Response

import rapido
from rapido.rooms.errors import Unavailable
from rapido.web.http.context import Context

FILE: Final = Path(rapido.__file__).parent / "review" / "puzzles.json"


async def list_puzzles(context: Context) -> Response:
    return puzzles_response(context.request.headers.get("if-none-match", ""))


def puzzles_response(if_none_match: str) -> Response:
    try:
        content, etag = _read(FILE)
    except OSError as error:
        raise Unavailable("there are no puzzles here") from error
    headers = {"etag": etag}
    if etag in [tag.strip().removeprefix("W/") for tag in if_none_match.split(",")]:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


@cache
def _read(file: Path) -> tuple[bytes, str]:
    """Return the content of the file and its ETag."""
    content = file.read_bytes()
    return content, f'"{sha256(content).hexdigest()[:32]}"'
