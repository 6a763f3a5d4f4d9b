"""Where processes cannot share semaphores, as with a read-only /dev/shm, one plays all games."""

import json
from pathlib import Path

import pytest

from rapido.lab import process_pool
from rapido.lab.process_pool import NoProcesses
from tests.cli.run import Shell
from tests.players.plug_ins import install

NO_SEMAPHORES = """
import _multiprocessing, errno, os

class SemLock:
    SEM_VALUE_MAX = _multiprocessing.SemLock.SEM_VALUE_MAX
    _rebuild = None

    def __init__(self, *_arguments):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

_multiprocessing.SemLock = SemLock
"""


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_one_process_plays_all_games(tmp_path: Path, command: str) -> None:
    environment = install(tmp_path)
    (tmp_path / "sitecustomize.py").write_text(NO_SEMAPHORES)
    games = ("--players", "good,uniform", "--games", "4", "--seed", "1", "--json")
    done = Shell(tmp_path).run(command, *games, "--workers", "2", **environment)
    assert done.stderr == (
        "Worker processes can’t be started here (/dev/shm: the disk is read-only),"
        " so a single one plays all games.\n"
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 4


def test_threads_need_no_semaphores(tmp_path: Path) -> None:
    environment = install(tmp_path)
    (tmp_path / "sitecustomize.py").write_text(NO_SEMAPHORES)
    games = ("--players", "bold,uniform", "--games", "4", "--seed", "1", "--json")
    done = Shell(tmp_path).run("arena", *games, "--workers", "2", **environment)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_pool_says_why_it_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "why_no_processes", lambda: OSError("no semaphores"))
    with (
        pytest.raises(NoProcesses, match="can’t be started here: no semaphores"),
        process_pool.process_pool(2),
    ):
        pass
