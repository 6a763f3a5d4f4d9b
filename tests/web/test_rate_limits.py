"""Rate limits by guest and network, and what is counted and logged when they refuse."""

import logging

import pytest

from rapido.web.limits.client_counter import ClientCounter
from rapido.web.limits.networks import Client, network_of
from rapido.web.limits.token_bucket import MAX_BUCKETS, ClientRateLimiter, TokenBucket
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.sockets.connection_log import ConnectionLog


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
    # Without a cookie, only the network counts.
    assert [limiter.take(Client("c", "")) for _ in range(7)] == [*[0] * 6, pytest.approx(1 / 3)]
    # The same guest from another network has its own limits there.
    assert limiter.take(Client("b", "ana")) == 0


def test_what_a_guest_and_a_network_have_at_the_same_time_is_limited() -> None:
    counter = ClientCounter(per_guest=2, guests=2)
    ana, ben, cleo = (Client("a", guest) for guest in ("ana", "ben", "cleo"))
    counter.add(ana)
    assert not counter.is_full(ana)
    counter.add(ana)
    assert (counter.is_full(ana), counter.is_full(ben)) == (True, False)
    counter.add(ben)
    counter.add(cleo)
    assert counter.is_full(Client("a", "dan"))
    assert not counter.is_full(Client("b", "ana"))
    counter.remove(cleo)
    assert not counter.is_full(Client("a", "dan"))
    assert counter.total == 3


def test_what_is_done_already_is_charged_beyond_the_limit() -> None:
    time = Time()
    limiter = ClientRateLimiter(burst=2, rate=1, guests=3, clock=time)
    ana = Client("a", "ana")
    limiter.of(ana).charge(5)
    assert limiter.take(ana) == 4
    time.now = 4
    assert limiter.take(ana) == 0


def test_log_of_connections_is_bounded(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    log = ConnectionLog(time)
    with caplog.at_level(logging.INFO, "rapido"):
        for _ in range(1000):
            log.add("connected", "room", "192.0.2.7")
        assert len(caplog.records) == 100
        time.now = 1
        log.add("disconnected", "room", "192.0.2.7")
        log.add("disconnected", "room", "192.0.2.7")
    logged = [getattr(record, "members", {}) for record in caplog.records]
    assert [each.get("skipped") for each in logged] == [None] * 100 + [900, None]
    assert {each["address"] for each in logged} == {"192.0.x.x"}


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


def test_many_new_guests_do_not_renew_the_limit_of_a_connection() -> None:
    limiter = ClientRateLimiter(burst=2, rate=0.01, guests=10**6, clock=Time())
    ana = Client("a", "ana")
    connection = limiter.of(ana)
    assert [connection.take() for _ in range(3)] == [True, True, False]
    for number in range(MAX_BUCKETS):
        limiter.take(Client("a", f"guest {number}"))
    assert limiter.take(ana) == 100
    assert not connection.take()
