"""The text of Rapido in five languages: Fluent catalogs for terminal and browser."""

import locale
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rapido.locales.rounded import Value

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "es": "Español",
}
VARIANTS: Final = {"de-CH": "Deutsch (Schweiz)"}
"""regional forms, made from their language by rule and a few messages of their own"""
DEFAULT: Final = "en"
PARTS: Final = (
    *("game", "review", "record", "position"),
    *("terminal", "help", "commands", "server", "lab", "report", "setup"),
)
"""the parts used by Python; the browser uses the first four, and those in the folder web/"""
_RARE: Final = frozenset({"commands", "server", "lab", "report", "setup"})
"""the parts that are read when a message is in none of the others, since reading takes long"""

SWISS: Final = str.maketrans({"ß": "ss", "„": "«", "“": "»"})
"""what is written differently in Switzerland and Liechtenstein"""

Say = Callable[..., str]
"""`say("key", name=value)` formats the message with that key, and escapes its text values"""


@cache
def catalog(language: str) -> Say:
    """Return the function that formats the messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - takes long to load

    from rapido.locales.values import fluent_value  # noqa: PLC0415

    folder = Path(__file__).parent
    bundle = FluentBundle([language], use_isolating=False)

    def load(part: str) -> None:
        text = (folder / base_of(language) / f"{part}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text.translate(SWISS) if language in VARIANTS else text))

    for part in PARTS:
        if part not in _RARE:
            load(part)
    if language in VARIANTS:
        own = FluentResource((folder / f"{language}.ftl").read_text("utf-8"))
        bundle.add_resource(own, allow_overrides=True)

    unread = [part for part in PARTS if part in _RARE]

    def say(key: str, **values: Value) -> str:
        while unread and not bundle.has_message(key):
            load(unread.pop(0))
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        given = {name: fluent_value(value, language) for name, value in values.items()}
        sentence, faults = bundle.format_pattern(message.value, given)
        if faults:
            raise faults[0]
        return str(sentence)

    return say


def base_of(language: str) -> str:
    """Return the language that has the pages and messages: de for de-CH."""
    return language.partition("-")[0]


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment or Windows asks for, or the default."""
    variables = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wish = next(filter(None, variables), None) or _language_of_windows()
    if wish[:5] in ("de_CH", "de_LI"):
        return "de-CH"
    language = wish[:2].lower()
    return language if language in LANGUAGES else DEFAULT


def _language_of_windows() -> str:
    """Return the language of its desktop, such as de_CH; other systems have variables instead."""
    if sys.platform != "win32":
        return ""
    import ctypes  # noqa: PLC0415 - a Python built without libffi has none

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
