"""Text from elsewhere is escaped in everything that commands print and write."""

import json
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import main
from rapido.cli.messages import print_error, print_line
from rapido.cli.record_file import LARGEST
from rapido.record import Participant, Record, write_json, write_text
from rapido.rules import new_game
from tests.foreign_text.hostile import HOSTILE, acting, acting_in_page
from tests.record.records import small_record

TEXT = write_text(small_record())
DOCUMENT: dict[str, Any] = json.loads(write_json(small_record()))
ENCODABLE = {kind: text for kind, text in HOSTILE.items() if "surrogate" not in kind}
ONE_LINE = {kind: text for kind, text in ENCODABLE.items() if "\n" not in text}


def damaged_texts(hostile: str) -> dict[str, str]:
    return {
        "version": TEXT.replace("Rapido 1", f"Rapido {hostile}"),
        "name": TEXT.replace("Player A: Ana", f"Player A: An{hostile}a"),
        "header": TEXT.replace("Date:", f"{hostile}:"),
        "token": TEXT.replace("\n1. ", f"\n1. {hostile.replace(' ', '')}"),
        "turn": TEXT.replace("\n2. ", f"\n{hostile}2. "),
        "result": TEXT.replace("Result: ", f"Result: {hostile}"),
    }


def damaged_documents(hostile: str) -> dict[str, str]:
    ana, *others = DOCUMENT["players"]
    changes: dict[str, dict[str, Any]] = {
        "member": {hostile: 1},
        "tag": {"tags": {hostile: "x"}},
        "tag value": {"tags": {"Date": hostile}},
        "tag with a wrong value": {"tags": {hostile: 1}},
        "name": {"players": [ana | {"name": f"An{hostile}a"}, *others]},
        "player member": {"players": [ana | {hostile: ""}, *others]},
        "start": {"start": hostile},
        "move": {"moves": [hostile]},
        "result": {"result": hostile},
    }
    return {where: json.dumps(DOCUMENT | change) for where, change in changes.items()}


def check_output(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main([str(argument) for argument in arguments]) in {0, 1, 2}
    out, err = capsys.readouterr()
    assert not acting(out)
    assert not acting(err)
    assert out.isascii() or "--json" not in arguments
    return f"{out}{err}"


@pytest.mark.parametrize("kind", ONE_LINE)
def test_verify_escapes_damage_in_texts(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.rapido"
    for text in damaged_texts(ONE_LINE[kind]).values():
        path.write_text(text, "utf-8")
        check_output(capsys, "verify", path, "--language", "en")


@pytest.mark.parametrize("kind", HOSTILE)
def test_verify_escapes_damage_in_json(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.json"
    for text in damaged_documents(HOSTILE[kind]).values():
        path.write_text(text, "utf-8")
        check_output(capsys, "verify", path, "--language", "en")


@pytest.mark.parametrize(
    "hostile", ["\x1b[2J", "\u202e", "\u200b", "\u00ad", "\ud800", "\U000e0041\u200f"], ids=ascii
)
def test_review_escapes_damage_in_all_its_forms(
    hostile: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, page = tmp_path / "damaged.json", tmp_path / "page.html"
    documents = damaged_documents(hostile)
    for where in ("name", "tag value", "move", "result"):
        path.write_text(documents[where], "utf-8")
        check_output(capsys, "review", path, "--language", "en")
        check_output(capsys, "review", path, "--json", "--html", page)
        if page.exists():
            assert not acting_in_page(page.read_text("utf-8"))


def test_reviews_of_several_games_escape_names_and_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "ga\x1b[2J\u202emes"
    folder.mkdir()
    old_name = TEXT.replace("Player A: Ana", "Player A: An\u200b\u200fa")
    (folder / "a\x1b[31m.rapido").write_text(old_name, "utf-8")
    (folder / "b\u202e.rapido").write_text(old_name[:-10], "utf-8")
    (folder / "c\x9b.rapido").write_text("nothing", "utf-8")
    shown = check_output(capsys, "review", folder, "--language", "en")
    assert "An\\u200b\\u200fa" in shown
    assert "ga\\x1b[2J\\u202eme" in shown
    check_output(capsys, "review", folder, "--json")
    page = tmp_path / "page.html"
    check_output(capsys, "review", folder, "--html", page)
    assert not acting_in_page(page.read_text("utf-8"))
    check_output(capsys, "review", folder / "missing\x1b[2J\udcff")
    check_output(capsys, "verify", folder / "missing\x1b[2J\udcff")
    check_output(capsys, "solve", "--check", folder / "missing\x1b[2J")
    check_output(capsys, "puzzles", "--check", "--file", folder / "missing\x1b[2J")


def test_unfinished_game_with_hostile_names_can_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = (Participant("An\u200ba"), Participant("B\u200fen"))
    record = Record(names, new_game(2, 21), secret="00" * 32, seal="11" * 32)
    saved = tmp_path / "saved.rapido"
    saved.write_text(write_text(record), "utf-8")
    answers = iter(["y", "r", "q"])
    monkeypatch.setattr("rich.console.input", lambda _prompt="": next(answers), raising=False)
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(answers))
    shown = check_output(capsys, "play", "--save", saved, "--language", "en")
    assert "An\\u200ba" in shown


FILES = {
    "empty": b"",
    "bad UTF-8": b"Rapido 1\n\xff\xfe",
    "NUL": b"\0" * 1000,
    "UTF-16": TEXT.encode("utf-16"),
    "too large": b"\n" * (LARGEST + 1),
    "one line": b"Rapido 1 " * 100_000,
    "deep": b'{"a":' * 100_000,
}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("command", ["verify", "review"])
def test_files_that_hold_no_game_are_refused(
    kind: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(FILES[kind])
    assert main([command, str(path), "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark_are_ignored(
    ends: str, mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.rapido"
    path.write_bytes((mark + TEXT.replace("\n", ends)).encode())
    check_output(capsys, "review", path, "--json", "--language", "en")
    assert main(["review", str(path), "--language", "en"]) == 0


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/"])
def test_devices_and_folders_are_refused(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", path, "--language", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_messages_are_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    print_line("\x1b[2J")
    print_error("a\nb")
    assert capsys.readouterr() == ("\\x1b[2J\n", "a\\nb\n")
