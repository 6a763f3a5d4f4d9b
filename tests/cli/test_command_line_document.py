"""docs/command-line.md has every command with all its options."""

import importlib.util
from pathlib import Path
from types import ModuleType

from rapido.cli import COMMANDS

PAGE = Path("docs/command-line.md")


def generator() -> ModuleType:
    path = Path("docs/make_command_line.py")
    spec = importlib.util.spec_from_file_location("make_command_line", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_reference_is_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert generator().generate() == page, "run python docs/make_command_line.py"
    for command in COMMANDS:
        assert page.count(f"\n### rapido {command}\n") == 1
