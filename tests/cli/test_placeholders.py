"""Words that stand for values are in the reader's language, and defaults as people write them."""

import re
from argparse import SUPPRESS
from collections.abc import Iterator
from importlib import import_module

import pytest

from rapido.cli import COMMANDS
from rapido.cli.options.parser import CommandParser
from rapido.locales import LANGUAGES, catalog

SAME_IN_GERMAN = {"HASH", "LINK", "NAME", "PORT", "URL"}


def help_of(command: str, language: str) -> str:
    parser = CommandParser(f"rapido {command}", language=language)
    import_module(f"rapido.cli.{command}").configure(parser)
    return parser.format_help()


def placeholders(command: str) -> Iterator[str]:
    parser = CommandParser(f"rapido {command}", language="en")
    import_module(f"rapido.cli.{command}").configure(parser)
    for action in parser._actions:  # noqa: SLF001 - there is no other way to list them
        if action.help is not SUPPRESS and action.choices is None and action.nargs != 0:
            name = action.metavar or (action.dest.upper() if action.option_strings else action.dest)
            yield from [name] if isinstance(name, str) else name


@pytest.mark.parametrize("command", COMMANDS)
def test_all_words_are_translated(command: str) -> None:
    english, german = help_of(command, "en"), help_of(command, "de")
    for word in set(placeholders(command)) - SAME_IN_GERMAN:
        if re.fullmatch("[A-Z]{3,}", word):
            assert re.search(rf"\b{word}\b", english), word
            assert not re.search(rf"(--[a-z-]+ |^  ){word}\b", german, re.MULTILINE), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_has_the_name_that_help_has(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    parser = CommandParser("rapido backup", language=language)
    import_module("rapido.cli.backup").configure(parser)
    with pytest.raises(SystemExit):
        parser.parse_args([])
    file = catalog(language)("placeholder-file")
    assert file in capsys.readouterr().err
    assert f"  {file}  " in help_of("backup", language)


def test_defaults_have_no_needless_digits() -> None:
    text = help_of("solve", "en")
    assert "(default: 60)" in " ".join(text.split())
    for command in COMMANDS:
        assert not re.search(r"default: \d+\.0\)", " ".join(help_of(command, "en").split()))
