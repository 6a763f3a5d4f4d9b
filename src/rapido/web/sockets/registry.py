"""The connections of rooms in all processes."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from rapido.rooms import rendezvous
from rapido.rooms.ports import Bus, Clock
from rapido.web.sockets.connection_messages import (
    AnyConnectionMessage,
    Connections,
    ConnectionsWanted,
    Heartbeat,
    KnockAnnounced,
    PhraseSaid,
    RoomConnections,
    Tabs,
    connection_topic,
)
from rapido.web.sockets.peers import Peers
from rapido.web.sockets.room_tabs import RoomTabs, TabsChanged
from rapido.web.wire.messages import Phrase

HEARTBEAT_INTERVAL: Final = 1.0
"""seconds; a lost announcement is noticed after this time"""
SILENCE: Final = 3.0
"""seconds without a message after which a process that does not count as living is forgotten"""
ROOMS_PER_MESSAGE: Final = 200
"""that are asked for at once: the answer must not become too large"""


class LivingProcesses(Protocol):
    """The processes that serve the rooms of one store."""

    @property
    def process(self) -> str:
        """This process: a new id at every start."""
        ...

    @property
    def alive(self) -> frozenset[str]: ...

    def on_change(self, callback: Callable[[], None], /) -> None: ...


class OpenRoom(Protocol):
    """A room that has connections in this process."""

    room: str
    tabs: RoomTabs

    def others_changed(self, change: TabsChanged) -> None:
        """Somebody has connected or disconnected in another process."""
        ...

    def announce_connections(self) -> None:
        """Tell the other processes soon who is connected here."""
        ...

    def show_phrase(self, guest: str, phrase: Phrase) -> None: ...

    def show_knock(self, knock: str, name: str) -> None: ...


class ConnectionRegistry:
    """Tells the other processes who is connected here, and knows what they have told.

    Every announcement has all connections of a room: what was lost is made up for by the next one.
    Announcements are numbered, and heartbeats repeat the number, so that a loss is noticed.
    """

    def __init__(self, bus: Bus, processes: LivingProcesses, clock: Clock) -> None:
        self.process: Final = processes.process
        self._processes = processes
        self.clock = clock
        self._topic = connection_topic(bus)
        self._peers = Peers()
        self._rooms: dict[str, OpenRoom] = {}
        self._announced: set[str] = set()
        """rooms of which others may believe that somebody is connected here"""
        self._number = 0
        """of announcements"""
        self._order = 0
        self.on_loss: Callable[[], None] = _ignore
        """called when messages of any kind may not have arrived"""
        self.on_ranks_changed: Callable[[str], None] = _ignore
        """called with a room when a process has got its first, or lost its last connection there"""
        self._topic.subscribe(self._receive)
        bus.on_reconnect(self.beat)
        processes.on_change(self._forget_dead)

    @property
    def open_rooms(self) -> int:
        """How many rooms have connections here."""
        return len(self._rooms)

    def new_tabs(self) -> RoomTabs:
        return RoomTabs(self.process)

    def open(self, room: OpenRoom) -> None:
        """Begin to follow a room, which is about to have its first connection here."""
        self._rooms[room.room] = room

    def close(self, room: str) -> None:
        """Stop following a room without connections."""
        self._rooms.pop(room, None)
        if room in self._announced:
            self._announce_tabs(room, ())

    def next_order(self) -> int:
        """Return an order above that of every known tab, in any room and any process.

        This is a hybrid logical clock: after a lost message, or just after the start, the wall
        clock makes it likely that a new tab is above those that are not known. Correct clocks are
        not needed: each process continues from the highest order it has heard of.
        """
        self._order = max(self._order + 1, int(self.clock.now() * 1000))
        return self._order

    def announce(self, room: str) -> None:
        """Tell the other processes who is connected to a room here."""
        if opened := self._rooms.get(room):
            self._announce_tabs(room, tuple(opened.tabs.own.items()))

    def say(self, room: str, guest: str, phrase: Phrase) -> None:
        """Pass on a phrase; should it be lost, nobody misses anything."""
        self._topic.publish(PhraseSaid(*self._next_header(), room, guest, phrase))

    def send_knock(self, room: str, knock: str, name: str) -> None:
        """Pass on a knock: the host may be connected anywhere."""
        self._topic.publish(KnockAnnounced(*self._next_header(), room, knock, name))

    def rank(self, room: str) -> int:
        """Return how many of the other processes with connections in a room act before this one."""
        opened = self._rooms.get(room)
        return rendezvous.rank(self.process, opened.tabs.others, room) if opened else 0

    def beat(self) -> None:
        """Show that this process is alive; forget those that are not."""
        self._forget_dead()
        self._topic.publish(Heartbeat(*self._header()))

    async def run(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(HEARTBEAT_INTERVAL)

    def _receive(self, message: AnyConnectionMessage) -> None:
        process = message.process
        if process == self.process:
            return
        self._order = max(self._order, message.order)
        lost = self._peers.hear(message, self.clock.monotonic())
        if lost:
            self._peers.lose(process, self._rooms)
        if isinstance(message, RoomConnections | Connections):
            self._learn(message)
        else:
            self._react(message)
        # A question or its answer may be lost as well: then it is repeated after a heartbeat.
        if lost or isinstance(message, Heartbeat | Connections):
            self._ask(process)
        if lost:
            self.on_loss()

    def _learn(self, message: RoomConnections | Connections) -> None:
        if self._peers.is_old(message):
            return
        if isinstance(message, RoomConnections):
            self._replace(message.process, message.room, message.tabs)
        else:
            for room, tabs in message.rooms:
                self._replace(message.process, room, tabs)

    def _react(self, message: PhraseSaid | KnockAnnounced | Heartbeat | ConnectionsWanted) -> None:
        match message:
            case PhraseSaid(room=room, guest=guest, phrase=phrase):
                if opened := self._rooms.get(room):
                    opened.show_phrase(guest, phrase)
            case KnockAnnounced(room=room, knock=knock, name=name):
                if opened := self._rooms.get(room):
                    opened.show_knock(knock, name)
            case ConnectionsWanted(asked=asked, rooms=rooms):
                if asked == self.process:
                    self._answer(rooms)
            case Heartbeat():
                pass

    def _replace(self, process: str, room: str, tabs: Tabs) -> None:
        self._peers.learn(process, room)
        opened = self._rooms.get(room)
        if opened is None:
            return
        known = process in opened.tabs.others
        change = opened.tabs.replace(process, dict(tabs))
        if change.guests:
            opened.others_changed(change)
        if known != bool(tabs):
            self.on_ranks_changed(room)
        if tabs and not known:
            # It has opened the room, or was cut off: it may not know who is connected here.
            opened.announce_connections()

    def _ask(self, process: str) -> None:
        if unknown := self._peers.unknown(process, self._rooms.keys()):
            rooms = tuple(unknown[:ROOMS_PER_MESSAGE])
            self._topic.publish(ConnectionsWanted(*self._header(), process, rooms))

    def _answer(self, rooms: tuple[str, ...]) -> None:
        states = (
            (room, tuple(opened.tabs.own.items()) if (opened := self._rooms.get(room)) else ())
            for room in rooms
        )
        self._topic.publish(Connections(*self._header(), tuple(states)))

    def _announce_tabs(self, room: str, tabs: Tabs) -> None:
        if tabs:
            self._announced.add(room)
        elif room in self._announced:
            self._announced.remove(room)
        else:
            return
        self._topic.publish(RoomConnections(*self._next_header(), room, tabs))

    def _forget_dead(self) -> None:
        """Forget processes that ended, or were killed.

        The store says who is alive. It is not enough that it says nothing of a process: one that
        has just started, or cannot reach the store, is heard on the bus.
        """
        silent = self._peers.silent_since(self.clock.monotonic() - SILENCE)
        dead = set(silent) - self._processes.alive
        for process in dead:
            for room in self._rooms:
                self._replace(process, room, ())
            self._peers.forget(process)
        if dead:
            self.on_loss()  # its last messages may not have been sent

    def _header(self) -> tuple[str, int, int]:
        return self.process, self._number, self._order

    def _next_header(self) -> tuple[str, int, int]:
        self._number += 1
        return self._header()


def _ignore(*_: object) -> None:
    pass
