"""Guests: identified by a token in a cookie, of which the server stores only a hash."""

import re
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "rapido_guest"
_TOKEN: Final = re.compile("[A-Za-z0-9_-]{22}")
_YEAR: Final = 365 * 86_400


def new_token() -> str:
    """Draw a random token of 128 bits."""
    return secrets.token_urlsafe(16)


def guest_id(token: str) -> str:
    """Return the id of a guest: a hash of the token; the token itself is never stored."""
    return sha256(b"rapido guest 1\n" + token.encode()).hexdigest()


def token_from_cookies(cookies: str) -> str | None:
    """Return the token from a Cookie header, if there is a valid one."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and _TOKEN.fullmatch(value):
            return value
    return None


def set_cookie(token: str, *, secure: bool) -> str:
    """Return the Set-Cookie header for a token.

    Lax, not Strict: a guest who follows a link in a messenger must keep their identity; requests
    that change anything need the Origin of our own page anyway.
    """
    attribute = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{attribute}"
