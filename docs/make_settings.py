"""Write the table of settings in hosting.md: `python docs/make_settings.py`."""

import re
from pathlib import Path
from typing import Final

from rapido.web.setting import Setting
from rapido.web.settings import SETTINGS

PAGE: Final = Path(__file__).parent / "hosting.md"
HEAD: Final = (
    "| environment variable | option | default | bounds | what it is |\n|---|---|---|---|---|\n"
)
_TABLE: Final = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")


def generate() -> str:
    """Return the page with an up-to-date table."""
    table = HEAD + "".join(map(_row, SETTINGS.values()))
    return _TABLE.sub(lambda _: table, PAGE.read_text("utf-8"))


def _row(setting: Setting) -> str:
    option = f"`--{setting.option}`" if setting.option else ""
    return (
        f"| `{setting.variable}` | {option} | {_default(setting)} | {setting.bounds}"
        f" | {setting.about} |\n"
    ).replace("|  |", "| |")


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
