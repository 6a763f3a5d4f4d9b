"""Forwarding headers: believed from named proxies only, whatever they contain."""

import asyncio
import logging
from typing import Any

import pytest

from rapido.web.access.forwarded import ForwardedMiddleware, is_forwarded
from rapido.web.operations.metrics import Metrics

PROXY = "10.0.0.1"


class Seen:
    """An application that remembers the last scope; the middleware in front of it."""

    def __init__(self, *proxies: str) -> None:
        self.scope: dict[str, Any] = {}
        self.metrics = Metrics()
        self._middleware = ForwardedMiddleware(self._app, proxies, self.metrics)

    async def _app(self, scope: Any, *_: object) -> None:
        self.scope = scope

    def request(self, peer: str, kind: str = "http", **headers: str) -> tuple[str, str]:
        """Send a request; return the client's address and the scheme that the app sees."""
        pairs = [
            (name.replace("_", "-").encode(), value.encode("latin-1"))
            for name, value in headers.items()
        ]
        return self.send(peer, pairs, kind)

    def send(
        self, peer: str, headers: list[tuple[bytes, bytes]], kind: str = "http"
    ) -> tuple[str, str]:
        scheme = {"http": "http", "websocket": "ws"}[kind]
        scope = {"type": kind, "client": (peer, 5), "scheme": scheme, "headers": headers}
        asyncio.run(self._middleware(scope, _never, _never))
        return self.scope["client"][0], self.scope["scheme"]


async def _never(*_: object) -> Any:
    raise AssertionError


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "10.0.0.1", "203.0.113.9"])
def test_nobody_is_believed_unless_named(peer: str) -> None:
    headers = {"x_forwarded_for": "198.51.100.7", "x_forwarded_proto": "https"}
    assert Seen().request(peer, **headers) == (peer, "http")
    assert Seen("192.0.2.1", "192.0.2.128/25").request(peer, **headers) == (peer, "http")
    assert Seen(peer).request(peer, **headers) == ("198.51.100.7", "https")


@pytest.mark.parametrize(
    ("named", "peer", "believed"),
    [
        ("10.1.2.0/24", "10.1.2.77", True),
        ("10.1.2.0/24", "10.1.3.77", False),
        ("2001:db8::/48", "2001:db8::5", True),
        ("2001:db8::/48", "2001:db9::5", False),
        ("2001:db8:0:0:0:0:0:1", "2001:db8::1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("fe80::1", "fe80::1%eth0", True),
    ],
)
def test_networks_and_forms_of_addresses(named: str, peer: str, *, believed: bool) -> None:
    client, scheme = Seen(named).request(
        peer, x_forwarded_for="198.51.100.7", x_forwarded_proto="https"
    )
    assert (client == "198.51.100.7", scheme == "https") == (believed, believed)


@pytest.mark.parametrize(
    ("value", "client"),
    [
        ("198.51.100.7", "198.51.100.7"),
        # What the client itself sent is on the left; proxies add on the right.
        ("127.0.0.1, 198.51.100.7", "198.51.100.7"),
        ("192.0.2.1,198.51.100.7 , 10.0.0.1", "198.51.100.7"),
        ("198.51.100.7:4711", "198.51.100.7"),
        ("2001:db8::7", "2001:db8::7"),
        ("[2001:DB8:0::7]", "2001:db8::7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("unknown", PROXY),
        ("198.51.100.7, unknown", PROXY),
        ("_hidden", PROXY),
        ("", PROXY),
        (" , ", PROXY),
        ("[::1", PROXY),
        ("\x1b[31m" + "x" * 9000, PROXY),
        ("198.51.100.7\x00", PROXY),
    ],
)
def test_client_in_x_forwarded_for(value: str, client: str) -> None:
    for kind in ("http", "websocket"):
        assert Seen(PROXY).request(PROXY, kind, x_forwarded_for=value)[0] == client


def test_several_headers_count_as_one_list() -> None:
    name = b"x-forwarded-for"
    sent = [(name, b"198.51.100.6"), (name, b"198.51.100.7")]
    assert Seen(PROXY).send(PROXY, sent)[0] == "198.51.100.7"


@pytest.mark.parametrize(
    ("value", "scheme"),
    [
        ("https", "https"),
        ("wss", "https"),
        ("http", "http"),
        ("ws", "http"),
        ("https, http", "http"),
        ("HTTPS", "http"),
        ("javascript", "http"),
        ("", "http"),
    ],
)
def test_scheme_in_x_forwarded_proto(value: str, scheme: str) -> None:
    seen = Seen(PROXY)
    assert seen.request(PROXY, x_forwarded_proto=value)[1] == scheme
    in_websockets = {"http": "ws", "https": "wss"}[scheme]
    assert seen.request(PROXY, "websocket", x_forwarded_proto=value)[1] == in_websockets


def test_unnamed_proxy_is_counted_and_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    seen = Seen("10.0.0.9")
    with caplog.at_level(logging.WARNING, "rapido"):
        for peer in ("9.9.9.9", "9.9.9.8", "127.0.0.1", "127.0.0.1", "::ffff:127.0.0.1"):
            seen.request(peer, x_forwarded_for="198.51.100.7")
        seen.request("127.0.0.1")
        seen.request("10.0.0.9", x_forwarded_for="198.51.100.7")
    solutions = [getattr(record, "members", {})["solution"] for record in caplog.records]
    # A client's address is masked like any other; that of a proxy nearby is what to set.
    assert solutions == [
        "if it is your proxy, start with --proxy 9.9.x.x",
        "if it is your proxy, start with --proxy 127.0.0.1",
    ]
    assert b"rapido_unnamed_proxy_requests_total 5.0" in seen.metrics.text()


def test_warnings_are_bounded(caplog: pytest.LogCaptureFixture) -> None:
    seen = Seen()
    with caplog.at_level(logging.WARNING, "rapido"):
        for number in range(300):
            seen.request(f"10.0.{number // 256}.{number % 256}", via="1.1 x")
    assert len(caplog.records) == 100


@pytest.mark.parametrize(
    "name", ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-x", "forwarded", "via"]
)
def test_forwarded_requests_are_recognized(name: str) -> None:
    assert is_forwarded([b"host", name.encode()])
    assert not is_forwarded([b"host", b"origin", b"cookie", b"sec-fetch-site"])
