"""Codes and knocks in memory."""

from itertools import chain, repeat

import pytest

from rapido.rooms.join_requests import JoinLimits
from rapido.store.memory import join_requests as memory_join_requests
from rapido.store.memory.join_requests import MemoryJoinRequests
from tests.kits.join_requests_kit import LIMITS, JoinRequestsKit, Opened
from tests.rooms.harness import async_test


class TestMemoryJoinRequests(JoinRequestsKit):
    async def open(self, limits: JoinLimits = LIMITS) -> Opened:
        now = 0.0

        async def wait(seconds: float) -> None:
            nonlocal now
            now += seconds

        requests = MemoryJoinRequests(limits, lambda: now)
        return Opened(requests, requests, wait)


@async_test
async def test_code_of_another_room_is_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(repeat("AAAAAA", 3), repeat("BBBBBB"))
    monkeypatch.setattr(memory_join_requests, "random_code", lambda: next(drawn))
    requests = MemoryJoinRequests(LIMITS)
    assert [await requests.new_code(room) for room in ("one", "two")] == ["AAAAAA", "BBBBBB"]
