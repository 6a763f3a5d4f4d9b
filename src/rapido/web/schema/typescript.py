"""The types of all messages for the front end."""

import json

from rapido.web.schema.messages import Json, components


def typescript() -> str:
    """Write the types of all messages for the front end."""
    unions, structs = components("#/$defs/")
    parts = ["// Made by `python -m rapido.web.schema --typescript`; do not edit."]
    for name, schema in {**unions, **structs}.items():
        about = schema.get("description", "")
        note = f"/** {' '.join(about.split())} */\n" if about else ""
        if "properties" not in schema:
            parts.append(f"{note}export type {name} = {type_of(schema)};")
            continue
        lines = [_member(schema, member) for member in schema["properties"]]
        parts.append("\n".join([f"{note}export interface {name} {{", *lines, "}"]))
    return "\n\n".join(parts) + "\n"


def _member(schema: Json, member: str) -> str:
    about = schema["properties"][member]
    note = f"  /** {about['description']} */\n" if "description" in about else ""
    optional = "" if member in schema.get("required", ()) else "?"
    return f"{note}  readonly {member}{optional}: {type_of(about)};"


def type_of(schema: Json) -> str:
    """Write a type."""
    match schema:
        case {"$ref": ref}:
            return ref.rpartition("/")[2]
        case {"enum": words}:
            return " | ".join(json.dumps(word) for word in words)
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " | ".join(type_of(kind) for kind in kinds)
        case {"prefixItems": kinds}:
            return f"readonly [{', '.join(type_of(kind) for kind in kinds)}]"
        case {"type": "array", "items": items}:
            return f"ReadonlyArray<{type_of(items)}>"
        case {"type": "object", "additionalProperties": values}:
            return f"Readonly<Record<string, {type_of(values)}>>"
        case {"type": plain}:
            return "number" if plain == "integer" else str(plain)
        case _:
            return "unknown"
