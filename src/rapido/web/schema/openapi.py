"""The HTTP interface as an OpenAPI document, generated from the endpoint table."""

from typing import Any, Final, get_args

from rapido import __version__
from rapido.rules import BadRequest, RapidoError
from rapido.web.access.guests import COOKIE
from rapido.web.http.endpoint import Endpoint
from rapido.web.http.endpoints import DOCUMENTED
from rapido.web.http.errors import TooManyRequests, http_status
from rapido.web.schema.components import (
    Json,
    closure,
    components,
    http_types,
    json_answer,
    structs_in,
)
from rapido.web.schema.docstrings import class_doc
from rapido.web.wire.http import Failure

PREFIX: Final = "#/components/schemas/"
_WITHOUT_PUNCTUATION: Final = str.maketrans("/{}.-", "     ")
_REJECTED: Final = {
    403: "The Host header is not a name of this server, or the Origin is not a page of this host.",
    413: "The body is larger than any endpoint accepts.",
    429: "`too_many`: more requests than one guest or one address may send; see `Retry-After`.",
}


def openapi() -> Json:
    _, structs = components(PREFIX)
    paths: dict[str, Json] = {}
    for endpoint in DOCUMENTED:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    received, sent = http_types()
    used = closure(structs_in([*received, *sent]), structs)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rapido",
            "version": __version__,
            "description": "Rooms, short codes and records. Games are played over a WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{"guest": []}],
        "paths": paths,
        "components": {
            "schemas": {name: structs[name] for name in used},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def possible_errors(endpoint: Endpoint[Any, Any]) -> list[type[RapidoError]]:
    """Return every error that an endpoint may answer with."""
    of_body = [BadRequest] if endpoint.body else []
    of_limit = [TooManyRequests] if endpoint.limit else []
    return sorted([*of_body, *of_limit, *endpoint.errors], key=lambda kind: http_status(kind.code))


def _operation(endpoint: Endpoint[Any, Any]) -> Json:
    path, method = endpoint.path, endpoint.method.lower()
    operation: Json = {
        "summary": endpoint.summary,
        "operationId": "_".join([method, *path.translate(_WITHOUT_PUNCTUATION).split()]),
        "responses": _responses(endpoint),
    }
    if names := [part.partition("}")[0] for part in path.split("{")[1:]]:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if endpoint.body:
        operation["requestBody"] = {"required": True, "content": _json(endpoint.body)}
    return operation


def _responses(endpoint: Endpoint[Any, Any]) -> Json:
    success: Json = {"description": endpoint.summary}
    if answer := json_answer(endpoint):
        success["content"] = _json(answer)
    elif media_type := endpoint.answer:
        kind = "object" if str(media_type).endswith("json") else "string"
        success["content"] = {media_type: {"schema": {"type": kind}}}
    failures: dict[int, Json] = {}
    for error in possible_errors(endpoint):
        text = f"`{error.code}`: {class_doc(error)}"
        failure = failures.setdefault(
            http_status(error.code), {"description": "", "content": _json(Failure)}
        )
        failure["description"] = f"{failure['description']} {text}".strip()
    for status in [403, *([413] if endpoint.body else []), 429]:
        failures.setdefault(status, {"description": _REJECTED[status], "content": _json(Failure)})
    return {
        str(endpoint.status): success,
        **{str(status): failures[status] for status in sorted(failures)},
    }


def _json(kind: type) -> Json:
    items = get_args(kind)
    schema: Json = {"$ref": f"{PREFIX}{(items[0] if items else kind).__name__}"}
    schema = {"type": "array", "items": schema} if items else schema
    return {"application/json": {"schema": schema}}
