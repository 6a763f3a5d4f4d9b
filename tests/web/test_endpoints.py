"""The endpoint table: complete, consistent, and cheap to import."""

import subprocess
import sys

from rapido.web.http.endpoints import DOCUMENTED, ENDPOINTS
from rapido.web.http.errors import http_status
from rapido.web.http.rate_limits import Quota, make_rate_limiters
from rapido.web.settings.settings import Limits
from tests.faults.server import Server, token_of

SLOW = ("numpy", "segno", "rapido.review", "rapido.web.schema")


def test_endpoints_are_unique() -> None:
    requests = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
    assert len(set(requests)) == len(requests)


def test_every_quota_has_a_rate_limiter_and_is_used() -> None:
    used = {endpoint.limit.quota for endpoint in ENDPOINTS if endpoint.limit}
    assert set(Quota) == set(make_rate_limiters(Limits())) == used


def test_every_documented_error_is_an_error_status() -> None:
    for endpoint in DOCUMENTED:
        assert all(400 <= http_status(error.code) < 600 for error in endpoint.errors)


def test_cookie_is_set_once_and_only_by_some_endpoints(
    server: Server,
) -> None:
    for method, path, body in (
        ("GET", "/", None),
        ("GET", "/no/such/page", None),
        ("POST", "/api/rooms", {}),
        ("POST", "/api/knocks", {"code": "ABCDEF"}),
    ):
        token = token_of(server.request(method, path, body))
        assert len(token) == 22
        assert server.request(method, path, body, token).header("set-cookie") == ""
    for path in ("/api/players", "/api/nothing", "/api/games/nothing.json", "/healthz"):
        assert server.request("GET", path).header("set-cookie") == ""
    assert server.request("POST", "/api/rooms", {"seats": 7}).header("set-cookie") == ""


def test_server_does_not_import_slow_modules() -> None:
    code = f"import sys, rapido.web.server; print([m for m in {SLOW} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
