"""Write web-protocol.md, openapi.json and asyncapi.json: `python docs/make_web_protocol.py`."""

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from rapido.fair import SealedDice, seal_of
from rapido.record import BadRecord, Expected
from rapido.rooms import commands as do
from rapido.rooms import errors
from rapido.rooms.commands import AnyCommand
from rapido.rooms.decide import Context, decide
from rapido.rooms.errors import NoSuchRoom, Stale, Unavailable
from rapido.rooms.evolve import evolve
from rapido.rooms.facts import AnyFact, Opened, SeatKind
from rapido.rooms.room import Room
from rapido.rules import (
    BadPosition,
    BadRequest,
    FieldOccupied,
    GameOver,
    NoGame,
    NoSuchPair,
    NotYourTurn,
    PairOnBoard,
    RapidoError,
    RollFirst,
)
from rapido.web.access.guests import COOKIE, guest_of
from rapido.web.http import impossible
from rapido.web.http.records import GameRecord
from rapido.web.http.requests import TooMany
from rapido.web.http.review import StillPlaying
from rapido.web.schema import asyncapi, openapi, write
from rapido.web.schema.calls import CALLS, Call
from rapido.web.schema.messages import components, member_docs
from rapido.web.schema.typescript import type_of
from rapido.web.setting import settings_in
from rapido.web.settings import Limits
from rapido.web.sockets import codes
from rapido.web.wire.messages import (
    AnyFromBrowser,
    AnyToBrowser,
    Do,
    Done,
    Hello,
    Missed,
    Refused,
    Welcome,
)
from rapido.web.wire.view import public_id, update_of, view_of
from rapido.web.workers.analysis import NoAnalysis, TooFar

DOCS: Final = Path(__file__).parent
ELSEWHERE: Final = {
    "AdviceView": "#advice",
    "PositionView": "#positions-written-by-hand",
    "ReviewView": "review.md",
    "PuzzlesView": "#puzzles",
    "RecordView": "#records-from-elsewhere",
}
"""answers that are too long for a table, and where they are described"""
ADVICE: Final = ("AdviceView", "OptionView", "RollOddsView", "FieldOddsView", "ThreatView")
POSITION: Final = ("PositionView", "PositionFault")
RECORD: Final = ("RecordView", "DamageView")
STEPS: Final = ("StepsRequest", "StepsView", "StepView", "StepFault")
VIEWS: Final = ("RoomView", "SeatView", "Settings", "GameView", "PairView", "ActionView")
CLOSED: Final = {
    1000: "the conversation is over",
    1009: "a frame over the limit",
    1012: "the server ends or starts anew; come back",
    codes.TRY_AGAIN: "the store is out of order for the moment; come back",
    codes.TOO_SLOW: "no `hello` in time, or messages were not read",
    codes.TOO_MANY: "more messages than one connection may send; come back after a few seconds",
    codes.BAD_MESSAGE: "a message that does not exist, or a `hello` at the wrong time",
    codes.NO_SUCH_ROOM: "there is no such room, or it is not open to this guest",
}
REFUSALS: Final = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type)
    and issubclass(kind, RapidoError)
    and kind not in {RapidoError, Stale, Unavailable, NoSuchRoom}
]
MOVES: Final = (Stale, NotYourTurn, NoGame, RollFirst, FieldOccupied, NoSuchPair, PairOnBoard)
ERRORS: Final = (
    *MOVES,
    GameOver,
    *REFUSALS,
    Unavailable,
    NoSuchRoom,
    TooMany,
    NoAnalysis,
    TooFar,
    StillPlaying,
    BadPosition,
    BadRecord,
    BadRequest,
)
TEMPLATE: Final = DOCS / "web-protocol.template"
BEGAN: Final = 1_800_000_000.0
"""when the conversation of the page began; a version follows every second"""


