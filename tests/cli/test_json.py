"""`--json`: one line of ASCII with stable keys on standard output, and nothing else."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import COMMANDS, main
from rapido.cli.completion_scripts.words import command_words
from rapido.locales import LANGUAGES
from rapido.record import write_text
from tests.fair.test_verify import sealed_game
from tests.store.databases import FILE, rooms_in
from tests.store.test_migrate import OLD

GAME = Path("conformance/games/3-players.rapido")
WITHOUT = {"play", "bot", "engine", "completion", "docs"}
"""these talk to a person, a server, or a program in other ways"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "dáta"
    folder.mkdir()
    shutil.copy(OLD, folder / FILE)
    return folder


def asked(capsys: pytest.CaptureFixture[str], *words: str | Path, status: int = 0) -> Any:
    assert main([*map(str, words), "--json"]) == status
    output = capsys.readouterr()
    assert output.out.isascii()
    assert output.out.count("\n") == 1
    return json.loads(output.out)


def test_every_command_that_answers_has_it() -> None:
    found = {
        command.name
        for command in command_words(COMMANDS, "en", (), ())
        if any("--json" in option.flags for option in command.options)
    }
    assert found == {*COMMANDS} - WITHOUT


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert {*asked(capsys, "--version")} == {"version", "python", "kernel"}
    assert asked(capsys) == asked(capsys, "--version")


def test_before_a_command_it_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--json", "rules"])
    assert refused.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "--json" in output.err


def test_settings(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    found = asked(capsys, "serve", "--show-settings", "--data", data)
    assert found["file"] is None
    assert found["settings"]["data"] == {"value": str(data), "source": "option"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(capsys: pytest.CaptureFixture[str], language: str) -> None:
    found = asked(capsys, "rules", "--language", language)
    assert (found["language"], found["finish"]) == (language, 21)
    assert {"aim", "turn", "roll", "cross", "double", "place"} <= {*found["rules"]}


VERIFIED = {
    *("file", "genuine", "dice", "rolls", "legal", "damage", "players", "winner", "opened"),
    *("unopened", "broken_commitment", "wrong_roll", "stand_ins"),
}


def test_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = asked(capsys, "verify", GAME)
    assert {*found} == VERIFIED
    assert (found["genuine"], found["dice"], found["rolls"]) == (True, "genuine", 48)
    assert (found["players"], found["winner"]) == (["Ana", "Ben", "Cleo"], "Cleo")
    path = tmp_path / "game.rapido"
    path.write_text(write_text(sealed_game(4, 23, committed=True)), "utf-8")
    found = asked(capsys, "verify", path)
    assert (found["opened"], found["unopened"]) == (["P0", "P1"], ["P2"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_verify_of_a_wrong_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.rapido"
    text = GAME.read_text("utf-8")
    path.write_text(text.replace("\nResult:", "\nnonsense\nResult:"), "utf-8")
    found = asked(capsys, "verify", path, "--language", language, status=1)
    assert (found["genuine"], found["legal"]) == (False, False)
    assert found["damage"]["token"] == "nonsense"  # noqa: S105
    secret = text.partition("Secret: ")[2][:4]
    path.write_text(text.replace(f"Secret: {secret}", "Secret: 0000"), "utf-8")
    found = asked(capsys, "verify", path, "--language", language, status=1)
    assert (found["genuine"], found["dice"], found["legal"]) == (False, "broken_seal", True)
    path.write_text("no game", "utf-8")
    assert main(["verify", str(path), "--json"]) == 2
    assert capsys.readouterr().out == ""


def test_backup_restore_and_migrate(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.sqlite", tmp_path / "other"
    found = asked(capsys, "backup", copy, "--data", data)
    assert found == {"store": str(data), "file": str(copy), "bytes": copy.stat().st_size}
    found = asked(capsys, "restore", copy, "--data", data)
    assert {*found} == {"store", "broken_rooms", "kept", "loaded", "was_empty"}
    assert (found["store"], found["broken_rooms"], found["loaded"]) == (str(data), 0, True)
    assert Path(found["kept"]).exists()
    assert not found["was_empty"]
    found = asked(capsys, "restore", copy, "--data", tmp_path / "new")
    assert (found["kept"], found["was_empty"]) == (None, True)
    found = asked(capsys, "migrate", "--from", f"sqlite:{data}", "--to", f"sqlite:{other}")
    rooms = len(rooms_in(data / FILE))
    assert (found["from"], found["to"]) == (str(data), str(other))
    assert (found["rooms"], found["copied_rooms"], found["broken_rooms"]) == (rooms, rooms, 0)


def test_rooms_and_status(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    [first, *_] = asked(capsys, "rooms", "--data", data)
    assert {*first} == {"fingerprint", "closed", "playing", "last", "entries", "finished"}
    chosen = ("--fingerprint", first["fingerprint"], "--data", data)
    found = asked(capsys, "rooms", "delete", "--yes", *chosen)
    assert found == {"action": "delete", "done": [first["fingerprint"]], "failed": []}
    found = asked(capsys, "rooms", "delete", "--older-than", "5000w", "--yes", "--data", data)
    assert found == {"action": "delete", "done": [], "failed": []}
    found = asked(capsys, "status", "--data", data, status=3)
    assert {"store", "kind", "open_rooms", "processes", "problems"} <= {*found}


def test_site(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = asked(capsys, "site", tmp_path / "site")
    assert found["folder"] == str(tmp_path / "site")
    assert found["files"] == sum(each.is_file() for each in (tmp_path / "site").rglob("*"))


def test_solve(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "solve", "--finish", "1", "--epsilon", "0.3", "--threads", "1")
    assert (found["players"], found["table"]) == (2, None)
