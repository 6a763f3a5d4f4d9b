"""The puzzles file with its ETag."""

from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import Request

from rapido.rooms.model.errors import Unavailable
from rapido.web.http.context import Context
from rapido.web.http.handlers import puzzles
from rapido.web.http.handlers.puzzles import list_puzzles
from tests.faults.server import Server
from tests.rooms.harness import async_test


def test_current_etag_gets_304(server: Server) -> None:
    response = server.request("GET", "/api/puzzles")
    assert (response.status, response.body) == (200, puzzles.FILE.read_bytes())
    assert response.header("content-type") == "application/json"
    tag = response.header("etag")
    for etags in (tag, f"W/{tag}", f'"other", {tag}'):
        again = server.request("GET", "/api/puzzles", headers={"If-None-Match": etags})
        assert (again.status, again.body, again.header("etag")) == (304, b"", tag)
    other = server.request("GET", "/api/puzzles", headers={"If-None-Match": '"other"'})
    assert other.status == 200


@async_test
async def test_missing_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FILE", Path("/nowhere/puzzles.json"))
    request = Request({"type": "http", "headers": []})
    context = Context(request, cast("Any", None), lambda _: None, "", new_guest=False)
    with pytest.raises(Unavailable):
        await list_puzzles(context)
