"""The compiled library, without which nothing can be solved."""

from rapido.kernel import library, unavailable_reason
from rapido.kernel.native.library import Library
from rapido.rules import BadRequest


def require_library() -> Library:
    """Return the compiled library, or say why it is not there."""
    loaded = library()
    if loaded is None:
        raise BadRequest(
            f"The game can only be solved with the compiled kernel. {unavailable_reason()}"
        )
    return loaded
