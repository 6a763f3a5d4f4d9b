"""Tests for everything that keeps links which move seats."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rapido.rooms.seat_links import LinkExpired, LinkUsed, SeatLink, SeatLinks, TooManyLinks
from tests.kits.async_kit import async_kit_test

LIFETIME, MOST = 600.0, 5
ANAS = SeatLink("room", 1, "ana")


class Opened:
    """The same links as two processes see them."""

    def __init__(
        self, one: SeatLinks, two: SeatLinks, wait: Callable[[float], Awaitable[None]]
    ) -> None:
        self.one = one
        self.two = two
        self.wait = wait
        """lets seconds pass, for expiry"""


class SeatLinksKit:
    """Subclasses implement `open` and inherit the tests."""

    async def open(self) -> Opened:
        raise NotImplementedError

    async def close(self) -> None:
        """Close what `open` has opened."""

    @async_kit_test
    async def test_link_is_used_once_in_whatever_process(self, opened: Opened) -> None:
        token = await opened.one.new(ANAS)
        assert len(token) >= 22
        assert await opened.two.use(token, "room", "phone") == ANAS
        assert await opened.one.use(token, "room", "phone") == ANAS  # its answer was lost
        for links in (opened.one, opened.two):
            with pytest.raises(LinkUsed):
                await links.use(token, "room", "eve")

    @async_kit_test
    async def test_two_at_the_same_moment(self, opened: Opened) -> None:
        token = await opened.one.new(ANAS)
        found = await asyncio.gather(
            *(
                links.use(token, "room", guest)
                for links, guest in ((opened.one, "phone"), (opened.two, "eve"))
            ),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in found) == ["LinkUsed", "SeatLink"]

    @async_kit_test
    async def test_who_asked_for_it_does_not_use_it_up(self, opened: Opened) -> None:
        token = await opened.one.new(ANAS)
        assert await opened.one.use(token, "room", "ana") == ANAS
        assert await opened.two.use(token, "room", "phone") == ANAS

    @async_kit_test
    async def test_link_expires_and_says_so(self, opened: Opened) -> None:
        used, unused = [await opened.one.new(SeatLink("room", seat, "ana")) for seat in (0, 1)]
        await opened.one.use(used, "room", "phone")
        await opened.wait(LIFETIME)
        await opened.one.delete_expired()
        for guest in ("phone", "ana", "eve"):
            with pytest.raises(LinkExpired):
                await opened.two.use(unused, "room", guest)
        with pytest.raises(LinkUsed):
            await opened.two.use(used, "room", "eve")
        await opened.wait(3600)
        await opened.one.delete_expired()
        with pytest.raises(LinkExpired):
            await opened.two.use(used, "room", "eve")

    @async_kit_test
    async def test_newer_link_replaces_the_older_one(self, opened: Opened) -> None:
        old, new = await opened.one.new(ANAS), await opened.two.new(ANAS)
        with pytest.raises(LinkExpired):
            await opened.one.use(old, "room", "phone")
        assert await opened.one.use(new, "room", "phone") == ANAS

    @async_kit_test
    async def test_guesses_and_other_rooms_lead_nowhere(self, opened: Opened) -> None:
        token = await opened.one.new(ANAS)
        guesses = ("", token[:-1], token + "A", token.swapcase(), "\0", "\ud800")
        for guess in guesses:
            with pytest.raises(LinkExpired):
                await opened.two.use(guess, "room", "eve")
        for room in ("another room", "\0"):
            with pytest.raises(LinkExpired):
                await opened.two.use(token, room, "eve")
        assert await opened.two.use(token, "room", "phone") == ANAS

    @async_kit_test
    async def test_number_of_links_is_limited(self, opened: Opened) -> None:
        for number in range(MOST):
            await opened.one.new(SeatLink("room", number, "ana"))
        with pytest.raises(TooManyLinks):
            await opened.two.new(SeatLink("another room", 0, "eve"))
