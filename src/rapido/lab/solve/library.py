"""The compiled library, without which nothing can be solved."""

from rapido.kernel import library, why_unavailable
from rapido.kernel.native.library import Library
from rapido.lab.errors import BadLabRequest


def require_library() -> Library:
    """Return the compiled library, or say why it is not there."""
    loaded = library()
    if loaded is None:
        raise BadLabRequest("solve-no-kernel", reason=why_unavailable() or "")
    return loaded
