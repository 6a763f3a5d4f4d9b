"""JSON Schema of every struct that is sent or received, with its docstrings as descriptions."""

import json
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.facts import AnyFact
from rapido.rules import Event, Phase
from rapido.web.http.endpoint import Deferred, Endpoint
from rapido.web.http.endpoints import DOCUMENTED
from rapido.web.schema.docstrings import field_docs
from rapido.web.wire.http import Failure
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser

Json = dict[str, Any]

UNIONS: Final = {"FromBrowser": AnyFromBrowser, "ToBrowser": AnyToBrowser, "Command": AnyCommand}
FACTS: Final = [kind.__name__.lower() for kind in get_args(AnyFact)]
PHASES: Final = [phase.value for phase in Phase]
ENUMS: Final[dict[tuple[str, str], list[str]]] = {
    ("Missed", "fact"): FACTS,
    ("Update", "fact"): FACTS,
    ("Delta", "fact"): FACTS,
    ("EventView", "event"): [event.name for event in get_args(Event)],
    ("ActionView", "do"): ["throw", "place"],
    ("GameView", "phase"): PHASES,
    ("GameDelta", "phase"): PHASES,
}
"""the possible values of members that are plain strings in Python"""
REVIEW: Final = Deferred("rapido.review.wire", "ReviewView")
"""the review alone, as the page and `rapido review --json` use it"""


def json_answer(endpoint: Endpoint[Any, Any]) -> type | None:
    """Return the type of a JSON answer, or None."""
    if isinstance(endpoint.answer, Deferred):
        return endpoint.answer.load()
    return None if isinstance(endpoint.answer, str) else endpoint.answer


def http_types() -> tuple[list[Any], list[Any]]:
    """Return the types of all request bodies and of all JSON answers."""
    received = [endpoint.body for endpoint in DOCUMENTED if endpoint.body]
    sent = [answer for endpoint in DOCUMENTED if (answer := json_answer(endpoint))]
    return received, [*sent, Failure]


def components(ref_prefix: str) -> tuple[dict[str, Json], dict[str, Json]]:
    """Return the schemas of the unions and of all other types, by name."""
    bodies, answers = http_types()
    wanted: list[Any] = [*UNIONS.values(), *bodies, *answers, REVIEW.load()]
    schemas, found = msgspec.json.schema_components(wanted, ref_template=f"{ref_prefix}{{name}}")
    received = structs_in([AnyFromBrowser, AnyCommand, *bodies])
    for name, kind in structs_in(wanted).items():
        _describe(kind, found[name], sent=name not in received)
    command = found["Do"]["properties"]["command"]
    del command["anyOf"], command["discriminator"]
    command["$ref"] = f"{ref_prefix}Command"
    unions = dict(zip(UNIONS, schemas, strict=False))
    for schema in unions.values():
        schema["oneOf"] = schema.pop("anyOf")
    return unions, dict(sorted(found.items()))


def structs_in(types: Iterable[Any]) -> dict[str, type[Struct]]:
    """Return the structs among these types, and all that they refer to, by name."""
    found: dict[str, type[Struct]] = {}
    left = list(types)
    while left:
        kind = left.pop()
        if not (isinstance(kind, type) and issubclass(kind, Struct)):
            left += get_args(kind)
        elif kind.__name__ not in found:
            found[kind.__name__] = kind
            left += [field.type for field in msgspec.structs.fields(kind)]
    return found


def _describe(kind: type[Struct], schema: Json, *, sent: bool) -> None:
    members: dict[str, Json] = schema["properties"]
    docs = field_docs(kind)
    for field in msgspec.structs.fields(kind):
        member = members[field.encode_name]
        if values := ENUMS.get((kind.__name__, field.name)):
            del member["type"]
            member["enum"] = values
        if text := docs.get(field.name):
            member["description"] = text
    if sent:
        _as_sent(schema, members, omits_defaults=kind.__struct_config__.omit_defaults)


def _as_sent(schema: Json, members: dict[str, Json], *, omits_defaults: bool) -> None:
    """Correct what holds only for decoding: members with a default are always sent, or omitted."""
    if not omits_defaults:
        schema["required"] = list(members)
    for name, member in members.items():
        if "default" in member:
            del member["default"]
            if omits_defaults:
                members[name] = member.pop("anyOf", [{}])[0] | member


def closure(names: Iterable[str], structs: dict[str, Json]) -> list[str]:
    """Return these names and all that their schemas refer to."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [each for each in structs if f'/{each}"' in json.dumps(structs[name])]
    return sorted(found)
