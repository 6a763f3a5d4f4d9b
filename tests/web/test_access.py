"""Access: Host and Origin checks, security headers, and rooms that cannot be discovered."""

import json
import re

import pytest
from websockets.exceptions import InvalidStatus

from rapido.web.access.origins import Origins, host_name
from tests.faults.client import Tab, run
from tests.faults.raw_http import get, send, statuses
from tests.faults.server import Server, token_of

FOREIGN_HOSTS = [
    *("evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "localhost.evil:1"),
    *("127.0.0.2:{port}", "[::2]:{port}", "0.0.0.0:{port}", "[", "127.0.0.1@evil.example", "x"),
    *("127.1:{port}", "2130706433:{port}", "127.0.0.1.:{port}"),
]
FOREIGN_ORIGINS = [
    *("", "null", "http://evil.example", "https://evil.example", "http://127.0.0.1"),
    *("http://127.0.0.1:1", "http://localhost:{port}", "http://evil.example:{port}"),
    *("file://", "http://[", "http://[::1]:{port}", "http://127.0.0.1:{port}@evil.example"),
    *("http://127.0.0.1:{port}.evil.example", "ftp://127.0.0.1:{port}", "127.0.0.1:{port}", "*"),
    *("http://user@127.0.0.1:{port}", "http://127.0.0.1:99999999", "http://127.0.0.1:{port}x"),
]
SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}


def test_opener_policy_over_https(server: Server) -> None:
    name = "cross-origin-opener-policy"
    assert server.request("GET", "/").header(name) == ""
    proxied = server.request("GET", "/", headers={"X-Forwarded-Proto": "https"})
    assert proxied.header(name) == "same-origin"


