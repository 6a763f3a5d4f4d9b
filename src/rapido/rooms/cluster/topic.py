"""A topic of the bus: messages of one type instead of bytes."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from rapido.rooms.ports import Bus

T = TypeVar("T")


class Topic(Generic[T]):
    """Encodes what is published, and decodes what arrives."""

    def __init__(self, bus: Bus, name: str, messages: type[T]) -> None:
        self._bus = bus
        self._name = name
        self._decode = msgspec.msgpack.Decoder(messages).decode
        self._encode = msgspec.msgpack.Encoder().encode

    def publish(self, message: T) -> None:
        self._bus.publish(self._name, self._encode(message))

    def subscribe(self, callback: Callable[[T], None]) -> None:
        """Call back with every message; those that only a newer version knows are ignored."""

        def receive(payload: bytes) -> None:
            try:
                message = self._decode(payload)
            except msgspec.DecodeError:
                return
            callback(message)

        self._bus.subscribe(self._name, receive)
