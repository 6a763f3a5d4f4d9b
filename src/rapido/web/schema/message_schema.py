"""All messages as one JSON Schema document."""

from rapido import __version__
from rapido.web.schema.components import Json, components


def message_schema() -> Json:
    unions, structs = components("#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rapido {__version__}: all messages",
        "anyOf": [{"$ref": "#/$defs/FromBrowser"}, {"$ref": "#/$defs/ToBrowser"}],
        "$defs": {**unions, **structs},
    }
