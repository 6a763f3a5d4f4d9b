"""Everything that can be completed, found in the parsers of all commands."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module

from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.help_formatter import TranslatedHelp
from rapido.cli.options.parser import CommandParser
from rapido.cli.options.player_names import comma_separated, one_name
from rapido.locales import Say, catalog
from rapido.web.settings.settings import SETTINGS


class Kind(Enum):
    NOTHING = auto()
    FILE = auto()
    FOLDER = auto()
    CHOICE = auto()
    CHOICES = auto()
    """several, separated by commas"""


@dataclass(frozen=True, slots=True)
class Value:
    """What an option or an argument takes."""

    kind: Kind = Kind.NOTHING
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    flags: tuple[str, ...]
    about: str
    value: Value | None
    """None for an option without a value"""


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    about: str
    options: tuple[Option, ...]
    arguments: tuple[Value, ...]
    """by position; the last one may be repeated"""


def command_words(
    names: Sequence[str], language: str, lab_players: Sequence[str], players: Sequence[str]
) -> list[Command]:
    """Describe these commands in a language."""
    say = catalog(language)
    reader = _Reader(say, tuple(lab_players), tuple(players))
    return [reader.read(name, _parser(name, language)) for name in names]


def _parser(name: str, language: str) -> CommandParser:
    parser = CommandParser(f"rapido {name}", language=language)
    import_module(f"rapido.cli.{name}").configure(parser)
    return parser


@dataclass(frozen=True, slots=True)
class _Reader:
    say: Say
    lab_players: tuple[str, ...]
    players: tuple[str, ...]

    def read(self, name: str, parser: ArgumentParser) -> Command:
        actions = [each for each in parser._actions if each.help is not SUPPRESS]  # noqa: SLF001 - there is no other way to list them
        formatter = TranslatedHelp("", self.say)
        options = tuple(
            Option(tuple(each.option_strings), _one_line(formatter, each), self._value_of(each))
            for each in actions
            if each.option_strings
        )
        arguments = tuple(self._value(each) for each in actions if not each.option_strings)
        return Command(name, self.say(f"command-{name}"), options, arguments)

    def _value_of(self, action: Action) -> Value | None:
        return None if action.nargs == 0 else self._value(action)

    def _value(self, action: Action) -> Value:
        kind: Callable[[str], object] | object = action.type
        if action.choices is not None:
            return Value(Kind.CHOICE, tuple(map(str, action.choices)))
        if action.dest in SETTINGS and SETTINGS[action.dest].choices:
            return Value(Kind.CHOICE, SETTINGS[action.dest].choices)
        if kind is file_or_folder or (action.dest == "log" and action.metavar == "FILE"):
            return Value(Kind.FOLDER if action.metavar == "FOLDER" else Kind.FILE)
        if kind is comma_separated:
            return Value(Kind.CHOICES, self.lab_players)
        if kind is one_name:
            return Value(Kind.CHOICE, self.players)
        if action.metavar == "PLAYER":
            return Value(Kind.CHOICE, tuple(f"bot:{name}" for name in self.players))
        return Value()


def _one_line(formatter: TranslatedHelp, action: Action) -> str:
    """Return the help of an option up to its first detail, for a list of completions."""
    text = formatter.about(action)
    for end in (" (", "; ", ": "):
        text = text.partition(end)[0]
    return " ".join(text.split())
