"""The schema says exactly what the server reads and writes."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from rapido.web.schema.calls import CALLS, Failure

from rapido.rooms.commands import AnyCommand
from rapido.web.schema import DOCUMENTS, message_schema, typescript
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.protocol.check import fits, resolve
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
def test_every_reference_leads_somewhere(name: str) -> None:
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
def test_every_message_is_told_apart_by_its_tag(union: str, kinds: Any, tag: str) -> None:
    told = SCHEMA["$defs"][union]["discriminator"]
    assert told["propertyName"] == tag
    assert len(told["mapping"]) == len(kinds)
    for word, ref in told["mapping"].items():
        assert resolve(SCHEMA, ref)["properties"][tag]["enum"] == [word]


GOOD = [
    {"type": "hello"},
    {"type": "hello", "seen": 7},
    {"type": "ping"},
    {"type": "here"},
    {"type": "say", "phrase": "well_done"},
    {"type": "admit", "knock": "abc", "yes": True},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 5}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 0, "name": "A", "colour": None}},
    {"type": "do", "key": KEY, "command": {"do": "throw"}, "seen": 4},
    {"type": "do", "key": KEY, "command": {"do": "setseat", "seat": 1, "kind": "open"}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "finish": 999}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "pace": "calm"}},
]
BAD = [
    {},
    {"type": "hallo"},
    {"type": "hello", "seen": -1},
    {"type": "hello", "seen": "1"},
    {"type": "hello", "more": 1},
    {"type": "here", "seen": 1},
    {"type": "say", "phrase": "anything I like"},
    {"type": "admit", "knock": "a" * 41, "yes": True},
    {"type": "do", "key": "short", "command": {"do": "begin"}},
    {"type": "do", "key": "not/a/key", "command": {"do": "begin"}},
    {"type": "do", "key": KEY},
    {"type": "do", "key": KEY, "command": {"do": "standin", "seat": 0}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 6}},
    {"type": "do", "key": KEY, "command": {"do": "sit", "seat": 0, "name": "a" * 21}},
    {"type": "do", "key": KEY, "command": {"do": "place"}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "finish": 0}},
    {"type": "do", "key": KEY, "command": {"do": "configure", "pace": "hasty"}},
    {"type": "do", "key": KEY, "command": {"do": "setseat", "seat": 1, "kind": "ghost"}},
]


@pytest.mark.parametrize("message", GOOD, ids=json.dumps)
def test_what_the_schema_allows_is_read(message: Any) -> None:
    assert fits(message, SCHEMA["$defs"]["FromBrowser"], SCHEMA)
    msgspec.json.decode(json.dumps(message), type=AnyFromBrowser)


@pytest.mark.parametrize("message", BAD, ids=json.dumps)
def test_what_the_schema_forbids_is_not_read(message: Any) -> None:
    assert not fits(message, SCHEMA["$defs"]["FromBrowser"], SCHEMA)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(message), type=AnyFromBrowser)


def test_the_documents_are_served(server: Server) -> None:
    for name, make in DOCUMENTS.items():
        answer = server.ask("GET", f"/api/{name}.json")
        assert answer.status == 200
        assert answer.json() == make()


def test_everything_that_a_game_says_is_as_the_schema_says(server: Server) -> None:
    async def game() -> list[Any]:
        room, tokens, tabs = await table(server, finish=12)
        await tabs[0].done("giveword", seat=0, word="sunshine")
        await tabs[0].done("begin")
        await tabs[0].refused("begin")
        while tabs[1].view["version"] < tabs[0].view["version"]:
            await tabs[1].next()
        await play(dict(enumerate(tabs)))
        await tabs[0].send({"type": "say", "phrase": "thanks"})
        await tabs[0].send({"type": "ping"})
        await tabs[0].until("pong")
        again = await Tab.open(server.port, room, tokens[0])
        await tabs[0].until("elsewhere")
        await tabs[0].send({"type": "here"})
        await tabs[0].until("here")
        knock(server, tokens[0], room)
        await again.until("knocked")
        return [again.welcome, *again.heard, *tabs[0].heard, *tabs[1].heard]

    heard = run(game())
    kinds = {message["type"] for message in heard}
    assert kinds == set(SCHEMA["$defs"]["ToBrowser"]["discriminator"]["mapping"])
    for message in heard:
        assert fits(message, SCHEMA["$defs"]["ToBrowser"], SCHEMA), message
        known = resolve(SCHEMA, f"#/$defs/{message['type'].title()}")["properties"]
        assert set(message) <= set(known)


def knock(server: Server, host: str, room: str) -> str:
    code = server.ask("POST", f"/api/rooms/{room}/code", token=host).json()["code"]
    guest = server.new_guest()
    return server.ask("POST", "/api/knocks", {"code": code, "name": "Cleo"}, guest).json()["knock"]


RECORD = "Rapido 1\nPlayer A: Ana\nPlayer B: Ben\n\n1. A46 @3\n2. B31"
BROUGHT: dict[str, Any] = {
    "/api/knocks": {"code": "ABCDEF"},
    "/api/advice": {"position": "4,0,11/21 -/-/B46/-/-/CX1 A73:2"},
    "/api/position": {"text": "4,0,11/21 -/-/B46/-/-/CX1 A73:2"},
    "/api/record": {"record": RECORD},
    "/api/review": {"record": RECORD},
}
"""what a request needs that is not content with nothing"""


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_every_request_is_answered_as_described(server: Server, call: Any) -> None:
    token = server.new_guest()
    room = server.new_room(token)
    path = call.path.replace("{room}", room).replace("{game}", finished_game(server))
    path = path.replace("{knock}", knock(server, token, room))
    body = BROUGHT.get(call.path, {}) if call.body else None
    answer = server.ask(call.method.upper(), path, body, token)
    assert answer.status == call.status, answer
    if isinstance(call.answer, str):
        assert answer.header("content-type").startswith(call.answer)
    else:
        schema = SCHEMA["$defs"][call.answer.__name__]
        found = answer.json() if call.many else [answer.json()]
        assert found
        for each in found:
            assert fits(each, schema, SCHEMA)
            assert set(each) == set(schema["properties"])


def finished_game(server: Server) -> str:
    async def game() -> str:
        _, _, tabs = await table(server, finish=1)
        await tabs[0].done("begin")
        await tabs[0].done("abandon")
        return tabs[0].view["games"][0]

    return run(game())


@pytest.mark.parametrize(
    "path", [call.path for call in CALLS if "{" in call.path and call.path.startswith("/api")]
)
def test_a_stranger_gets_the_described_refusal(server: Server, path: str) -> None:
    [call] = [call for call in CALLS if call.path == path]
    answer = server.ask(call.method.upper(), path.replace("{", "no-").replace("}", ""))
    described = DOCUMENTS["openapi"]()["paths"][path][call.method]["responses"]
    assert str(answer.status) in described
    if answer.status != 200:  # a knock that does not exist is one that nobody answers
        msgspec.json.decode(answer.body, type=Failure)


def test_every_member_of_a_view_is_explained() -> None:
    for name, schema in SCHEMA["$defs"].items():
        if name.endswith("View"):
            for member, about in schema["properties"].items():
                assert about.get("description"), f"{name}.{member}"


def test_typescript_has_unions_that_are_told_apart() -> None:
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
