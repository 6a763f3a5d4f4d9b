"""The library is compiled before any test loads it, as it is when Rapido is installed."""

from pathlib import Path

import pytest

import rapido.kernel
from rapido.kernel import library, why_not
from rapido.kernel.build import build
from rapido.kernel.compiled import Library

build(Path(rapido.kernel.__file__).parent)


@pytest.fixture
def compiled() -> Library:
    found = library()
    if found is None:
        pytest.skip(why_not() or "")
    return found
