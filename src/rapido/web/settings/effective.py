"""The settings in force: from options, environment, file, preset and defaults, in this order."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rapido.locales.explained import Message
from rapido.web import network
from rapido.web.settings.bus_url import MEMORY
from rapido.web.settings.file import FILE, nearest_setting, read_settings_file
from rapido.web.settings.presets import PRESETS
from rapido.web.settings.setting import BadSettingValue, read_environment
from rapido.web.settings.settings import SETTINGS, Settings, make_settings
from rapido.web.settings.store_url import hide_password, is_postgres

CONFIG: Final = "RAPIDO_CONFIG"
ANY_ADDRESS: Final = "0.0.0.0"  # noqa: S104 - only if asked for
OTHER_VARIABLES: Final = frozenset(
    {CONFIG, "RAPIDO_VENV", "RAPIDO_COMMAND", "RAPIDO_TABLES", "RAPIDO_FRONTEND_TOOLS"}
    | {"RAPIDO_SETUP", "RAPIDO_TARGET"}
)
"""variables of Rapido that are no settings of the server"""
TEST_VARIABLES: Final = (
    *("RAPIDO_TEST_", "RAPIDO_KILL_", "RAPIDO_CUT", "RAPIDO_FRAMES", "RAPIDO_LONG"),
    *("RAPIDO_SEED", "RAPIDO_KERNEL_", "RAPIDO_SOAK", "RAPIDO_FLOOD", "RAPIDO_FUZZ"),
)
"""how the variables begin that give tests their size"""


@dataclass(frozen=True, slots=True)
class EffectiveSettings:
    settings: Settings
    sources: Mapping[str, str]
    """where each value is from: option, environment, file, preset, lan or default"""
    file: Path | None
    """the rapido.toml that was read"""


def effective_settings(
    options: Mapping[str, Any],
    environment: Mapping[str, str],
    config: Path | None,
    default_data: Callable[[], Path],
) -> EffectiveSettings:
    """Merge the settings of all sources, or raise BadSettingValue if one of them is wrong.

    `config` is the file that the command line names, `default_data` finds the platform's folder.
    """
    variables = read_environment(SETTINGS, environment)
    if not environment.get(SETTINGS["data"].variable):
        variables.pop("data", None)
    named = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    folder = options.get("data") or variables.get("data")
    file = named or _file_in(folder or default_data())
    values = {} if file is None else read_settings_file(file)
    if "data" in values and named is None:
        raise BadSettingValue("bad-setting-data-in-file", file=str(file))
    given: dict[str, Any] = {**values, **variables, **options}
    preset = PRESETS[given.get("preset", SETTINGS["preset"].default)]
    layers = {"preset": preset, "file": values, "environment": variables, "option": options}
    merged: dict[str, Any] = {}
    sources = dict.fromkeys(SETTINGS, "default")
    for source, layer in layers.items():
        merged |= layer
        sources |= dict.fromkeys(layer, source)
    if "data" not in merged:
        merged["data"] = default_data()
    if merged.get("lan"):
        if sources["host"] == sources["lan"] and merged["host"] != ANY_ADDRESS:
            raise BadSettingValue("bad-setting-lan-host", host=merged["host"])
        merged["host"] = ANY_ADDRESS
        merged["names"] = (*merged.get("names", ()), *network.own_names())
        sources |= {"host": "lan", "names": "lan"}
    settings = make_settings(merged)
    check_processes(settings)
    return EffectiveSettings(settings, sources, file)


def check_processes(settings: Settings) -> None:
    """Raise BadSettingValue if store, bus and workers do not fit together."""
    if not is_postgres(settings.store):
        if settings.workers > 1:
            raise BadSettingValue("bad-setting-workers-sqlite", workers=settings.workers)
        if settings.bus != MEMORY:
            raise BadSettingValue("bad-setting-bus-sqlite", bus=hide_password(settings.bus))
    elif settings.bus == MEMORY and settings.workers > 1:
        raise BadSettingValue("bad-setting-bus-memory", workers=settings.workers)
    if settings.workers > 1 and sys.platform == "win32":
        raise BadSettingValue("bad-setting-workers-windows")


def _file_in(folder: Path) -> Path | None:
    try:
        (folder / FILE).stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:
        pass  # reading it reports the reason
    return folder / FILE


def unknown_variables(environment: Mapping[str, str]) -> list[Message]:
    """Return a message for each variable that looks like a setting but is none."""
    known = OTHER_VARIABLES | {setting.variable for setting in SETTINGS.values()}
    messages: list[Message] = []
    for name in sorted(environment):
        if name.startswith("RAPIDO_") and name not in known and not name.startswith(TEST_VARIABLES):
            near = nearest_setting(name)
            if near is None:
                messages.append(Message("bad-variable", name=name))
            else:
                meant = SETTINGS[near].variable
                messages.append(Message("bad-variable-near", name=name, near=meant))
    return messages
