"""The parser of a command: its help and its errors speak the reader's language."""

import re
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NoReturn

from rapido.cli.options.help_formatter import TranslatedHelp
from rapido.cli.options.invalid_value import InvalidValue
from rapido.locales import catalog, preferred_language
from rapido.locales.rounded import Value

# What argparse says, and the key of the same message.
_ERRORS: Final = {
    re.compile(pattern, re.DOTALL): key
    for pattern, key in (
        ("unrecognized arguments: (?P<arguments>.*)", "option-unknown"),
        ("the following arguments are required: (?P<arguments>.*)", "option-required"),
        ("one of the arguments (?P<arguments>.*) is required", "option-one-required"),
        ("expected one argument", "option-needs-value"),
        ("expected at least one argument", "option-needs-values"),
        ("ignored explicit argument (?P<value>.*)", "option-takes-no-value"),
        ("not allowed with argument (?P<other>.*)", "option-not-with"),
        (r"invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)", "option-choice"),
    )
}


class CommandParser(ArgumentParser):
    """Takes keys of messages as help, and repeats wrong arguments only escaped."""

    def __init__(self, prog: str, *, language: str | None = None, **options: Any) -> None:  # noqa: ANN401 - those of argparse
        self.language = language or preferred_language()
        super().__init__(
            prog,
            # An abbreviation takes a typo for an option, and a new option breaks old scripts.
            allow_abbrev=False,
            add_help=False,
            exit_on_error=False,
            formatter_class=partial(TranslatedHelp, say=self.say),  # type: ignore[arg-type]
            **options,
        )
        self.add_argument("-h", "--help", action="help", help="help-help")

    def say(self, key: str, **values: Value) -> str:
        """Format a message; loading the catalog takes long, so only help and errors do it."""
        return catalog(self.language)(key, **values)

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> Namespace:
        """Parse, or print what is wrong and exit."""
        try:
            return super().parse_args(args, namespace)
        except ArgumentError as error:
            self._refuse(error)

    def error(self, message: str) -> NoReturn:
        """Print what is wrong; the usage of a command with many options would hide it."""
        self._fail(self._translate(message))

    def _refuse(self, error: ArgumentError) -> NoReturn:
        cause = error.__context__
        if isinstance(cause, InvalidValue):
            message = cause.explain(self.say)
        else:
            message = self._translate(error.message)
        if error.argument_name is not None:
            message = self.say("option-argument", name=error.argument_name, message=message)
        self._fail(message)

    def _translate(self, message: str) -> str:
        for pattern, key in _ERRORS.items():
            if found := pattern.fullmatch(message):
                # Python 3.11 quotes every choice.
                return self.say(
                    key, **{k: v.replace("'", "") for k, v in found.groupdict().items()}
                )
        return message

    def _fail(self, message: str) -> NoReturn:
        error = self.say("option-error", program=self.prog, message=message)
        hint = self.say("option-hint", command=f"{self.prog} --help")
        self.exit(2, f"{error}\n{hint}\n")
