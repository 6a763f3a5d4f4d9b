"""The options of `rapido serve` for all settings of the server, made from their one list."""

from argparse import (
    SUPPRESS,
    Action,
    ArgumentParser,
    BooleanOptionalAction,
    Namespace,
)
from collections.abc import Callable
from typing import Any, Final

from rapido.cli.options.data_folder import add_data
from rapido.cli.options.durations import SECONDS, read_duration
from rapido.cli.options.help_formatter import HelpText
from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.options.numbers import read_number
from rapido.cli.options.parser import CommandParser
from rapido.locales import Say
from rapido.web.settings.setting import BadSettingValue, Setting
from rapido.web.settings.settings import SETTINGS, grouped_settings

METAVARS: Final = {
    "store": "URL",
    "bus": "URL",
    "preset": "NAME",
    "host": "ADDRESS",
    "port": "PORT",
    "names": "HOST",
    "proxies": "ADDRESS",
    "keep_days": "DAYS",
}
GROUPS: Final = {
    "Everyday": "help-group-everyday",
    "Computer players": "help-group-computer-players",
    "Timeouts": "help-group-timeouts",
    "Lifetimes and intervals": "help-group-lifetimes-and-intervals",
    "Limits": "help-group-limits",
}


class HelpAll(Action):
    """Prints the help with all settings, and exits."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        language = parser.language if isinstance(parser, CommandParser) else None
        complete = CommandParser(
            parser.prog,
            language=language,
            description=parser.description,
            epilog=parser.epilog,
        )
        complete.usage = "%(prog)s [OPTION ...]"
        add_settings(complete, everything=True)
        complete.print_help()
        parser.exit()


def add_settings(parser: ArgumentParser, *, everything: bool = False) -> None:
    """Add an option for each setting; the help shows everyday ones, or everything."""
    for title, settings in grouped_settings().items():
        group = parser.add_argument_group(GROUPS[title])
        for setting in settings:
            if setting.name == "data":
                add_data(group)
            else:
                about = _SettingHelp.of(setting, bounds=everything)
                _add_option(group, setting, about if everything or setting.option else SUPPRESS)
    parser.add_argument("--help-all", action=HelpAll, nargs=0, help="help-all")
    parser.epilog = "help-serve-more"


def given_settings(options: Namespace) -> dict[str, Any]:
    """Return the settings on the command line by name."""
    given = {name: value for name, value in vars(options).items() if value is not None}
    return {name: value for name, value in given.items() if name in SETTINGS}


# argparse has no public name for the type of a group.
def _add_option(group: Any, setting: Setting, about: str) -> None:  # noqa: ANN401
    metavar = METAVARS.get(setting.name, "X")
    kind: dict[str, Any] = {"type": _parser(setting), "metavar": metavar}
    match setting.default:
        case bool():
            kind = {"action": BooleanOptionalAction, "default": None}
        case int() if metavar == "X":
            kind["metavar"] = "N"
        case tuple():
            kind["action"] = "extend"
        case _:
            pass
    group.add_argument(setting.flag, dest=setting.name, help=about, **kind)


class _SettingHelp(HelpText):
    """What a setting is, its bounds and its default; the everyday ones are translated."""

    __slots__ = ("bounds", "setting")
    setting: Setting
    bounds: bool

    @classmethod
    def of(cls, setting: Setting, *, bounds: bool) -> "_SettingHelp":
        text = cls(setting.name)
        text.setting, text.bounds = setting, bounds or bool(setting.choices)
        return text

    def render(self, say: Say) -> str:
        setting = self.setting
        about = say(f"setting-{setting.name}") if setting.option else setting.about
        limits = _bounds(setting, say) if self.bounds else ""
        match setting.default:
            case bool():
                limits, default = "", say("help-on" if setting.default else "help-off")
            case tuple():
                limits, default = "", say("help-none-yet")
            case float():
                default = f"{setting.default:.15g}"
            case _:
                default = str(setting.default)
        if limits:
            found = say("help-setting-bounds", about=about, bounds=limits, default=default)
        else:
            found = say("help-setting", about=about, default=default)
        return found.replace("%", "%%")


def _bounds(setting: Setting, say: Say) -> str:
    if not isinstance(setting.default, int | float):
        return ", ".join(setting.choices)
    ends = {"low": f"{setting.minimum:.15g}", "high": f"{setting.maximum:.15g}"}
    return say("review-band", **ends)


def _plain(setting: Setting, text: str) -> str:
    """Return a number in plain digits; the environment and rapido.toml know no other form."""
    if isinstance(setting.default, bool) or not isinstance(setting.default, int | float):
        return text
    value = read_number(text)
    if METAVARS.get(setting.name) == "DAYS" and (seconds := read_duration(text)) is not None:
        value = seconds / SECONDS["d"]
    return text if value is None else f"{value.normalize():f}"


def _parser(setting: Setting) -> Callable[[str], Any]:
    def parse(text: str) -> Any:  # noqa: ANN401 - of the type of the setting
        plain = _plain(setting, text)
        try:
            return setting.parse(plain)
        except BadSettingValue as error:
            shown = {} if plain == text else {"value": text}
            raise InvalidValue.of(error, **shown) from error

    return parse
