"""The readiness check probes the store now and then, however often it is asked."""

import asyncio

import pytest

from rapido.rooms.model.errors import Unavailable
from rapido.web.http.health import INTERVAL, HealthCheck
from tests.faults.server import Server
from tests.rooms.harness import async_test
from tests.web.test_rate_limits import Time


class Probe:
    def __init__(self) -> None:
        self.calls = 0
        self.broken = False

    async def __call__(self) -> None:
        self.calls += 1
        await asyncio.sleep(0)
        if self.broken:
            raise Unavailable("broken")


@async_test
async def test_one_probe_in_an_interval() -> None:
    probe, time = Probe(), Time()
    health = HealthCheck(probe, time)
    await asyncio.gather(*(health.check() for _ in range(20)))
    await health.check()
    assert probe.calls == 1
    time.now = INTERVAL
    probe.broken = True
    for _ in range(5):
        with pytest.raises(Unavailable):
            await health.check()
    assert probe.calls == 2
    time.now = 2 * INTERVAL
    probe.broken = False
    await health.check()
    assert probe.calls == 3


def test_health_checks_do_not_write_each_time(server: Server) -> None:
    def pages_written() -> int:
        return server.file.with_name(f"{server.file.name}-wal").stat().st_size

    assert server.request("GET", "/readyz").status == 200
    before = pages_written()
    checks = 40
    for _ in range(checks):
        assert server.request("GET", "/readyz").status == 200
    assert pages_written() - before < checks * 4096
