"""Who is connected, and which tab plays, when the connections of a room are in two processes."""

from collections import Counter
from random import Random

from rapido.rooms.cluster import rendezvous
from tests.rooms.clock import ManualClock
from tests.rooms.harness import async_test
from tests.web.hubs import ROOM, Cluster, Process, Tab


def two() -> tuple[Cluster, Process, Process]:
    cluster = Cluster("one", "two")
    return cluster, cluster.processes["one"], cluster.processes["two"]


@async_test
async def test_everybody_is_present_in_both_processes() -> None:
    cluster, one, two_ = two()
    ana = one.connect("ana")
    ben = two_.connect("ben")
    await cluster.clock.advance(1)
    assert ana.present == ben.present == ["ana", "ben"]
    assert one.connect("cleo").welcomed == ("ana", "ben")
    ben.close()
    await cluster.clock.advance(1)
    assert ana.present == ["ana", "cleo"]
    assert two_.connect("ben").welcomed == ()  # it is told at once
    await cluster.clock.advance(1)
    assert ana.present == ["ana", "ben", "cleo"]


@async_test
async def test_newest_connection_plays_wherever_it_is() -> None:
    cluster, one, two_ = two()
    first, second = one.connect("ana"), two_.connect("ana")
    await cluster.clock.advance(1)
    assert (first.active, second.active) == (False, True)
    assert (first.switches, second.switches) == (["elsewhere"], [])
    third = one.connect("ana")
    await cluster.clock.advance(1)
    assert [tab.active for tab in (first, second, third)] == [False, False, True]
    first.here()
    await cluster.clock.advance(1)
    assert [tab.active for tab in (first, second, third)] == [True, False, False]
    assert first.switches == ["elsewhere", "here"]
    first.here()  # asked again, answered again
    assert first.switches == ["elsewhere", "here", "here"]
    first.close()
    await cluster.clock.advance(1)
    assert [tab.active for tab in (second, third)] == [False, True]
    third.close()
    await cluster.clock.advance(1)
    assert second.active
    assert second.switches == ["elsewhere", "here"]


@async_test
async def test_two_connect_at_the_same_moment() -> None:
    for _ in range(2):
        cluster, one, two_ = two()
        one.bus.delayed, two_.bus.delayed = [], []
        tabs = one.connect("ana"), two_.connect("ana")
        assert [tab.active for tab in tabs] == [True, True]
        one.bus.deliver()
        two_.bus.deliver()
        await cluster.clock.advance(1)
        assert [tab.active for tab in tabs] == [False, True]


@async_test
async def test_newest_plays_though_the_process_was_not_told_of_others() -> None:
    """A process without connections in a room does not keep what it hears of the room."""
    cluster, one, two_ = two()
    cluster.processes["one"].connect("somebody", room="another room")
    old = two_.connect("ana")
    two_.connect("ben")
    new = one.connect("ana")
    await cluster.clock.advance(1)
    assert (old.active, new.active) == (False, True)


@async_test
async def test_clocks_that_differ_do_not_matter() -> None:
    cluster, one, two_ = two()
    ahead = ManualClock()
    ahead.wall += 600
    two_.registry.clock = ahead
    tabs = [two_.connect("ana"), one.connect("ana")]
    await cluster.clock.advance(1)
    assert [tab.active for tab in tabs] == [False, True]
    tabs.append(two_.connect("ana"))
    await ahead.advance(1)
    assert [tab.active for tab in tabs] == [False, False, True]


@async_test
async def test_process_that_has_just_started_hears_of_the_highest_order() -> None:
    cluster, one, _ = two()
    cluster.clock.wall += 600
    old = one.connect("ana")
    cluster.clock.wall -= 600
    three = cluster.start("three")
    await cluster.advance(1)
    new = three.connect("ana")
    await cluster.clock.advance(1)
    assert (old.active, new.active) == (False, True)


