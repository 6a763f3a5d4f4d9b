"""How this program was invoked, so that messages can show what to type next."""

import os


def command_line(*words: str) -> list[str]:
    """Return the command as the user typed it; the launcher passes its name in RAPIDO_COMMAND."""
    return [os.environ.get("RAPIDO_COMMAND") or "rapido", *words]
