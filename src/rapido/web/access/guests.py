"""Guests: a token that the browser keeps, and a name made from it that is stored."""

import re
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "rapido_guest"
_TOKEN: Final = re.compile("[A-Za-z0-9_-]{22}")
_YEAR: Final = 365 * 86_400


def new_token() -> str:
    """Draw a token of 128 bits."""
    return secrets.token_urlsafe(16)


def guest_of(token: str) -> str:
    """Name a guest: only this is stored, and nobody can get from it to the token."""
    return sha256(b"rapido guest 1\n" + token.encode()).hexdigest()


def token_in(cookies: str) -> str | None:
    """Find the token in a Cookie header."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and _TOKEN.fullmatch(value):
            return value
    return None


def set_cookie(token: str, *, secure: bool) -> str:
    """Write the header that makes a browser keep a token, for this site alone and no script.

    Lax, not Strict: whoever follows an invitation in a messenger must still be who they are; and
    nothing changes without the Origin of our own page.
    """
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{safe}"
