"""The interface described for programs: JSON Schema, OpenAPI, AsyncAPI and TypeScript.

All of it is made from the structs that decode and encode the messages, so it cannot differ from
them.
"""

import json
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rapido.web.schema.asyncapi import asyncapi
from rapido.web.schema.messages import Json, message_schema
from rapido.web.schema.openapi import openapi
from rapido.web.schema.typescript import typescript

__all__ = [
    "DOCUMENTS",
    "asyncapi",
    "message_schema",
    "openapi",
    "schema_routes",
    "typescript",
    "write",
]

DOCUMENTS: Final = {"schema": message_schema, "openapi": openapi, "asyncapi": asyncapi}


def write(document: Json) -> str:
    """Write a document as text, for people to read as well."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


@cache
def _served(name: str) -> bytes:
    return json.dumps(DOCUMENTS[name](), ensure_ascii=False, separators=(",", ":")).encode()


def schema_routes() -> list[Route]:
    """Return the routes under which the documents are served."""

    def route(name: str) -> Route:
        async def answer(_request: Request) -> Response:
            return Response(_served(name), media_type="application/json")

        return Route(f"/api/{name}.json", answer, methods=["GET"])

    return [route(name) for name in DOCUMENTS]
