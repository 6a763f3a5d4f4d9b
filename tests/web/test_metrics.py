"""The metrics answer how long, how many, how many refused, and how full."""

import asyncio
import re

import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from rapido import __version__
from rapido.cli import main
from rapido.web.operations.event_loop_lag import measure_lag
from rapido.web.operations.histogram import Histogram
from rapido.web.operations.metrics import Metrics
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.rooms.harness import async_test
from tests.waiting import wait_until
from tests.web.test_rate_limits import Time

Samples = dict[str, float]


def parse(text: str) -> Samples:
    """Return all samples by name, with their labels as they are written."""
    for _ in text_string_to_metric_families(text):
        pass  # it raises an error if the text is not valid
    samples = re.findall(r"^([^#\s][^ ]*) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in samples}


def read(server: Server) -> Samples:
    return parse(server.request("GET", "/metrics").body.decode())


def test_histogram_counts_like_that_of_the_library() -> None:
    registry = CollectorRegistry()
    histogram = Histogram("x_seconds", "X", registry, (0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 3.0):
        histogram.observe(value)
    samples = parse(generate_latest(registry).decode())
    assert samples == {
        'x_seconds_bucket{le="0.1"}': 2.0,
        'x_seconds_bucket{le="1.0"}': 3.0,
        'x_seconds_bucket{le="+Inf"}': 4.0,
        "x_seconds_count": 4.0,
        "x_seconds_sum": 3.65,
    }


@async_test
async def test_lag_of_the_event_loop_is_seen() -> None:
    metrics, clock, stalls = Metrics(), Time(), [0.0, 0.3, 0.0]

    async def sleep(seconds: float) -> None:
        if not stalls:
            raise asyncio.CancelledError
        clock.now += seconds + stalls.pop(0)

    with pytest.raises(asyncio.CancelledError):
        await measure_lag(metrics.event_loop_lag, clock, sleep)
    samples = parse(metrics.text().decode())
    assert samples["rapido_event_loop_lag_seconds_sum"] == pytest.approx(0.3)
    assert samples['rapido_event_loop_lag_seconds_bucket{le="0.25"}'] == 2
    assert samples["rapido_event_loop_lag_seconds_count"] == 3


def test_a_played_room_is_seen_in_the_metrics(server: Server) -> None:
    async def play() -> None:
        before = read(server)
        token = server.new_guest()
        room = server.new_room(token)
        tab = await Tab.open(server.port, room, token)
        await tab.do("sit", seat=0, name="Ann")
        assert await tab.refused("place", field=1)
        after = await asyncio.to_thread(read, server)

        def more(name: str) -> float:
            return after[name] - before.get(name, 0)

        assert more("rapido_command_seconds_count") == more("rapido_commands_done_total") == 1
        assert more("rapido_command_seconds_sum") > 0
        assert more("rapido_commit_seconds_count") >= 2
        assert more("rapido_rooms_loaded") == more("rapido_connections") == 1
        assert sum(more(name) for name in after if "commands_refused_total" in name) == 1
        assert after["rapido_last_backup_timestamp_seconds"] == 0
        assert after["rapido_store_waiting"] == after["rapido_draining"] == 0
        assert 1 <= after["rapido_http_connections"] < after["rapido_http_connections_limit"]
        assert after["rapido_connections"] < after["rapido_connections_limit"]
        assert 0 < after["process_open_fds"] < after["process_max_fds"]
        assert any(name.startswith("rapido_info{") and __version__ in name for name in after)

    run(play())
    assert main(["backup", str(server.data.parent / "copy"), "--data", str(server.data)]) == 0
    assert read(server)["rapido_last_backup_timestamp_seconds"] > 0
    wait_until(lambda: read(server)["rapido_event_loop_lag_seconds_count"] > 0)
