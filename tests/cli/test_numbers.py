"""Every number on every command line has bounds, and its error names them."""

import re
from argparse import Action, ArgumentError
from importlib import import_module

import pytest

from rapido.cli import COMMANDS
from rapido.cli.options.numbers import number, whole_number
from rapido.cli.options.parser import CommandParser
from rapido.foreign_text import escape_text

BAD = (
    *("nan", "inf", "-inf", "1e400", "-1", "-0.5", "9" * 400, "1_000", "\uff11\uff12", "0x10"),
    *("", " 5", "5 ", "+5", "1e", "five", "\u00b2", "--", "\x1b[2J"),
)


def numbers_of(command: str) -> list[Action]:
    """List the options of a command that are read as something other than text or paths."""
    parser = CommandParser(command)
    import_module(f"rapido.cli.{command}").configure(parser)
    kinds = (whole_number(0, 0).__code__, number(0, 0).__code__)
    return [
        action
        for action in parser._actions  # noqa: SLF001 - there is no other way to list them
        if action.type in (int, float) or getattr(action.type, "__code__", None) in kinds
    ]


OPTIONS = [(command, action) for command in COMMANDS for action in numbers_of(command)]


def test_the_options_are_found() -> None:
    found = {(command, action.option_strings[0]) for command, action in OPTIONS}
    assert {("simulate", "--games"), ("bot", "--seconds"), ("train", "--minutes")} <= found
    assert len(found) > 20


@pytest.mark.parametrize(
    ("command", "action"), OPTIONS, ids=[f"{c} {a.option_strings[0]}" for c, a in OPTIONS]
)
def test_numbers_are_bounded(command: str, action: Action) -> None:
    assert action.type not in (int, float), "use rapido.cli.options.numbers"
    for text in BAD:
        assert refusal(command, action, text).count(" to ") >= 1, text


def refusal(command: str, action: Action, text: str) -> str:
    parser = CommandParser(command)
    with pytest.raises(ArgumentError, match=re.escape(f"not {escape_text(text)}")) as refused:
        parser._get_value(action, text)  # noqa: SLF001
    return str(refused.value)


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("007", 7), ("10", 10), ("-2", -2)])
def test_whole_numbers(text: str, value: int) -> None:
    assert whole_number(-2, 10)(text) == value


@pytest.mark.parametrize(
    ("text", "value"), [("1", 1.0), (".5", 0.5), ("2.", 2.0), ("1e-3", 0.001), ("0", 0.0)]
)
def test_numbers_with_decimals(text: str, value: float) -> None:
    assert number(0, 2)(text) == value
