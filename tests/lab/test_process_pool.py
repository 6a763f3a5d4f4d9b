"""Worker processes end with the work that somebody waits for."""

import multiprocessing
import os
import time
from pathlib import Path

import pytest

from rapido.lab.process_pool import process_pool


def test_an_interrupt_ends_what_runs_and_what_waits(tmp_path: Path) -> None:
    """A training would go on for hours, or begin only then."""
    before = set(multiprocessing.active_children())

    def interrupted() -> None:
        with process_pool(1) as pool:
            pool.submit(os.getpid).result()
            pool.submit(time.sleep, 10_000)  # the watchdog of the tests ends it
            for number in range(3):
                pool.submit((tmp_path / str(number)).touch)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert set(multiprocessing.active_children()) == before
    assert not [*tmp_path.iterdir()]
