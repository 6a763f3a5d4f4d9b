"""The puzzles: the file as it is, with an ETag."""

from pathlib import Path

import pytest

from rapido.rooms.errors import Unavailable
from rapido.web.http.handlers import puzzles
from rapido.web.http.handlers.puzzles import puzzles_response


def test_a_client_with_the_current_etag_gets_304(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('[{"position": "0,0/21 -/-/-/-/-/- A"}]')
    monkeypatch.setattr(puzzles, "FILE", file)
    answer = puzzles_response("")
    assert (answer.status_code, answer.body) == (200, file.read_bytes())
    assert answer.headers["content-type"] == "application/json"
    tag = answer.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = puzzles_response(known)
        assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", tag)
    assert puzzles_response('"other"').status_code == 200


def test_a_package_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FILE", Path("/nowhere/puzzles.json"))
    with pytest.raises(Unavailable):
        puzzles_response("")
