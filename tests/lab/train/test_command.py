"""`rapido train` from the command line, as far as it works without torch."""

import os
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from rapido.cli import train


def call(*arguments: str) -> int:
    parser = ArgumentParser()
    train.configure(parser)
    return train.run(parser.parse_args(arguments))


def test_missing_torch_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rapido.lab.train.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert call("--out", str(tmp_path / "value.npz")) == 2
    assert "needs torch" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "2", "3", "--lessons", "5"], "as many numbers of lessons"),
        (["--log", "/no/such/folder/log"], "There’s no folder /no/such/folder."),
    ],
)
def test_errors_are_reported(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("--out", str(tmp_path / "value.npz"), *arguments) == 2
    assert message in capsys.readouterr().err


def test_player_count_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call("--out", "value.npz", "--players", "7")
    assert "from 2 to 6, not 7" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_a_pipe_is_refused_before_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert call("--out", str(tmp_path / "pipe")) == 2
    assert "a device or a pipe" in capsys.readouterr().err
