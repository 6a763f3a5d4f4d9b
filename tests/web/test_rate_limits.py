"""Rate limits by guest and network, and what is counted and logged when they refuse."""

import logging

import pytest

from rapido.web.limits.networks import Client, network_of
from rapido.web.limits.token_bucket import ClientRateLimiter, TokenBucket
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_bucket_says_how_long_to_wait() -> None:
    time = Time()
    bucket = TokenBucket(2, 0.5, time)
    assert (bucket.take(), bucket.take(), bucket.take()) == (True, True, False)
    assert bucket.wait() == 2
    time.now = 1.5
    assert bucket.wait() == 0.5
    time.now = 2
    assert bucket.take()
    # A bucket that is too small for the request must be full, not fuller.
    assert bucket.wait(100) == 4
    time.now = 6
    assert bucket.take(100)
    assert not bucket.take(0.1)


def test_a_guest_is_limited_and_so_is_a_network_with_many_guests() -> None:
    time = Time()
    limiter = ClientRateLimiter(burst=2, rate=1, guests=3, clock=time)
    ana, ben = Client("a", "ana"), Client("a", "ben")
    assert [limiter.take(ana) for _ in range(3)] == [0, 0, 1]
    # A refused request takes nothing from the network either.
    assert [limiter.take(ben) for _ in range(2)] == [0, 0]
    others = [limiter.take(Client("a", f"guest {number}")) for number in range(4)]
    assert others == [0, 0, pytest.approx(1 / 3), pytest.approx(1 / 3)]
    # The same guest from another network has its own limits there.
    assert limiter.take(Client("b", "ana")) == 0


def test_refusals_are_counted_and_logged_once_an_interval(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time, metrics = Time(), Metrics()
    refusals = Refusals(metrics, interval=60, clock=time)
    with caplog.at_level(logging.WARNING, "rapido"):
        for network in ("192.0.2.7", "192.0.2.7", "2001:db8:1:2::/64"):
            refusals.add("too_many", network)
        assert len(caplog.records) == 2
        time.now = 61
        refusals.add("too_many", "192.0.2.7")
    logged = [getattr(record, "members", {}) for record in caplog.records]
    assert [each["address"] for each in logged] == ["192.0.x.x", "2001:db8:1::", "192.0.x.x"]
    assert b'rapido_refusals_total{reason="too_many"} 4.0' in metrics.text()
