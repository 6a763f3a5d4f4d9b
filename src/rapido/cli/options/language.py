"""The option `--language`, shared by all commands with translated output."""

from argparse import ArgumentParser
from collections.abc import Sequence

from rapido.locales import LANGUAGES, VARIANTS, preferred_language

_OPTION = "--language"


def add_language(parser: ArgumentParser) -> None:
    """The default comes from the environment."""
    parser.add_argument(
        _OPTION,
        choices=[*LANGUAGES, *VARIANTS],
        default=preferred_language(),
        help="help-language",
    )


def language_of(words: Sequence[str]) -> str:
    """Return the language of a command line that is not parsed yet, for its help and its errors."""
    found = preferred_language()
    for at, word in enumerate(words):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        wish = value if equals else "".join(words[at + 1 : at + 2])
        if name == _OPTION and wish in (*LANGUAGES, *VARIANTS):
            found = wish
    return found


def language_option(language: str) -> list[str]:
    """Return what a command needs to speak this language here."""
    return [] if language == preferred_language() else [_OPTION, language]
