"""The option `--language`, shared by all commands with translated output."""

from argparse import ArgumentParser

from rapido.locales import LANGUAGES, VARIANTS, preferred_language


def add_language(parser: ArgumentParser) -> None:
    """The default comes from the environment."""
    parser.add_argument(
        "--language",
        choices=[*LANGUAGES, *VARIANTS],
        default=preferred_language(),
        help=f"one of {', '.join([*LANGUAGES, *VARIANTS])} (default: %(default)s)",
    )
