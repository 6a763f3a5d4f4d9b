"""The option `--color`, shared by all commands with colored output."""

import os
from argparse import Action, ArgumentParser, Namespace
from typing import Final

WHEN: Final = ("auto", "always", "never")


class _SetColor(Action):
    def __call__(
        self, _parser: ArgumentParser, _options: Namespace, choice: object, *_: object
    ) -> None:
        from rapido.cli.terminal.console import force_color  # noqa: PLC0415 - rich takes long

        force_color(str(choice), os.environ)


def add_color(parser: ArgumentParser) -> None:
    parser.add_argument("--color", action=_SetColor, choices=WHEN, help="help-color")
