"""The Content-Security-Policy: what our pages may load and run."""

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

_INLINE: Final = Path(__file__).parents[1] / "static" / "recover.js"
"""the one script that the build writes into the pages themselves"""


@cache
def content_security_policy() -> str:
    # With 'wasm-unsafe-eval', WebAssembly may be compiled, but still no text as JavaScript.
    return (
        f"default-src 'self'; script-src 'self'{_inline_hash()} 'wasm-unsafe-eval'; "
        "worker-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def _inline_hash() -> str:
    try:
        script = _INLINE.read_bytes()
    except FileNotFoundError:
        return ""  # the page has not been built
    return f" 'sha256-{b64encode(sha256(script).digest()).decode()}'"
