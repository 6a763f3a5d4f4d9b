"""QR codes of room links: readable, and they do not reveal which rooms exist."""

import re
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest
import segno
from starlette.requests import Request

from rapido.web.http.context import Context
from rapido.web.http.handlers import qr
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.settings.settings import Settings
from tests.faults.server import Server
from tests.rooms.harness import async_test

NAME = "bTq0cS8vVt2Yw3aE5rXzLg"
MARGIN = 4


def modules_in(picture: bytes) -> list[list[bool]]:
    """Return the modules of an SVG, including its margin."""
    assert picture.startswith(b"<svg ")
    image = ET.fromstring(picture)  # noqa: S314 - from our own server
    _, _, width, height = map(int, image.attrib["viewBox"].split())
    assert width == height
    background, foreground = list(image)
    assert (background.attrib["fill"], foreground.attrib["stroke"]) == ("#fff", "#000")
    assert background.attrib["d"] == f"M0 0h{width}v{width}h-{width}z"
    modules = [[False] * width for _ in range(width)]
    x, y = 0, 0.0
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]*)", foreground.attrib["d"]):
        steps = [float(number) for number in numbers.split()]
        if kind == "h":
            for _ in range(int(steps[0])):
                modules[int(y)][x] = True
                x += 1
        else:
            x = int(steps[0]) + (0 if kind == "M" else x)
            y = steps[1] + (0 if kind == "M" else y)
    return modules


def expected_modules(link: str) -> list[list[bool]]:
    """Return the expected modules: error correction level M, with a margin."""
    code = segno.make(link, micro=False, error="m", boost_error=False)
    assert code.error == "M"
    return [[bool(module) for module in row] for row in code.matrix_iter(border=MARGIN)]


def test_code_links_to_the_room_on_the_requested_host(server: Server) -> None:
    room = server.new_room(server.new_guest())
    response = server.request("GET", f"/api/rooms/{room}/qr.svg")
    assert (response.status, response.header("content-type")) == (200, "image/svg+xml")
    assert response.header("cache-control") == "private, max-age=3600"
    modules = modules_in(response.body)
    assert modules == expected_modules(f"{server.address}/r/{room}")
    assert not any(any(row[:MARGIN] + row[-MARGIN:]) for row in modules)
    assert not any(any(row) for row in modules[:MARGIN] + modules[-MARGIN:])
    by_name = server.request(
        "GET", f"/api/rooms/{room}/qr.svg", headers={"Host": f"localhost:{server.port}"}
    )
    assert modules_in(by_name.body) == expected_modules(f"http://localhost:{server.port}/r/{room}")
    headers = {"Host": "localhost", "X-Forwarded-Proto": "https"}
    proxied = server.request("GET", f"/api/rooms/{room}/qr.svg", headers=headers)
    assert modules_in(proxied.body) == expected_modules(f"https://localhost/r/{room}")


def test_code_of_a_missing_room_is_drawn_as_well(server: Server) -> None:
    response = server.request("GET", f"/api/rooms/{NAME}/qr.svg")
    assert response.status == 200
    assert modules_in(response.body) == expected_modules(f"{server.address}/r/{NAME}")


@pytest.mark.parametrize("name", ["x", NAME + "x", NAME[1:], NAME[1:] + ".", NAME[1:] + "%C3%A9"])
def test_invalid_room_id(server: Server, name: str) -> None:
    response = server.request("GET", f"/api/rooms/{name}/qr.svg")
    assert response.status == 404
    assert response.json()["error"] == "no_such_room"


@pytest.mark.parametrize("host", ["127.0.0.1:" + "9" * 5000, "127.0.0.1:x", "localhost:0001"])
def test_nothing_is_drawn_for_an_invalid_host(server: Server, host: str) -> None:
    response = server.request("GET", f"/api/rooms/{NAME}/qr.svg", headers={"Host": host})
    assert (response.status, response.json()["error"]) == (400, "bad_host")


@async_test
async def test_codes_are_not_drawn_in_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[str]()

    def draw(_link: str) -> bytes:
        threads.append(threading.current_thread().name)
        return b""

    monkeypatch.setattr(qr, "qr_code", draw)
    thread = WorkerThread()
    scope = {
        "type": "http",
        "scheme": "http",
        "path": f"/api/rooms/{NAME}/qr.svg",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("192.0.2.1", 1),
        "path_params": {"room": NAME},
    }
    services = cast("Any", SimpleNamespace(thread=thread, settings=Settings(Path())))
    await qr.get_qr_code(Context(Request(scope), services, lambda _: None, "", new_guest=False))
    assert threads == ["http_0"]
    thread.close()


def test_rate_limit(tmp_path: Path) -> None:
    burst, path = 6, f"/api/rooms/{NAME}/qr.svg"
    server = Server(tmp_path, {"compute_rate": 0.01, "compute_burst": 6, "guests_per_address": 1})
    server.start()
    try:
        statuses = [server.request("GET", path).status for _ in range(burst + 1)]
        assert statuses == [200] * burst + [429]
        server.stop()
    finally:
        server.close()
