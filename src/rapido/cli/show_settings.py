"""`rapido serve --show-settings`: the settings in force, and where each is from."""

import json
from pathlib import Path
from typing import cast

from rapido.locales import Say
from rapido.web.settings.effective import EffectiveSettings
from rapido.web.settings.setting import Setting
from rapido.web.settings.settings import SETTINGS, Settings


def settings_as_toml(found: EffectiveSettings, say: Say) -> str:
    """Return a text that may itself be used as a rapido.toml, with passwords hidden."""
    file = found.file
    lines = [f"# {say('settings-file', file=str(file)) if file else say('settings-no-file')}"]
    for name, setting in SETTINGS.items():
        value = json.dumps(_value(found.settings, name), ensure_ascii=False)
        lines.append(f"{f'{name} = {value}':<40} # {_source(found, setting, say)}")
    return "\n".join(lines)


def settings_as_document(found: EffectiveSettings) -> dict[str, object]:
    """Return what is printed as JSON, with passwords hidden."""
    return {
        "file": None if found.file is None else str(found.file),
        "settings": {
            name: {"value": _value(found.settings, name), "source": found.sources[name]}
            for name in SETTINGS
        },
    }


def _value(settings: Settings, name: str) -> str | float | list[str]:
    value = getattr(settings.limits if hasattr(settings.limits, name) else settings, name)
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, str):
        return SETTINGS[name].show(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)  # as people write it
    return [*cast("tuple[str, ...]", value)] if isinstance(value, tuple) else value


def _source(found: EffectiveSettings, setting: Setting, say: Say) -> str:
    source = found.sources[setting.name]
    names = {
        "option": setting.flag,
        "environment": setting.variable,
        "preset": found.settings.preset,
    }
    return say(f"settings-from-{source}", name=names.get(source, ""))