def draw() -> dict[str, str]:
    """Return the content of every file, by its name."""
    _, structs = components("#/")
    talk = list(conversation())
    parts = {
        "cookie": COOKIE,
        "phrases": ", ".join(f"`{word}`" for word in structs["Phrase"]["enum"]),
        "routes": table(
            ("request", "body", "answer", "does"),
            (
                (
                    f"`{call.method.upper()} {call.path}`",
                    f"`{_example(structs[call.body.__name__])}`" if call.body else "",
                    f"{call.status} {_answer(call, structs)}".strip(),
                    call.about,
                )
                for call in CALLS
            ),
        ),
        "from-browser": _messages(get_args(AnyFromBrowser), structs),
        "commands": _messages(get_args(AnyCommand), structs),
        "to-browser": _messages(get_args(AnyToBrowser), structs),
        "views": _described(VIEWS, structs),
        "steps": _described(STEPS, structs),
        "advice": _described(ADVICE, structs),
        "position": _described(POSITION, structs),
        "record": _described(RECORD, structs),
        "expected": table(
            ("expected", "says"),
            ((f"`{each.name.lower()}`", each.value) for each in Expected),
        ),
        "puzzles": _described(["PuzzlesView"], structs),
        "faults": table(
            ("reason", "says"),
            (
                (f"`{reason}`", member_docs(impossible.FaultReason)[reason.name])
                for reason in impossible.FaultReason
            ),
        ),
        "event": _members(structs["EventView"]),
        "facts": table(
            ("`fact`", "says"),
            ((f"`{kind.__name__.lower()}`", _about(kind)) for kind in get_args(AnyFact)),
        ),
        "errors": table(
            ("code", "when"),
            (
                *((f"`{error.code}`", _about(error)) for error in ERRORS),
                ("`elsewhere`", "Another tab or device of the guest plays."),
            ),
        ),
        "closed": table(("code", "means"), ((str(code), CLOSED[code]) for code in sorted(CLOSED))),
        "limits": table(
            ("at most", "of"),
            ((f"{limit.default:,.15g}", limit.about) for limit in settings_in(Limits).values()),
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
        "openapi.json": write(openapi()),
        "asyncapi.json": write(asyncapi()),
    }


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Write a table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in lines)


def _about(kind: type) -> str:
    return " ".join(inspect.cleandoc(kind.__doc__ or "").split())


def _messages(kinds: Iterable[type], structs: dict[str, dict[str, Any]]) -> str:
    rows = ((f"`{_example(structs[kind.__name__])}`", _about(kind)) for kind in kinds)
    return table(("message", "says"), rows)


def _described(names: Iterable[str], structs: dict[str, dict[str, Any]]) -> str:
    return "\n\n".join(
        f"`{name}`: {structs[name]['description']}\n\n{_members(structs[name])}" for name in names
    )


def _example(schema: dict[str, Any]) -> str:
    """Write an object with the types of its members; those that may be left out have a `?`."""
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
    text = type_of(about).replace("readonly ", "").replace("ReadonlyArray", "Array")
    return text.replace(" | ", " or ")


def _answer(call: Call, structs: dict[str, dict[str, Any]]) -> str:
    if call.answer is GameRecord:
        return "[a record](notation.md#the-same-as-json)"
    if isinstance(call.answer, str):
        return call.answer
    if call.answer.__name__ in ELSEWHERE:
        return f"[`{call.answer.__name__}`]({ELSEWHERE[call.answer.__name__]})"
    shape = _example(structs[call.answer.__name__])
    return f"`[{shape}, …]`" if call.many else f"`{shape}`"


def _by_line(members: dict[str, Any]) -> str:
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in members.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def _members(schema: dict[str, Any]) -> str:
    rows = (
        (f"`{name}`", f"`{_type(about)}`", about.get("description", ""))
        for name, about in schema["properties"].items()
    )
    return table(("member", "type", "says"), rows)


def conversation() -> Iterator[str]:
    """Play the first minute of a room, and return what goes over its socket."""
    guest, secret = guest_of("AAAAAAAAAAAAAAAAAAAAAA"), bytes(range(32))
    seal = seal_of(secret).hex()
    room, key = Room("bTq0cS8vVt2Yw3aE5rXzLg"), 0
    opened = Opened(guest, 2, "Zk1mP0dW9uQh7sJf4nBvRA", seal)
    room = evolve(room, opened, BEGAN).room
    first = (Missed(1, "opened", ()),)
    yield _line(">", Hello())
    welcome = Welcome(
        public_id(guest), view_of(room), first, complete=True, present=(), now=BEGAN + 0.5
    )
    yield _line("<", welcome)
    context = Context(frozenset({"heuristic"}), SealedDice.of(secret, ["sunshine", ""]), 0, "", "")
    wishes = (
        do.Sit(0, "Ana"),
        do.SetSeat(1, SeatKind.COMPUTER, "heuristic"),
        do.GiveWord(0, "sunshine"),
        do.Begin(),
        do.Place(3),
        do.Throw(),
    )
    for wish in wishes:
        key += 1
        seen = room.version if isinstance(wish, do.Throw | do.Place) else None
        yield _line(">", Do(f"a-key-{key:03}", wish, seen))
        try:
            changes = decide(room, wish, guest, context, BEGAN + room.version)
        except RapidoError as error:
            yield _line("<", Refused(f"a-key-{key:03}", error.code, str(error)))
            continue
        for change in changes:
            yield _line("<", update_of(change, BEGAN + room.version))
            room = change.room
        yield _line("<", Done(f"a-key-{key:03}", room.version))


def _line(side: str, message: AnyFromBrowser | AnyToBrowser) -> str:
    text = msgspec.json.encode(message).decode()
    return f"{side} " + text.replace(',"seen":null', "")


def main() -> None:
    """Write the files."""
    for name, text in draw().items():
        (DOCS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
