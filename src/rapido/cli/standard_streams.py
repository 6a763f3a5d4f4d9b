"""Standard streams that the caller has closed, as in `rapido rules >&-`."""

import os
import sys
from typing import Final

_MODES: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}


def open_standard_streams() -> None:
    """Open the null device in place of closed streams, for which Python has no object.

    Otherwise the next file that is opened would get the number of a standard stream.
    """
    for number, (name, mode) in enumerate(_MODES.items()):
        if getattr(sys, name) is not None:
            continue
        try:
            os.fstat(number)
        except OSError:
            handle = os.open(os.devnull, os.O_RDWR)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
        setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
