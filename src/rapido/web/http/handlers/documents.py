"""The machine-readable description of the interface."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import cache

from starlette.responses import Response

from rapido.web.http.context import Context


def get_document(name: str) -> Callable[[Context], Awaitable[Response]]:
    async def handler(_context: Context) -> Response:
        content = await asyncio.to_thread(_document, name)
        return Response(content, media_type="application/json")

    return handler


@cache
def _document(name: str) -> bytes:
    # The schema imports structs from modules that are slow to load and that nothing else needs.
    from rapido.web.schema import DOCUMENTS  # noqa: PLC0415

    return json.dumps(DOCUMENTS[name](), ensure_ascii=False, separators=(",", ":")).encode()
