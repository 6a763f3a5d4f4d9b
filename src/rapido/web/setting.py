"""One setting: its bounds, and how it is read from the command line or the environment."""

import math
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

_YES: Final = frozenset({"1", "true", "yes", "on"})
_NO: Final = frozenset({"0", "false", "no", "off", ""})


class BadSettingValue(ValueError):
    """A value that a setting cannot have; the message says what it can be."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The declaration of a setting; its type is that of its default."""

    about: str
    minimum: float = -math.inf
    maximum: float = math.inf
    option: str = ""
    """the option of `rapido serve`, if there is one"""
    name: str = ""
    default: Any = None

    @property
    def variable(self) -> str:
        return f"RAPIDO_{self.name.upper()}"

    @property
    def bounds(self) -> str:
        """The allowed values; empty if there is no limit."""
        match self.default:
            case bool():
                return "0 or 1"
            case int() | float():
                return f"{self.minimum:.15g} to {self.maximum:.15g}"
            case _:
                return ""

    def parse(self, text: str) -> Any:  # noqa: ANN401 - of the type of the default
        """Read a value, or raise BadSettingValue with the bounds."""
        match self.default:
            case bool():
                if text.lower() not in _YES | _NO:
                    raise BadSettingValue(f"expected {self.bounds}, not {text}")
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
                return tuple(part.strip() for part in text.split(",") if part.strip())
            case str():
                return text
            case _:
                return Path(text)

    def check(self, value: float, shown: str) -> None:
        """Raise BadSettingValue if a number is out of bounds."""
        if not self.minimum <= value <= self.maximum:  # nan is not within any bounds
            kind = "number" if isinstance(self.default, float) else "whole number"
            raise BadSettingValue(f"expected a {kind} from {self.bounds}, not {shown}")


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
                raise BadSettingValue(f"{setting.variable}: {error}") from error
    return values
