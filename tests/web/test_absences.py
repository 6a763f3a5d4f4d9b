"""Somebody is disconnected, seen by sessions in one and two processes."""

import asyncio
from collections import Counter

from rapido.rooms.model.facts import (
    AnyFact,
    Began,
    HostPassed,
    Played,
    RematchAgreed,
    Returned,
    StoodIn,
)
from tests.rooms.harness import OPTIONS, async_test, game_in
from tests.web.evening import Evening, Person

ABSENCE, HOST_ABSENCE = OPTIONS.absence_timeout, OPTIONS.host_absence_timeout


async def facts(evening: Evening) -> list[AnyFact]:
    return [entry.fact for entry in await evening.store.load(evening.room)]


async def count(evening: Evening, kind: type[AnyFact]) -> int:
    return sum(isinstance(fact, kind) for fact in await facts(evening))


async def table(
    *names: str, processes: int = 1, computers: int = 0, **settings: int
) -> tuple[Evening, list[Person]]:
    """Begin a game."""
    evening = Evening(*names, processes=processes)
    await evening.sit(computers=computers, finish=999, **settings)
    await evening.people[0].do("begin")
    return evening, evening.people


@async_test
async def test_stand_in_is_refused_until_it_is_time() -> None:
    evening, (ana, ben, cleo) = await table("Ana", "Ben", "Cleo", processes=2)
    left = evening.clock.now()
    await ben.close()
    await evening.advance(1)
    for person in (ana, cleo):
        assert person.page
        absent = person.page.absent[ben.public]
        assert (absent["since"], absent["stand_in_from"]) == (left, left + ABSENCE)
    await evening.advance(ABSENCE - 1.1)
    assert await ana.refused("requeststandin", seat=1) == "too_early"
    await evening.advance(0.2)
    # Two tap at once, in two processes, though it is not Ben's turn.
    await asyncio.gather(*(person.do("requeststandin", seat=1) for person in (ana, cleo)))
    assert await count(evening, StoodIn) == 1
    await ben.open()
    assert not ana.view["seats"][1]["away"]
    assert await cleo.refused("requeststandin", seat=1) == "not_absent"
    assert ana.page
    await evening.advance(1)
    assert ana.page.absent == {}


@async_test
async def test_process_that_opens_the_room_later_knows_since_when() -> None:
    evening, (ana, ben, cleo) = await table("Ana", "Ben", "Cleo", processes=2)
    await ben.close()
    await cleo.close()  # Ben's process has nobody left
    await evening.advance(20)
    await cleo.open(evening.processes[1])
    await evening.advance(10)
    await cleo.do("requeststandin", seat=1)
    assert ana.view["seats"][1]["away"]


@async_test
async def test_owner_returns_in_another_process_at_the_same_instant() -> None:
    """The process that is asked for a stand-in has not heard yet that the owner is back."""
    evening, (ana, ben) = await table("Ana", "Ben", processes=2)
    await ben.close()
    await evening.advance(ABSENCE)
    for process in evening.processes:
        process.bus.drops_messages = True
    await ben.open()
    await ana.do("requeststandin", seat=1)
    for process in evening.processes:
        process.bus.drops_messages = False
        process.bus.reconnect()
    await evening.processes[1].service.get(evening.room, (await evening.stored()).version)
    await evening.advance(1)
    assert await count(evening, StoodIn) == 1
    assert await count(evening, Returned) == 1
    assert not (await evening.stored()).seats[1].away


@async_test
async def test_moves_of_a_stand_in_are_told_apart() -> None:
    evening, (ana, ben) = await table("Ana", "Ben")
    await ben.close()
    await evening.advance(ABSENCE)
    await ana.do("requeststandin", seat=1)
    await evening.act_until(lambda room: room.acting_seat == 1)
    await evening.act_until(lambda room: room.acting_seat == 0)
    await ben.open()
    await evening.act_until(lambda room: room.acting_seat == 1)
    await evening.act()
    entries = await evening.store.load(evening.room)
    returned = next(n for n, entry in enumerate(entries) if isinstance(entry.fact, Returned))
    by = [
        Counter(entry.by for entry in part if isinstance(entry.fact, Played))
        for part in (entries[:returned], entries[returned:])
    ]
    assert by[0]["computer"] >= 2
    assert by[0][ben.guest] == 0
    assert (by[1]["computer"], by[1][ben.guest]) == (0, 1)


@async_test
async def test_next_person_is_host_exactly_once_and_everybody_is_told() -> None:
    evening = Evening("Ana", "Ben", "Cleo", "Dan", processes=2)
    await evening.sit()
    ana, ben, cleo, dan = evening.people
    for process in evening.processes:
        process.service.rank_by(lambda _room: 0)  # both believe that it is their task
    await ana.close()
    await evening.advance(HOST_ABSENCE - 0.1)
    assert await count(evening, HostPassed) == 0
    await evening.advance(0.2)
    assert [each.view["host"] for each in (ben, cleo, dan)] == [ben.public] * 3
    assert cleo.view["former_hosts"] == [ana.public]
    await evening.advance(HOST_ABSENCE)
    assert await count(evening, HostPassed) == 1
    await ana.open()
    await evening.advance(HOST_ABSENCE)
    assert ana.view["host"] == ben.public  # never by itself
    await ana.do("takehost")
    assert cleo.view["host"] == ana.public
    assert await ben.refused("takehost") == "not_host"


