"""docs/web-protocol.md and the JSON files beside it are generated from the code and up to date."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import rapido.rooms.model.errors
import rapido.web.http.errors
import rapido.web.workers.analysis
from rapido.rules import RapidoError
from rapido.web.sockets import codes
from rapido.web.wire.messages import AnyFromBrowser, AnyToBrowser
from rapido.web.wire.room import RoomView

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
def test_generated_file_is_up_to_date(name: str) -> None:
    generated: dict[str, str] = generator().generate()
    assert generated[name] == (DOCS / name).read_text("utf-8"), (
        "run python docs/make_web_protocol.py"
    )


def test_no_placeholder_is_left() -> None:
    assert "{{" not in PAGE


def test_every_example_is_a_valid_message() -> None:
    [view] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    msgspec.json.decode(view, type=RoomView)
    lines = re.findall(r"^([<>]) (.*)$", PAGE, re.MULTILINE)
    assert len(lines) > 15
    kinds = {"<": AnyToBrowser, ">": AnyFromBrowser}
    for side, text in lines:
        msgspec.json.decode(text.replace("{…}", view), type=kinds[side])


def test_every_error_code_is_documented() -> None:
    of_commands = re.findall(r"^\| `(\w+)` \|", PAGE.partition("### Refusals")[2], re.MULTILINE)
    of_requests = re.findall(r"^\| \d{3} \| `(\w+)` \|", PAGE, re.MULTILINE)
    named = {*of_commands, *of_requests}
    modules = (
        rapido.rooms.model.errors,
        rapido.web.http.errors,
        rapido.web.workers.analysis,
    )
    found = {
        each.code
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, RapidoError) and each is not RapidoError
    }
    assert found <= named


def test_every_close_code_is_documented() -> None:
    named = set(re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE))
    found = {str(value) for value in vars(codes).values() if isinstance(value, int) and value > 999}
    assert found <= named
