"""One setting: its bounds, and how it is read from an option, a variable or a file."""

import math
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, cast

from rapido.locales.explained import NOTHING, Explained, Message

_YES: Final = frozenset({"1", "true", "yes", "on"})
_NO: Final = frozenset({"0", "false", "no", "off", ""})


class BadSettingValue(Explained, ValueError):
    """A value that a setting cannot have; the message says what it can be."""

    def at(self, *places: str) -> "BadSettingValue":
        """Return the same with the places where the value is, such as a file and a line in it."""
        where = ": ".join(places)
        return BadSettingValue("bad-setting-at", where=where, problem=self)


@dataclass(frozen=True, slots=True)
class Setting:
    """The declaration of a setting; its type is that of its default."""

    about: str
    minimum: float = -math.inf
    maximum: float = math.inf
    option: str = ""
    """set for everyday settings, which `rapido serve --help` shows; others are named as below"""
    choices: tuple[str, ...] = ()
    normalize: Callable[[str], str] = str
    """returns the usual form of a text, or raises BadSettingValue"""
    show: Callable[[str], str] = str
    """returns a text without what must not be seen on a screen or in a log"""
    name: str = ""
    default: Any = None

    @property
    def variable(self) -> str:
        return f"RAPIDO_{self.name.upper()}"

    @property
    def flag(self) -> str:
        return f"--{self.option or self.name.replace('_', '-')}"

    @property
    def bounds(self) -> str:
        """The allowed values; empty if there is no limit."""
        match self.default:
            case bool():
                return "0 or 1"
            case int() | float():
                return f"{self.minimum:.15g} to {self.maximum:.15g}"
            case _:
                return " or ".join(self.choices)

    def parse(self, text: str) -> Any:  # noqa: ANN401 - of the type of the default
        """Read a value from an option or a variable, or raise BadSettingValue."""
        match self.default:
            case bool():
                if text.lower() not in _YES | _NO:
                    raise BadSettingValue("option-choice", value=text, choices="0, 1")
                return text.lower() in _YES
            case int() | float():
                kind = type(self.default)
                try:
                    value = kind(text)
                except ValueError:
                    value = math.nan
                self.check(value, text)
                return value
            case tuple():
                parts = (part.strip() for part in text.split(","))
                return tuple(self._normalize(part) for part in parts if part)
            case str():
                return self._normalize(text)
            case _:
                return Path(text)

    def convert(self, value: object) -> Any:  # noqa: ANN401 - of the type of the default
        """Check a value that has a type, as in TOML, or raise BadSettingValue."""
        shown = _as_toml(value)
        key = "bad-setting-text" if isinstance(self.default, str | None) else "bad-setting-list"
        match self.default, value:
            case bool(), bool():
                return value
            case bool(), _:
                raise BadSettingValue("option-choice", value=shown, choices="true, false")
            case ((int() | float()), (int() | float())) if not isinstance(value, bool):
                if isinstance(self.default, int) and not isinstance(value, int):
                    value = math.nan
                self.check(value, shown)
                return type(self.default)(value)
            case ((int() | float()), _):
                self.check(math.nan, shown)
            case tuple(), list() | tuple():
                parts = cast("list[object] | tuple[object, ...]", value)
                if all(isinstance(part, str) for part in parts):
                    return tuple(self._normalize(str(part)) for part in parts)
            case str(), str():
                return self._normalize(value)
            case None, str() | Path():
                return Path(value)
            case _:
                pass
        raise BadSettingValue(key, value=shown)

    def check(self, value: float, shown: str | Message) -> None:
        """Raise BadSettingValue if a number is out of bounds."""
        if not self.minimum <= value <= self.maximum:  # nan is not within any bounds
            key = "option-number" if isinstance(self.default, float) else "option-whole-number"
            bounds = {"least": f"{self.minimum:.15g}", "most": f"{self.maximum:.15g}"}
            raise BadSettingValue(key, **bounds, value=shown)

    def _normalize(self, text: str) -> str:
        if self.choices and text not in self.choices:
            choices = ", ".join(self.choices)
            raise BadSettingValue("option-choice", value=text or NOTHING, choices=choices)
        return self.normalize(text)


def _as_toml(value: object) -> str | Message:
    """Return a value as an operator may have written it, shortened."""
    match value:
        case bool():
            shown = str(value).lower()
        case dict():
            return Message("bad-setting-table")
        case str():
            shown = f'"{value}"'
        case _:
            shown = str(value)
    return shown if len(shown) <= 80 else f"{shown[:80]}…"


def declared_settings(group: type[Any]) -> dict[str, Setting]:
    """Return the settings that a dataclass declares, by name."""
    return {
        each.name: replace(
            each.metadata["setting"],
            name=each.name,
            default=None if each.default is MISSING else each.default,
        )
        for each in fields(group)
        if "setting" in each.metadata
    }


def check_bounds(group: object) -> None:
    """Raise BadSettingValue for the first number in a dataclass that is out of bounds."""
    for name, setting in declared_settings(type(group)).items():
        if isinstance(setting.default, int | float):
            value = getattr(group, name)
            setting.check(value, f"{value} for {name}")


def read_environment(
    settings: Mapping[str, Setting], environment: Mapping[str, str]
) -> dict[str, Any]:
    """Return the values of all settings that the environment has a variable for."""
    values: dict[str, Any] = {}
    for name, setting in settings.items():
        if setting.variable in environment:
            try:
                values[name] = setting.parse(environment[setting.variable])
            except BadSettingValue as error:
                raise error.at(setting.variable) from error
    return values
