"""A missing package or part of Python is named in a sentence."""

import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from unittest.mock import Mock

import pytest

from rapido import extras
from rapido.cli.missing_package import run_with_packages
from tests.cli.run import Shell

WITHOUT = "import sys; sys.modules['_ctypes'] = None; from rapido.cli import main; sys.exit(main())"


@pytest.fixture
def direct_url(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """What pip notes about an installation that is not from an index."""
    read = Mock(return_value=None)
    monkeypatch.setattr(extras, "distribution", Mock(return_value=Mock(read_text=read)))
    return read


def lacking(module: str) -> int:
    raise ModuleNotFoundError(f"No module named {module!r}", name=module)


@pytest.mark.usefixtures("direct_url")
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


@pytest.mark.parametrize("name", ["my wheels/rapido_game-1-py3-none-any.whl", "clone"])
def test_what_was_installed_from_a_path_is_installed_from_there(
    direct_url: Mock, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = tmp_path / name
    direct_url.return_value = f'{{"url": "{path.as_uri()}"}}'
    assert run_with_packages(lambda: lacking("torch"), "en") == 2
    assert 'pip install "rapido-game[train]"' in capsys.readouterr().err  # it is gone
    path.mkdir(parents=True)
    assert run_with_packages(lambda: lacking("torch"), "en") == 2
    assert f'pip install "{path}[train]"' in capsys.readouterr().err
    direct_url.return_value = f'{{"url": "{path.as_uri()}", "dir_info": {{"editable": true}}}}'
    assert run_with_packages(lambda: lacking("torch"), "en") == 2
    assert f'pip install -e "{path}[train]"' in capsys.readouterr().err


def test_a_clone_that_is_not_installed_names_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extras, "distribution", Mock(side_effect=PackageNotFoundError))
    assert run_with_packages(lambda: lacking("torch"), "en") == 2
    assert f'pip install "{Path.cwd()}[train]"' in capsys.readouterr().err


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
