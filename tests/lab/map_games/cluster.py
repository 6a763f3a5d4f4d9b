"""A local Dask scheduler and two workers in separate processes."""

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.waiting import wait_until


@dataclass(frozen=True)
class Cluster:
    address: str
    workers: list["subprocess.Popen[bytes]"]


@contextmanager
def scheduler(folder: Path) -> Generator[str]:
    """Start a scheduler and wait until it has an address."""
    address_file = folder / "scheduler.json"
    options = ("--port", "0", "--no-dashboard", "--no-show", "--scheduler-file", str(address_file))
    process = _start(folder, "dask_scheduler", "--host", "127.0.0.1", *options)
    try:
        wait_until(
            lambda: (
                process.poll() is not None or (address_file.exists() and address_file.read_text())
            ),
            (folder / "dask_scheduler.log").read_text,
        )
        assert process.poll() is None, (folder / "dask_scheduler.log").read_text()
        yield json.loads(address_file.read_text())["address"]
    finally:
        process.kill()
        process.wait()


@contextmanager
def cluster(folder: Path) -> Generator[Cluster]:
    """Start a scheduler and two single-threaded workers."""
    with scheduler(folder) as address:
        options = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        workers = [_start(folder, "dask_worker", address, *options) for _ in range(2)]
        try:
            yield Cluster(address, workers)
        finally:
            for worker in workers:
                worker.kill()
                worker.wait()


def _start(folder: Path, module: str, *options: str) -> "subprocess.Popen[bytes]":
    with (folder / f"{module}.log").open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *options],
            stdout=log,
            stderr=log,
            cwd=folder,
        )
