"""What a command does when nobody reads its output any more, or it cannot be written."""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.system_errors import system_reason
from rapido.locales import catalog

CLOSED: Final = 141
"""the exit status of a program that the closed pipe has ended, as shells count it"""


def run_with_output(run: Callable[[], int], language: str) -> int:
    """Run a command and write all its output; return its exit status."""
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return CLOSED
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _discard_output()
        with suppress(OSError):
            say = catalog(language)
            print_error(say("output-unwritable", reason=system_reason(error, say)))
        return 1


def _discard_output() -> None:
    """Let what is still buffered go nowhere, or Python would complain when it exits."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
