"""What waits to be sent takes a bounded amount of memory."""

from rapido.bus.outbox import Outbox


def test_oldest_messages_are_dropped() -> None:
    outbox = Outbox(capacity=10_000)
    for number in range(100):
        outbox.put("topic", bytes([number]) * 800)
    assert len(outbox) == 10
    assert outbox.dropped == 90
    taken = outbox.take(1_000_000)
    assert [message.number for message in taken] == list(range(90, 100))
    assert [message.payload[0] for message in taken] == list(range(90, 100))
    assert outbox.next_number == 100
    assert not outbox


def test_empty_messages_take_memory_as_well() -> None:
    outbox = Outbox(capacity=10_000)
    for _ in range(1000):
        outbox.put("topic", b"")
    assert len(outbox) == 50


def test_message_that_never_fits_is_dropped_alone() -> None:
    outbox = Outbox(capacity=10_000)
    outbox.put("topic", b"1")
    outbox.put("topic", bytes(20_000))
    outbox.put("topic", b"3")
    assert [message.number for message in outbox.take(100)] == [0, 2]
    assert outbox.dropped == 1


def test_batches() -> None:
    outbox = Outbox()
    for _ in range(10):
        outbox.put("topic", bytes(100))
    assert [len(outbox.take(size)) for size in (1, 100, 250)] == [1, 1, 3]
    outbox.skip()
    outbox.clear()
    assert (len(outbox), outbox.dropped, outbox.next_number) == (0, 6, 11)
    outbox.put("topic", b"")
    assert [message.number for message in outbox.take(1)] == [11]
