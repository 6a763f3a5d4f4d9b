"""A disk that becomes full while a file is written."""

import errno
import os
from typing import NoReturn

import pytest


def fill_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is written be lost from now on."""

    def fail(_handle: int) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
