"""What to type to run a command, for hints and help."""

import os


def command_line(*words: str) -> list[str]:
    """Return the command under the name by which this program was started; the launcher sets it."""
    return [os.environ.get("RAPIDO_COMMAND") or "rapido", *words]
