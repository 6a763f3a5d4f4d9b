"""Records from elsewhere: read as far as they are valid, with the damage in detail."""

import json
from pathlib import Path
from typing import Any

import pytest

from rapido.record import read_text, write_json
from rapido.web.workers import analysis_process
from tests.faults.server import Server

RECORD = """Rapido 1
Player A: Ana
Player B: Ben

1. A46 @3
2. B12 B33 @5
Result: unfinished
"""


def read(server: Server, record: str) -> Any:
    answer = server.request("POST", "/api/record", {"record": record})
    assert answer.status == 200, answer
    return answer.json()


def test_both_forms_are_read(server: Server) -> None:
    found = read(server, RECORD)
    assert found["damage"] is None
    assert found["record"]["moves"] == ["A46", "@3", "B12", "B33", "@5"]
    assert [player["name"] for player in found["record"]["players"]] == ["Ana", "Ben"]
    assert read(server, write_json(read_text(RECORD).complete_record())) == found
    assert read(server, RECORD.replace("\n", "\r\n")) == found


def test_a_broken_record_is_read_up_to_the_damage(server: Server) -> None:
    found = read(server, RECORD.replace("B33 @5", "B33 @9"))
    assert found["record"]["moves"] == ["A46", "@3", "B12", "B33"]
    damage = found["damage"]
    assert (damage["line"], damage["member"], damage["token"]) == (6, "", "@9")
    assert (damage["expected"], damage["because"]) == ("move", "bad_request")
    assert "@5" in damage["example"]
    as_json = write_json(read_text(RECORD).complete_record()).replace("@5", "@3")
    found = read(server, as_json)
    assert (found["damage"]["line"], found["damage"]["member"]) == (None, "moves[4]")
    assert found["damage"]["because"] == "field_occupied"


def test_a_text_that_is_no_record_is_reported(server: Server) -> None:
    for text, expected in {"hello": "version", "": "version", "{": "json", "{}": "version"}.items():
        found = read(server, text)
        assert (found["record"], found["damage"]["expected"]) == (None, expected)


RECORD_AS_JSON = write_json(read_text(RECORD).complete_record())
UNENCODABLE = {
    "name": RECORD_AS_JSON.replace("Ana", r"An\ud800"),
    "move": RECORD_AS_JSON.replace("A46", r"\udfff"),
    "result": RECORD_AS_JSON.replace("unfinished", r"\ud83d"),
    "tag": RECORD_AS_JSON.replace('"tags": {', r'"tags": {"Place": "\udc80"').replace(
        '"tags":{', r'"tags":{"Place":"\udc80"'
    ),
}
"""records whose JSON has escapes of lone surrogates, which no JSON parser refuses"""


@pytest.mark.parametrize("path", ["/api/record", "/api/review"])
@pytest.mark.parametrize("place", UNENCODABLE)
def test_text_that_cannot_be_encoded_is_no_server_error(
    server: Server, path: str, place: str
) -> None:
    assert UNENCODABLE[place] != RECORD_AS_JSON
    answer = server.request("POST", path, {"record": UNENCODABLE[place]})
    assert answer.status in {200, 400}, answer
    assert answer.json()
    # The worker goes on.
    assert server.request("POST", path, {"record": RECORD}).status == 200


@pytest.mark.parametrize(
    ("path", "member"),
    [
        ("/api/record", "record"),
        ("/api/position", "text"),
        ("/api/advice", "position"),
        ("/api/rooms", "start"),
        ("/api/knocks", "name"),
        ("/api/steps", "start"),
    ],
)
def test_body_that_cannot_be_encoded_is_refused(server: Server, path: str, member: str) -> None:
    for text in ("\ud800", "An\udfffa"):
        answer = server.request("POST", path, {member: text, "code": "AAAAAA"})
        assert (answer.status, answer.json()["error"]) == (400, "bad_request")


SURROGATES = {
    "move": '"moves": ["A46", "\\ud800"]',
    "result": '"result": "\\ud800"',
    "member": '"\\ud800": 1',
    "tag": '"tags": {"\\ud800": "\\ud800"}',
    "name": '"players": [{"name": "\\ud800"}, {"name": "Ben"}]',
}


@pytest.mark.parametrize("where", SURROGATES)
def test_lone_surrogates_are_damage(server: Server, where: str) -> None:
    member = json.loads(f"{{{SURROGATES[where]}}}")
    record = json.dumps(json.loads(write_json(read_text(RECORD).complete_record())) | member)
    damage = read(server, record)["damage"]
    assert "\\ud800" in f"{damage['member']} {damage['token']}"
    reviewed = analysis_process.answer(json.dumps({"kind": "review", "text": record}).encode())
    assert b"\\\\ud800" in reviewed


def test_bodies_have_bounds(server: Server) -> None:
    assert server.request("POST", "/api/record", {"record": "x" * 20_000}).status == 413
    for body in ({}, {"record": 1}, {"record": "", "more": 1}):
        assert server.request("POST", "/api/record", body).status == 400


def test_an_address_is_limited_and_long_records_cost_more(tmp_path: Path) -> None:
    server = Server(tmp_path, {"compute_rate": 0.01, "compute_burst": 31, "guests_per_address": 1})
    server.start()
    try:
        for length, status in ((15_000, 200), (15_000, 200), (15_000, 429), (10, 200), (10, 429)):
            answer = server.request("POST", "/api/record", {"record": "x" * length})
            assert answer.status == status
        server.stop()
    finally:
        server.close()
