"""The page docs/web-protocol.md and its neighbours are made from the code and say what is true."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import rapido.rooms.errors
import rapido.web.http.review
import rapido.web.http.rooms
import rapido.web.workers.analysis
from rapido.rules import RapidoError
from rapido.web.sockets import codes
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser, RoomView

DOCS = Path("docs")
PAGE = (DOCS / "web-protocol.md").read_text("utf-8")


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("maker", DOCS / "make_web_protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["web-protocol.md", "openapi.json", "asyncapi.json"])
def test_the_file_is_up_to_date(name: str) -> None:
    drawn: dict[str, str] = generator().draw()
    assert drawn[name] == (DOCS / name).read_text("utf-8"), "run python docs/make_web_protocol.py"


def test_nothing_is_left_to_fill_in() -> None:
    assert "{{" not in PAGE


def test_every_example_is_a_message() -> None:
    [view] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    msgspec.json.decode(view, type=RoomView)
    lines = re.findall(r"^([<>]) (.*)$", PAGE, re.MULTILINE)
    assert len(lines) > 15
    kinds = {"<": AnyToBrowser, ">": AnyFromBrowser}
    for side, text in lines:
        msgspec.json.decode(text.replace("{…}", view), type=kinds[side])


def test_every_refusal_is_named() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", PAGE.partition("### Refusals")[2], re.MULTILINE))
    modules = (
        rapido.rooms.errors,
        rapido.web.http.rooms,
        rapido.web.workers.analysis,
        rapido.web.http.review,
    )
    found = {
        each.code
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, RapidoError) and each is not RapidoError
    }
    assert found <= named


def test_every_close_code_is_named() -> None:
    named = set(re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE))
    found = {str(value) for value in vars(codes).values() if isinstance(value, int) and value > 999}
    assert found <= named
