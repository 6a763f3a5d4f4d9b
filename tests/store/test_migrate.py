"""`rapido migrate`: all games or none, the same on both sides, resumed after any interruption."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES
from rapido.store.errors import MigrationUnfinished
from rapido.store.sqlite.folder import MIGRATING, lock_folder, locked_folder
from tests.cli.run import Shell
from tests.store.databases import FILE, rooms_in, write_database

OLD = Path(__file__).parents[1] / "compatibility" / "files" / "server" / FILE


def migrate(source: object, target: object, language: str = "en") -> int:
    arguments = ["--from", f"sqlite:{source}", "--to", f"sqlite:{target}"]
    return main(["migrate", *arguments, "--language", language])


def content(file: Path) -> list[list[tuple[Any, ...]]]:
    """Return all rows; those of an old database as the migration of its schema leaves them."""
    with closing(sqlite3.connect(file)) as database:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        digest = "digest" if version > 1 else "NULL"
        return [
            database.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()  # noqa: S608
            for table, columns in (
                ("rooms", "id, touched, closed"),
                ("entries", f"room, version, at, by, key, what, {digest}"),
                ("games", "id, room, secret"),
            )
        ]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    shutil.copy(OLD, folder / FILE)
    return folder


def test_everything_arrives_and_the_source_is_unchanged(source: Path, tmp_path: Path) -> None:
    before = (source / FILE).read_bytes()
    assert migrate(source, tmp_path / "target") == 0
    assert content(tmp_path / "target" / FILE) == content(source / FILE)
    assert (source / FILE).read_bytes() == before
    assert sorted(path.name for path in (tmp_path / "target").iterdir()) == ["lock", FILE]
    assert main(["serve", "--data", str(tmp_path / "target"), "--show-settings"]) == 0


def test_second_run_has_nothing_to_do(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert migrate(source, tmp_path / "target") == 0
    identity = (tmp_path / "target" / FILE).stat().st_ino
    capsys.readouterr()
    assert migrate(source, tmp_path / "target") == 0
    assert "were already in" in capsys.readouterr().out
    assert (tmp_path / "target" / FILE).stat().st_ino == identity


def test_rooms_in_which_the_game_went_on_are_brought_up_to_date(
    source: Path, tmp_path: Path
) -> None:
    target = tmp_path / "target"
    assert migrate(source, target) == 0
    with closing(sqlite3.connect(target / FILE)) as database:
        [(room, last)] = database.execute(
            "SELECT room, max(version) FROM entries GROUP BY room ORDER BY 2 DESC LIMIT 1"
        ).fetchall()
        database.execute("DELETE FROM entries WHERE room = ? AND version > 5", (room,))
        database.commit()
    assert rooms_in(target / FILE)[room] == 5 < last
    assert migrate(source, target) == 0
    assert content(target / FILE) == content(source / FILE)


def play_on(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE entries SET by = 'somebody else' WHERE version = 3")
        database.commit()


def add_room(file: Path) -> None:
    other = write_database(file.parent / "other" / FILE, 1, "another room")
    with closing(sqlite3.connect(file)) as database:
        database.execute("ATTACH ? AS other", (str(other),))
        for table in ("rooms", "entries", "games"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            names = ", ".join(columns)
            copy = f"INSERT INTO {table} ({names}) SELECT {names} FROM other.{table}"  # noqa: S608
            database.execute(copy)
        database.commit()


@pytest.mark.parametrize("change", [play_on, add_room])
@pytest.mark.parametrize("language", LANGUAGES)
def test_target_with_other_games_is_refused(
    source: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[Path], None],
    language: str,
) -> None:
    target = tmp_path / "target"
    assert migrate(source, target) == 0
    change(target / FILE)
    before = content(target / FILE)
    capsys.readouterr()
    assert migrate(source, target, language) == 2
    error = capsys.readouterr().err
    assert str(target) in error
    assert error.count("\n") == 1
    assert content(target / FILE) == before
    assert not (target / MIGRATING).exists()


def test_stores_in_use_and_missing_ones_are_refused(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "target"
    target.mkdir()
    for served in (source, target):
        with locked_folder(served):
            assert migrate(source, target) == 2
        assert capsys.readouterr().err == f"A server is using {served}. Stop it first.\n"
    assert migrate(tmp_path / "nowhere", target) == 2
    missing = f"Can’t find the file {tmp_path / 'nowhere' / FILE}. If the games are in another "
    assert capsys.readouterr().err.startswith(missing)
    assert migrate(source, source) == 2
    assert "both the source and the target" in capsys.readouterr().err
    assert main(["migrate", "--from", "sqlite:a", "--to", "sqlite:b", "--while-serving"]) == 2
    assert [path.name for path in target.iterdir()] == ["lock"]


@pytest.mark.parametrize("url", ["", "mysql://x", "postgresql://", "postgresql://u:geheim@/x y"])
def test_bad_url_is_refused_without_its_password(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["migrate", "--from", url, "--to", "sqlite:x"])
    assert end.value.code == 2
    error = capsys.readouterr().err
    assert "expected" in error
    assert "geheim" not in error


def test_server_says_why_it_does_not_start(source: Path, tmp_path: Path) -> None:
    (source / MIGRATING).touch()
    done = Shell(tmp_path).run("serve", "--data", source, "--no-browser", "--port", "0")
    assert done.returncode == 2
    assert done.stderr == (
        f"Only some of the games are in {source}: a migration was interrupted."
        " Run “rapido migrate” again, and it picks up where it left off.\n"
    )


KILLED = """
import os, signal, sys
from rapido.cli import main
from rapido.store.transfer import {module}, rows
rows.BATCH_ENTRIES = 2
calls = 0
def killing(function):
    async def wrapped(*args, **kwargs):
        global calls
        calls += 1
        if calls == {call}:
            os.kill(os.getpid(), signal.SIGKILL)
        return await function(*args, **kwargs)
    return wrapped
{name} = killing({name})
sys.exit(main(sys.argv[1:]))
"""
MOMENTS = {
    "at the first rooms": ("sqlite", "sqlite.SqliteTables.put", 1),
    "in the middle": ("sqlite", "sqlite.SqliteTables.put", 3),
    "when everything is copied": ("migrate", "migrate.compare_rooms", 1),
    "before the last step": ("targets", "targets.SqliteTarget.finish", 1),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_killed_migration_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], moment: tuple[str, str, int]
) -> None:
    module, name, call = moment
    source, target = tmp_path / "source", tmp_path / "target"
    write_database(source / FILE, 9)
    code = KILLED.format(module=module, name=name, call=call)
    arguments = ["migrate", "--from", f"sqlite:{source}", "--to", f"sqlite:{target}"]
    killed = subprocess.run([sys.executable, "-c", code, *arguments], check=False)
    assert killed.returncode == -signal.SIGKILL
    # No server starts on a part of the games, nor are they moved on.
    with pytest.raises(MigrationUnfinished):
        lock_folder(target)
    onward = ["migrate", "--from", f"sqlite:{target}", "--to", f"sqlite:{tmp_path / 'third'}"]
    assert main([*onward, "--language", "en"]) == 2
    assert "Can’t find the file" in capsys.readouterr().err
    assert main(arguments) == 0
    assert content(target / FILE) == content(source / FILE)
    assert sorted(path.name for path in target.iterdir()) == ["lock", FILE]
