"""What a command says about a path that the system refuses, such as a name that is too long."""

import errno
from collections.abc import Callable
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.system_errors import system_reason
from rapido.locales import catalog

REFUSED: Final = frozenset({errno.EACCES, errno.EPERM, errno.ELOOP, errno.ENAMETOOLONG})


def run_with_paths(run: Callable[[], int], language: str) -> int:
    """Run a command; most explain what they cannot open, but not what they only look for."""
    try:
        return run()
    except OSError as error:
        if error.filename is None or error.errno not in REFUSED:
            raise
        say = catalog(language)
        reason = system_reason(error, say)
        print_error(say("file-unreadable", file=str(error.filename), reason=reason))
    return 2
