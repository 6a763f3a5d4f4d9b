"""The WebSocket interface as an AsyncAPI document."""

from typing import get_args

from rapido import __version__
from rapido.rooms.model.commands import AnyCommand
from rapido.web.schema.components import Json, closure, components
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser


def asyncapi() -> Json:
    prefix = "#/components/schemas/"
    unions, structs = components(prefix)
    kinds = {"receive": get_args(AnyFromBrowser), "send": get_args(AnyToBrowser)}
    names = [kind.__name__ for kind in (*kinds["receive"], *kinds["send"])]
    used = closure([*names, *(kind.__name__ for kind in get_args(AnyCommand))], structs)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Rapido", "version": __version__, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {
            "room": {
                "address": "/ws/{room}",
                "description": "A room. Every frame is one message: a JSON object as text.",
                "parameters": {"room": {"description": "Id of the room, as in `/r/ROOM`."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            action: {
                "action": action,
                "channel": {"$ref": "#/channels/room"},
                "messages": [
                    {"$ref": f"#/channels/room/messages/{kind.__name__}"} for kind in kinds[action]
                ],
            }
            for action in kinds
        },
        "components": {
            "messages": {
                name: {
                    "name": structs[name]["properties"]["type"]["enum"][0],
                    "summary": structs[name]["description"],
                    "payload": {"$ref": f"{prefix}{name}"},
                }
                for name in names
            },
            "schemas": {"Command": unions["Command"], **{name: structs[name] for name in used}},
        },
    }
