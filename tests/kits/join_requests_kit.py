"""Tests for everything that keeps codes and knocks."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rapido.rooms.join_requests import (
    CODE_LENGTH,
    LETTERS,
    JoinLimits,
    JoinRequests,
    KnockRefused,
    NewKnock,
    SeatWish,
)
from tests.kits.async_kit import async_kit_test

ROOM = "room"
LIMITS = JoinLimits(code_lifetime=600, knock_lifetime=300, per_guest=2, per_network=4, total=6)


class Opened:
    """The same codes and knocks as two processes see them."""

    def __init__(
        self, one: JoinRequests, two: JoinRequests, wait: Callable[[float], Awaitable[None]]
    ) -> None:
        self.one = one
        self.two = two
        self.wait = wait
        """lets seconds pass, for expiry"""

    async def knock(
        self, guest: str = "ana", network: str = "a", code: str = "AAAAAA", name: str = "Ana"
    ) -> str:
        knock = await self.one.knock(NewKnock(code, guest, name, network, is_new=False))
        return knock.id

    async def waiting(self, *rooms: str) -> list[str]:
        return [knock.id for knock in await self.two.waiting(rooms or (ROOM,), 100)]


class JoinRequestsKit:
    """Subclasses implement `open` and inherit the tests."""

    async def open(self, limits: JoinLimits = LIMITS) -> Opened:
        raise NotImplementedError

    async def close(self) -> None:
        """Close what `open` has opened."""

    @async_kit_test
    async def test_answer_is_seen_from_everywhere(self, opened: Opened) -> None:
        code = await opened.one.new_code(ROOM)
        taken = await opened.two.knock(NewKnock(code, "ben", "Zoë 🎲 '; --", "a", is_new=False))
        assert (taken.room, taken.guest, taken.name, taken.answer) == (
            ROOM,
            "ben",
            "Zoë 🎲 '; --",
            None,
        )
        for requests in (opened.one, opened.two):
            assert await requests.waiting([ROOM], 100) == [taken]
            assert await requests.find(taken.id) == taken
        await opened.one.answer("another room", taken.id, yes=True)
        await opened.one.answer(ROOM, "no such knock", yes=True)
        assert await opened.two.find(taken.id) == taken
        for yes in (True, False):  # the last answer counts
            await opened.one.answer(ROOM, taken.id, yes=yes)
            found = await opened.two.find(taken.id)
            assert found is not None
            assert found.answer is yes
        assert await opened.waiting() == []
        assert await opened.one.find("no such knock") is None

    @async_kit_test
    async def test_wish_and_room_are_seen_from_everywhere(self, opened: Opened) -> None:
        wish = SeatWish(2, 5)
        asked = await opened.one.knock(
            NewKnock("", "ben", "Ben", "a", is_new=False, wish=wish, room=ROOM)
        )
        code = await opened.one.new_code(ROOM)
        plain = await opened.one.knock(NewKnock(code, "eve", "", "a", is_new=False))
        any_seat = await opened.one.knock(
            NewKnock(code, "cleo", "", "a", is_new=False, wish=SeatWish())
        )
        assert await opened.two.waiting([ROOM], 100) == [asked, plain, any_seat]
        assert await opened.two.find(asked.id) == asked
        wishes = [each.wish for each in (asked, plain, any_seat)]
        assert wishes == [wish, None, SeatWish()]

    @async_kit_test
    async def test_one_guest_or_network_cannot_fill_the_list(self, opened: Opened) -> None:
        for guest in ("ana", "ana", "ben", "ben"):
            await opened.knock(guest)
        for guest in ("ana", "cleo"):
            with pytest.raises(KnockRefused) as refused:
                await opened.knock(guest)
            assert (refused.value.of_everyone, refused.value.retry_after) == (False, 300)
        await opened.knock("ana", "b")

    @async_kit_test
    async def test_guests_without_a_cookie_count_as_one(self, opened: Opened) -> None:
        for guest in ("new", "newer"):
            await opened.one.knock(NewKnock("AAAAAA", guest, "", "a", is_new=True))
        with pytest.raises(KnockRefused):
            await opened.one.knock(NewKnock("AAAAAA", "newest", "", "a", is_new=True))
        await opened.knock("ana")
        await opened.knock("ben")
        with pytest.raises(KnockRefused):  # together they are as many as a network may have
            await opened.knock("cleo")

    @async_kit_test
    async def test_full_list_is_refused_until_a_knock_expires(self, opened: Opened) -> None:
        for number in range(6):
            await opened.knock("ana", f"network {number}")
            await opened.wait(1)
        with pytest.raises(KnockRefused) as refused:
            await opened.knock("ana", "another")
        assert refused.value.of_everyone
        assert 200 < refused.value.retry_after <= 294
        await opened.wait(294)
        await opened.knock("ana", "another")
        with pytest.raises(KnockRefused):
            await opened.knock("ana", "another")

    @async_kit_test
    async def test_answered_and_expired_knocks_do_not_count(self, opened: Opened) -> None:
        code = await opened.one.new_code(ROOM)
        first, second = [await opened.knock(code=code) for _ in range(2)]
        assert await opened.waiting() == [first, second]
        await opened.one.answer(ROOM, first, yes=True)
        third = await opened.knock(code=code)
        assert await opened.waiting() == [second, third]
        with pytest.raises(KnockRefused):
            await opened.knock()
        await opened.wait(300)
        assert await opened.waiting() == []
        assert await opened.one.find(second) is None
        await opened.one.answer(ROOM, second, yes=True)
        assert await opened.two.find(second) is None
        for _ in range(2):
            await opened.knock()

    @async_kit_test
    async def test_new_code_replaces_the_old_one_and_codes_expire(self, opened: Opened) -> None:
        old, new = await opened.one.new_code(ROOM), await opened.two.new_code(ROOM)
        for code in (old, new):
            assert len(code) == CODE_LENGTH
            assert set(code) <= set(LETTERS)
        await opened.knock(code=old)
        assert await opened.waiting() == []
        knock = await opened.knock(code=new)
        assert await opened.waiting() == [knock]
        await opened.wait(600)
        await opened.knock(code=new)
        assert await opened.waiting() == []
        newest = await opened.one.new_code(ROOM)
        assert await opened.waiting() == []
        knock = await opened.knock("ben", code=newest)
        assert await opened.waiting() == [knock]

    @async_kit_test
    async def test_waiting_lists_the_oldest_of_each_room(self, opened: Opened) -> None:
        codes = [await opened.one.new_code(room) for room in ("a", "b", "c")]
        knocks = [
            [await opened.knock(f"guest {number}{code}", network=code, code=code) for code in codes]
            for number in range(2)
        ]
        found = await opened.two.waiting(["a", "c", "unknown"], 1)
        assert {knock.id for knock in found} == {knocks[0][0], knocks[0][2]}
        found = await opened.two.waiting(["b"], 100)
        assert [knock.id for knock in found] == [knocks[0][1], knocks[1][1]]
        assert await opened.two.waiting([], 100) == []

    @async_kit_test
    async def test_what_nobody_can_store_is_not_found(self, opened: Opened) -> None:
        for text in ("", "\0", "\ud800"):
            assert await opened.one.find(text) is None
            await opened.one.answer(ROOM, text, yes=True)
            knock = await opened.one.knock(NewKnock(text, "ana", "", text, is_new=False))
            assert knock.room == ""

    @async_kit_test
    async def test_codes_of_rooms_differ(self, opened: Opened) -> None:
        codes = [await opened.one.new_code(f"room {number}") for number in range(20)]
        assert len(set(codes)) == 20

    @async_kit_test
    async def test_cleanup_leaves_what_is_valid(self, opened: Opened) -> None:
        old = await opened.knock("ben")
        await opened.wait(200)
        code, knock = await opened.one.new_code(ROOM), await opened.knock()
        await opened.wait(100)
        await opened.two.delete_expired()
        assert await opened.one.find(old) is None
        assert await opened.one.find(knock) is not None
        await opened.knock("cleo", code=code)
        assert len(await opened.waiting()) == 1

    @async_kit_test
    async def test_limits_hold_for_many_at_once(self, opened: Opened) -> None:
        both = (opened.one, opened.two)
        attempts = [
            both[number % 2].knock(NewKnock("AAAAAA", "ana", "", "a", is_new=False))
            for number in range(20)
        ]
        done = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(each, KnockRefused) for each in done) == 18
