"""As much of JSON Schema as our schemas use; a keyword that is not known here is an error."""

import re
from typing import Any

NOTES = {"title", "description", "default", "discriminator", "$schema", "$defs"}
KINDS: dict[str, Any] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "object": dict,
    "array": list,
    "null": type(None),
}


def resolve(document: Any, ref: str) -> Any:
    """Follow a reference."""
    for part in ref.removeprefix("#/").split("/"):
        document = document[part]
    return document


def fits(value: Any, schema: Any, document: Any) -> bool:
    """Ask whether a value is as a schema of this document says."""
    return all(_fits(word, value, schema, document) for word in schema if word not in NOTES)


def _fits(word: str, value: Any, schema: Any, document: Any) -> bool:  # noqa: C901, PLR0912
    says = schema[word]
    match word:
        case "$ref":
            return fits(value, resolve(document, says), document)
        case "anyOf":
            return any(fits(value, each, document) for each in says)
        case "oneOf":
            return sum(fits(value, each, document) for each in says) == 1
        case "enum":
            return value in says
        case "type":
            flag = isinstance(value, bool) and says != "boolean"
            return isinstance(value, KINDS[says]) and not flag
        case "required":
            return set(says) <= set(value)
        case "properties":
            return all(fits(value[name], says[name], document) for name in says if name in value)
        case "additionalProperties":
            more = [name for name in value if name not in schema.get("properties", {})]
            return all(says is not False and fits(value[name], says, document) for name in more)
        case "prefixItems":
            return all(fits(*pair, document) for pair in zip(value, says, strict=False))
        case "items":
            rest = value[len(schema.get("prefixItems", ())) :]
            return all(says is not False and fits(each, says, document) for each in rest)
        case "minItems" | "minLength":
            return len(value) >= says
        case "maxItems" | "maxLength":
            return len(value) <= says
        case "minimum":
            return value >= says
        case "maximum":
            return value <= says
        case "pattern":
            return re.search(says, value) is not None
        case _:
            raise AssertionError(f"what does {word} mean?")
