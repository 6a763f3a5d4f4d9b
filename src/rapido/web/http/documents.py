"""The interface described for programs, as requests."""

import asyncio
import json
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

NAMES: Final = ("schema", "openapi", "asyncapi")


@cache
def _written(name: str) -> bytes:
    # Some messages come from modules that take long to load, and only these documents need them.
    from rapido.web.schema import DOCUMENTS  # noqa: PLC0415

    return json.dumps(DOCUMENTS[name](), ensure_ascii=False, separators=(",", ":")).encode()


def document_routes() -> list[Route]:
    """Return the routes under which the documents are served."""

    def route(name: str) -> Route:
        async def answer(_request: Request) -> Response:
            content = await asyncio.to_thread(_written, name)
            return Response(content, media_type="application/json")

        return Route(f"/api/{name}.json", answer, methods=["GET"])

    return [route(name) for name in NAMES]
