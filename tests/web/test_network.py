"""Where other devices reach a server, as its page and its QR codes say."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request

from rapido.web import network
from rapido.web.http.shared_address import link_address, shared_address
from tests.faults.server import Server

HOME = "192.168.1.7"


def request(host: str) -> Request:
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", host.encode())]}
    return Request(scope)


def settings(*, lan: bool, names: tuple[str, ...] = ("127.0.0.1", "localhost", HOME)) -> Any:
    return cast("Any", SimpleNamespace(lan=lan, names=names))


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: HOME)


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "localhost", "[::1]"])
def test_names_of_this_machine_alone(host: str) -> None:
    asked, here = request(f"{host}:8000"), f"http://{host}:8000/"
    assert shared_address(asked, settings(lan=True)) == f"http://{HOME}:8000/"
    assert link_address(asked, settings(lan=True)) == f"http://{HOME}:8000/"
    assert shared_address(asked, settings(lan=False)) is None
    assert link_address(asked, settings(lan=False)) == here
    # Another network than at the start: requests to its address would be refused.
    assert shared_address(asked, settings(lan=True, names=("192.168.2.9",))) is None


@pytest.mark.usefixtures("at_home")
def test_other_names_are_good_for_everybody() -> None:
    assert shared_address(request("rapido.example"), settings(lan=False)) == (
        "http://rapido.example/"
    )


def test_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "127.0.0.1")
    assert shared_address(request("localhost:8000"), settings(lan=True)) is None


def test_server_for_this_machine_knows_no_other_address(server: Server) -> None:
    assert server.request("GET", "/api/network").json() == {"address": None}
