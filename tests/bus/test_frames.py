"""Messages arrive as they were sent, whatever their sizes, and what is missing is noticed."""

from hypothesis import given
from hypothesis import strategies as st

from rapido.bus.frames import Message, heartbeat, pack
from rapido.bus.peers import FORGOTTEN, SILENT, Peers

LIMIT = 200
sizes = st.one_of(st.integers(0, 50), st.integers(0, 1000))
messages = st.lists(st.tuples(st.sampled_from(["rooms", "connections"]), sizes), max_size=30)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def numbered(contents: list[tuple[str, int]]) -> list[Message]:
    return [
        Message(number, topic, bytes([number]) * size)
        for number, (topic, size) in enumerate(contents)
    ]


def frames_of(published: list[Message]) -> list[bytes]:
    return [frame for _, frame in pack("one", published, LIMIT)]


@given(messages)
def test_all_messages_arrive_in_order(contents: list[tuple[str, int]]) -> None:
    published = numbered(contents)
    peers = Peers("two", Clock())
    arrived: list[tuple[str, bytes]] = []
    for topic, frame in pack("one", published, LIMIT):
        assert len(frame) <= LIMIT
        received = peers.receive(frame)
        assert received is not None
        assert received.topic == topic
        assert not received.lost
        arrived += [(topic, payload) for payload in received.payloads]
    assert arrived == [(message.topic, message.payload) for message in published]


@given(messages.filter(bool), st.data())
def test_every_lost_frame_is_noticed(contents: list[tuple[str, int]], data: st.DataObject) -> None:
    published = numbered(contents)
    frames = [*frames_of(published), heartbeat("one", len(published))]
    missing = data.draw(st.integers(0, len(frames) - 2))
    peers = Peers("two", Clock())
    lost = False
    arrived: list[bytes] = []
    for number, frame in enumerate(frames):
        if number != missing:
            received = peers.receive(frame)
            assert received is not None
            lost |= received.lost
            arrived += received.payloads
    assert lost
    expected = [message.payload for message in published]
    assert len(arrived) < len(expected)
    assert all(payload in expected for payload in arrived)
    after = peers.receive(heartbeat("one", len(published)))
    assert after is not None
    assert not after.lost


def test_small_messages_travel_together() -> None:
    published = numbered([("rooms", 10)] * 8)
    assert len(frames_of(published)) == 1


def test_message_that_was_dropped_before_it_was_sent_is_missed() -> None:
    published = numbered([("rooms", 1)] * 3)
    del published[1]
    peers = Peers("two", Clock())
    received = [peers.receive(frame) for frame in frames_of(published)]
    assert [each and each.lost for each in received] == [False, True]


def test_own_and_unknown_frames_are_ignored() -> None:
    peers = Peers("one", Clock())
    for frame in (*frames_of(numbered([("rooms", 1)])), b"", b"\xc1", b"{}", b"\x93\x01\x02\x03"):
        assert peers.receive(frame) is None
    assert len(peers) == 0


def test_who_comes_later_knows_that_there_was_something_before() -> None:
    peers = Peers("two", Clock())
    first = peers.receive(heartbeat("one", 7))
    assert first is not None
    assert first.lost
    new = peers.receive(heartbeat("three", 0))
    assert new is not None
    assert not new.lost


def test_process_that_is_not_heard() -> None:
    clock = Clock()
    peers = Peers("two", clock)
    peers.receive(heartbeat("one", 0))
    peers.receive(heartbeat("three", 0))
    clock.now = SILENT
    assert not peers.is_anyone_silent()
    peers.receive(heartbeat("three", 0))
    clock.now += 0.1
    assert peers.is_anyone_silent()
    peers.expect_again()
    assert not peers.is_anyone_silent()
    clock.now += SILENT + 0.1
    peers.receive(heartbeat("one", 0, leaving=True))
    assert peers.is_anyone_silent()
    peers.receive(heartbeat("three", 0))
    assert not peers.is_anyone_silent()
    clock.now += FORGOTTEN + 0.1
    assert not peers.is_anyone_silent()
    assert len(peers) == 0


def test_process_that_lives_is_expected_until_it_has_ended() -> None:
    clock = Clock()
    peers = Peers("two", clock)
    peers.receive(heartbeat("one", 0))
    peers.receive(heartbeat("new", 0))  # it lives, but this process has not been told
    peers.expect(frozenset({"one", "two", "three"}))
    assert not peers.is_anyone_silent()
    clock.now += FORGOTTEN + 0.1
    assert peers.is_anyone_silent()
    assert len(peers) == 2
    for process in ("one", "three"):
        peers.receive(heartbeat(process, 0))
    assert not peers.is_anyone_silent()
    clock.now += SILENT + 0.1
    peers.receive(heartbeat("one", 0))
    assert peers.is_anyone_silent()
    peers.expect(frozenset({"one", "two"}))
    assert not peers.is_anyone_silent()
