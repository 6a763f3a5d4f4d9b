"""How this program was called, so that it can tell people what to type next."""

import os


def called(*words: str) -> list[str]:
    """Return the command as the person typed it; the launcher leaves its own name behind."""
    return [os.environ.get("RAPIDO_COMMAND") or "rapido", *words]
