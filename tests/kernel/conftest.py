"""Compile the kernel before any test loads it, as the installation does."""

import pytest

from rapido.kernel import library, unavailable_reason
from rapido.kernel.native.build import SOURCES, build
from rapido.kernel.native.library import Library

build(SOURCES)


@pytest.fixture
def compiled() -> Library:
    found = library()
    if found is None:
        pytest.skip(unavailable_reason() or "")
    return found
