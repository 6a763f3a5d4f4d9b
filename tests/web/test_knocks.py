"""How many join requests may wait for an answer, and for how long."""

from pathlib import Path

import pytest

from rapido.web.access.knocks import Knocks
from rapido.web.http.errors import KnocksFull, TooManyRequests, http_status
from rapido.web.limits.networks import Client
from rapido.web.settings import Limits, Settings

ROOM = "room"


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def few_knocks(time: Time) -> Knocks:
    limits = Limits(knocks_per_guest=2, guests_per_address=2, pending_knocks=6)
    return Knocks(Settings(Path(), knock_lifetime=300, code_lifetime=600, limits=limits), time)


def knock(knocks: Knocks, guest: str, network: str = "a", code: str = "AAAAAA") -> str:
    return knocks.knock(code, guest, "Ana", Client(network, guest))


def test_one_guest_or_network_cannot_fill_the_list() -> None:
    knocks = few_knocks(Time())
    for guest in ("ana", "ana", "ben", "ben"):
        knock(knocks, guest)
    for guest in ("ana", "cleo"):
        with pytest.raises(TooManyRequests) as refused:
            knock(knocks, guest)
        assert (refused.value.code, refused.value.retry_after) == ("too_many", 300)
    assert knocks.outcome(knock(knocks, "ana", "b"), "ana") == ("waiting", "")


def test_full_list_is_refused_until_a_knock_expires() -> None:
    time = Time()
    knocks = few_knocks(time)
    for number in range(6):
        time.now = number
        knock(knocks, "ana", f"network {number}")
    with pytest.raises(KnocksFull) as refused:
        knock(knocks, "ana", "another")
    assert (http_status(refused.value.code), refused.value.retry_after) == (503, 295)
    time.now = 300
    knock(knocks, "ana", "another")
    with pytest.raises(KnocksFull):
        knock(knocks, "ana", "another")


def test_answered_and_expired_knocks_do_not_count() -> None:
    time = Time()
    knocks = few_knocks(time)
    code = knocks.code(ROOM)
    first, second = (knock(knocks, "ana", code=code) for _ in range(2))
    assert [each.id for each in knocks.waiting(ROOM)] == [first, second]
    knocks.answer(ROOM, first, yes=True)
    knocks.answer(ROOM, first, yes=False)  # the last answer counts
    assert knocks.outcome(first, "ana") == ("refused", "")
    third = knock(knocks, "ana", code=code)
    assert [each.id for each in knocks.waiting(ROOM)] == [second, third]
    with pytest.raises(TooManyRequests):
        knock(knocks, "ana")
    time.now = 300
    assert knocks.waiting(ROOM) == []
    assert knocks.outcome(second, "ana") == ("refused", "")
    for _ in range(2):
        knock(knocks, "ana")


def test_new_code_replaces_the_old_one_and_codes_expire() -> None:
    time = Time()
    knocks = few_knocks(time)
    old, new = knocks.code(ROOM), knocks.code(ROOM)
    knock(knocks, "ana", code=old)
    assert knocks.waiting(ROOM) == []
    knock(knocks, "ana", code=f"{new[:3]}-{new[3:]} ".lower())
    assert len(knocks.waiting(ROOM)) == 1
    time.now = 600
    knock(knocks, "ana", code=new)
    assert knocks.waiting(ROOM) == []
    newest = knocks.code(ROOM)
    knock(knocks, "ben", code=newest)
    assert [each.guest for each in knocks.waiting(ROOM)] == ["ben"]
