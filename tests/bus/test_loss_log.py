"""An operator reads once that the bus is lost, and once that it is back."""

import pytest

from rapido.bus.loss_log import INTERVAL, LossLog
from tests.kits.remote_bus_kit import logged


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_one_line_each(clock: Clock) -> None:
    log = LossLog("NATS at host", clock)
    with logged() as events:
        log.back()
        for _ in range(3):
            log.lost("no answer")
        for _ in range(3):
            log.back()
    assert events == ["bus lost", "bus works again"]


def test_flapping_connection(clock: Clock) -> None:
    log = LossLog("NATS at host", clock)
    log.back()
    with logged() as events:
        for _ in range(100):
            log.lost("no answer")
            clock.now += INTERVAL / 50
            log.back()
    assert events == 2 * ["bus lost", "bus works again"]


def test_server_that_was_never_connected_is_not_lost(clock: Clock) -> None:
    log = LossLog("NATS at host", clock)
    with logged() as events:
        for _ in range(3):
            log.lost("wrong password")
        log.back()
    assert events == ["bus not connected", "bus works again"]