@async_test
async def test_killed_process_is_forgotten() -> None:
    cluster, one, two_ = two()
    old, newer, newest = one.connect("ana"), one.connect("ana"), two_.connect("ana")
    two_.connect("ben")
    await cluster.clock.advance(1)
    assert old.present == ["ana", "ben"]
    assert one.registry.rank(ROOM) + two_.registry.rank(ROOM) == 1
    await cluster.kill("two")
    assert [tab.active for tab in (old, newer)] == [False, True]
    assert newer.switches == ["elsewhere", "here"]
    assert old.switches == ["elsewhere"]
    await cluster.clock.advance(1)
    assert old.present == ["ana"]
    assert one.registry.rank(ROOM) == 0
    assert newest.active  # nobody can tell it


@async_test
async def test_process_counts_as_long_as_the_store_says_that_it_lives() -> None:
    cluster, one, two_ = two()
    ana, _ = one.connect("ana"), two_.connect("ben")
    two_.bus.connected = False  # nobody hears it, but it is not dead
    await cluster.advance(10)
    assert ana.present == ["ana", "ben"]
    two_.bus.reconnect()
    one.processes.change(frozenset({"one"}))
    two_.connect("cleo")  # it is heard, but cannot store anything
    await cluster.advance(1)
    assert ana.present == ["ana"]
    assert one.registry.rank(ROOM) == 0
    one.processes.change(frozenset({"one", "two"}))
    await cluster.advance(1)
    assert ana.present == ["ana", "ben", "cleo"]


@async_test
async def test_lost_messages_are_made_up_for() -> None:
    """Whatever is lost, soon after the next heartbeats both processes know the same."""
    rng = Random(1)
    for _ in range(100):
        cluster, one, two_ = two()
        tabs: list[Tab] = []
        for _ in range(rng.randrange(1, 8)):
            for process in (one, two_):
                process.bus.lost = rng.choice([0, 0, 1, 2])
            match rng.randrange(3 if tabs else 1):
                case 0:
                    process = rng.choice([one, two_])
                    tabs.append(process.connect(rng.choice(["ana", "ben"])))
                case 1:
                    tabs.pop(rng.randrange(len(tabs))).close()
                case _:
                    rng.choice(tabs).here()
            if rng.random() < 0.5:
                await cluster.clock.advance(1)
        one.bus.lost = two_.bus.lost = 0
        await cluster.advance(2)
        guests = {tab.connection.guest for tab in tabs}
        for tab in tabs:
            assert tab.present == sorted(guests)
        for guest in guests:
            order = {tab: tab.connection.order for tab in tabs if tab.connection.guest == guest}
            (active,) = [tab for tab in order if tab.active]
            assert order[active] == max(order.values())


@async_test
async def test_questions_and_answers_may_be_lost_as_well() -> None:
    cluster, one, two_ = two()
    ana, ben = one.connect("ana"), two_.connect("ben")
    await cluster.advance(1)
    one.bus.lost = 1
    ben.close()
    two_.bus.lost = 2  # the question, and all connections of the other
    one.bus.heartbeat()
    await cluster.clock.advance(1)
    assert ana.present == ["ana", "ben"]
    one.bus.lost = 2  # the same of this one, which would also be the answer
    two_.bus.heartbeat()
    await cluster.clock.advance(1)
    assert ana.present == ["ana", "ben"]
    await cluster.advance(2)
    assert ana.present == ["ana"]


@async_test
async def test_bus_that_was_gone() -> None:
    cluster, one, two_ = two()
    ana, ben = one.connect("ana"), two_.connect("ben")
    one.bus.connected = False
    cleo = two_.connect("cleo")
    other = two_.connect("ana")
    ben.close()
    dora = one.connect("dora")
    await cluster.advance(3)
    assert ana.active
    assert other.active  # both, as long as they cannot know
    assert (dora.present, cleo.present) == (["ana", "ben", "dora"], ["ana", "cleo"])
    one.bus.reconnect()
    await cluster.advance(1)
    assert dora.present == cleo.present == ["ana", "cleo", "dora"]
    assert (ana.active, other.active) == (False, True)


@async_test
async def test_all_rooms_are_in_one_message() -> None:
    cluster, one, two_ = two()
    rooms = [f"room {number}" for number in range(18)]
    tabs = [one.connect("ana", room) for room in rooms]
    one.bus.connected = False
    for room in rooms:
        two_.connect("ben", room)
    await cluster.advance(1)
    before = two_.bus.published
    for _ in range(10):  # however often it is asked
        one.bus.reconnect()
    await cluster.advance(1)
    assert all(tab.present == ["ana", "ben"] for tab in tabs)
    assert two_.bus.published - before < 6


