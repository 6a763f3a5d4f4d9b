"""Server settings: ranges, precedence, environment variables, and the table in hosting.md."""

import importlib.util
import math
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rapido.cli import serve
from rapido.web.setting import BadSettingValue, read_environment
from rapido.web.settings import SETTINGS, Limits, Settings, make_settings
from tests.cli.run import Shell

NUMBERS = [
    setting
    for setting in SETTINGS.values()
    if isinstance(setting.default, int | float) and not isinstance(setting.default, bool)
]


def load(*arguments: str) -> Settings:
    """Load settings as `rapido serve` does."""
    parser = ArgumentParser()
    serve.configure(parser)
    return serve.load_settings(parser.parse_args(arguments))


def generator() -> ModuleType:
    path = Path("docs/make_settings.py")
    spec = importlib.util.spec_from_file_location("make_settings", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_documented_table_is_up_to_date() -> None:
    page = Path("docs/hosting.md").read_text("utf-8")
    assert generator().generate() == page, "run python docs/make_settings.py"
    for setting in SETTINGS.values():
        assert page.count(f"| `{setting.variable}` |") == 1


def test_every_field_has_its_own_variable() -> None:
    fields = {*Settings.__dataclass_fields__, *Limits.__dataclass_fields__} - {"limits"}
    assert set(SETTINGS) == fields
    assert len({setting.variable for setting in SETTINGS.values()}) == len(fields)
    assert all(setting.about for setting in SETTINGS.values())


@pytest.mark.parametrize("setting", NUMBERS, ids=lambda setting: setting.name)
def test_ranges_are_enforced(setting: Any) -> None:
    assert -math.inf < setting.minimum <= setting.default <= setting.maximum < math.inf
    for value in (setting.minimum, setting.default, setting.maximum):
        assert setting.parse(f"{value:.15g}") == value
        assert make_settings({"data": Path(), setting.name: value})
    for value in (setting.minimum - 1, setting.maximum + 1, math.nan, math.inf):
        with pytest.raises(BadSettingValue, match=f"{setting.minimum:.15g} to "):
            setting.parse(f"{value:.15g}")
        with pytest.raises(BadSettingValue, match=f"for {setting.name}$"):
            make_settings({"data": Path(), setting.name: value})


def test_precedence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert load("--data", "x").port == 8321
    monkeypatch.setenv("RAPIDO_PORT", "99")
    monkeypatch.setenv("RAPIDO_NAMES", "a.example, b.example")
    monkeypatch.setenv("RAPIDO_LOG", "yes")
    monkeypatch.setenv("RAPIDO_SEND_QUEUE", "7")
    monkeypatch.setenv("RAPIDO_DATA", "there")
    found = load()
    assert (found.port, found.names, found.log) == (99, ("a.example", "b.example"), True)
    assert (found.limits.send_queue, found.data) == (7, Path("there"))
    found = load("--port", "98", "--name", "c.example", "--data", "here")
    assert (found.port, tuple(found.names), found.data) == (98, ("c.example",), Path("here"))


@pytest.mark.parametrize("text", ["2", "perhaps", "-1"])
def test_invalid_boolean(text: str) -> None:
    with pytest.raises(BadSettingValue, match="RAPIDO_LOG: expected 0 or 1, not"):
        read_environment(SETTINGS, {"RAPIDO_LOG": text})


@pytest.mark.parametrize("days", ["-4", "0", "0.9", "nan", "inf", "40000", "many"])
def test_value_out_of_range_is_reported(tmp_path: Path, days: str) -> None:
    shell = Shell(tmp_path)
    for done in (
        shell.run("serve", "--no-browser", f"--keep-days={days}"),
        shell.run("serve", "--no-browser", RAPIDO_KEEP_DAYS=days),
    ):
        assert done.returncode == 2
        assert f"expected a number from 1 to 36500, not {days}" in done.stderr
