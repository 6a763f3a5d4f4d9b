"""Knocks as the web sees them: who is told, and how a refusal is answered."""

from pathlib import Path

import pytest

from rapido.rooms.join_requests import Knock
from rapido.store.memory.join_requests import MemoryJoinRequests
from rapido.web.access.knocks import Knocks, join_limits
from rapido.web.http.errors import KnocksFull, TooManyRequests, http_status
from rapido.web.limits.networks import Client
from rapido.web.settings.settings import Limits, Settings
from tests.rooms.harness import async_test

ROOM = "room"


def few_knocks() -> Knocks:
    limits = Limits(knocks_per_guest=2, guests_per_address=2, pending_knocks=6)
    settings = Settings(Path(), knock_lifetime=300, code_lifetime=600, limits=limits)
    return Knocks(MemoryJoinRequests(join_limits(settings), lambda: 0.0))


async def knock(knocks: Knocks, guest: str, network: str = "a", code: str = "AAAAAA") -> str:
    return await knocks.knock(code, guest, "Ana", Client(network, guest))


@async_test
async def test_refusals_say_when_to_try_again() -> None:
    knocks = few_knocks()
    for guest in ("ana", "ana", "ben", "ben"):
        await knock(knocks, guest)
    for guest in ("ana", "cleo"):
        with pytest.raises(TooManyRequests) as refused:
            await knock(knocks, guest)
        assert (refused.value.code, refused.value.retry_after) == ("too_many", 300)
    for network in ("b", "c"):
        assert await knocks.outcome(await knock(knocks, "ana", network), "ana") == ("waiting", "")
    with pytest.raises(KnocksFull) as full:
        await knock(knocks, "ana", "another")
    assert (http_status(full.value.code), full.value.retry_after) == (503, 300)


@async_test
async def test_code_may_be_typed_in_any_way() -> None:
    knocks, told = few_knocks(), list[Knock]()
    knocks.on_knock = told.append
    code = await knocks.code(ROOM)
    await knock(knocks, "ana", code="AAAAAA")
    assert told == []
    taken = await knock(knocks, "ana", code=f"{code[:3]}-{code[3:]} ".lower())
    assert [each.id for each in told] == [taken]
    assert await knocks.waiting([ROOM]) == told


@async_test
async def test_outcome_is_for_the_guest_who_knocked() -> None:
    knocks = few_knocks()
    taken = await knock(knocks, "ana", code=await knocks.code(ROOM))
    assert await knocks.outcome(taken, "ben") == ("refused", "")
    assert await knocks.outcome(taken, "ana") == ("waiting", "")
    await knocks.answer(ROOM, taken, yes=True)
    assert await knocks.outcome(taken, "ana") == ("admitted", ROOM)
    assert await knocks.outcome(taken, "ben") == ("refused", "")
    await knocks.answer(ROOM, taken, yes=False)
    assert await knocks.outcome(taken, "ana") == ("refused", "")
