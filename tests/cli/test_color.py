"""Colors: what the terminal, the environment and `--color` ask for."""

import io
import os

import pytest

from rapido.cli import main
from rapido.cli.terminal.console import force_color, uses_color


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "in_terminal", "in_pipe"),
    [
        ({}, True, False),
        ({"TERM": "dumb"}, False, False),
        ({"NO_COLOR": "1"}, False, False),
        ({"NO_COLOR": ""}, True, False),
        ({"FORCE_COLOR": "1"}, True, True),
        ({"FORCE_COLOR": "0"}, False, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False, False),
        ({"CLICOLOR": "0"}, False, False),
        ({"CLICOLOR": "1"}, True, False),
        ({"CLICOLOR_FORCE": "1", "CLICOLOR": "0"}, True, True),
    ],
)
def test_environment(environment: dict[str, str], *, in_terminal: bool, in_pipe: bool) -> None:
    assert uses_color(environment, Terminal()) is in_terminal
    assert uses_color(environment, io.StringIO()) is in_pipe


def test_option_wins_over_the_environment() -> None:
    environment = {"NO_COLOR": "1", "CLICOLOR": "0"}
    force_color("auto", environment)
    assert not uses_color(environment, Terminal())
    force_color("always", environment)
    assert uses_color(environment, io.StringIO())
    force_color("never", environment)
    assert not uses_color(environment, Terminal())


@pytest.mark.parametrize("command", ["rules", "simulate --players uniform,uniform --games 2"])
def test_option(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for choice, colored in (("always", True), ("never", False), ("auto", False)):
        monkeypatch.setattr(os, "environ", {"TERM": "xterm-256color"})
        assert main([*command.split(), "--color", choice]) == 0
        assert ("\x1b[" in capsys.readouterr().out) is colored
