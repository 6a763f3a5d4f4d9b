"""The HTTP interface as an OpenAPI document."""

from typing import Final

from msgspec import Struct

from rapido import __version__
from rapido.web.access.guests import COOKIE
from rapido.web.schema.calls import BODIES, CALLS, STATUS_OF, Call, Failure
from rapido.web.schema.messages import Json, closure, components


def openapi() -> Json:
    """Describe the HTTP interface."""
    place = "#/components/schemas/"
    _, structs = components(place)
    paths: dict[str, Json] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, place)
    used = {name: structs[name] for name in closure([kind.__name__ for kind in BODIES], structs)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rapido",
            "version": __version__,
            "description": "Rooms, codes and records. The game itself goes over a WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{"guest": []}],
        "paths": paths,
        "components": {
            "schemas": used,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(call: Call, place: str) -> Json:
    def content(kind: type[Struct] | str, *, many: bool = False) -> Json:
        if isinstance(kind, str):
            return {kind: {"schema": {"type": "object" if kind.endswith("json") else "string"}}}
        schema: Json = {"$ref": f"{place}{kind.__name__}"}
        schema = {"type": "array", "items": schema} if many else schema
        return {"application/json": {"schema": schema}}

    names = [part.partition("}")[0] for part in call.path.split("{")[1:]]
    answer: Json = {"description": call.about}
    if call.answer:
        answer["content"] = content(call.answer, many=call.many)
    answers: dict[str, Json] = {str(call.status): answer}
    refused = [STATUS_OF[code] for code in call.errors]
    refused += [404] if call.path.startswith(("/api/rooms/", "/api/games/", "/metrics")) else []
    refused += [400, 413] if call.body else []
    refused += [403] if call.method != "get" else []
    for status in sorted(refused):
        answers[str(status)] = {"description": _REFUSED[status]}
        if status not in {403, 413}:
            answers[str(status)]["content"] = content(Failure)
    said: Json = {
        "summary": call.about,
        "operationId": "_".join([call.method, *call.path.translate(_PLAIN).split()]),
        "responses": answers,
    }
    if names:
        said["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if call.body:
        said["requestBody"] = {"required": True, "content": content(call.body)}
    return said


_PLAIN: Final = str.maketrans("/{}.-", "     ")
_REFUSED: Final = {
    400: "The body is not as described.",
    403: "The Host is not ours, or the Origin is not the page of this host.",
    404: "There is no such thing, or it is not for this guest; the answer is the same.",
    409: "The game goes on.",
    413: "The body is larger than any that is described here.",
    429: "Too many from this address.",
    503: "It cannot be done at the moment; try again.",
}
