"""The more processes there are, the larger are the batches: each of them receives every batch."""

import asyncio
from collections.abc import Sequence

import pytest

from rapido.bus.frames import Message, decode_frame, heartbeat, pack
from rapido.bus.outbox import Outbox
from rapido.bus.remote import LONGEST_PAUSE, Events, RemoteBus
from rapido.bus.session import Session


class RecordingConnection:
    limit = 1000

    def __init__(self) -> None:
        self.batches: list[list[bytes]] = []

    async def send(self, frames: Sequence[tuple[str, bytes]], *, confirm: bool) -> None:
        del confirm
        messages = [payload for _, frame in frames for payload in decode_frame(frame).payloads]
        self.batches.append(messages)

    def abort(self) -> None: ...

    async def close(self) -> None: ...


async def never(_: Events) -> RecordingConnection:
    raise AssertionError


@pytest.mark.parametrize(("peers", "pauses"), [(0, 1), (1, 1), (2, 2), (10, 10)])
def test_pause_grows_with_the_processes(peers: int, pauses: int) -> None:
    async def run() -> None:
        bus = RemoteBus(never, "server", 0.002)
        for number in range(peers):
            bus.receive(heartbeat(f"process {number}", 0))
        assert bus.pause == pytest.approx(pauses * 0.002)
        for number in range(peers):
            bus.receive(heartbeat(f"process {number}", 0, leaving=True))
        assert bus.pause == pytest.approx(0.002)

    asyncio.run(run())


def test_pause_has_a_limit() -> None:
    async def run() -> None:
        bus = RemoteBus(never, "server", 0.002)
        for number in range(1000):
            bus.receive(*(frame for _, frame in pack(f"{number}", [Message(0, "a", b"")], 1000)))
        assert bus.pause == LONGEST_PAUSE

    asyncio.run(run())


def test_what_is_published_in_the_pause_is_one_batch() -> None:
    async def run() -> None:
        connection, outbox = RecordingConnection(), Outbox()

        def pause() -> float:
            if len(connection.batches) == 2:
                session.leave()
            else:
                for payload in (b"2", b"3", b"4"):
                    outbox.put("topic", payload)
                session.wake()
            return 0

        session = Session(connection, outbox, "sender", pause)
        outbox.put("topic", b"1")
        await session.run()
        assert connection.batches == [[b"1"], [b"2", b"3", b"4"], []]

    asyncio.run(run())
