"""Validate values against the subset of JSON Schema in use; unknown keywords are errors."""

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
    for part in ref.removeprefix("#/").split("/"):
        document = document[part]
    return document


def is_valid(value: Any, schema: Any, document: Any) -> bool:
    """Whether a value is valid under a schema of this document."""
    return all(
        _is_valid(keyword, value, schema, document) for keyword in schema if keyword not in NOTES
    )


def _is_valid(keyword: str, value: Any, schema: Any, document: Any) -> bool:  # noqa: C901, PLR0912
    expected = schema[keyword]
    match keyword:
        case "$ref":
            return is_valid(value, resolve(document, expected), document)
        case "anyOf":
            return any(is_valid(value, each, document) for each in expected)
        case "oneOf":
            return sum(is_valid(value, each, document) for each in expected) == 1
        case "enum":
            return value in expected
        case "type":
            flag = isinstance(value, bool) and expected != "boolean"
            return isinstance(value, KINDS[expected]) and not flag
        case "required":
            return set(expected) <= set(value)
        case "properties":
            return all(
                is_valid(value[name], expected[name], document)
                for name in expected
                if name in value
            )
        case "additionalProperties":
            more = [name for name in value if name not in schema.get("properties", {})]
            return all(
                expected is not False and is_valid(value[name], expected, document) for name in more
            )
        case "prefixItems":
            return all(is_valid(*pair, document) for pair in zip(value, expected, strict=False))
        case "items":
            rest = value[len(schema.get("prefixItems", ())) :]
            return all(
                expected is not False and is_valid(each, expected, document) for each in rest
            )
        case "minItems" | "minLength":
            return len(value) >= expected
        case "maxItems" | "maxLength":
            return len(value) <= expected
        case "minimum":
            return value >= expected
        case "maximum":
            return value <= expected
        case "pattern":
            return re.search(expected, value) is not None
        case _:
            raise AssertionError(f"unknown keyword {keyword}")
