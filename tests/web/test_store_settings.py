"""The settings `store`, `bus` and `workers`: what fits together, and that no password is shown."""

from pathlib import Path

import pytest

from rapido.web.settings.bus_url import check_bus
from rapido.web.settings.effective import effective_settings
from rapido.web.settings.file import read_settings_file
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import Settings, make_settings
from rapido.web.settings.store_url import PostgresUrl, SqliteUrl, hide_password, parse_store
from tests.cli.run import Shell

POSTGRES = "postgresql://me:hunter2@db.example:5433/games"
SECRETS = ("hunter2", "hunter")


def merge(folder: Path, **options: object) -> Settings:
    return effective_settings(options, {}, None, lambda: folder).settings


@pytest.mark.parametrize(
    ("text", "folder"),
    [
        ("sqlite:", None),
        ("sqlite:/srv/games", "/srv/games"),
        ("sqlite:///srv/games", "/srv/games"),
        ("sqlite:games", "games"),
        ("sqlite:/srv/games/rapido.sqlite", "/srv/games"),
    ],
)
def test_sqlite_url_names_a_folder(text: str, folder: str | None) -> None:
    assert parse_store(text) == SqliteUrl(None if folder is None else Path(folder))
    data = Path("data")
    found = make_settings({"data": data, "store": text}).database_folder
    assert found == (data if folder is None else Path(folder))


@pytest.mark.parametrize(
    "text",
    [
        *(POSTGRES, "postgres://h/games", "postgresql:///games", "postgresql://me@h/games"),
        *("postgresql://h1:5432,h2:5433/games", "postgresql://[::1]:5432/games"),
        *("postgresql://me:a%40b%2F@h/games?sslmode=require", "postgresql://h/?dbname=games"),
    ],
)
def test_postgres_url_is_taken_as_it_is(text: str) -> None:
    assert parse_store(text) == PostgresUrl(text)
    assert make_settings({"data": Path(), "store": text}).database_folder is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not nothing"),
        ("games.sqlite", "expected sqlite:FOLDER or postgresql://"),
        ("mysql://me:hunter2@h/d", "not mysql://me:***@h/d"),
        ("postgres:me:hunter2@h", "expected sqlite:FOLDER or postgresql://"),
        ("me:hunter2@h/d", "expected sqlite:FOLDER or postgresql://"),
        ("sqlite:/srv/games.sqlite", "expected a folder, not the file /srv/games.sqlite"),
        ("sqlite://srv/games", "expected sqlite:/FOLDER"),
        ("postgresql://me:hunter2@h", "with the name of a database"),
        ("postgresql://me:hunter2@h/", "with the name of a database"),
        ("postgresql://me:hunter2", "expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE"),
        ("postgresql://me:hun@ter2@h/d", "write @ as %40"),
        ("postgresql://me:hunter/2@h/d", "/ as %2F"),
        ("postgresql://me:hunter#2@h/d", "# as %23"),
        ("postgresql://me:hunter?2@h/d", "? as %3F"),
        ("postgresql://me:hunter 2@h/d", "without spaces"),
        ("postgresql://me:hunter2@h:port/d", "not postgresql://me:***@h:port/d"),
        ("postgresql://me:hunter2@h:99999/d", "expected a port from 1 to 65535, not 99999"),
        ("postgresql://me:hunter2@h:0/d", "expected a port from 1 to 65535, not 0"),
        (
            "postgresql://me:hunter2@h/d?sslmode=bogus",
            "sslmode: bogus isn’t one of the choices: disable, allow",
        ),
        ("postgresql://me:hunter2@[::1/d", "not postgresql://me:***@[::1/d"),
    ],
)
def test_bad_store_urls_are_explained_without_the_password(text: str, problem: str) -> None:
    with pytest.raises(BadSettingValue) as error:
        parse_store(text)
    assert problem in str(error.value)
    assert not any(secret in str(error.value) for secret in (*SECRETS, "ter2", "2@"))


