"""Rapido behind nginx and Caddy, with exactly the files that the page prints."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Generator
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest

from rapido.web.settings.settings import Limits
from tests.faults.client import Tab, acting_seat, random_move, run
from tests.faults.server import token_of
from tests.hosting.web_servers import (
    FILES,
    PAGE,
    HostedServer,
    WebServer,
    make_certificate,
    web_server,
)
from tests.web.test_qr import expected_modules, modules_in

KNOCK = json.dumps({"code": "AAAAAA"}).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[HostedServer]:
    server = HostedServer(tmp_path_factory.mktemp("hosted"))
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def front(
    request: pytest.FixtureRequest, server: HostedServer, tmp_path_factory: pytest.TempPathFactory
) -> Generator[WebServer]:
    folder = tmp_path_factory.mktemp(request.param)
    with web_server(request.param, server, folder, make_certificate(folder)) as running:
        yield running


def backup_commands() -> dict[str, str]:
    """Return the shell commands of the nightly backup: of the unit, and of cron."""
    unit = (FILES / "rapido-backup.service").read_text("utf-8")
    [in_unit] = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", unit, re.MULTILINE)
    [in_cron] = re.findall(r"^17 4 \* \* \* rapido (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {
        "systemd": in_unit.replace("$$", "$").replace("%%", "%"),
        "cron": in_cron.replace("\\%", "%"),
    }


@pytest.mark.parametrize("kind", ["systemd", "cron"])
def test_nightly_backup_works_while_serving(
    server: HostedServer, tmp_path: Path, kind: str
) -> None:
    command = backup_commands()[kind]
    for old, new in {
        "/opt/rapido/rapido": f"{sys.executable} -m rapido",
        "/var/backups/rapido": str(tmp_path),
        "/etc/rapido.toml": str(server.config),
    }.items():
        assert old in command
        command = command.replace(old, new)
    old_backup = tmp_path / "rapido-2001-01-01.sqlite"
    old_backup.touch()
    os.utime(old_backup, (0, 0))
    subprocess.run(["sh", "-c", command], check=True, capture_output=True)
    made = [path for path in tmp_path.iterdir() if path != old_backup]
    assert len(made) == 1
    assert re.fullmatch(r"rapido-\d{4}-\d\d-\d\d\.sqlite", made[0].name)
    assert made[0].stat().st_size > 0
    assert old_backup.exists() == (kind == "systemd")  # there it is removed by ExecStartPost


def test_page_comes_with_a_secure_cookie(front: WebServer) -> None:
    for method in ("GET", "HEAD"):
        response = front.request(method, "/")
        assert response.status == 200
        assert "Secure" in response.header("set-cookie").split("; ")
        assert response.header("cross-origin-opener-policy") == "same-origin"
    assert front.request("GET", "/healthz").json() == {"ok": True}


def test_links_have_the_name_and_the_scheme_of_the_browser(front: WebServer) -> None:
    token = token_of(front.request("GET", "/"))
    cookie = f"rapido_guest={token}"
    response = front.request("POST", "/api/rooms", b"{}", Cookie=cookie)
    assert response.status == 201, response
    room = response.json()["room"]
    spoofed = {"X_Forwarded_Proto": "http", "X_Forwarded_Host": "evil.example"}
    code = front.request("GET", f"/api/rooms/{room}/qr.svg", None, **spoofed)
    assert modules_in(code.body) == expected_modules(f"https://{front.host}/r/{room}")


def test_a_game_is_played_over_websockets(front: WebServer) -> None:
    tokens = [token_of(front.request("GET", "/", source=f"127.0.0.{6 + n}")) for n in range(2)]
    cookie = f"rapido_guest={tokens[0]}"
    body = json.dumps({"seats": 2}).encode()
    opened = front.request("POST", "/api/rooms", body, source="127.0.0.6", Cookie=cookie)
    assert opened.status == 201, opened
    room = opened.json()["room"]

    async def play() -> None:
        tabs = [
            await front.open_tab(room, token, f"127.0.0.{6 + seat}")
            for seat, token in enumerate(tokens)
        ]
        for seat, tab in enumerate(tabs):
            await tab.do("sit", seat=seat, name=f"Guest {seat}")
        await tabs[0].do("begin")
        rng, version = Random(1), tabs[0].view["version"]
        for _ in range(8):
            await _catch_up(tabs, version)
            seat = acting_seat(tabs[0].view)
            assert seat is not None
            move = random_move(tabs[seat].view, rng)
            version = await tabs[seat].do(move.pop("do"), seen=version, **move)
        await _catch_up(tabs, version)
        assert tabs[0].view["game"] == tabs[1].view["game"]

    run(play())


async def _catch_up(tabs: list[Tab], version: int) -> None:
    for tab in tabs:
        while tab.view["version"] < version:
            await tab.receive()


def test_limits_count_the_real_client(front: WebServer, server: HostedServer) -> None:
    allowed = Limits().knocks_per_minute
    # Every web server gets clients of its own: both stand in front of the same Rapido.
    first, other = f"127.1.{front.port % 200}.1", f"127.2.{front.port % 200}.1"

    def knock(source: str, number: int) -> int:
        # Whatever the client says about itself is ignored.
        spoofed = f"198.51.100.{number}"
        response = front.request(
            *("POST", "/api/knocks", KNOCK),
            source=source,
            X_Forwarded_For=spoofed,
            X_Real_IP=spoofed,
            Forwarded=f"for={spoofed}",
        )
        if response.status == 429:
            assert int(response.header("retry-after")) >= 1
        return response.status

    found = [knock(first, number) for number in range(allowed + 5)]
    assert found[:allowed] == [201] * allowed
    assert 429 in found[allowed:]
    assert knock(other, 0) == 201
    refusal = next(line for line in server.read_log().splitlines() if '"too_many"' in line)
    assert json.loads(refusal)["address"] in {"127.1.x.x", "127.2.x.x"}


@pytest.mark.parametrize("source", ["127.0.0.1", "127.0.0.2"])
def test_metrics_are_closed(front: WebServer, server: HostedServer, source: str) -> None:
    for headers in ({}, {"X_Forwarded_For": "127.0.0.1"}, {"X_Forwarded_For": ""}):
        assert front.request("GET", "/metrics", None, source=source, **headers).status == 404
    metrics = server.request("GET", "/metrics")
    assert metrics.status == 200
    assert b"rapido_unnamed_proxy_requests_total 0.0" in metrics.body


def test_body_is_limited(front: WebServer) -> None:
    # Some versions of Caddy answer 502 to a body that they do not forward.
    assert front.request("POST", "/api/record", b" " * 100_000).status in {413, 502}


def test_other_names_and_pages_of_others_are_refused(front: WebServer) -> None:
    assert b"<html" in front.request("GET", "/").body
    assert b"<html" not in front.request("GET", "/", Host="evil.example").body
    assert front.request("POST", "/api/rooms", b"{}", Origin="https://evil.example").status == 403


def test_plain_http_is_redirected(front: WebServer) -> None:
    if front.kind == "caddy":
        return  # it does so by itself, but from port 80 alone
    connection = HTTPConnection("127.0.0.1", front.plain_port, timeout=60)
    connection.request("GET", "/r/x", headers={"Host": "rapido.example"})
    response = connection.getresponse()
    assert response.status == 301
    assert response.getheader("location") == "https://rapido.example/r/x"
    connection.close()
