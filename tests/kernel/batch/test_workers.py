"""The threads of a batch."""

from threading import Event

import pytest

from rapido.kernel.batch.workers import Workers


def test_an_interrupt_waits_for_the_other_threads() -> None:
    """They would still write into arrays that the caller uses again."""
    workers, interrupted, done = Workers([(0, 1), (1, 2)]), Event(), Event()

    def work(first: int, _last: int) -> None:
        if first == 0:
            interrupted.set()
            raise KeyboardInterrupt
        interrupted.wait()
        done.wait(0.2)
        done.set()

    with pytest.raises(KeyboardInterrupt):
        workers.run(work)
    assert done.is_set()
    workers.close()