@async_test
async def test_lobby_without_anybody_else_stays_as_it_is() -> None:
    evening = Evening("Ana", "Ben")
    await evening.sit()
    ana, ben = evening.people
    await ben.do("stand", seat=1)
    await ana.close()
    version = (await evening.stored()).version
    await evening.advance(10 * HOST_ABSENCE)  # Ben only watches
    assert (await evening.stored()).version == version
    await ben.do("sit", seat=1)
    await evening.advance(0.1)
    assert ben.view["host"] == ben.public


@async_test
async def test_nobody_loses_the_room_because_processes_cannot_hear_each_other() -> None:
    evening, (ana, ben, _) = await table("Ana", "Ben", "Cleo", processes=2)
    evening.processes[1].bus.connected = False
    await ben.close()
    await ben.open()  # his process does not know any more that Ana is connected
    await evening.advance(2 * HOST_ABSENCE)
    assert ben.view["host"] == ana.public
    assert await count(evening, HostPassed) == 0


@async_test
async def test_host_who_hands_a_device_to_the_next_is_not_absent() -> None:
    evening, (ana, ben) = await table("Ana", "Ben", processes=2)
    first = ana.page
    await ana.open(evening.processes[1])
    assert first
    await first.close()
    await evening.advance(2 * HOST_ABSENCE)
    assert ben.view["host"] == ana.public
    assert ben.page
    assert ben.page.absent == {}


@async_test
async def test_limit_follows_at_once_in_all_processes() -> None:
    evening, (ana, ben) = await table("Ana", "Ben", processes=2)
    await evening.advance(1000)
    await ana.do("setturnlimit", turn_limit=30)
    assert ben.view["settings"]["turn_limit"] == 30
    await evening.advance(30 + OPTIONS.stand_in_grace - 0.1)
    assert not ben.view["seats"][0]["away"]
    await ana.do("setturnlimit", turn_limit=60)
    await evening.advance(60 + OPTIONS.stand_in_grace - 0.1)
    assert not ben.view["seats"][0]["away"]
    await evening.advance(0.2)
    assert ben.view["seats"][0]["away"]
    await ana.do("return")
    await ana.do("setturnlimit", turn_limit=0)
    await evening.advance(1000)
    assert not ben.view["seats"][0]["away"]
    assert await ben.refused("setturnlimit", turn_limit=30) == "not_host"


@async_test
async def test_game_of_computers_alone_waits_until_somebody_looks() -> None:
    evening, (ana, ben) = await table("Ana", "Ben", computers=1, turn_limit=30)
    await ana.close()
    await evening.advance(ABSENCE)
    await ben.do("requeststandin", seat=0)
    await ben.close()
    await evening.advance(3600)  # the limit passes, and a computer player plays for Ben, too
    version = (await evening.stored()).version
    assert all(seat.automated for seat in (await evening.stored()).seats)
    await evening.advance(3600)
    assert (await evening.stored()).version == version
    await ben.open(background=True)  # on another page, from which he does not see the board
    await evening.advance(3600)
    assert (await evening.stored()).version == version
    await ben.close()
    await ben.open()
    room = await evening.stored()
    await evening.advance(OPTIONS.bot_delay)
    assert len(game_in(await evening.stored()).moves) > len(game_in(room).moves)


@async_test
async def test_rematch_begins_without_somebody_who_is_gone() -> None:
    evening, (ana, ben, cleo) = await table("Ana", "Ben", "Cleo", processes=2)
    await ana.do("abandon")
    await ben.do("proposerematch")
    assert ana.view["rematch"] == [ben.public]
    await cleo.close()
    await evening.advance(ABSENCE - 0.1)
    await ana.do("proposerematch")
    assert not ana.view["playing"]
    await evening.advance(0.2)
    assert ana.view["playing"]
    assert ana.view["game"]["order"] == [1, 2, 0]
    assert await count(evening, Began) == 2
    await ana.do("requeststandin", seat=2)
    assert ana.view["seats"][2]["name"] == "Cleo"
    await cleo.open()
    assert not ana.view["seats"][2]["away"]


@async_test
async def test_last_two_agree_at_the_same_moment_in_two_processes() -> None:
    evening, people = await table("Ana", "Ben", processes=2)
    await people[0].do("abandon")
    await asyncio.gather(*(person.do("proposerematch") for person in people))
    assert await count(evening, RematchAgreed) == 2
    assert await count(evening, Began) == 2
    assert (await evening.stored()).playing


@async_test
async def test_declined_proposal_ends_and_another_may_follow() -> None:
    _, (ana, ben) = await table("Ana", "Ben")
    await ana.do("abandon")
    await ana.do("proposerematch")
    await ben.do("declinerematch")
    assert ana.view["rematch"] == []
    await ben.do("proposerematch")
    await ana.do("proposerematch")
    assert ana.view["playing"]
