"""What the log says about a failing database: at once, in pairs, and not too often."""

import pytest

from rapido.rooms.model.errors import Unavailable
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.once import OncePerInterval
from rapido.web.operations.store_failures import MOST_CHANGES, StoreFailures
from tests.web.test_rate_limits import Time


@pytest.fixture
def failures() -> StoreFailures:
    return StoreFailures(Metrics(), OncePerInterval(60, Time()))


def test_every_change_is_logged_at_once(
    failures: StoreFailures, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        for reason in ("refused", "refused", "no answer"):
            failures.add(reason, 1)
        failures.recovered()
        failures.recovered()
    once = ["database failed"] * 2 + ["database works again"]
    assert caplog.messages == once * 2


def test_flapping_database_does_not_fill_the_log(
    failures: StoreFailures, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(1000):
        failures.add("full", 1)
        failures.recovered()
    assert caplog.messages == ["database failed", "database works again"] * (MOST_CHANGES + 1)


def test_public_is_not_told_the_reason() -> None:
    error = Unavailable("the database cannot be written: 10.0.0.7 refuses this user")
    assert error.public == "the database cannot be written"
