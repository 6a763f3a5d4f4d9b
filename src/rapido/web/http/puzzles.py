"""The puzzles that come with the package, as a request that can be kept."""

from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

import rapido
from rapido.rooms.errors import Unavailable

FILE: Final = Path(rapido.__file__).parent / "review" / "puzzles.json"


class PuzzlesView(Struct, frozen=True):
    """All puzzles of the package."""

    rapido_puzzles: int
    """the version of the form"""
    source: str
    """where the chances in them come from"""
    puzzles: tuple[str, ...]
    """one line each, as `rapido.review.puzzle` reads them"""


@cache
def _puzzles(file: Path) -> tuple[bytes, str]:
    """Read the file once; return it with a name for its content."""
    content = file.read_bytes()
    return content, f'"{sha256(content).hexdigest()[:32]}"'


async def puzzles(request: Request) -> Response:
    """Give all of them, or say that nothing has changed."""
    try:
        content, tag = _puzzles(FILE)
    except OSError as error:
        raise Unavailable("there are no puzzles here") from error
    headers = {"etag": tag}
    known = request.headers.get("if-none-match", "")
    if tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(content, media_type="application/json", headers=headers)
