"""The messages of the set-up, which has no Fluent yet: lines of text with variables."""

import re
from functools import cache
from pathlib import Path

from rapido.locales import SWISS, VARIANTS, base_of, preferred_language

_MESSAGE = re.compile(r"^([a-z-]+) = (.+)$", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


def setup_message(key: str, **values: object) -> str:
    """Format a message of `setup.ftl` in the language that the environment asks for."""
    return message_in(preferred_language(), key, **values)


def message_in(language: str, key: str, **values: object) -> str:
    return _VARIABLE.sub(lambda found: str(values[found[1]]), _messages(language)[key])


@cache
def _messages(language: str) -> dict[str, str]:
    path = Path(__file__).parent / base_of(language) / "setup.ftl"
    text = path.read_text("utf-8")
    return dict(_MESSAGE.findall(text.translate(SWISS) if language in VARIANTS else text))
