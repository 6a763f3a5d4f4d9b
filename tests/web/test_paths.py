"""Paths and methods that do not exist are answered as documented, and near misses are no hits."""

import pytest

from tests.faults.raw_http import get, send, statuses
from tests.faults.server import Server
from tests.web.test_reviews import finished_game

NAME = "bTq0cS8vVt2Yw3aE5rXzLg"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/nothing"),
        ("POST", "/api/nothing"),
        ("PATCH", "/api/games/x"),
        ("GET", "/api/"),
        ("GET", "/api/players/"),
        ("GET", "/api//players"),
        ("GET", "/api/players%2F"),
        ("GET", f"/api/rooms/{NAME}/qr.svgz"),
        ("GET", f"/api/rooms/{NAME}/qr.svg/"),
        ("GET", f"/api/rooms/{NAME}/qr"),
        ("GET", f"/api/rooms/x%2F{NAME}/qr.svg"),
        ("GET", "/static/"),
        ("GET", "/static/a"),
        ("GET", "/static/%2e%2e/app.py"),
        ("GET", "/static/..%2fapp.py"),
        ("GET", "/static/recover.js/"),
        ("GET", "/static//recover.js"),
        ("GET", "/static/recover.js%00"),
        ("GET", "/static/recover.js.br"),
        ("GET", "/ws/"),
        ("GET", "/ws/x/y"),
    ],
)
def test_nothing_there(server: Server, method: str, path: str) -> None:
    response = server.request(method, path)
    assert response.status == 404
    assert response.header("content-type") == "application/json"
    assert response.json()["error"] == "not_found"
    assert not response.header("set-cookie")


@pytest.mark.parametrize("suffix", ["", ".gif", ".jsonx", ".JSON", ".json.", ".rapido/", ".", "/"])
def test_record_with_another_suffix(server: Server, suffix: str) -> None:
    game, _, _ = finished_game(server, abandoned=True)
    assert server.request("GET", f"/api/games/{game}.json").status == 200
    response = server.request("GET", f"/api/games/{game}{suffix}")
    assert (response.status, response.json()["error"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/rooms", "POST"),
        ("OPTIONS", "/api/rooms", "POST"),
        ("GET", f"/api/rooms/{NAME}", "DELETE"),
        ("HEAD", f"/api/rooms/{NAME}/code", "POST"),
        ("POST", "/api/players", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("PUT", "/sw.js", "GET, HEAD"),
        ("DELETE", "/static/recover.js", "GET, HEAD"),
        ("BREW", "/healthz", "GET, HEAD"),
        ("POST", "/ws/x", "GET, HEAD"),
    ],
)
def test_another_method(server: Server, method: str, path: str, allowed: str) -> None:
    response = server.request(method, path)
    assert (response.status, response.header("allow")) == (405, allowed)
    if method != "HEAD":
        assert response.json()["error"] == "method_not_allowed"


@pytest.mark.parametrize("path", ["/", "/api/players", "/static/recover.js", "/api/puzzles"])
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    head, full = server.request("HEAD", path), server.request("GET", path)
    assert (head.status, head.body) == (200, b"")
    assert head.header("content-length") == str(len(full.body))


@pytest.mark.parametrize(
    "target", ["http://127.0.0.1/", "http://evil.example/api/players", "*", "evil.example:80"]
)
def test_target_that_is_no_path(server: Server, target: str) -> None:
    received = send(server.port, get(target))
    assert statuses(received) == [400]
    assert b'"error":"bad_target"' in received
