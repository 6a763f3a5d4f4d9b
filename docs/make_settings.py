"""Write the tables of settings in hosting.md: `python docs/make_settings.py`."""

import re
from pathlib import Path
from typing import Final

from rapido.web.settings.presets import PRESETS
from rapido.web.settings.setting import Setting
from rapido.web.settings.settings import SETTINGS, grouped_settings

PAGE: Final = Path(__file__).parent / "hosting.md"
HEAD: Final = (
    "| setting | option | environment variable | default | bounds | what it is |\n"
    "|---|---|---|---|---|---|\n"
)


def generate() -> str:
    """Return the page with up-to-date tables."""
    page = _replace(PAGE.read_text("utf-8"), "presets", _presets())
    return _replace(page, "settings", _settings())


def _replace(page: str, title: str, content: str) -> str:
    start, end = f"<!-- {title} -->\n", f"<!-- end of {title} -->\n"
    pattern = re.compile(f"{start}.*{end}", re.DOTALL)
    return pattern.sub(lambda _: f"{start}\n{content}\n{end}", page)


def _settings() -> str:
    return "\n".join(
        f"#### {title}\n\n{HEAD}{''.join(map(_row, settings))}"
        for title, settings in grouped_settings().items()
    )


def _row(setting: Setting) -> str:
    return (
        f"| `{setting.name}` | `{setting.flag}` | `{setting.variable}` | {_default(setting)}"
        f" | {setting.bounds} | {setting.about} |\n"
    ).replace("|  |", "| |")


def _presets() -> str:
    names = list(PRESETS)
    rows = [
        f"| setting | {' | '.join(f'`{name}`' for name in names)} |\n{'|---' * (len(names) + 1)}|\n"
    ]
    for name, setting in SETTINGS.items():
        if any(name in values for values in PRESETS.values()):
            values = [str(PRESETS[each].get(name, _default(setting))) for each in names]
            rows.append(f"| `{name}` | {' | '.join(values)} |\n")
    return "".join(rows)


def _default(setting: Setting) -> str:
    match setting.default:
        case None:
            return "the platform's"
        case bool():
            return str(int(setting.default))
        case int() | float():
            return f"{setting.default:.15g}"
        case tuple():
            return "none"
        case _:
            return str(setting.default)


def main() -> None:
    PAGE.write_text(generate(), "utf-8")


if __name__ == "__main__":
    main()
