"""`rapido review`: terminal, JSON and HTML; one game, many, damaged records, errors."""

import io
import json
import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import review as command
from rapido.locales import LANGUAGES
from rapido.players.tables import FOLDER, open_table
from rapido.record import write_json, write_text
from tests.full_disk import fill_disk
from tests.review.games import played

Run = Callable[..., int]


@pytest.fixture
def run(tables: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv(FOLDER, str(tables))
    monkeypatch.setenv("COLUMNS", "80")
    open_table.cache_clear()  # another test may have used another folder

    def run(*arguments: str | Path) -> int:
        parser = ArgumentParser("rapido review")
        command.configure(parser)
        return command.run(parser.parse_args([*map(str, arguments), *(["--language", "en"])]))

    return run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.rapido"
    path.write_text(write_text(played(2, 1, 3, randomness=1)), "utf-8")
    return path


def test_terminal_output(run: Run, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(game) == 0
    shown = capsys.readouterr().out
    for title in (
        "Review",
        "Chance of winning",
        "What decided the game",
        "How good",
        "luck",
        "moments",
    ):
        assert title in shown
    assert "exact" in shown
    assert "Ana" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_json_output(run: Run, game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(game, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["source"] == "exact"
    for player, start, result in zip(
        found["players"], found["start"], found["result"], strict=True
    ):
        parts = (
            player[f"{whose}_{what}"] for whose in ("own", "others") for what in ("dice", "choices")
        )
        assert start + sum(parts) == pytest.approx(result, abs=1e-9)
    assert {entry["kind"] for entry in found["entries"]} == {"roll", "decision"}


def test_standard_input_and_json_record(
    run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = write_json(played(2, 1, 3)).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run("-", "--json") == 0
    assert json.loads(capsys.readouterr().out)["result"]


def test_damaged_record_is_reviewed_up_to_the_damage(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = write_text(played(2, 1, 8, randomness=1)).splitlines()
    at = lines.index("") + 3
    path = tmp_path / "broken.rapido"
    path.write_text("\n".join([*lines[:at], "3. Q99", *lines[at + 1 :]]), "utf-8")
    assert run(path, "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert "Q99" in found["damage"]
    assert found["result"] is None
    assert found["entries"][-1]["turn"] == 2
    assert run(path) == 1
    assert "before the damage" in capsys.readouterr().out


class _Balanced(HTMLParser):
    """Checks that all elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, Any]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("many", [False, True])
def test_page_is_self_contained(run: Run, game: Path, tmp_path: Path, *, many: bool) -> None:
    evil = write_text(played(2, 1, 3, randomness=1)).replace("Ana", "<b>Ana&amp;")
    game.write_text(evil, "utf-8")
    out = tmp_path / "out.html"
    assert run(game, *([game] if many else []), "--html", out) == 0
    page = out.read_text("utf-8")
    parser = _Balanced()
    parser.feed(page)
    assert parser.open == []
    names = [name for name, _ in parser.seen]
    assert "script" not in names
    assert "<b>Ana" not in page
    assert "&lt;b&gt;Ana&amp;amp;" in page
    assert not re.search(r"(?:src|href)=|url\(|@import|https?://", page)
    plots = [attributes for name, attributes in parser.seen if name == "svg"]
    assert plots
    assert all(attributes["role"] == "img" and attributes["aria-label"] for attributes in plots)
    assert names.count("table") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(
    language: str, tables: Path, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tables))
    open_table.cache_clear()
    parser = ArgumentParser()
    command.configure(parser)
    out = tmp_path / "page.html"
    arguments = [str(game), "--language", language]
    assert command.run(parser.parse_args([*arguments, "--html", str(out)])) == 0
    assert f'<html lang="{language}">' in out.read_text("utf-8")
    assert command.run(parser.parse_args(arguments)) == 0


def test_twenty_games_from_a_folder(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(20):
        (folder / f"{number}.rapido").write_text(
            write_text(played(2, 1, number, randomness=1)), "utf-8"
        )
    (folder / "notes.json").write_text("[]", "utf-8")
    (folder / "readme.txt").write_text("nothing", "utf-8")
    assert run(folder, "--json") == 0
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert "notes.json" in output.err
    assert len(found["games"]) == 20
    assert sum(person["wins"] for person in found["people"]) == 20
    assert run(folder) == 0
    shown = capsys.readouterr().out
    assert "20 games" in shown
    assert "Who threw out whom" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.rapido"], "Can’t find the file"),
        (["empty"], "There are no games in"),
        (["picture.rapido"], "isn’t a UTF-8 text file"),
        (["letter.rapido"], "damaged"),
        (["-", "letter.rapido"], "Standard input"),
        (["game.rapido", "--html", "none/out.html"], "There’s no folder"),
    ],
)
def test_errors_are_reported(
    run: Run, game: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = game.parent
    (folder / "empty").mkdir()
    (folder / "picture.rapido").write_bytes(b"\xff\xd8\xff\xe0")
    (folder / "letter.rapido").write_text("Dear Ana", "utf-8")
    known = {
        "nowhere.rapido",
        "empty",
        "picture.rapido",
        "letter.rapido",
        "game.rapido",
        "none/out.html",
    }
    assert run(*(folder / word if word in known else word for word in arguments)) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert message in output.err
    assert len(output.err.splitlines()) == 1


def test_a_full_disk_leaves_the_page_before(
    run: Run, game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = game.with_name("page.html")
    out.write_text("before")
    fill_disk(monkeypatch)
    assert run(game, "--html", out) == 2
    output = capsys.readouterr()
    assert (output.out, output.err) == ("", f"Can’t write the file {out}: the disk is full.\n")
    assert {path.name for path in out.parent.iterdir()} == {game.name, out.name}
    assert out.read_text() == "before"
