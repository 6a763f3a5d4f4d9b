"""The puzzles as a request: the file as it is, and not twice."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from rapido.rooms.errors import Unavailable
from rapido.web.http import puzzles as served


def ask(known: str = "") -> Response:
    headers = [(b"if-none-match", known.encode())] if known else []
    return asyncio.run(served.puzzles(Request({"type": "http", "headers": headers})))


def test_whoever_has_them_gets_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('[{"position": "0,0/21 -/-/-/-/-/- A"}]')
    monkeypatch.setattr(served, "FILE", file)
    answer = ask()
    assert (answer.status_code, answer.body) == (200, file.read_bytes())
    assert answer.headers["content-type"] == "application/json"
    tag = answer.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = ask(known)
        assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", tag)
    assert ask('"other"').status_code == 200


def test_a_package_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "FILE", Path("/nowhere/puzzles.json"))
    with pytest.raises(Unavailable):
        ask()
