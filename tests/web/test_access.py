"""Who gets in: our own names and pages only, headers on every answer, and no way to find a room."""

import re

import pytest
from websockets.exceptions import InvalidStatus

from tests.faults.client import Tab, run
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
SAFE = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}


def test_a_page_over_https_is_kept_apart_from_its_opener(server: Server) -> None:
    name = "cross-origin-opener-policy"
    assert server.request("GET", "/").header(name) == ""
    proxied = server.request("GET", "/", headers={"X-Forwarded-Proto": "https"})
    assert proxied.header(name) == "same-origin"


async def handshake(server: Server, room: str, token: str, **headers: str) -> int:
    """Try to connect, and return the status of the answer."""
    try:
        tab = await Tab.connect(server.port, room, token, **headers)
    except InvalidStatus as refusal:
        return refusal.response.status_code
    await tab.close()
    return 101


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_foreign_name_that_points_here_gets_nothing(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    for method, path in [
        *(("GET", "/"), ("GET", "/healthz"), ("GET", "/metrics"), ("GET", f"/r/{room}")),
        *(("POST", "/api/rooms"), ("DELETE", f"/api/rooms/{room}")),
    ]:
        # A page under a rebound name has an origin that fits its name.
        origin = f"http://{host}"
        answer = server.request(method, path, {}, token, {"Host": host, "Origin": origin})
        assert answer.status in {400, 403}, (method, path)
        assert not answer.header("set-cookie")
        assert answer.body in {b"", b"Invalid HTTP request received."}
    assert server.request("GET", "/healthz").status == 200


@pytest.mark.parametrize("host", ["evil.example:{port}", "127.0.0.2:{port}", "localhost.evil"])
def test_a_foreign_name_gets_no_socket(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    status = run(handshake(server, room, token, Host=host, Origin=f"http://{host}"))
    assert status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
def test_our_own_names_are_served(server: Server, name: str) -> None:
    host = f"{name}:{server.port}"
    token = server.new_guest()
    headers = {"Host": host, "Origin": f"http://{host}"}
    answer = server.request("POST", "/api/rooms", {"seats": 2}, token, headers)
    assert answer.status == 201
    room = answer.json()["room"]
    if name == "[::1]":
        return  # the client cannot connect one address and name another of this kind
    assert run(handshake(server, room, token, Host=host, Origin=f"http://{host}")) == 101


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_a_foreign_page_can_change_nothing(server: Server, origin: str) -> None:
    origin = origin.format(port=server.port)
    token = server.new_guest()
    room = server.new_room(token)
    for method, path in [
        *(("POST", "/api/rooms"), ("POST", f"/api/rooms/{room}/code"), ("POST", "/api/knocks")),
        *(("DELETE", f"/api/rooms/{room}"), ("PUT", "/"), ("OPTIONS", "/api/rooms")),
    ]:
        answer = server.request(method, path, {}, token, {"Origin": origin})
        assert (answer.status, answer.body) == (403, b""), (method, path)
        assert not answer.header("access-control-allow-origin")
    assert run(handshake(server, room, token, Origin=origin)) == 403
    assert run(handshake(server, room, token)) == 101


def test_every_kind_of_answer_carries_the_safe_headers(server: Server) -> None:
    token = server.new_guest()
    room = server.new_room(token)
    answers = {
        (method, path): server.request(method, path, body, token, headers)
        for method, path, body, headers in [
            ("GET", "/", None, {}),
            ("GET", f"/r/{room}", None, {}),
            ("GET", "/g/x", None, {}),
            ("GET", "/static/index.html", None, {}),
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
            ("GET", "/metrics/", None, {"Host": "evil.example"}),
        ]
    }
    assert {answer.status for answer in answers.values()} >= {200, 201, 403, 404, 405, 413}
    for place, answer in answers.items():
        for name, value in SAFE.items():
            assert answer.header(name).startswith(value), (place, name)
        policy = answer.header("content-security-policy")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert not answer.header("server"), place


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    for answer in (
        server.request("GET", "/"),
        server.request("POST", "/api/rooms", {}),
        server.request("POST", "/api/knocks", {"code": "AAAAAA"}),
    ):
        cookie = answer.header("set-cookie")
        flags = {part.strip() for part in cookie.split(";")[1:]}
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= flags
        assert not any(flag.startswith("Domain") for flag in flags)
        assert re.fullmatch("[A-Za-z0-9_-]{22}", token_of(answer))
        assert token_of(answer).encode() not in answer.body
    token = server.new_guest()
    assert not server.request("GET", "/", token=token).header("set-cookie")


def test_no_token_is_in_any_message_and_none_is_stored(server: Server) -> None:
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
        told = f"{host.received}{other.received}{host.welcome}{other.welcome}"
        told += server.request("GET", f"/api/games/{game}.json", token=ana).body.decode()
        stored = b"".join(path.read_bytes() for path in server.data.iterdir())
        for token in (ana, ben):
            assert token not in told
            assert token.encode() not in stored
            assert token not in server.read_log()
        return room

    room = run(talk())
    assert room not in server.read_log()


def test_a_room_that_is_not_yours_looks_like_one_that_does_not_exist(server: Server) -> None:
    async def closing_code(room: str, token: str) -> tuple[int, list[object]]:
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
        assert (
            await closing_code(room, stranger) == await closing_code(none, stranger) == (4404, [])
        )
        for method, path in [
            *(("DELETE", "/api/rooms/{}"), ("POST", "/api/rooms/{}/code")),
            *(("GET", "/api/games/{}.rapido"), ("GET", "/api/games/{}.json")),
        ]:
            mine, missing = (game, none) if "games" in path else (room, none)
            found = server.request(method, path.format(mine), token=stranger)
            lost = server.request(method, path.format(missing), token=stranger)
            assert (found.status, found.body) == (lost.status, lost.body), path
            assert found.status == 404
            assert server.request(method, path.format(mine)).body == lost.body
        assert server.request("GET", f"/api/games/{game}.json", token=ben).status == 200
        page = server.request("GET", f"/r/{room}", token=stranger)
        assert page.body == server.request("GET", f"/r/{none}", token=stranger).body

    run(compare())
