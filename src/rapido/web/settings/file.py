"""The file `rapido.toml`: settings by name, without tables."""

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from rapido.locales import Say
from rapido.locales.rounded import Value
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import SETTINGS
from rapido.web.settings.store_url import store_relative_to

FILE: Final = "rapido.toml"


class BadSettings(BadSettingValue):
    """All that is wrong with a file, a line for each problem."""

    def __init__(self, problems: Sequence[BadSettingValue]) -> None:
        super().__init__("")
        self._problems = problems

    def explain(self, say: Say, **others: Value) -> str:
        return "\n".join(problem.explain(say, **others) for problem in self._problems)


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a file contains, unchecked, or raise BadSettingValue if it is not TOML."""
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSettingValue("bad-setting-unreadable", file=str(path), reason=reason) from error
    except UnicodeDecodeError as error:
        raise BadSettingValue("bad-setting-encoding", file=str(path)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        examples = {"one": "keep_days = 30", "other": 'names = ["rapido.example"]'}
        raise BadSettingValue(
            "bad-setting-toml", file=str(path), reason=str(error), **examples
        ) from error


def read_settings_file(path: Path) -> dict[str, Any]:
    """Return the settings in a file, or raise BadSettingValue with everything that is wrong."""
    values: dict[str, Any] = {}
    problems: list[BadSettingValue] = []
    for key, value in read_toml(path).items():
        try:
            values[key] = read_value(path, key, value)
        except BadSettingValue as error:
            problems.append(error)
    if problems:
        raise BadSettings(problems)
    return values


def read_value(path: Path, key: str, value: object) -> Any:  # noqa: ANN401 - of the setting's type
    """Check one value of a file; a relative path in it counts from its folder."""
    if key not in SETTINGS:
        raise _unknown_key(key, value).at(str(path))
    try:
        found = SETTINGS[key].convert(value)
    except BadSettingValue as error:
        raise error.at(str(path), key) from error
    if key == "store":
        return store_relative_to(path.parent, found)
    return path.parent / found if isinstance(found, Path) else found


def _unknown_key(key: str, value: object) -> BadSettingValue:
    if isinstance(value, dict):
        return BadSettingValue("bad-setting-tables", name=key)
    near = nearest_setting(key)
    if near is None:
        return BadSettingValue("bad-setting-unknown", name=key)
    return BadSettingValue("bad-setting-unknown-near", name=key, near=near)


def nearest_setting(key: str) -> str | None:
    """Return the setting that was probably meant, also by its option or its variable."""
    key = key.strip("-").replace("-", "_").lower().removeprefix("rapido_")
    for name, setting in SETTINGS.items():
        if key in {name, setting.option.replace("-", "_")}:
            return name
    return next(iter(get_close_matches(key, SETTINGS, 1)), None)
