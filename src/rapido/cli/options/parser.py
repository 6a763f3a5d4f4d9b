"""The parser of a command: its help and its errors speak the reader's language."""

import re
import sys
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, NoReturn

from rapido.cli.options.help_formatter import TranslatedHelp
from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.options.nearest import nearest
from rapido.cli.options.placeholders import placeholder
from rapido.locales import catalog, preferred_language
from rapido.locales.explained import NOTHING, Message
from rapido.locales.rounded import Value

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

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
        self._words: list[str] = []
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
        self._words = list(sys.argv[1:] if args is None else args)
        try:
            return super().parse_args(args, namespace)
        except ArgumentError as error:
            self._refuse(error)

    def error(self, message: str) -> NoReturn:
        """Print what is wrong; the usage of a command with many options would hide it."""
        self._fail(*self._translate(message))

    def _refuse(self, error: ArgumentError) -> NoReturn:
        cause = error.__context__
        if isinstance(cause, InvalidValue):
            message, guess = cause.explain(self.say), self._nearest(cause.key, cause.values)
        else:
            message, guess = self._translate(error.message)
        if error.argument_name is not None:
            name = placeholder(error.argument_name, self.say)
            message = self.say("option-argument", name=name, message=message)
        self._fail(message, guess)

    def _translate(self, message: str) -> tuple[str, str | None]:
        """Return what argparse says in the reader's language, and what may have been meant."""
        for pattern, key in _ERRORS.items():
            if found := pattern.fullmatch(message):
                # Python 3.11 quotes every choice.
                values = {k: v.replace("'", "") for k, v in found.groupdict().items()}
                # A misspelled option must not look like one that is missing.
                unknown = self._unknown_options() if key == "option-required" else []
                if unknown:
                    return self._translate(f"unrecognized arguments: {' '.join(unknown)}")
                shown = {k: v or self.say(NOTHING.key) for k, v in values.items()}
                if key == "option-required":
                    missing = values["arguments"].split(", ")
                    shown["arguments"] = ", ".join(placeholder(name, self.say) for name in missing)
                return self.say(key, **shown), self._nearest(key, values)
        return message, None

    def _unknown_options(self) -> list[str]:
        options = takewhile(lambda word: word != "--", self._words)
        names = [word.partition("=")[0] for word in options if word.startswith("--")]
        return [name for name in names if name not in self._option_string_actions]

    def _nearest(self, key: str, values: Mapping[str, Value | Message]) -> str | None:
        """Return the known word most like a wrong one, if any is."""
        if key == "option-choice":
            return nearest(str(values["value"]), str(values["choices"]).split(", "))
        if key == "option-unknown":
            word = str(values["arguments"]).partition(" ")[0].partition("=")[0]
            return nearest(word, self._option_string_actions) if word.startswith("--") else None
        return None

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Print help or an error; unlike argparse, say so if help cannot be written."""
        if file is sys.stdout:
            sys.stdout.write(message)
        else:
            super()._print_message(message, file)

    def _fail(self, message: str, guess: str | None = None) -> NoReturn:
        lines = [self.say("option-error", program=self.prog, message=message)]
        if guess is not None:
            lines.append(self.say("option-nearest", nearest=guess))
        lines.append(self.say("option-hint", command=f"{self.prog} --help"))
        self.exit(2, "".join(f"{line}\n" for line in lines))
