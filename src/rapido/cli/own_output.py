"""Keeps standard output for the results of a command while plug-ins run."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import BinaryIO


@contextmanager
def own_output() -> Generator[BinaryIO]:
    """Yield standard output; what others write there goes to standard error until then.

    That includes programs that a plug-in starts, and libraries in C, which know no `sys.stdout`.
    """
    sys.stdout.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    try:
        with os.fdopen(ours, "wb", closefd=False) as output:
            yield output
    finally:
        sys.stdout.flush()
        os.dup2(ours, 1)
        os.close(ours)
