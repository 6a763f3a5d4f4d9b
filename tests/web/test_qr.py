"""The link to a room as a QR code: the right link, readable, and silent about which rooms exist."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import segno

from rapido.web.settings import Limits
from tests.faults.server import Server

NAME = "bTq0cS8vVt2Yw3aE5rXzLg"
QUIET = 4


def drawn(picture: bytes) -> list[list[bool]]:
    """Read the modules of a picture, its margin included."""
    assert picture.startswith(b"<svg ")
    image = ET.fromstring(picture)  # noqa: S314 - it comes from our own server
    _, _, width, height = map(int, image.attrib["viewBox"].split())
    assert width == height
    paper, ink = list(image)
    assert (paper.attrib["fill"], ink.attrib["stroke"]) == ("#fff", "#000")
    assert paper.attrib["d"] == f"M0 0h{width}v{width}h-{width}z"
    modules = [[False] * width for _ in range(width)]
    x, y = 0, 0.0
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]*)", ink.attrib["d"]):
        steps = [float(number) for number in numbers.split()]
        if kind == "h":
            for _ in range(int(steps[0])):
                modules[int(y)][x] = True
                x += 1
        else:
            x = int(steps[0]) + (0 if kind == "M" else x)
            y = steps[1] + (0 if kind == "M" else y)
    return modules


def code_of(link: str) -> list[list[bool]]:
    """Draw a link as it must be: level M, with a margin of four."""
    code = segno.make(link, micro=False, error="m", boost_error=False)
    assert code.error == "M"
    return [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]


def test_it_leads_to_the_room_under_the_name_that_was_asked(server: Server) -> None:
    room = server.new_room(server.new_guest())
    answer = server.request("GET", f"/api/rooms/{room}/qr.svg")
    assert (answer.status, answer.header("content-type")) == (200, "image/svg+xml")
    assert answer.header("cache-control") == "private, max-age=3600"
    modules = drawn(answer.body)
    assert modules == code_of(f"{server.address}/r/{room}")
    assert not any(any(row[:QUIET] + row[-QUIET:]) for row in modules)
    assert not any(any(row) for row in modules[:QUIET] + modules[-QUIET:])
    named = server.request(
        "GET", f"/api/rooms/{room}/qr.svg", headers={"Host": f"localhost:{server.port}"}
    )
    assert drawn(named.body) == code_of(f"http://localhost:{server.port}/r/{room}")
    safe = {"Host": "localhost", "X-Forwarded-Proto": "https"}
    behind = server.request("GET", f"/api/rooms/{room}/qr.svg", headers=safe)
    assert drawn(behind.body) == code_of(f"https://localhost/r/{room}")


def test_nobody_learns_from_it_which_rooms_there_are(server: Server) -> None:
    answer = server.request("GET", f"/api/rooms/{NAME}/qr.svg")
    assert answer.status == 200
    assert drawn(answer.body) == code_of(f"{server.address}/r/{NAME}")


@pytest.mark.parametrize("name", ["x", NAME + "x", NAME[1:], NAME[1:] + ".", NAME[1:] + "%C3%A9"])
def test_what_cannot_be_a_room_is_not_drawn(server: Server, name: str) -> None:
    answer = server.request("GET", f"/api/rooms/{name}/qr.svg")
    assert answer.status == 404
    assert answer.json()["error"] == "no_such_room"


@pytest.mark.parametrize("host", ["127.0.0.1:" + "9" * 5000, "127.0.0.1:x", "127.0.0.1:1:2"])
def test_a_host_that_makes_no_sense_harms_nobody(server: Server, host: str) -> None:
    answer = server.request("GET", f"/api/rooms/{NAME}/qr.svg", headers={"Host": host})
    assert answer.status == 200
    assert drawn(answer.body) == code_of(f"{server.address}/r/{NAME}")


def test_an_address_is_limited(tmp_path: Path) -> None:
    burst, path = Limits().compute_burst, f"/api/rooms/{NAME}/qr.svg"
    server = Server(tmp_path, {"compute_rate": 0.01})
    server.start()
    try:
        answers = [server.request("GET", path).status for _ in range(burst + 1)]
        assert answers == [200] * burst + [429]
        server.stop()
    finally:
        server.close()
