"""One-time links that move a person's seat to another device.

They live for minutes. All processes that serve a room see the same ones. The token is never stored,
only its hash.
"""

import secrets
from hashlib import sha256
from typing import Final, Protocol

from msgspec import Struct

from rapido.rules import RapidoError

KEPT: Final = 3600.0
"""seconds after a link has expired in which the reader is told so"""


class SeatLink(Struct, frozen=True):
    """What a link is for."""

    room: str
    seat: int
    guest: str
    """who has the seat, and has asked for the link"""


class LinkUsed(RapidoError):
    """The link has moved the seat already; each one works once."""

    code = "link_used"


class LinkExpired(RapidoError):
    """The link is too old, was replaced by a newer one, or the seat has changed hands since."""

    code = "link_expired"


class TooManyLinks(Exception):
    """Too many links of all guests wait to be used."""


def new_link_token() -> str:
    """Draw a random token of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    return sha256(b"rapido seat link 1\n" + token.encode("utf-8", "replace")).hexdigest()


class SeatLinks(Protocol):
    async def new(self, link: SeatLink) -> str:
        """Return the token of a new link; an earlier one for the same seat becomes invalid."""
        ...

    async def use(self, token: str, room: str, guest: str) -> SeatLink:
        """Return what a link of this room is for, and let nobody else use it.

        Raise LinkUsed or LinkExpired. The same guest may try again: a lost answer loses no seat. It
        is not used up by the guest who has asked for it.
        """
        ...

    async def delete_expired(self) -> None: ...
