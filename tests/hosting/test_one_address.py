"""Many people behind one address: a family with the defaults, a school with its preset."""

import socket
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rapido.web.settings.settings import Limits
from tests.faults.client import Tab, run
from tests.hosting.guests import Browser, OptionsServer, open_tabs
from tests.waiting import TIMEOUT

SCHOOL, PUPILS, OWN_ROOMS, WITH_CODE = 300, 60, 30, 25


@pytest.fixture
def browsers() -> Generator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="module")
def default_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[OptionsServer]:
    """Server of all tests but that of the school; the last of them uses up a limit."""
    yield from running(OptionsServer(tmp_path_factory.mktemp("default")))


@pytest.fixture
def school_server(tmp_path: Path) -> Generator[OptionsServer]:
    yield from running(OptionsServer(tmp_path, "--preset", "school"))


def running(server: OptionsServer) -> Generator[OptionsServer]:
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log()


def open_rooms(server: OptionsServer, count: int, browsers: ExitStack) -> list[int]:
    """Let as many new guests open a room each; return the statuses."""
    statuses: list[int] = []
    for _ in range(count):
        browser = browsers.enter_context(Browser(server))
        browser.request("GET", "/")
        response = browser.open_room()
        if response.status == 429:
            assert int(response.header("retry-after")) > 0
            assert "try again in" in response.json()["message"]
        statuses.append(response.status)
    return statuses


def test_a_school_is_admitted(school_server: OptionsServer, browsers: ExitStack) -> None:
    everyone = [browsers.enter_context(Browser(school_server)) for _ in range(SCHOOL)]
    # The bell rings: nobody has a cookie yet, and every connection is new.
    assert {pupil.request("GET", "/").status for pupil in everyone} == {200}
    pupils = everyone[:PUPILS]
    for pupil in pupils:
        assert set(pupil.load_page()) == {200}
    rooms = [pupil.open_room(6) for pupil in pupils[:OWN_ROOMS]]
    assert {room.status for room in rooms} == {201}
    teacher, room = pupils[0], rooms[0].json()["room"]
    code = teacher.request("POST", f"/api/rooms/{room}/code").json()["code"]
    knocks = [pupil.request("POST", "/api/knocks", {"code": code}) for pupil in pupils[:WITH_CODE]]
    assert {knock.status for knock in knocks} == {201}
    assert run(open_tabs(school_server, room, pupils)) == [101] * PUPILS
    more = Limits().guests_per_address * Limits().rooms_per_ten_minutes
    assert set(open_rooms(school_server, more, browsers)) == {201}
    assert school_server.refusals() == {}


def test_defaults_suffice_for_a_family(default_server: OptionsServer, browsers: ExitStack) -> None:
    """Six people with two devices each, an evening with three rooms."""
    devices = [browsers.enter_context(Browser(default_server)) for _ in range(12)]
    for device in devices:
        assert set(device.load_page()) == {200}
    for evening in range(3):
        opened = devices[evening].open_room(6)
        assert opened.status == 201
        room = opened.json()["room"]
        code = devices[evening].request("POST", f"/api/rooms/{room}/code").json()["code"]
        for device in devices:
            assert device.request("POST", "/api/knocks", {"code": code}).status == 201
            assert set(device.load_page(f"/r/{room}")) == {200}
            assert device.request("GET", f"/api/rooms/{room}/qr.svg").status == 200
        others = [each for each in devices if each is not devices[evening]]
        run(play_a_little(default_server, room, [devices[evening], *others]))
        # Every phone sleeps and wakes up again.
        assert run(open_tabs(default_server, room, devices)) == [101] * 12
    assert default_server.refusals() == {}


async def play_a_little(server: OptionsServer, room: str, devices: list[Browser]) -> None:
    tabs = [await Tab.open(server.port, room, device.token) for device in devices]
    for seat, tab in enumerate(tabs[:6]):
        await tab.do("sit", seat=seat, name=f"Guest {seat}")
    await tabs[0].do("begin")
    for tab in tabs:
        await tab.send({"type": "ping"})
        await tab.wait_for("pong")


def test_unnamed_proxy_is_not_believed(default_server: OptionsServer) -> None:
    headers = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}
    for number in range(2):
        page = default_server.request("GET", "/", headers=headers)
        assert page.status == 200
        assert "Secure" not in page.header("set-cookie")
        assert not page.header("cross-origin-opener-policy"), number
    # Whoever comes through a proxy is not on this machine, even if the proxy is.
    for name in ("X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Via"):
        response = default_server.request("GET", "/metrics", headers={name: "127.0.0.1"})
        assert response.status == 404, name
    # Without any configuration, nginx adds nothing and speaks HTTP 1.0.
    with socket.create_connection(("127.0.0.1", default_server.port), TIMEOUT) as plain:
        plain.sendall(b"GET /metrics HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
        assert plain.recv(99).split()[1] == b"404"
    assert default_server.request("GET", "/metrics").status == 200
    [warning] = default_server.logged("forwarding headers ignored")
    assert warning["solution"].endswith("start with --proxy 127.0.0.1")
    assert "rapido_unnamed_proxy_requests_total 6.0" in default_server.metrics()


def test_without_the_preset_a_school_is_told_to_wait(
    default_server: OptionsServer, browsers: ExitStack
) -> None:
    allowed = Limits().guests_per_address * Limits().rooms_per_ten_minutes
    statuses = open_rooms(default_server, allowed + 5, browsers)
    assert 201 in statuses
    assert statuses[-5:] == [429] * 5
    assert default_server.refusals() == {"too_many": statuses.count(429)}
    [logged] = default_server.logged("refused")
    assert (logged["reason"], logged["address"]) == ("too_many", "127.0.x.x")
    assert logged["level"] == "warning"