@pytest.mark.parametrize(
    "text", ["memory:", "postgresql:", "nats://h", "nats://me:hunter2@h:4222", "tls://t@h:1"]
)
def test_bus_url_is_taken_as_it_is(text: str) -> None:
    assert check_bus(text) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "memory", "postgresql://h/d", "nats://", "nats:", "nats://h:x", "nats://h/path"),
        *("redis://me:hunter2@h", "nats://me:hunter2@h:port"),
        *("nats://a,nats://b", "nats://a:4222,nats://b:4222"),
    ],
)
def test_bad_bus_urls_are_explained_without_the_password(text: str) -> None:
    with pytest.raises(
        BadSettingValue, match=r"expected memory:, postgresql: .* or nats://"
    ) as bad:
        check_bus(text)
    assert "hunter2" not in str(bad.value)


def test_token_of_nats_is_hidden() -> None:
    assert hide_password("nats://token@h:1") == "nats://***@h:1"
    assert hide_password("postgresql://me@h/d?password=hunter2&x=1") == (
        "postgresql://me@h/d?password=***&x=1"
    )
    assert hide_password("postgresql://h:5432/d") == "postgresql://h:5432/d"
    assert hide_password("postgresql://[::1]:5432/d") == "postgresql://[::1]:5432/d"


def test_default_bus_follows_the_store(tmp_path: Path) -> None:
    assert merge(tmp_path).bus == "memory:"
    assert merge(tmp_path, store=POSTGRES).bus == "postgresql:"
    assert merge(tmp_path, store=POSTGRES, bus="nats://h").bus == "nats://h"
    assert merge(tmp_path, store=POSTGRES, bus="memory:").bus == "memory:"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"workers": 4}, "with SQLite there is one process, not 4; for more, set store to"),
        ({"workers": 2, "store": "sqlite:x"}, "set store to postgresql://"),
        ({"bus": "postgresql:"}, "bus: with SQLite there is one process"),
        ({"bus": "nats://me:hunter2@h"}, "bus: with SQLite there is one process"),
        (
            {"workers": 2, "store": POSTGRES, "bus": "memory:"},
            "the 2 workers would not hear of each other; leave bus out",
        ),
    ],
)
def test_what_does_not_fit_is_refused(
    tmp_path: Path, options: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadSettingValue) as error:
        merge(tmp_path, **options)
    assert problem in str(error.value)
    assert "hunter2" not in str(error.value)


def test_workers_are_refused_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert merge(tmp_path, store=POSTGRES, workers=2).workers == 2
    monkeypatch.setattr("sys.platform", "win32")
    with pytest.raises(BadSettingValue, match="on Windows there is one process"):
        merge(tmp_path, store=POSTGRES, workers=2)


def test_path_of_a_file_counts_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "rapido.toml"
    file.write_text('store = "sqlite:games"', "utf-8")
    assert read_settings_file(file)["store"] == f"sqlite:{tmp_path / 'games'}"
    file.write_text(f'store = "{POSTGRES}"', "utf-8")
    assert read_settings_file(file)["store"] == POSTGRES


def test_passwords_are_never_shown(tmp_path: Path) -> None:
    settings = merge(tmp_path, store=POSTGRES, bus="nats://me:hunter2@h")
    assert "hunter2" not in repr(settings)
    assert "hunter2" not in repr(parse_store(POSTGRES))
    shell = Shell(tmp_path)
    urls = {"RAPIDO_STORE": POSTGRES, "RAPIDO_BUS": "nats://me:hunter2@h"}
    for arguments in (("--show-settings",), ("--show-settings", "--json")):
        done = shell.run("serve", *arguments, **urls)
        assert done.returncode == 0
        assert "postgresql://me:***@db.example:5433/games" in done.stdout
        assert "nats://me:***@h" in done.stdout
        assert "hunter2" not in done.stdout + done.stderr
    done = shell.run("serve", "--show-settings", "--store", POSTGRES)
    assert "--store has a password, which everyone on this machine can see" in done.stderr
    assert "hunter2" not in done.stdout + done.stderr


def test_file_with_a_password_that_everyone_can_read(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    file = tmp_path / "rapido.toml"
    file.write_text(f'store = "{POSTGRES}"\n')
    for mode, warned in ((0o644, True), (0o640, False)):
        file.chmod(mode)
        done = shell.run("serve", "--show-settings", "--config", file)
        assert (f"{file} has a password" in done.stderr) == warned


def test_store_in_another_folder_is_served(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    (tmp_path / "file").write_text("no folder")
    done = shell.run("serve", "--no-browser", "--port=0", "--store", f"sqlite:{tmp_path}/file/x")
    assert done.returncode == 2
    assert f"Can’t use the folder {tmp_path}/file/x" in done.stderr
