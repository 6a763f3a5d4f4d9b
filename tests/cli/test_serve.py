"""`rapido serve`, `backup` and `restore` from the command line, and their error messages."""

import json
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES, catalog
from tests.cli.run import Shell
from tests.waiting import wait_until


class RunningServer:
    def __init__(self, program: subprocess.Popen[str], lines: list[str]) -> None:
        self.program = program
        self.output = "".join(lines)
        found = re.search(r"http://\S+:[0-9]+", self.output)
        assert found is not None, self.output
        self.address = found[0]

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:  # noqa: S310
            return answer.read()

    def open_room(self) -> str:
        request = urllib.request.Request(  # noqa: S310
            self.address + "/api/rooms", b'{"seats":2}', {"Origin": self.address}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return json.load(answer)["room"]

    def stop(self) -> str:
        self.program.send_signal(signal.SIGINT)
        rest, _ = self.program.communicate(timeout=60)
        return rest


@contextmanager
def serving(shell: Shell, *arguments: str | Path, **environment: str) -> Generator[RunningServer]:
    command = [sys.executable, "-m", "rapido", "serve", "--port", "0", "--no-browser"]
    program = subprocess.Popen(
        [*command, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=shell.environment | environment,
    )
    assert program.stdout is not None
    lines: list[str] = []
    while not lines or "Ctrl-C" not in lines[-1]:
        lines.append(program.stdout.readline())
        assert lines[-1], "".join(lines)
    try:
        yield RunningServer(program, lines)
    finally:
        program.kill()
        program.communicate()


def rooms_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT count(*) FROM rooms").fetchone()[0]


def test_serve_prints_its_address_and_exits_cleanly(shell: Shell) -> None:
    with serving(shell) as server:
        assert server.output.startswith("RAPIDO\nRapido is ready: http://127.0.0.1:")
        assert json.loads(server.get("/healthz")) == {"ok": True}
        assert b"<html" in server.get("/")
        assert server.stop() == "Goodbye. All games are saved.\n"
        assert server.program.returncode == 0
    assert (shell.home / "data" / "rapido" / "rapido.sqlite").exists()


def test_hangup_changes_nothing_and_the_end_is_logged(shell: Shell) -> None:
    with serving(shell, "--log") as server:
        assert server.program.stdout is not None
        server.program.send_signal(signal.SIGHUP)
        line = {"event": ""}
        while line["event"] != "not reloaded":
            line = json.loads(server.program.stdout.readline())
        assert "restart" in line["reason"]
        assert json.loads(server.get("/healthz")) == {"ok": True}
        server.program.send_signal(signal.SIGTERM)
        rest, _ = server.program.communicate(timeout=60)
        *_, last, goodbye = rest.splitlines()
        assert json.loads(last)["event"] == "stopped"
        assert goodbye == "Goodbye. All games are saved."
        assert server.program.returncode == 0


def test_server_stops_when_its_terminal_is_closed(shell: Shell) -> None:
    command = [sys.executable, "-m", "rapido", "serve", "--port", "0", "--no-browser"]
    pid, terminal = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests may run under nohup
        os.execve(command[0], command, shell.environment)  # noqa: S606
    output = ""
    while "Ctrl-C" not in output:
        output += os.read(terminal, 1000).decode()
    os.close(terminal)
    _, status = os.waitpid(pid, 0)
    assert os.WIFEXITED(status)


def test_lan_prints_network_address_and_qr_code(shell: Shell, tmp_path: Path) -> None:
    with serving(shell, "--lan", "--data", tmp_path / "lan") as server:
        assert "on the same network: http://" in server.output
        assert server.output.count("█") > 200
        assert server.get("/healthz")
        found = re.search(r"on the same network: (http://\S+)/", server.output)
        assert found is not None
        server.address = found[1]
        assert server.get("/healthz")


def test_lan_opens_the_address_that_works_on_other_devices(shell: Shell, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(0o700)
    with serving(
        shell, "--lan", "--browser", "--data", tmp_path / "lan", BROWSER=str(browser)
    ) as server:
        wait_until(opened.exists)
        found = re.search(r"on the same network: (http://\S+)", server.output)
    assert found is not None
    assert opened.read_text().strip() == found[1]


def test_address_printed_for_ipv6_is_served(shell: Shell) -> None:
    if not Path("/proc/net/if_inet6").exists():
        pytest.skip("no IPv6 on this machine")
    with serving(shell, "--host", "::") as server:
        assert server.address.startswith("http://[::1]:")
        assert server.get("/healthz")
        server.address = server.address.replace("[::1]", "127.0.0.1")
        assert server.get("/metrics")  # local, although the socket sees ::ffff:127.0.0.1


def test_port_in_use(shell: Shell) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = shell.run("serve", "--no-browser", "--port", str(port))
    assert done.returncode == 2
    assert (
        f"Port {port} is in use, perhaps by a Rapido that’s already running: try http://127.0.0.1:{port}/."
        in done.stderr
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_host_of_another_machine(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = catalog(language)
    words = ["serve", "--no-browser", "--port", "8321", "--language", language]
    assert main([*words, "--host", "192.0.2.1"]) == 2  # nobody's, by RFC 5737
    reason = say("reason-no-address")
    refused = say("serve-address-unusable", address="192.0.2.1:8321", reason=reason)
    assert capsys.readouterr().err == f"{refused}\n"
    with patch("socket.getaddrinfo", side_effect=socket.gaierror(-2, "Name not known")):
        assert main([*words, "--host", "nowhere.invalid"]) == 2
    assert f"({say('reason-unknown-host')})" in capsys.readouterr().err


def test_one_server_per_data_folder(shell: Shell, tmp_path: Path) -> None:
    with serving(shell, "--data", tmp_path):
        done = shell.run("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert done.returncode == 2
    assert "A Rapido server is already using" in done.stderr


def test_unusable_data_folder(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = shell.run("serve", "--no-browser", "--port", "0", "--data", tmp_path / "file" / "x")
    assert done.returncode == 2
    assert "(part of the path isn’t a folder)" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [b"garbage" * 1000, b"SQLite format 3\x00" + b"\x07" * 8000])
def test_damaged_database_is_not_modified(
    shell: Shell, tmp_path: Path, content: bytes, language: str
) -> None:
    file = tmp_path / "rapido.sqlite"
    file.write_bytes(content)
    arguments = ("--data", tmp_path, "--language", language)
    done = shell.run("serve", "--no-browser", "--port", "0", *arguments)
    assert done.returncode == 2
    assert "rapido restore" in done.stderr
    assert done.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_database_of_newer_version_is_not_modified(shell: Shell, tmp_path: Path) -> None:
    with serving(shell, "--data", tmp_path) as server:
        server.stop()
    file = tmp_path / "rapido.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    done = shell.run("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert done.returncode == 2
    assert "by a newer version of Rapido" in done.stderr
    assert file.read_bytes() == before


def test_backup_and_restore_while_serving(shell: Shell, tmp_path: Path) -> None:
    data, copy = tmp_path / "data folder", tmp_path / "copy.sqlite"
    with serving(shell, "--data", data) as server:
        server.open_room()
        assert shell.run("backup", copy, "--data", data).returncode == 0
        server.open_room()
        done = shell.run("restore", copy, "--data", data)
        assert done.returncode == 0, done.stderr
        assert "kept next to them" in done.stdout
        assert rooms_in(data / "rapido.sqlite") == 1
        server.open_room()
        assert rooms_in(data / "rapido.sqlite") == 2
        [kept] = [
            path for path in data.glob("rapido.sqlite.before-*") if path.suffix[-4:] != "-wal"
        ]
        assert kept.exists()
    assert rooms_in(copy) == 1


def test_backup_and_restore_without_server(shell: Shell, tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serving(shell, "--data", data) as server:
        server.open_room()
        server.stop()
    assert shell.run("backup", copy, "--data", data).returncode == 0
    elsewhere = tmp_path / "elsewhere"
    assert shell.run("restore", copy, "--data", elsewhere).returncode == 0
    assert rooms_in(elsewhere / "rapido.sqlite") == 1


def test_backup_and_restore_errors(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "no copy").write_text("hello")
    (tmp_path / "empty").touch()
    for arguments, message in (
        (("backup", tmp_path / "x", "--data", tmp_path), "Can’t find the file"),
        (("restore", tmp_path / "nowhere", "--data", tmp_path), "Can’t find the file"),
        (("restore", tmp_path, "--data", tmp_path), "is a folder"),
        (("restore", tmp_path / "empty", "--data", tmp_path), "is empty"),
        (("restore", tmp_path / "no copy", "--data", tmp_path), "isn’t a usable backup"),
    ):
        done = shell.run(*arguments)
        assert done.returncode == 2
        assert message in done.stderr
    assert not (tmp_path / "rapido.sqlite").exists()


def test_backup_is_restored_from_standard_input(shell: Shell, tmp_path: Path) -> None:
    data, elsewhere, temporary = (tmp_path / name for name in ("data", "elsewhere", "temporary"))
    temporary.mkdir()
    environment = shell.environment | {"TMPDIR": str(temporary)}

    def rapido(*arguments: str | Path, content: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "rapido", *arguments]
        return subprocess.run(
            command, input=content, env=environment, capture_output=True, check=False
        )

    with serving(shell, "--data", data) as server:
        server.open_room()
    backup = rapido("backup", "-", "--data", data).stdout
    restore = ("restore", "-", "--data", elsewhere)
    for content, message in (
        (b"", "Standard input is empty"),
        (b"hello", "Standard input isn’t a usable backup"),
        (backup[: len(backup) // 2], "Standard input isn’t a usable backup"),
    ):
        refused = rapido(*restore, content=content)
        assert (refused.returncode, refused.stdout) == (2, b"")
        assert message in refused.stderr.decode()
        assert not (elsewhere / "rapido.sqlite").exists()
    done = rapido(*restore, content=backup)
    assert done.returncode == 0, done.stderr
    assert rooms_in(elsewhere / "rapido.sqlite") == 1
    assert list(temporary.glob("rapido-*")) == []


def test_backup_is_not_typed(shell: Shell, tmp_path: Path) -> None:
    _, terminal = pty.openpty()
    command = [sys.executable, "-m", "rapido", "restore", "-", "--data", tmp_path / "data"]
    done = subprocess.run(
        command, stdin=terminal, env=shell.environment, capture_output=True, check=False
    )
    assert done.returncode == 2
    assert "rapido restore - < FILE" in done.stderr.decode()


@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_invalid_port(shell: Shell, port: str) -> None:
    done = shell.run("serve", f"--port={port}")
    assert done.returncode == 2
    assert "from 0 to 65535" in done.stderr
