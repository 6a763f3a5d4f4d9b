"""The JSON Schema of all messages, made from the structs that read and write them."""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable
from itertools import chain, pairwise
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from rapido import __version__
from rapido.review import wire as review_wire
from rapido.review.coach import wire as coach_wire
from rapido.rooms.commands import AnyCommand
from rapido.rooms.facts import AnyFact
from rapido.rules import Event, Phase
from rapido.web.http import impossible, positions, puzzles
from rapido.web.schema.calls import BODIES
from rapido.web.schema.meanings import MEANINGS
from rapido.web.schema.review_meanings import REVIEW_MEANINGS
from rapido.web.wire import messages as wire
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser

Json = dict[str, Any]

SENT: Final = (wire, coach_wire, review_wire, impossible, positions, puzzles)
"""the modules whose structs are written as they stand there"""


def member_docs(kind: type) -> dict[str, str]:
    """Read the sentences that stand below the members of a class, and of its bases beside it."""
    found: dict[str, str] = {}
    beside = [base for base in reversed(kind.__mro__) if base.__module__ == kind.__module__]
    bodies = [ast.parse(textwrap.dedent(inspect.getsource(base))).body[0] for base in beside]
    members = (pairwise(body.body) for body in bodies if isinstance(body, ast.ClassDef))
    for member, below in chain.from_iterable(members):
        match member, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = text
            case _:
                pass
    return found


def components(place: str) -> tuple[dict[str, Json], dict[str, Json]]:
    """Return the unions by name, and every struct by name, with references to this place."""
    unions = {"FromBrowser": AnyFromBrowser, "ToBrowser": AnyToBrowser, "Command": AnyCommand}
    wanted: list[Any] = [*unions.values(), *BODIES]
    made, found = msgspec.json.schema_components(wanted, ref_template=f"{place}{{name}}")
    for name, schema in found.items():
        _explain(name, schema)
    found["Do"]["properties"]["command"] = {"$ref": f"{place}Command"}
    named = dict(zip(unions, made, strict=False))
    for schema in named.values():
        schema["oneOf"] = schema.pop("anyOf")
    return named, dict(sorted(found.items()))


def _explain(name: str, schema: Json) -> None:
    """Say what the types do not: what members mean, and which words can come."""
    if "description" in schema:
        schema["description"] = inspect.cleandoc(schema["description"])
    members: dict[str, Json] = schema.get("properties", {})
    for member, about in members.items():
        if (name, member) in WORDS:
            about.pop("type")
            about["enum"] = WORDS[name, member]
        if text := (MEANINGS | REVIEW_MEANINGS).get(f"{name}.{member}"):
            about["description"] = text
    kind = next((vars(module)[name] for module in SENT if name in vars(module)), None)
    if isinstance(kind, type) and issubclass(kind, Struct):
        for member, text in member_docs(kind).items():
            members[member].setdefault("description", text)
        if not issubclass(kind, wire.FromBrowser):
            _as_sent(schema, members, shortened=kind.__struct_config__.omit_defaults)


def _as_sent(schema: Json, members: dict[str, Json], *, shortened: bool) -> None:
    """Correct what holds for reading only: we send every member, or leave out what is empty."""
    if not shortened:
        schema["required"] = list(members)
    for member, about in members.items():
        if "default" in about:
            del about["default"]
            if shortened:
                members[member] = about.pop("anyOf", [{}])[0] | about


def facts() -> list[str]:
    """Return the names of everything that can happen in a room."""
    return [kind.__name__.lower() for kind in get_args(AnyFact)]


WORDS: Final[dict[tuple[str, str], list[str]]] = {
    ("Missed", "fact"): facts(),
    ("Update", "fact"): facts(),
    ("EventView", "event"): [event.name for event in get_args(Event)],
    ("ActionView", "do"): ["throw", "place"],
    ("GameView", "phase"): [phase.value for phase in Phase],
}
"""members of which only certain words can come"""


def message_schema() -> Json:
    """Describe all messages and bodies."""
    unions, structs = components("#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rapido {__version__}: all messages",
        "anyOf": [{"$ref": "#/$defs/FromBrowser"}, {"$ref": "#/$defs/ToBrowser"}],
        "$defs": {**unions, **structs},
    }


def closure(names: Iterable[str], structs: dict[str, Json]) -> list[str]:
    """Return these structs and all that they refer to."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [each for each in structs if f'/{each}"' in json.dumps(structs[name])]
    return sorted(found)
