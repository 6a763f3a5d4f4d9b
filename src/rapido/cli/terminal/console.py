"""rich's console for standard output: when it uses colors, and when nobody reads any more."""

import os
import sys
from collections.abc import MutableMapping
from typing import TextIO

from rich.console import Console


class OutputConsole(Console):
    """Leaves a closed pipe to `run_with_output`, as everything else that prints does."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


def output_console() -> Console:
    colored = uses_color(os.environ, sys.stdout)
    # Without colors, rich would still write bold text: other tools would have to strip it.
    return OutputConsole(
        highlight=False,
        force_terminal=True if colored else None,
        color_system="auto" if colored else None,
    )


def uses_color(environment: MutableMapping[str, str], stream: TextIO) -> bool:
    """Return what the environment asks for; the first of these that is set decides."""
    if environment.get("NO_COLOR"):
        return False
    for variable in ("FORCE_COLOR", "CLICOLOR_FORCE"):
        if wish := environment.get(variable):
            return wish != "0"
    if environment.get("CLICOLOR") == "0":
        return False
    return stream.isatty() and environment.get("TERM") not in ("dumb", "unknown")


def force_color(choice: str, environment: MutableMapping[str, str]) -> None:
    """Make the environment ask for what the option says, also for child processes."""
    if choice == "auto":
        return
    for variable in ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR"):
        environment.pop(variable, None)
    environment["FORCE_COLOR" if choice == "always" else "NO_COLOR"] = "1"
