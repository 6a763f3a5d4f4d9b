"""Every number on every command line has bounds, and its error names them."""

import re
from argparse import Action, ArgumentError
from importlib import import_module

import pytest

from rapido.cli import COMMANDS
from rapido.cli.options.durations import duration, duration_in
from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.options.numbers import number, whole_number
from rapido.cli.options.parser import CommandParser
from rapido.cli.options.settings import add_settings, given_settings
from rapido.foreign_text import escape_text

BAD = (
    *("nan", "inf", "-inf", "1e400", "-1", "-0.5", "9" * 400, "\uff11\uff12", "0x10"),
    *("1__000", "_1", "1_", "1,000", "1 000", "10q", "10kk", "2.5m5", "k", "1e6k6"),
    *("", " 5", "5 ", "+5", "1e", "five", "\u00b2", "--", "\x1b[2J"),
)


def numbers_of(command: str) -> list[Action]:
    """List the options of a command that are read as something other than text or paths."""
    parser = CommandParser(command)
    import_module(f"rapido.cli.{command}").configure(parser)
    kinds = (
        whole_number(0, 0).__code__,
        number(0, 0).__code__,
        duration_in("s", 0, 0).__code__,
    )
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


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(("1", 1), ("007", 7), ("10", 10), ("-2", -2), ("1_000_000", 1_000_000), ("1e6", 10**6)),
        *(("10k", 10_000), ("10K", 10_000), ("2.5M", 2_500_000), ("1.5e3", 1500), ("1G", 10**9)),
        *(("281474976710656", 2**48), (".5k", 500), ("1000e-3", 1), ("281.474976710656T", 2**48)),
    ],
)
def test_whole_numbers(text: str, value: int) -> None:
    assert whole_number(-2, 2**48)(text) == value


@pytest.mark.parametrize("text", ["1.5", "2.5001k", "1e-1", "281.4749767106561T"])
def test_parts_of_a_whole_are_refused(text: str) -> None:
    with pytest.raises(InvalidValue, match=f"from 0 to {2**48}, not {text}"):
        whole_number(0, 2**48)(text)


def test_large_numbers_are_refused_with_an_example() -> None:
    with pytest.raises(InvalidValue, match=r"such as 5000, 10k, 2\.5M, or 1e6, not a million"):
        whole_number(1, 10_000)("a million")
    with pytest.raises(InvalidValue, match="give a whole number from 2 to 6, not two"):
        whole_number(2, 6)("two")


@pytest.mark.parametrize(
    ("text", "value"),
    [*(("1", 1.0), (".5", 0.5), ("2.", 2.0), ("1e-3", 0.001), ("0", 0.0), ("0.002k", 2.0))],
)
def test_numbers_with_decimals(text: str, value: float) -> None:
    assert number(0, 2)(text) == value


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90s", 90),
        ("5m", 300),
        ("1h30m", 5400),
        ("1.5h", 5400),
        ("30d", 2_592_000),
        ("2w", 1209600),
    ],
)
def test_durations(text: str, seconds: float) -> None:
    assert duration(text) == seconds
    assert duration_in("s", 0, 1e9)(text) == seconds
    assert duration_in("m", 0, 1e9)(text) == seconds / 60


def test_plain_numbers_count_the_unit_of_the_option() -> None:
    assert duration_in("m", 0, 100)("5") == 5
    assert duration_in("s", 0, 100)("250ms") == 0.25
    with pytest.raises(InvalidValue, match="seconds from 0 to 60, or a time such as 90s or 5m"):
        duration_in("s", 0, 60)("2m")
    with pytest.raises(InvalidValue, match="90m, 12h, or 30d, not 5"):
        duration("5")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--response-bytes 20k", {"response_bytes": 20_000}),
        ("--port 8_080", {"port": 8080}),
        ("--keep-days 8w", {"keep_days": 56.0}),
        ("--keep-days 1e3", {"keep_days": 1000.0}),
    ],
)
def test_settings_take_the_same_numbers(words: str, expected: dict[str, float]) -> None:
    parser = CommandParser("serve")
    add_settings(parser)
    assert given_settings(parser.parse_args(words.split())) == expected
