"""A command whose output nobody reads, or that cannot be written, ends without a traceback."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rapido.cli.closed_output import CLOSED, run_with_output
from tests.cli.run import Shell
from tests.store.databases import FILE
from tests.store.test_migrate import OLD

GAME = Path("conformance/games/3-players.rapido").resolve()
WHOLE = {
    "simulate": ("simulate", "--players", "uniform,uniform", "--games", "5", "--json"),
    "simulate as text": ("simulate", "--players", "uniform,uniform", "--games", "5"),
    "verify": ("verify", str(GAME)),
}
COMMANDS = WHOLE | {
    "arena": ("arena", "--players", "uniform,threshold", "--games", "2"),
    "play": ("play", "bot:uniform", "bot:uniform", "--finish", "1"),
    "review": ("review", str(GAME)),
    "review as JSON": ("review", str(GAME), "--json"),
    "rooms": ("rooms", "--data", "data"),
    "rules": ("rules",),
    "settings": ("serve", "--show-settings"),
    "solve": ("solve", "--finish", "1", "--epsilon", "0.3", "--json"),
    "status": ("status", "--data", "data"),
    "version": ("--version",),
    "help": ("--help",),
}


def run(shell: Shell, words: Sequence[str], output: int) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "rapido", *words],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=shell.environment,
        cwd=shell.home,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stderr


def run_unread(shell: Shell, words: Sequence[str]) -> tuple[int, str]:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        return run(shell, words, writer)
    finally:
        os.close(writer)


@pytest.mark.parametrize("kind", WHOLE)
def test_closed_pipe(shell: Shell, kind: str) -> None:
    assert run_unread(shell, WHOLE[kind]) == (CLOSED, "")


ALL = """
import os, sys
from rapido.cli import main
words, unread, streams = eval(sys.argv[1]), os.dup(1), []
for each in words:
    os.dup2(unread, 1)
    sys.stdout = open(1, "w", closefd=False)
    streams.append(sys.stdout)  # what it still holds is not to be written now
    try:
        status = main(each)
    except SystemExit as end:
        status = end.code
    print(each[0], status, file=sys.stderr, flush=True)
os._exit(0)
"""


def test_closed_pipe_in_every_command(shell: Shell) -> None:
    """In one process, since starting one for each command takes far longer."""
    (shell.home / "data").mkdir()
    shutil.copy(OLD.resolve(), shell.home / "data" / FILE)
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-c", ALL, repr([*COMMANDS.values()])],
            stdin=subprocess.DEVNULL,
            stdout=writer,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=shell.environment,
            cwd=shell.home,
            check=False,
            timeout=120,
        )
    finally:
        os.close(writer)
    shown = [line for line in done.stderr.splitlines() if not line.startswith("sweep")]
    assert shown == [f"{words[0]} {CLOSED}" for words in COMMANDS.values()]


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("rules >&-", 0),
        ("play bot:uniform bot:uniform --finish 1 >&-", 0),
        ("engine >&-", 0),
        ("engine <&-", 0),
        ("play Ana Ben <&-", 0),
        ("review - <&-", 2),
        ("review missing 2>&-", 2),
        ("restore - --data data <&-", 2),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_closed_streams(shell: Shell, line: str, status: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m rapido {line}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=shell.environment,
        cwd=shell.home,
        check=False,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    if "2>" in line:
        assert done.stdout == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", [WHOLE["simulate"], WHOLE["verify"], ["--help"], ["play", "-h"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_full_disk(
    shell: Shell, words: Sequence[str], unbuffered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = {**shell.environment, "PYTHONUNBUFFERED": unbuffered}
    monkeypatch.setattr(Shell, "environment", environment)
    with Path("/dev/full").open("wb") as full:
        status, errors = run(shell, words, full.fileno())
    assert status == 1
    assert errors == "Can’t write the output: the disk is full.\n"


def test_interrupt_is_not_a_traceback() -> None:
    def interrupted() -> int:
        signal.raise_signal(signal.SIGINT)
        return 0

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert run_with_output(interrupted, "en") == 130
    finally:
        signal.signal(signal.SIGINT, before)


def test_status_and_other_errors_are_passed_on() -> None:
    def fail() -> int:
        raise OSError(13, "Permission denied", "file")

    assert run_with_output(lambda: 7, "en") == 7
    with pytest.raises(PermissionError):
        run_with_output(fail, "en")
