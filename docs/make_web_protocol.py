"""Generate web-protocol.md, openapi.json and asyncapi.json: `python docs/make_web_protocol.py`."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from rapido.fair import PlainWord, SealedDice, commitment_of, seal_of
from rapido.record import Expected
from rapido.rooms.model import commands as do
from rapido.rooms.model import errors
from rapido.rooms.model.commands import AnyCommand
from rapido.rooms.model.decide import Context, decide
from rapido.rooms.model.errors import NoSuchRoom, Stale, Unavailable
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import AnyFact, Opened, SeatKind
from rapido.rooms.model.room import Room
from rapido.rules import (
    BadRequest,
    FaultReason,
    FieldOccupied,
    GameOver,
    NoGame,
    NoSuchPair,
    NotYourTurn,
    PairOnBoard,
    RapidoError,
    RollFirst,
)
from rapido.web.access.checks import MAX_BODY
from rapido.web.access.guests import COOKIE, guest_id
from rapido.web.http.endpoint import BODY_BYTES, Endpoint
from rapido.web.http.endpoints import DOCUMENTED
from rapido.web.http.errors import http_status
from rapido.web.schema import asyncapi, openapi, to_json
from rapido.web.schema.components import components, json_answer
from rapido.web.schema.docstrings import class_doc, field_docs
from rapido.web.schema.openapi import possible_errors
from rapido.web.schema.typescript import typescript_type
from rapido.web.settings.setting import declared_settings
from rapido.web.settings.settings import Limits
from rapido.web.sockets import codes
from rapido.web.view.delta import delta_message
from rapido.web.view.room import public_id, room_view, update_message
from rapido.web.wire.game import GameRecord
from rapido.web.wire.messages import (
    AnyFromBrowser,
    AnyToBrowser,
    Do,
    Done,
    Hello,
    Missed,
    Refused,
    Updates,
    Welcome,
)

DOCS: Final = Path(__file__).parent
ELSEWHERE: Final = {
    "AdviceView": "#advice",
    "PositionView": "#positions",
    "ReviewedGame": "review.md",
    "PuzzlesView": "#puzzles",
    "PlayedGame": "#records-from-elsewhere",
    "StepsView": "#the-rules-without-a-room",
}
"""responses too long for a table cell, and where they are described"""
ADVICE: Final = ("AdviceView", "OptionView", "RollOddsView", "FieldOddsView", "ThreatView")
POSITION: Final = ("PositionView", "PositionFault")
RECORD: Final = ("PlayedGame", "DamageView")
STEPS: Final = ("StepsRequest", "StepsView", "StepView", "StepFault")
CONTRIBUTIONS: Final = ("SeatCommitment", "SeatWord")
VIEWS: Final = (
    "RoomView",
    "SeatView",
    "Settings",
    "GameView",
    "PairView",
    "ActionView",
    "AbsentGuest",
)
DELTAS: Final = ("RoomDelta", "GameDelta")
CLOSED: Final = {
    1000: "the connection was closed normally",
    1009: "a message was larger than allowed",
    1012: "the server shuts down or restarts; reconnect",
    codes.TRY_AGAIN: "the server cannot store anything at the moment; reconnect",
    codes.TOO_SLOW: "`hello` came too late, or messages were not read",
    codes.TOO_MANY: "more messages, frames or bytes than one guest or address may send; reconnect"
    " after a few seconds",
    codes.BAD_MESSAGE: "a message that is not as described here, any message before `hello`, or a"
    " second `hello`",
    codes.NO_SUCH_ROOM: "there is no such room, or this guest may not see it, or no longer",
}
COMMAND_ERRORS: Final = (
    Stale,
    NotYourTurn,
    NoGame,
    RollFirst,
    FieldOccupied,
    NoSuchPair,
    PairOnBoard,
    GameOver,
    *(
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type)
        and issubclass(kind, RapidoError)
        and kind not in {RapidoError, Stale, Unavailable, NoSuchRoom}
    ),
    Unavailable,
    BadRequest,
)
TEMPLATE: Final = DOCS / "web-protocol.template"
BEGAN: Final = 1_800_000_000.0
"""Unix timestamp of the start of the sample conversation, which has one version per second"""


def generate() -> dict[str, str]:
    """Return the content of every file, by name."""
    _, structs = components("#/")
    talk = list(conversation())
    parts = {
        "cookie": COOKIE,
        "phrases": ", ".join(f"`{word}`" for word in structs["Phrase"]["enum"]),
        "body": f"{BODY_BYTES // 1024} KiB",
        "large-body": f"{MAX_BODY // 1024} KiB",
        "large-bodies": _list_of(
            endpoint.path for endpoint in DOCUMENTED if endpoint.max_body == MAX_BODY
        ),
        "endpoints": table(
            ("request", "body", "answer", "errors", "what it does"),
            (
                (
                    f"`{endpoint.method} {endpoint.path}`",
                    f"`{_example(structs[endpoint.body.__name__])}`" if endpoint.body else "",
                    f"{endpoint.status} {_answer(endpoint, structs)}".strip(),
                    ", ".join(f"`{error.code}`" for error in possible_errors(endpoint)),
                    endpoint.summary,
                )
                for endpoint in DOCUMENTED
            ),
        ),
        "members": table(("in", "member", "meaning"), _http_members(structs)),
        "http-errors": table(
            ("status", "code", "meaning"),
            (
                (str(http_status(error.code)), f"`{error.code}`", class_doc(error))
                for error in _http_errors()
            ),
        ),
        "from-browser": _messages(get_args(AnyFromBrowser), structs),
        "commands": _messages(get_args(AnyCommand), structs),
        "contributions": _described(CONTRIBUTIONS, structs),
        "to-browser": _messages(get_args(AnyToBrowser), structs),
        "views": _described(VIEWS, structs),
        "deltas": _described(DELTAS, structs),
        "delta-conversation": "\n".join(
            line
            for line in conversation(Updates.DELTA)
            if '"type":"hello"' in line or '"fact":"played"' in line
        ),
        "steps": _described(STEPS, structs),
        "advice": _described(ADVICE, structs),
        "position": _described(POSITION, structs),
        "record": _described(RECORD, structs),
        "expected": table(
            ("expected", "meaning"),
            ((f"`{each.name.lower()}`", each.value) for each in Expected),
        ),
        "puzzles": _described(["PuzzlesView"], structs),
        "faults": table(
            ("reason", "meaning"),
            ((f"`{reason}`", field_docs(FaultReason)[reason.name]) for reason in FaultReason),
        ),
        "event": _members(structs["EventView"]),
        "facts": table(
            ("`fact`", "meaning"),
            ((f"`{kind.__name__.lower()}`", class_doc(kind)) for kind in get_args(AnyFact)),
        ),
        "command-errors": table(
            ("code", "meaning"),
            (
                *((f"`{error.code}`", class_doc(error)) for error in COMMAND_ERRORS),
                ("`elsewhere`", "Another connection of the guest plays."),
            ),
        ),
        "closed": table(
            ("code", "meaning"), ((str(code), CLOSED[code]) for code in sorted(CLOSED))
        ),
        "message-burst": str(Limits().message_burst),
        "message-rate": f"{Limits().message_rate:g}",
        "limits": table(
            ("default", "limit"),
            (
                (f"{limit.default:,.15g}", limit.about)
                for limit in declared_settings(Limits).values()
            ),
        ),
        "view": _by_line(json.loads(talk[1][2:])["view"]),
        "conversation": "\n".join(
            re.sub(r'"view":\{.*\}(?=[,}])', '"view":{…}', line) for line in talk
        ),
    }
    text = TEMPLATE.read_text("utf-8")
    page = re.sub(r"\{\{([a-z-]+)\}\}", lambda match: parts[match[1]], text)
    return {
        "web-protocol.md": page,
        "openapi.json": to_json(openapi()),
        "asyncapi.json": to_json(asyncapi()),
    }


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in lines)


def _list_of(paths: Iterable[str]) -> str:
    *others, last = (f"`{path}`" for path in paths)
    return f"{', '.join(others)} and {last}"


def _http_errors() -> list[type[RapidoError]]:
    found = {error.code: error for endpoint in DOCUMENTED for error in possible_errors(endpoint)}
    return sorted(found.values(), key=lambda error: (http_status(error.code), error.code))


def _messages(kinds: Iterable[type], structs: dict[str, dict[str, Any]]) -> str:
    rows = ((f"`{_example(structs[kind.__name__])}`", class_doc(kind)) for kind in kinds)
    summary = table(("message", "meaning"), rows)
    members = table(
        ("message", "member", "meaning"),
        (
            (f"`{_tag(structs[kind.__name__])}`", f"`{name}`", member["description"])
            for kind in kinds
            for name, member in structs[kind.__name__]["properties"].items()
            if "description" in member
        ),
    )
    return f"{summary}\n\n{members}"


def _tag(schema: dict[str, Any]) -> str:
    properties = schema["properties"]
    return (properties.get("type") or properties["do"])["enum"][0]


def _http_members(structs: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, str]]:
    """Describe the members of request and response bodies without their own section."""
    described = {*ELSEWHERE, *STEPS, GameRecord.__name__}
    for endpoint in DOCUMENTED:
        answer = json_answer(endpoint)
        items = get_args(answer)
        for part, kind in (("body", endpoint.body), ("answer", items[0] if items else answer)):
            if kind is not None and kind.__name__ not in described:
                for name, member in structs[kind.__name__]["properties"].items():
                    where = f"{part} of `{endpoint.method} {endpoint.path}`"
                    yield where, f"`{name}`", member["description"]


def _described(names: Iterable[str], structs: dict[str, dict[str, Any]]) -> str:
    return "\n\n".join(
        f"`{name}`: {structs[name]['description']}\n\n{_members(structs[name])}" for name in names
    )


def _example(schema: dict[str, Any]) -> str:
    """Format an object with the types of its members; `?` marks optional ones."""
    members = [
        f'"{name}{"" if name in schema.get("required", ()) else "?"}": {_type(about)}'
        for name, about in schema["properties"].items()
    ]
    return "{" + ", ".join(members) + "}"


def _type(about: dict[str, Any]) -> str:
    if "default" in about and "anyOf" in about:
        about = about["anyOf"][0]
    if len(about.get("enum", ())) > 5:
        return "string"
    if about.get("maximum", 2**53) < 2**53:
        return f"{about['minimum']}…{about['maximum']}"
    text = typescript_type(about).replace("readonly ", "").replace("ReadonlyArray", "Array")
    return text.replace(" | ", " or ")


def _answer(endpoint: Endpoint[Any, Any], structs: dict[str, dict[str, Any]]) -> str:
    answer = json_answer(endpoint)
    if answer is GameRecord:
        return "[a record](notation.md#the-same-as-json)"
    if answer is None:
        return str(endpoint.answer)
    if answer.__name__ in ELSEWHERE:
        return f"[`{answer.__name__}`]({ELSEWHERE[answer.__name__]})"
    if items := get_args(answer):
        return f"`[{_example(structs[items[0].__name__])}, …]`"
    return f"`{_example(structs[answer.__name__])}`"


def _by_line(members: dict[str, Any]) -> str:
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in members.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def _members(schema: dict[str, Any]) -> str:
    rows = (
        (f"`{name}`", f"`{_type(about)}`", about.get("description", ""))
        for name, about in schema["properties"].items()
    )
    return table(("member", "type", "meaning"), rows)


def conversation(updates: Updates = Updates.FULL) -> Iterator[str]:
    """Play the beginning of a game and yield its WebSocket messages."""
    guest, secret = guest_id("AAAAAAAAAAAAAAAAAAAAAA"), bytes(range(32))
    seal = seal_of(secret).hex()
    room, key = Room("bTq0cS8vVt2Yw3aE5rXzLg"), 0
    opened = Opened(guest, 2, "Zk1mP0dW9uQh7sJf4nBvRA", seal)
    room = evolve(room, opened, BEGAN).room
    first = (Missed(1, "opened", ()),)
    yield _line(">", Hello(updates=updates))
    welcome = Welcome(
        public_id(guest), room_view(room), first, complete=True, present=(), now=BEGAN + 0.5
    )
    yield _line("<", welcome)
    salt = bytes(range(32, 64))
    commitment = commitment_of(bytes.fromhex(seal), salt, "sunshine").hex()
    added = (PlainWord("sunshine", commitment, salt.hex()), PlainWord(""))
    context = Context(frozenset({"heuristic"}), SealedDice.mixed(secret, added), 0, "", "")
    commands = (
        do.Sit(0, "Ana"),
        do.SetSeat(1, SeatKind.COMPUTER, "heuristic"),
        do.CommitWords((do.SeatCommitment(0, commitment),)),
        do.Begin(),
        do.RevealWords((do.SeatWord(0, salt.hex(), "sunshine"),)),
        do.Place(3),
        do.Throw(),
    )
    for command in commands:
        key += 1
        seen = room.version if isinstance(command, do.Throw | do.Place) else None
        yield _line(">", Do(f"a-key-{key:03}", command, seen))
        try:
            changes = decide(room, command, guest, context, BEGAN + room.version)
        except RapidoError as error:
            yield _line("<", Refused(f"a-key-{key:03}", error.code, str(error)))
            continue
        for change in changes:
            now = BEGAN + room.version
            full = updates is Updates.FULL
            yield _line(
                "<", update_message(change, now) if full else delta_message(room, change, now)
            )
            room = change.room
        yield _line("<", Done(f"a-key-{key:03}", room.version))


def _line(side: str, message: AnyFromBrowser | AnyToBrowser) -> str:
    text = msgspec.json.encode(message).decode()
    return f"{side} " + text.replace(',"seen":null', "")


def main() -> None:
    for name, text in generate().items():
        (DOCS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
