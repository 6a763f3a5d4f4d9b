"""Where a new file goes that takes the place of an older one."""

import errno
import os
from pathlib import Path


def replaceable(path: Path) -> Path:
    """Follow links to the file that may be replaced, or created.

    A device, a pipe or a folder is an `OSError`: who runs as root could replace /dev/null.
    """
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    # A pipe behind /dev/stdout resolves to a name that does not exist.
    if path.exists() and not (path.is_file() and target.exists()):
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
    return target
