"""The puzzles file with its ETag."""

from pathlib import Path

import pytest

from rapido.rooms.errors import Unavailable
from rapido.web.http.handlers import puzzles
from rapido.web.http.handlers.puzzles import puzzles_response


def test_current_etag_gets_304(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('[{"position": "0,0/21 -/-/-/-/-/- A"}]')
    monkeypatch.setattr(puzzles, "FILE", file)
    response = puzzles_response("")
    assert (response.status_code, response.body) == (200, file.read_bytes())
    assert response.headers["content-type"] == "application/json"
    tag = response.headers["etag"]
    for etags in (tag, f"W/{tag}", f'"other", {tag}'):
        again = puzzles_response(etags)
        assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", tag)
    assert puzzles_response('"other"').status_code == 200


def test_missing_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FILE", Path("/nowhere/puzzles.json"))
    with pytest.raises(Unavailable):
        puzzles_response("")