@async_test
async def test_hundreds_of_spectators_are_announced_together() -> None:
    cluster, one, two_ = two()
    ana = one.connect("ana")
    guests = [f"guest {number:03}" for number in range(500)]
    before = two_.bus.published
    tabs = [two_.connect(guest) for guest in guests]
    await cluster.clock.advance(1)
    assert ana.present == ["ana", *guests]
    for tab in tabs[1:]:
        tab.close()
    await cluster.clock.advance(1)
    assert ana.present == ["ana", guests[0]]
    assert two_.bus.published - before < 10
    assert len(ana.received("present")) < 10


@async_test
async def test_rooms_that_nobody_has_open_are_not_kept() -> None:
    cluster, one, two_ = two()
    tab = two_.connect("ana")
    two_.connect("ben", "another room")
    await cluster.clock.advance(1)
    before = one.bus.published
    await cluster.advance(3)
    assert one.bus.published == before
    one.connect("cleo").close()
    tab.close()
    await cluster.advance(1)
    assert (one.registry.open_rooms, two_.registry.open_rooms) == (0, 1)


@async_test
async def test_connection_that_fails_at_once_is_not_announced() -> None:
    cluster, one, _ = two()
    await cluster.clock.advance(1)
    before = one.bus.published
    one.hub.drop_if_empty(one.hub.channel(ROOM))
    await cluster.clock.advance(1)
    assert one.bus.published == before
    assert cluster.clock.pending == 0


@async_test
async def test_no_timer_is_left_when_all_are_gone() -> None:
    cluster, one, two_ = two()
    await cluster.clock.advance(1)
    tabs = [process.connect(guest) for process in (one, two_) for guest in ("ana", "ben")]
    assert cluster.clock.pending
    for tab in tabs:
        tab.close()
    assert cluster.clock.pending == 0


@async_test
async def test_ranks_of_a_room() -> None:
    cluster = Cluster("one", "two", "three")
    changed: dict[str, list[str]] = {}
    for name, process in cluster.processes.items():
        process.registry.on_ranks_changed = changed.setdefault(name, []).append
    # Who has no connection lets one act that may have some.
    assert [process.registry.rank(ROOM) for process in cluster.processes.values()] == [1, 1, 1]
    tabs = [process.connect("ana") for process in cluster.processes.values()]
    await cluster.clock.advance(1)
    ranks = [process.registry.rank(ROOM) for process in cluster.processes.values()]
    assert sorted(ranks) == [0, 1, 2]
    assert changed == {"one": [ROOM] * 3, "two": [ROOM] * 3, "three": [ROOM] * 3}
    tabs[ranks.index(0)].close()
    await cluster.clock.advance(1)
    left = [process.registry.rank(ROOM) for process in cluster.processes.values()]
    assert left[ranks.index(0)] == 1
    assert left[ranks.index(1)] == 0
    assert left[ranks.index(2)] == 1
    assert len(changed["one"]) == 4
    assert Cluster("alone").processes["alone"].registry.rank(ROOM) == 0


def test_rendezvous_hashing_is_fair_and_stable() -> None:
    names = ["a", "b", "c"]
    rooms = [f"room {number}" for number in range(3000)]
    orders = {
        room: sorted(names, key=lambda name: rendezvous.rank(name, names, room)) for room in rooms
    }
    for room, order in orders.items():
        assert [rendezvous.rank(name, names, room) for name in order] == [0, 1, 2]
        without = [name for name in order if name != "b"]
        assert [rendezvous.rank(name, without, room) for name in without] == [0, 1]
    firsts = Counter(order[0] for order in orders.values())
    assert all(800 < count < 1200 for count in firsts.values())


@async_test
async def test_messages_in_the_wrong_order() -> None:
    cluster, one, two_ = two()
    ana = one.connect("ana")
    one.bus.delayed = []
    ben = two_.connect("ben")
    await cluster.clock.advance(1)
    ben.close()
    assert one.bus.delayed
    one.bus.delayed.reverse()
    one.bus.missing = True  # as their numbers show
    one.bus.deliver()
    await cluster.advance(1)
    assert ana.present == ["ana"]
