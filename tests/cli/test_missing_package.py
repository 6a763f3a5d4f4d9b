"""A missing package or part of Python is named in a sentence."""

import subprocess
import sys

import pytest

from rapido.cli.missing_package import run_with_packages
from tests.cli.run import Shell

WITHOUT = "import sys; sys.modules['_ctypes'] = None; from rapido.cli import main; sys.exit(main())"


def lacking(module: str) -> int:
    raise ModuleNotFoundError(f"No module named {module!r}", name=module)


@pytest.mark.parametrize(
    ("module", "language", "sentence"),
    [
        ("torch.cuda", "en", 'Get them with: pip install "rapido-game[train]"'),
        ("starlette", "it", 'Installali con: pip install "rapido-game[serve]"'),
        ("_sqlite3", "en", "built without the module _sqlite3 of its standard library"),
        ("_ssl", "de", "fehlt das Modul _ssl seiner Standardbibliothek"),
    ],
)
def test_what_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], module: str, language: str, sentence: str
) -> None:
    assert run_with_packages(lambda: lacking(module), language) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.out == ""


def test_missing_part_of_rapido_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError):
        run_with_packages(lambda: lacking("rapido.kernle"), "en")


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("rules",), 0, ""),
        (("simulate", "--players", "bold,bold", "--games", "1"), 2, "without the module _ctypes"),
    ],
    ids=("rules", "simulate"),
)
def test_without_c_types(shell: Shell, words: tuple[str, ...], status: int, sentence: str) -> None:
    """A Python that somebody has built, without libffi."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *words],
        capture_output=True,
        encoding="utf-8",
        env=shell.environment,
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
