"""Linter, formatter, type checker and import layers pass."""

import subprocess
import sys
from pathlib import Path

import pytest

PYTHON_FILES = ["src", "tests", "bench", "docs", "rapido"]
PYRIGHT = ["-m", "pyright", "--pythonpath", sys.executable]


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "ruff", "check", *PYTHON_FILES],
        ["-m", "ruff", "format", "--check", *PYTHON_FILES],
        PYRIGHT,
        # What only some systems have is used behind `if sys.platform`.
        [*PYRIGHT, "--pythonplatform", "Windows", "src"],
        [*PYRIGHT, "--pythonplatform", "Darwin", "src"],
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    ],
    ids=[
        "ruff check",
        "ruff format",
        "pyright",
        "pyright for Windows",
        "pyright for macOS",
        "import-linter",
    ],
)
def test_tool_passes(command: list[str]) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_package_has_a_layer() -> None:
    packages = {path.parent.name for path in Path("src/rapido").glob("*/__init__.py")}
    settings = Path("pyproject.toml").read_text("utf-8")
    assert "exhaustive = true" in settings
    layers = settings.partition("layers = [")[2].partition("]")[0]
    assert packages <= set(layers.replace('"', " ").replace("|", " ").replace(",", " ").split())
