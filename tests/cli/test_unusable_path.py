"""A path that the system refuses is named in a sentence."""

import errno
import os
from functools import partial
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.cli.unusable_path import run_with_paths

LONG = "a" * 300
COMMANDS = (
    ("backup", "copy", "--data", LONG),
    ("review", LONG),
    ("rooms", "list", "--data", LONG),
    ("rooms", "list", "--store", f"sqlite:{LONG}"),
    ("simulate", "--players", "bold,bold", "--games", "1", "--html", LONG),
    ("site", LONG),
)


@pytest.mark.skipif(os.name == "nt", reason="has other limits")
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_name_that_is_too_long(
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--language", "en"]) == 2
    assert "the name is too long" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def refused(code: int, *paths: str) -> int:
    raise OSError(code, os.strerror(code), *paths)


def test_what_is_refused_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for code in (errno.EACCES, errno.EPERM):
        assert run_with_paths(partial(refused, code, "secret"), "de") == 2
        assert "secret" in (said := capsys.readouterr().err)
        assert "der Zugriff ist nicht erlaubt" in said


@pytest.mark.parametrize("given", [(errno.EACCES,), (errno.EBADF, "secret")])
def test_other_errors_are_bugs(given: tuple[int] | tuple[int, str]) -> None:
    with pytest.raises(OSError, match=os.strerror(given[0])):
        run_with_paths(partial(refused, *given), "en")


LINKED = (
    "play bot:bold bot:bold --save loop",
    "site loop",
    "restore loop --data data",
    "migrate --from sqlite:loop --to sqlite:data",
)


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own")
@pytest.mark.parametrize("line", LINKED)
def test_a_link_to_itself(
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("loop").symlink_to("loop")
    assert main([*line.split(), "--language", "en"]) == 2
    assert "loop: system error ELOOP" in capsys.readouterr().err
    assert [*Path().iterdir()] == [Path("loop")]
