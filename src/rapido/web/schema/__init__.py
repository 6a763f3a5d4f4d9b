"""The interface described for programs: JSON Schema, OpenAPI, AsyncAPI and TypeScript.

All of it is generated from the endpoint table and from the structs that decode and encode the
messages.
"""

import json
from typing import Final

from rapido.web.schema.asyncapi import asyncapi
from rapido.web.schema.components import Json
from rapido.web.schema.message_schema import message_schema
from rapido.web.schema.openapi import openapi
from rapido.web.schema.typescript import typescript

__all__ = ["DOCUMENTS", "asyncapi", "message_schema", "openapi", "to_json", "typescript"]

DOCUMENTS: Final = {"schema": message_schema, "openapi": openapi, "asyncapi": asyncapi}


def to_json(document: Json) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
