"""The schema describes exactly what the server reads and writes."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from rapido.rooms.model.commands import AnyCommand
from rapido.web.http.endpoint import Endpoint
from rapido.web.http.endpoints import DOCUMENTED, ENDPOINTS
from rapido.web.http.handlers.pages import VIEWS
from rapido.web.schema import DOCUMENTS, message_schema, typescript
from rapido.web.schema.components import json_answer
from rapido.web.schema.openapi import possible_errors
from rapido.web.wire.http import Failure
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.protocol.check import is_valid, resolve
from tests.web.tables import play, table

SCHEMA = message_schema()
KEY = "12345678"


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for name, value in part.items():  # pyright: ignore[reportUnknownVariableType]
            if name == "$ref":
                yield str(value)  # pyright: ignore[reportUnknownArgumentType]
            else:
                yield from references(value)
    if isinstance(part, list):
        for value in part:  # pyright: ignore[reportUnknownVariableType]
            yield from references(value)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_reference_resolves(name: str) -> None:
    document = DOCUMENTS[name]()
    found = list(references(document))
    assert found
    for ref in found:
        assert isinstance(resolve(document, ref), dict), ref


@pytest.mark.parametrize(
    ("union", "kinds", "tag"),
    [
        ("FromBrowser", get_args(AnyFromBrowser), "type"),
        ("ToBrowser", get_args(AnyToBrowser), "type"),
        ("Command", get_args(AnyCommand), "do"),
    ],
)
def test_unions_have_a_discriminator(union: str, kinds: Any, tag: str) -> None:
    discriminator = SCHEMA["$defs"][union]["discriminator"]
    assert discriminator["propertyName"] == tag
    assert len(discriminator["mapping"]) == len(kinds)
    for word, ref in discriminator["mapping"].items():
        assert resolve(SCHEMA, ref)["properties"][tag]["enum"] == [word]


VALID = [
    {"type": "hello"},
    {"type": "hello", "seen": 7},
    {"type": "hello", "seen": 7, "updates": "full"},
    {"type": "hello", "updates": "delta"},
    {"type": "ping"},
    {"type": "here"},
    {"type": "say", "phrase": "well_done"},
    {"type": "hello", "background": True},
    {"type": "admit", "knock": "abc", "yes": True},
    {"type": "admit", "knock": "abc", "yes": True, "seat": 2},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 5}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 0, "name": "A", "colour": None}},
    {"type": "do", "key": KEY, "command": {"do": "throw"}, "seen": 4},
    {"type": "do", "key": KEY, "command": {"do": "setseat", "seat": 1, "kind": "open"}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "finish": 999}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "pace": "calm"}},
]
INVALID = [
    {},
    {"type": "hallo"},
    {"type": "hello", "seen": -1},
    {"type": "hello", "seen": "1"},
    {"type": "hello", "more": 1},
    {"type": "hello", "updates": "diff"},
    {"type": "hello", "updates": None},
    {"type": "here", "seen": 1},
    {"type": "say", "phrase": "anything I like"},
    {"type": "admit", "knock": "a" * 41, "yes": True},
    {"type": "do", "key": "short", "command": {"do": "begin"}},
    {"type": "do", "key": "not/a/key", "command": {"do": "begin"}},
    {"type": "do", "key": KEY},
    {"type": "do", "key": KEY, "command": {"do": "standin", "seat": 0}},
    {"type": "do", "key": KEY, "command": {"do": "join", "seat": 0, "name": "", "color": None}},
    {"type": "do", "key": KEY, "command": {"do": "moveseat", "seat": 0, "owner": ""}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 6}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 0, "name": "a" * 21}},
    {"type": "do", "key": KEY, "command": {"do": "place"}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "finish": 0}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "pace": "hasty"}},
    {"type": "do", "key": KEY, "command": {"do": "setseat", "seat": 1, "kind": "ghost"}},
]


@pytest.mark.parametrize("message", VALID, ids=json.dumps)
def test_valid_messages(message: Any) -> None:
    assert is_valid(message, SCHEMA["$defs"]["FromBrowser"], SCHEMA)
    msgspec.json.decode(json.dumps(message), type=AnyFromBrowser)


@pytest.mark.parametrize("message", INVALID, ids=json.dumps)
def test_invalid_messages(message: Any) -> None:
    assert not is_valid(message, SCHEMA["$defs"]["FromBrowser"], SCHEMA)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(message), type=AnyFromBrowser)


def test_documents_are_served(server: Server) -> None:
    for name, make in DOCUMENTS.items():
        response = server.request("GET", f"/api/{name}.json")
        assert response.status == 200
        assert response.json() == make()


def test_messages_of_a_game_match_the_schema(server: Server) -> None:
    async def game() -> list[Any]:
        room, tokens, tabs = await table(server, finish=12)
        await tabs[0].do("giveword", seat=0, word="sunshine")
        watching = await Tab.connect(server.port, room, server.new_guest())
        await watching.send({"type": "hello", "updates": "delta"})
        await tabs[0].do("begin")
        await tabs[0].refused("begin")
        while tabs[1].view["version"] < tabs[0].view["version"]:
            await tabs[1].receive()
        await play(dict(enumerate(tabs)))
        await tabs[0].send({"type": "say", "phrase": "thanks"})
        await tabs[0].send({"type": "ping"})
        await tabs[0].wait_for("pong")
        again = await Tab.open(server.port, room, tokens[0])
        await tabs[0].wait_for("elsewhere")
        await tabs[0].send({"type": "here"})
        await tabs[0].wait_for("here")
        asked = knock(server, tokens[0], room)
        await again.wait_for("knocked")
        await again.send({"type": "admit", "knock": asked, "yes": True})
        await again.wait_for("answered")
        await watching.wait_for("delta", version=tabs[0].view["version"])
        received = (*again.received, *tabs[0].received, *tabs[1].received, *watching.received)
        return [again.welcome, *received]

    received = run(game())
    kinds = {message["type"] for message in received}
    assert kinds == set(SCHEMA["$defs"]["ToBrowser"]["discriminator"]["mapping"])
    for message in received:
        assert is_valid(message, SCHEMA["$defs"]["ToBrowser"], SCHEMA), message
        known = resolve(SCHEMA, f"#/$defs/{message['type'].title()}")["properties"]
        assert set(message) <= set(known)


def knock(server: Server, host: str, room: str) -> str:
    code = server.request("POST", f"/api/rooms/{room}/code", token=host).json()["code"]
    guest = server.new_guest()
    return server.request("POST", "/api/knocks", {"code": code, "name": "Cleo"}, guest).json()[
        "knock"
    ]


async def sit(server: Server, room: str, token: str) -> None:
    tab = await Tab.open(server.port, room, token)
    await tab.do("sit", seat=0)


RECORD = "Rapido 1\nPlayer A: Ana\nPlayer B: Ben\n\n1. A46 @3\n2. B31"
BODIES: dict[str, Any] = {
    "/api/knocks": {"code": "ABCDEF"},
    "/api/rooms/{room}/seat-links": {"seat": 0},
    "/api/advice": {"position": "4,0,11/21 -/-/B46/-/-/CX1 A73:2"},
    "/api/position": {"text": "4,0,11/21 -/-/B46/-/-/CX1 A73:2"},
    "/api/record": {"record": RECORD},
    "/api/review": {"record": RECORD},
}
"""for requests that need a body"""


def name_of(endpoint: Endpoint[Any, Any]) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", DOCUMENTED, ids=name_of)
def test_responses_match_the_schema(server: Server, endpoint: Endpoint[Any, Any]) -> None:
    token = server.new_guest()
    room = server.new_room(token)
    path = endpoint.path.replace("{room}", room).replace("{game}", finished_game(server))
    path = path.replace("{knock}", knock(server, token, room))
    body = BODIES.get(endpoint.path, {}) if endpoint.body else None
    if "seat" in endpoint.path:
        run(sit(server, room, token))
    if endpoint.path == "/api/rooms/{room}/seat":
        given = server.request("POST", f"/api/rooms/{room}/seat-links", {"seat": 0}, token).json()
        body, token = {"token": given["token"]}, server.new_guest()
    response = server.request(endpoint.method, path, body, token)
    assert response.status == endpoint.status, response
    expected = json_answer(endpoint)
    if expected is None:
        assert response.header("content-type").startswith(str(endpoint.answer))
        return
    items = get_args(expected)
    schema = SCHEMA["$defs"][(items[0] if items else expected).__name__]
    found = response.json() if items else [response.json()]
    assert found
    for each in found:
        assert is_valid(each, schema, SCHEMA)
        assert set(each) == set(schema["properties"])


def finished_game(server: Server) -> str:
    async def game() -> str:
        _, _, tabs = await table(server, finish=1)
        await tabs[0].do("begin")
        await tabs[0].do("abandon")
        return tabs[0].view["games"][0]

    return run(game())


@pytest.mark.parametrize(
    "endpoint",
    [each for each in DOCUMENTED if "{" in each.path and each.path.startswith("/api")],
    ids=name_of,
)
def test_errors_are_documented(server: Server, endpoint: Endpoint[Any, Any]) -> None:
    response = server.request(endpoint.method, endpoint.path.replace("{", "no-").replace("}", ""))
    operation = DOCUMENTS["openapi"]()["paths"][endpoint.path][endpoint.method.lower()]
    assert str(response.status) in operation["responses"]
    if response.status != 200:  # an unknown knock looks like a refused one
        failure = msgspec.json.decode(response.body, type=Failure)
        assert failure.error in {error.code for error in possible_errors(endpoint)}


FILLER = frozenset(
    [
        "a",
        "an",
        "and",
        "as",
        "is",
        "it",
        "its",
        "of",
        "or",
        "that",
        "the",
        "this",
        "to",
        "what",
        "which",
        "with",
    ]
)


def words_of(text: str) -> set[str]:
    return set(re.findall("[a-z0-9]+", re.sub("([A-Z])", r" \1", text).lower())) - FILLER


@pytest.mark.parametrize(
    ("name", "schema"),
    [each for each in SCHEMA["$defs"].items() if "properties" in each[1]],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_struct_and_member_is_documented(name: str, schema: Any) -> None:
    assert schema["description"]
    for member, about in schema["properties"].items():
        if len(about.get("enum", ())) == 1:
            continue  # the tag is the name of the struct
        text = about.get("description", "")
        assert words_of(text) - words_of(f"{name} {member}"), f"{name}.{member}: {text!r}"


def test_undocumented_endpoints_are_paths_of_the_page() -> None:
    hidden = {endpoint.path for endpoint in ENDPOINTS} - {each.path for each in DOCUMENTED}
    assert hidden == {path for path, summary in VIEWS.items() if not summary}


def test_typescript_unions() -> None:
    text = typescript()
    assert "export type FromBrowser = Hello | Do | Say | Admit | PlayHere | Ping;" in text
    assert 'export interface PlayHere {\n  readonly type: "here";\n' in text
    assert 'export interface Here {\n  readonly type: "here";\n' in text
    assert 'export interface Throw {\n  readonly do: "throw";\n' in text
    assert "  readonly game: GameView | null;" in text
    assert "  readonly roll: readonly [number, number] | null;" in text
    assert "  readonly throws_out: ReadonlyArray<readonly [number, number]>;" in text
    assert "  readonly seen?: number | null;" in text
    assert 'export type SeatKind = "computer" | "open" | "person";' in text
    assert 'export type Pace = "calm" | "normal" | "quick";' in text
    assert "  readonly moved: number;" in text
    assert "  readonly moved?: number;" in text
    assert "  readonly roll?: readonly [number, number] | null;" in text
    assert "  readonly new_game?: GameView;" in text
    assert 'export type Updates = "delta" | "full";' in text
    assert "  readonly steps: ReadonlyArray<StepView>;" in text
    assert "  readonly from?: number;" in text
    assert "  readonly fault: StepFault | null;" in text
    assert "export interface PlayerView {" in text
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export ")]
    assert sorted(names) == sorted(SCHEMA["$defs"])
    assert "  readonly entries: ReadonlyArray<RollView | DecisionView>;" in text
    assert "  readonly fault: PositionFault | null;" in text
    assert "  readonly mistake: Mistake | null;" in text
    assert "  readonly coach?: boolean;" in text
    assert "unknown" not in text
