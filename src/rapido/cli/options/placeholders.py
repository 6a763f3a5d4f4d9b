"""The words that stand for a value in help and errors, such as FILE."""

from typing import Final

from rapido.locales import Say

_KEYS: Final = {
    "ADDRESS": "placeholder-address",
    "COMMAND": "placeholder-command",
    "COUNT": "placeholder-count",
    "DAYS": "placeholder-days",
    "FILE": "placeholder-file",
    "FOLDER": "placeholder-folder",
    "HOST": "placeholder-host",
    "MINUTES": "placeholder-minutes",
    "NAME": "placeholder-name",
    "PAGE": "placeholder-page",
    "PLAYER": "placeholder-player",
    "PORT": "placeholder-port",
    "SEAT": "placeholder-seat",
    "SECONDS": "placeholder-seconds",
    "SEED": "placeholder-seed",
    "STEP": "placeholder-step",
    "TIME": "placeholder-time",
}


def placeholder(word: str, say: Say) -> str:
    """Return a placeholder in the reader's language; letters and names of options stay."""
    key = _KEYS.get(word)
    return say(key) if key else word
