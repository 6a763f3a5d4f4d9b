"""Whether a program can be started, before anybody waits for it."""

import errno
import os
import shutil
from pathlib import Path


def why_not_started(program: str) -> OSError | None:
    if shutil.which(program) is not None:
        return None
    number = errno.EACCES if Path(program).is_file() else errno.ENOENT
    return OSError(number, os.strerror(number))
