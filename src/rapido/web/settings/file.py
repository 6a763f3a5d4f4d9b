"""The file `rapido.toml`: settings by name, without tables."""

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import SETTINGS
from rapido.web.settings.store_url import store_relative_to

FILE: Final = "rapido.toml"


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a file contains, unchecked, or raise BadSettingValue if it is not TOML."""
    try:
        return tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        raise BadSettingValue(f"{path} cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadSettingValue(f"{path} is not text in UTF-8") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadSettingValue(
            f'{path}: {error}; expected lines such as keep_days = 30 or names = ["rapido.example"]'
        ) from error


def read_settings_file(path: Path) -> dict[str, Any]:
    """Return the settings in a file, or raise BadSettingValue with everything that is wrong."""
    values: dict[str, Any] = {}
    problems: list[str] = []
    for key, value in read_toml(path).items():
        try:
            values[key] = read_value(path, key, value)
        except BadSettingValue as error:
            problems.append(str(error))
    if problems:
        raise BadSettingValue("\n".join(problems))
    return values


def read_value(path: Path, key: str, value: object) -> Any:  # noqa: ANN401 - of the setting's type
    """Check one value of a file; a relative path in it counts from its folder."""
    if key not in SETTINGS:
        raise BadSettingValue(f"{path}: {_unknown_key(key, value)}")
    try:
        found = SETTINGS[key].convert(value)
    except BadSettingValue as error:
        raise BadSettingValue(f"{path}: {key}: {error}") from error
    if key == "store":
        return store_relative_to(path.parent, found)
    return path.parent / found if isinstance(found, Path) else found


def _unknown_key(key: str, value: object) -> str:
    if isinstance(value, dict):
        return f"there are no tables in this file: write the settings without [{key}]"
    near = nearest_setting(key)
    return f"there is no setting {key}" + (f"; did you mean {near}?" if near else "")


def nearest_setting(key: str) -> str | None:
    """Return the setting that was probably meant, also by its option or its variable."""
    key = key.strip("-").replace("-", "_").lower().removeprefix("rapido_")
    for name, setting in SETTINGS.items():
        if key in {name, setting.option.replace("-", "_")}:
            return name
    return next(iter(get_close_matches(key, SETTINGS, 1)), None)
