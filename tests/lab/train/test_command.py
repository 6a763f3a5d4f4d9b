"""`rapido train` as people call it, up to where torch is needed."""

import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from rapido.cli import train


def call(*words: str) -> int:
    parser = ArgumentParser()
    train.configure(parser)
    return train.run(parser.parse_args(words))


def test_without_torch_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rapido.lab.train.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert call("--out", str(tmp_path / "value.npz")) == 2
    assert "takes torch" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--minutes", "0"], "a number of minutes above 0"),
        (["--players", "2", "3", "--lessons", "5"], "as many numbers of lessons"),
        (["--players", "2", "--lessons", "0"], "at least 1"),
        (["--log", "/no/such/folder/log"], "there is no folder /no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("--out", str(tmp_path / "value.npz"), *words) == 2
    assert sentence in capsys.readouterr().err


def test_there_are_two_to_six_players(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call("--out", "value.npz", "--players", "7")
    assert "invalid choice: 7" in capsys.readouterr().err
