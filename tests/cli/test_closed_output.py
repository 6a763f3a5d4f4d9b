"""A command whose output nobody reads, or that cannot be written, ends without a traceback."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rapido.cli.closed_output import CLOSED, run_with_output
from tests.cli.run import Shell

GAME = Path("conformance/games/3-players.rapido").resolve()
COMMANDS = {
    "simulate": ("simulate", "--players", "uniform,uniform", "--games", "5", "--json"),
    "simulate as text": ("simulate", "--players", "uniform,uniform", "--games", "5"),
    "verify": ("verify", str(GAME)),
    "rules": ("rules",),
    "help": ("--help",),
    "help of a command": ("solve", "--help"),
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


@pytest.mark.parametrize("kind", COMMANDS)
def test_closed_pipe(shell: Shell, kind: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        status, errors = run(shell, COMMANDS[kind], writer)
    finally:
        os.close(writer)
    assert errors == ""
    assert status in {1, CLOSED}  # rich ends a program with 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("kind", ["simulate", "verify"])
def test_full_disk(shell: Shell, kind: str) -> None:
    with Path("/dev/full").open("wb") as full:
        status, errors = run(shell, COMMANDS[kind], full.fileno())
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
