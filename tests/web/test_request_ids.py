"""Every request has an id: that of a named proxy, or a new one; it is in the answer and the log."""

import json
import logging
import re
from collections.abc import Callable

import pytest
from starlette.types import Message, Receive, Scope, Send

from rapido.web.access.request_id import RequestIdMiddleware
from rapido.web.operations.log import JsonFormatter
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.rooms.harness import async_test

PROXY, STRANGER = "10.0.0.1", "203.0.113.7"
OWN = re.compile(r"[0-9a-f]{16}")
TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"


async def answer(peer: str, **headers: str) -> tuple[str, dict[str, str]]:
    """Return the id in the response, and what a log line of the handler says."""
    logged: dict[str, str] = {}

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        record = logging.LogRecord("rapido", logging.INFO, "", 0, "handled", (), None)
        logged.update(json.loads(JsonFormatter(several=True).format(record)))
        await send({"type": "http.response.start", "status": 200, "headers": []})

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "client": (peer, 1),
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
    }
    await RequestIdMiddleware(app, ("10.0.0.0/8",))(scope, never, send)
    return dict(sent[0]["headers"])[b"x-request-id"].decode(), logged


async def never() -> Message:
    raise AssertionError


@async_test
async def test_id_of_a_named_proxy_is_kept() -> None:
    for headers, expected in (
        ({"x_request_id": "abc-123"}, "abc-123"),
        ({"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, TRACE),
        ({"x_request_id": "abc", "traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, "abc"),
        ({"x_request_id": "bad id", "traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}, TRACE),
    ):
        found, logged = await answer(PROXY, **headers)
        assert found == logged["request"] == expected
        assert logged["process"]


@async_test
async def test_other_ids_are_replaced() -> None:
    cases: tuple[tuple[str, dict[str, str]], ...] = (
        (PROXY, {}),
        (PROXY, {"x_request_id": "x" * 129}),
        (PROXY, {"x_request_id": 'a","event":"forged'}),
        (PROXY, {"traceparent": f"00-{'0' * 32}-00f067aa0ba902b7-01"}),
        (PROXY, {"traceparent": "00-1-2-3"}),
        (STRANGER, {"x_request_id": "abc-123"}),
        (STRANGER, {"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"}),
    )
    found = [await answer(peer, **headers) for peer, headers in cases]
    assert all(OWN.fullmatch(each) and logged["request"] == each for each, logged in found)
    assert len({each for each, _ in found}) == len(cases)


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/nothing", "/ws/room", "/api/rooms/x/qr.svg"]
)
def test_every_response_has_it(server: Server, path: str) -> None:
    given = server.request("GET", path, headers={"X-Request-ID": "from-the-proxy"})
    assert given.header("x-request-id") == "from-the-proxy"
    assert OWN.fullmatch(server.request("GET", path).header("x-request-id"))


def test_refusals_are_logged_with_it(server: Server) -> None:
    headers = {"X-Request-ID": "refused-one", "Host": "elsewhere.example"}
    assert server.request("GET", "/", headers=headers).header("x-request-id") == "refused-one"
    lines = map(json.loads, server.read_log().splitlines())
    refused = next(line for line in lines if line["event"] == "refused")
    assert refused["request"] == "refused-one"


def test_connection_has_one(server: Server) -> None:
    async def connect(find: Callable[[Tab], str]) -> str:
        token = server.new_guest()
        return find(await Tab.connect(server.port, server.new_room(token), token))

    def header(tab: Tab) -> str:
        response = tab.connection.response
        assert response is not None
        return response.headers["x-request-id"]

    assert OWN.fullmatch(run(connect(header)))
