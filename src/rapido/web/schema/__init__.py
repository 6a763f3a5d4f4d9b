"""The interface described for programs: JSON Schema, OpenAPI, AsyncAPI and TypeScript.

All of it is made from the structs that decode and encode the messages, so it cannot differ from
them.
"""

import json
from typing import Final

from rapido.web.schema.asyncapi import asyncapi
from rapido.web.schema.messages import Json, message_schema
from rapido.web.schema.openapi import openapi
from rapido.web.schema.typescript import typescript

__all__ = ["DOCUMENTS", "asyncapi", "message_schema", "openapi", "typescript", "write"]

DOCUMENTS: Final = {"schema": message_schema, "openapi": openapi, "asyncapi": asyncapi}


def write(document: Json) -> str:
    """Write a document as text, for people to read as well."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
