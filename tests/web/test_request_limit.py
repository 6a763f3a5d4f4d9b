"""The rate limit of all requests: by guest and address, for everything that is served."""

import re
from collections.abc import Iterator

import pytest

from tests.faults.raw_http import get, send, statuses
from tests.faults.server import UNLIMITED, Server

BURST = 6
GUESTS = 4
LIMITED = UNLIMITED | {
    "request_burst": BURST,
    "request_rate": 0.01,
    "guests_per_address": GUESTS,
}
PATHS = ("/", "/api/players", "/static/recover.js", "/sw.js", "/nothing", "/api/nothing")


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("limited"), LIMITED)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()


def test_every_request_counts(server: Server) -> None:
    def status(path: str, source: str, guest: str = "", host: str = "127.0.0.1") -> int:
        cookie = [f"Cookie: rapido_guest={guest * 22}"] if guest else []
        [found] = statuses(send(server.port, get(path, *cookie, host=host), source))
        return found

    first, second = "127.0.0.2", "127.0.0.3"
    assert [status(path, first, "a") for path in PATHS] == [200, 200, 200, 200, 404, 404]
    assert {status(path, first, "a") for path in PATHS} == {429}
    refused = send(server.port, get("/", f"Cookie: rapido_guest={'a' * 22}"), first)
    wait = re.search(rb"\r\nretry-after: (\d+)\r\n", refused)
    assert wait is not None
    assert 1 < int(wait[1]) <= 100  # for one request at this rate
    assert b"\r\nConnection: close\r\n" in refused
    message = b"too many requests; try again in %s s" % wait[1]
    assert b'{"error":"too_many","message":"%s"}' % message in refused
    # Another guest of the same address has a limit of their own, up to that of the address.
    for guest in "bcd":
        assert [status("/", first, guest) for _ in range(BURST + 1)] == [200] * BURST + [429]
    assert status("/", first, "e") == status("/", first) == 429
    # Requests that are refused anyway count as well.
    found = [status("/", second, "a", host="evil.example") for _ in range(BURST + 1)]
    assert found == [403] * BURST + [429]
    assert server.request("GET", "/").status == 200
    metrics = server.request("GET", "/metrics").body
    assert b'rapido_refusals_total{reason="too_many"} 13.0' in metrics
    assert '"reason": "too_many"' in server.read_log()
