"""`rapido rooms`: which rooms it selects, what it shows of them, and that it asks first."""

import io
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES
from rapido.web.operations.log import room_fingerprint
from rapido.web.operations.network_hash import DAY, NetworkHash
from tests.store.databases import FILE, rooms_in
from tests.store.test_migrate import OLD, content


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(OLD, folder / FILE)
    return folder


def rooms(data: Path, *arguments: str, language: str = "en") -> int:
    return main(["rooms", *arguments, "--data", str(data), "--language", language])


def listed(data: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Any]:
    assert rooms(data, "--json", *arguments) == 0
    return json.loads(capsys.readouterr().out)


def test_links_are_only_shown_on_request(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [*rooms_in(data / FILE)]
    for option in ((), ("--json",)):
        assert rooms(data, *option) == 0
        shown = capsys.readouterr().out
        assert all(room_fingerprint(name) in shown and name not in shown for name in names)
        assert rooms(data, "--ids", *option) == 0
        assert all(name in capsys.readouterr().out for name in names[:1])


def test_rooms_are_selected(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = next(iter(rooms_in(data / FILE)))
    fingerprint = room_fingerprint(name)
    assert len(listed(data, capsys)) == 3
    assert len(listed(data, capsys, "--older-than", "1s")) == 3
    assert listed(data, capsys, "--older-than", "5000w") == []
    [found] = listed(data, capsys, "--fingerprint", fingerprint.upper())
    assert found["fingerprint"] == fingerprint
    [found] = listed(data, capsys, "--id", name, "--ids")
    assert found["id"] == name
    for link in (f"https://rapido.example/r/{name}", f"/r/{name}?code=1#seat"):
        [found] = listed(data, capsys, "--id", link)
        assert found["fingerprint"] == fingerprint
    assert listed(data, capsys, "--id", name, "--older-than", "5000w") == []
    assert rooms(data, "delete", "--yes", "--id", "http://rapido.example/r/nothing") == 2
    assert capsys.readouterr().err == "No room has the id nothing.\n"
    assert rooms(data, "--fingerprint", "00000000") == 2
    assert capsys.readouterr().err == "No room has the fingerprint 00000000.\n"
    with pytest.raises(SystemExit):
        rooms(data, "--older-than", "tomorrow")


def test_rooms_of_a_network_are_found_in_the_log(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [*rooms_in(data / FILE)]
    lines = [
        {"event": "room opened", "room": room_fingerprint(names[0]), "network": "abc"},
        {"event": "connected", "room": room_fingerprint(names[1]), "network": "abc"},
        {"event": "room opened", "room": room_fingerprint(names[2]), "network": "def"},
        {"event": "room opened", "room": "deleted0", "network": "abc"},
    ]
    log = tmp_path / "log"
    log.write_text("no JSON abc\n" + "".join(f"host: {json.dumps(line)}\n" for line in lines))
    [found] = listed(data, capsys, "--address", "abc", "--log", str(log))
    assert found["fingerprint"] == room_fingerprint(names[0])
    assert rooms(data, "--address", "xyz", "--log", str(log)) == 2
    assert rooms(data, "--address", "abc", "--log", str(tmp_path / "nowhere")) == 2
    assert rooms(data, "--address", "abc") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["close", "delete"])
def test_nothing_happens_without_a_clear_yes(
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    action: str,
) -> None:
    before = content(data / FILE)
    names = {*map(room_fingerprint, rooms_in(data / FILE))}
    for answer in ("", "\n", "n\n", "?\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(answer))
        assert rooms(data, action, "--all", language=language) == 1
    assert rooms(data, action, language=language) == 2
    assert content(data / FILE) == before
    yes = {"en": "y", "de": "j", "fr": "o", "it": "s", "es": "s"}[language]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{yes}\n"))
    capsys.readouterr()
    assert rooms(data, action, "--all", language=language) == 0
    *fingerprints, _ = capsys.readouterr().out.splitlines()
    still_open = 3 if action == "delete" else len(fingerprints)
    assert len(set(fingerprints) & names) == still_open > 0
    assert (rooms_in(data / FILE) == {}) == (action == "delete")


def test_damaged_room_does_not_keep_the_others(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / FILE)) as database:
        room = database.execute("SELECT id FROM rooms WHERE NOT closed ORDER BY id").fetchone()[0]
        database.execute("UPDATE entries SET what = '?' WHERE room = ? AND version = 2", (room,))
        database.commit()
    assert rooms(data, "close", "--all", "--yes") == 1
    output = capsys.readouterr()
    assert room_fingerprint(room) in output.err
    fingerprint, sentence = output.out.splitlines()
    assert fingerprint != room_fingerprint(room)
    assert sentence == "One room was closed."


def test_log_on_standard_input_leaves_nobody_to_ask(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(data / FILE)
    fingerprint = room_fingerprint(next(iter(rooms_in(data / FILE))))
    line = json.dumps({"event": "room opened", "room": fingerprint, "network": "abc"})
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{line}\ny\n"))
    assert rooms(data, "delete", "--address", "abc", "--log", "-") == 2
    assert "Add --yes" in capsys.readouterr().err
    assert content(data / FILE) == before
    assert rooms(data, "delete", "--address", "abc", "--log", "-", "--yes") == 0
    assert fingerprint in capsys.readouterr().out


def test_hashes_of_networks_last_a_day() -> None:
    now = 100 * DAY + 5.0
    network_hash = NetworkHash(lambda: now)
    first = network_hash("192.0.2.7")
    assert network_hash("192.0.2.7") == first != network_hash("192.0.2.8")
    assert NetworkHash(lambda: now)("192.0.2.7") != first
    now += DAY - 10
    assert network_hash("192.0.2.7") == first
    now += 10
    assert network_hash("192.0.2.7") != first
