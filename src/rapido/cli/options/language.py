"""The option `--language`, common to all commands that speak to people."""

from argparse import ArgumentParser

from rapido.locales import LANGUAGES, preferred_language


def add_language(parser: ArgumentParser) -> None:
    """The default comes from the environment."""
    parser.add_argument(
        "--language",
        choices=list(LANGUAGES),
        default=preferred_language(),
        help=f"one of {', '.join(LANGUAGES)} (here: %(default)s)",
    )
