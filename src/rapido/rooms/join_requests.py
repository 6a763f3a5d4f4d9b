"""What the server needs to let guests into rooms: short codes, and knocks that wait for an answer.

They live for minutes. All processes that serve a room see the same ones.
"""

import secrets
from collections.abc import Collection
from typing import Final, Protocol

from msgspec import Struct

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""of codes; without I, O, 0 and 1, which are easily confused"""
CODE_LENGTH: Final = 6


def random_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class JoinLimits(Struct, frozen=True):
    """How long codes and knocks live, and how many knocks there may be."""

    code_lifetime: float
    """seconds"""
    knock_lifetime: float
    """seconds"""
    per_guest: int
    """knocks of one guest that wait for an answer"""
    per_network: int
    """the same of all guests of one network"""
    total: int
    """knocks of all guests, answered or not"""


class SeatWish(Struct, frozen=True):
    """Where somebody who asks to be let in would like to sit."""

    seat: int | None = None
    """that of a computer player, or of a person who lost it; by default any free one"""
    color: int | None = None


class NewKnock(Struct, frozen=True):
    """A request to join a room."""

    code: str
    guest: str
    name: str
    network: str
    """where it comes from"""
    is_new: bool
    """whether the guest has no cookie yet: all such guests of a network count as one"""
    wish: SeatWish | None = None
    """None if the guest only wants to know the link"""
    room: str = ""
    """the room, of guests who have its link and need no code"""


class Knock(Struct, frozen=True):
    """A request that was taken."""

    id: str
    room: str
    """empty if the code is not valid"""
    guest: str
    name: str
    answer: bool | None = None
    wish: SeatWish | None = None


class KnockRefused(Exception):
    """Too many knocks wait for an answer."""

    def __init__(self, retry_after: float, *, of_everyone: bool) -> None:
        """`retry_after` is in seconds."""
        self.retry_after = retry_after
        self.of_everyone = of_everyone
        """whether those of all guests together are too many, not those of this one"""
        super().__init__()


class JoinRequests(Protocol):
    """All codes and knocks; what has expired does not exist."""

    async def new_code(self, room: str) -> str:
        """Give a room a code that no other room has; its previous one becomes invalid."""
        ...

    async def knock(self, request: NewKnock) -> Knock:
        """Take a knock, also one with an invalid code, or raise KnockRefused."""
        ...

    async def find(self, knock: str) -> Knock | None: ...

    async def waiting(self, rooms: Collection[str], at_most: int) -> list[Knock]:
        """Return the knocks without an answer, of each room the oldest ones, oldest first."""
        ...

    async def answer(self, room: str, knock: str, *, yes: bool) -> None:
        """Admit or refuse who has knocked at this room; the last answer counts."""
        ...

    async def delete_expired(self) -> None:
        """Forget what has expired; until this is called it may still be stored."""
        ...