async def handshake(server: Server, room: str, token: str, **headers: str) -> int:
    """Try to connect; return the HTTP status."""
    try:
        tab = await Tab.connect(server.port, room, token, **headers)
    except InvalidStatus as refusal:
        return refusal.response.status_code
    await tab.close()
    return 101


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_foreign_host_is_refused(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    for method, path in [
        *(("GET", "/"), ("GET", "/metrics"), ("GET", f"/r/{room}")),
        *(("POST", "/api/rooms"), ("DELETE", f"/api/rooms/{room}")),
    ]:
        # DNS rebinding: host and origin match.
        origin = f"http://{host}"
        response = server.request(method, path, {}, token, {"Host": host, "Origin": origin})
        assert response.status in {400, 403}, (method, path)
        assert not response.header("set-cookie")
        if response.body != b"Invalid HTTP request received.":
            assert response.json()["error"] in {"foreign_host", "bad_host"}
    assert server.request("GET", "/healthz").status == 200


@pytest.mark.parametrize("host", ["10.1.2.3:8321", "rapido-1:8321", "[fd00::1]:8321"])
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_load_balancers_ask_by_any_address(server: Server, path: str, host: str) -> None:
    response = server.request("GET", path, headers={"Host": host})
    assert response.status == 200
    assert not response.header("set-cookie")


MALFORMED_HOSTS = [
    *("127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:080", "127.0.0.1:", "127.0.0.1:+80", ":80"),
    *("127.0.0.1:99999999", "127.0.0.1:" + "0" * 3000 + "1", "127.0.0.1:80:80", "127.0.0.1:8 0"),
    *("user@localhost", "user:pass@localhost:80", "localhost/x", "localhost?x", "localhost#x"),
    *("local host", "localhost,localhost", "[::1", "[::1]x", "::1", "http://localhost"),
    *("localhost\\", "loc\x7falhost", "m\xfcller.example", "%6cocalhost", "localhost:\xb2"),
]


@pytest.mark.parametrize("host", MALFORMED_HOSTS)
def test_malformed_host_is_refused(server: Server, host: str) -> None:
    received = send(server.port, get("/", host=host))
    assert statuses(received) == [400]
    assert b'"error":"bad_host"' in received or b"Invalid HTTP request received." in received


@pytest.mark.parametrize("head", ["", "Host: localhost\r\nHost: localhost\r\n", "Host:\r\n"])
@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_a_request_has_one_host(server: Server, head: str, version: str) -> None:
    received = send(server.port, f"GET / HTTP/{version}\r\n{head}\r\n".encode())
    assert statuses(received) == [400]


def test_refused_host_is_logged_with_what_to_set(server: Server) -> None:
    received = send(server.port, get("/", host="play.example:8443"), "127.0.0.7")
    assert b"its operator can add it with --name" in received
    lines = [json.loads(line) for line in server.read_log().splitlines()]
    found = [line for line in lines if line.get("host") == "play.example"]
    assert [(line["reason"], line["to serve it"]) for line in found] == [
        ("foreign_host", "--name play.example")
    ]
    send(server.port, get("/", host="play.example:port"))
    send(server.port, b"GET / HTTP/1.1\r\nno colon\r\n\r\n")
    metrics = server.request("GET", "/metrics").body.decode()
    for reason in ("foreign_host", "bad_host", "malformed_request"):
        assert f'rapido_refusals_total{{reason="{reason}"}}' in metrics


def test_names_of_a_server() -> None:
    origins = Origins(("Play.Example", "2001:DB8:0::1", "::1"))
    hosts = ("play.example", "PLAY.example:8443", "[2001:db8::1]:80", "[::1]")
    assert all(origins.serves(host_name(host) or "") for host in hosts)
    assert not origins.serves("play.example.")


def test_refused_websocket_is_told_why(server: Server) -> None:
    async def refuse(**headers: str) -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as refused:
            await Tab.connect(server.port, "x", server.new_guest(), **headers)
        response = refused.value.response
        return response.status_code, json.loads(response.body)["error"]

    assert run(refuse(Origin="https://evil.example")) == (403, "foreign_origin")
    assert run(refuse(Host="evil.example", Origin="http://evil.example")) == (403, "foreign_host")


@pytest.mark.parametrize("host", ["evil.example:{port}", "127.0.0.2:{port}", "localhost.evil"])
def test_foreign_host_gets_no_websocket(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    status = run(handshake(server, room, token, Host=host, Origin=f"http://{host}"))
    assert status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
def test_own_hosts_are_served(server: Server, name: str) -> None:
    host = f"{name}:{server.port}"
    token = server.new_guest()
    headers = {"Host": host, "Origin": f"http://{host}"}
    response = server.request("POST", "/api/rooms", {"seats": 2}, token, headers)
    assert response.status == 201
    room = response.json()["room"]
    if name == "[::1]":
        return  # the client cannot connect to one address with another as IPv6 host
    assert run(handshake(server, room, token, Host=host, Origin=f"http://{host}")) == 101


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_foreign_origin_is_refused(server: Server, origin: str) -> None:
    origin = origin.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    for method, path in [
        *(("POST", "/api/rooms"), ("POST", f"/api/rooms/{room}/code"), ("POST", "/api/knocks")),
        *(("DELETE", f"/api/rooms/{room}"), ("PUT", "/"), ("OPTIONS", "/api/rooms")),
    ]:
        response = server.request(method, path, {}, token, {"Origin": origin})
        assert response.status == 403, (method, path)
        assert response.json()["error"] == "foreign_origin"
        assert not response.header("access-control-allow-origin")
    assert run(handshake(server, room, token, Origin=origin)) == 403
    assert run(handshake(server, room, token)) == 101


def test_every_response_has_security_headers(server: Server) -> None:
    token = server.new_guest()
    room = server.new_room(token)
    statuses = {
        (method, path): server.request(method, path, body, token, headers)
        for method, path, body, headers in [
            ("GET", "/", None, {}),
            ("GET", f"/r/{room}", None, {}),
            ("GET", "/g/x", None, {}),
            ("GET", "/static/recover.js", None, {}),
            ("GET", "/static/none.js", None, {}),
            ("GET", "/static/../app.py", None, {}),
            ("GET", "/none", None, {}),
            ("GET", "/healthz", None, {}),
            ("GET", "/metrics", None, {}),
            ("GET", "/api/games/x.rapido", None, {}),
            ("GET", "/api/knocks/x", None, {}),
            ("POST", "/api/rooms", {"seats": 2}, {}),
            ("POST", "/api/rooms", {"seats": 7}, {"X-Again": "1"}),
            ("POST", f"/api/rooms/{room}/code", {}, {}),
            ("POST", "/healthz", {}, {}),
            ("DELETE", "/api/rooms/x", None, {}),
            ("POST", "/api/knocks", b"x" * 20_000, {}),
            ("GET", "/", None, {"Host": "127.0.0.1:080"}),
            ("GET", "/metrics/", None, {"Host": "evil.example"}),
        ]
    }
    assert {response.status for response in statuses.values()} >= {
        200,
        201,
        400,
        403,
        404,
        405,
        413,
    }
    for place, response in statuses.items():
        for name, value in SECURITY_HEADERS.items():
            assert response.header(name).startswith(value), (place, name)
        policy = response.header("content-security-policy")
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "frame-ancestors 'none'" in policy
        assert not response.header("server"), place


def test_cookie_attributes(server: Server) -> None:
    for response in (
        server.request("GET", "/"),
        server.request("POST", "/api/rooms", {}),
        server.request("POST", "/api/knocks", {"code": "AAAAAA"}),
    ):
        cookie = response.header("set-cookie")
        flags = {part.strip() for part in cookie.split(";")[1:]}
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= flags
        assert not any(flag.startswith("Domain") for flag in flags)
        assert re.fullmatch("[A-Za-z0-9_-]{22}", token_of(response))
        assert token_of(response).encode() not in response.body
    token = server.new_guest()
    assert not server.request("GET", "/", token=token).header("set-cookie")


def test_tokens_are_neither_sent_nor_stored(server: Server) -> None:
    async def talk() -> str:
        ana, ben = server.new_guest(), server.new_guest()
        room = server.new_room(ana)
        host, other = await Tab.open(server.port, room, ana), await Tab.open(server.port, room, ben)
        await host.do("sit", seat=0)
        await other.do("sit", seat=1)
        await host.do("begin")
        await host.do("throw", pair=0)
        await host.do("abandon")
        await other.wait_for("update", fact="ended")
        game = host.view["games"][0]
        exposed = f"{host.received}{other.received}{host.welcome}{other.welcome}"
        exposed += server.request("GET", f"/api/games/{game}.json", token=ana).body.decode()
        stored = b"".join(path.read_bytes() for path in server.data.iterdir())
        for token in (ana, ben):
            assert token not in exposed
            assert token.encode() not in stored
            assert token not in server.read_log()
        return room

    room = run(talk())
    assert room not in server.read_log()


def test_inaccessible_room_looks_like_a_missing_one(server: Server) -> None:
    async def close_code(room: str, token: str) -> tuple[int, list[object]]:
        tab = await Tab.connect(server.port, room, token)
        await tab.send({"type": "hello"})
        return await tab.close_code(), list[object](tab.received)

    async def compare() -> None:
        ana, ben, stranger = (server.new_guest() for _ in range(3))
        room = server.new_room(ana)
        host, other = await Tab.open(server.port, room, ana), await Tab.open(server.port, room, ben)
        await host.do("configure", spectators=False)
        await host.do("sit", seat=0)
        await other.do("sit", seat=1)
        await host.do("begin")
        game = host.view["game"]["id"]
        none = "A" * 22
        assert await close_code(room, stranger) == await close_code(none, stranger) == (4404, [])
        for method, path in [
            *(("DELETE", "/api/rooms/{}"), ("POST", "/api/rooms/{}/code")),
            *(("GET", "/api/games/{}.rapido"), ("GET", "/api/games/{}.json")),
        ]:
            mine, missing = (game, none) if "games" in path else (room, none)
            response = server.request(method, path.format(mine), token=stranger)
            absent = server.request(method, path.format(missing), token=stranger)
            assert (response.status, response.body) == (absent.status, absent.body), path
            assert response.status == 404
            assert server.request(method, path.format(mine)).body == absent.body
        assert server.request("GET", f"/api/games/{game}.json", token=ben).status == 200
        page = server.request("GET", f"/r/{room}", token=stranger)
        assert page.body == server.request("GET", f"/r/{none}", token=stranger).body

    run(compare())
