"""Frames: small messages travel together, large ones in parts."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

HEARTBEAT: Final = "heartbeat"
"""the topic of frames without messages"""

_HEADER: Final = 64
"""bytes of a frame at most, without its topic and its messages"""
_LENGTH: Final = 5
"""bytes at most that msgpack puts before a message"""


class Message(NamedTuple):
    number: int
    """how many messages the process has published before"""
    topic: str
    payload: bytes


class Frame(Struct, frozen=True, array_like=True):
    """What is sent at once."""

    sender: str
    number: int
    """of the first message; without messages, of the next one"""
    topic: str
    payloads: list[bytes]
    part: int = 0
    parts: int = 1
    leaving: bool = False
    """whether the sender has closed its bus: it sends no more"""


_encode: Final = msgspec.msgpack.Encoder().encode
decode_frame: Final = msgspec.msgpack.Decoder(Frame).decode


def heartbeat(sender: str, number: int, *, leaving: bool = False) -> bytes:
    return _encode(Frame(sender, number, HEARTBEAT, [], leaving=leaving))


def pack(sender: str, messages: Iterable[Message], limit: int) -> Iterator[tuple[str, bytes]]:
    """Put messages into frames of at most so many bytes, in their order; yield topic and frame."""
    number, topic, payloads, room = 0, "", list[bytes](), 0
    for message in messages:
        size = len(message.payload) + _LENGTH
        follows = message.topic == topic and message.number == number + len(payloads)
        if payloads and (size > room or not follows):
            yield topic, _encode(Frame(sender, number, topic, payloads))
            payloads = []
        if not payloads:
            number, topic = message.number, message.topic
            room = limit - _HEADER - len(topic.encode())
            if size > room:
                yield from _split(sender, message, room - _LENGTH)
                continue
        payloads.append(message.payload)
        room -= size
    if payloads:
        yield topic, _encode(Frame(sender, number, topic, payloads))


def _split(sender: str, message: Message, size: int) -> Iterator[tuple[str, bytes]]:
    number, topic, payload = message
    parts = -(-len(payload) // size)
    for part in range(parts):
        piece = payload[part * size : (part + 1) * size]
        yield topic, _encode(Frame(sender, number, topic, [piece], part, parts))
