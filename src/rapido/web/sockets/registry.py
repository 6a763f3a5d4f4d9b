"""The connections of rooms in all processes."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from rapido.rooms.cluster import rendezvous
from rapido.rooms.join_requests import Knock, SeatWish
from rapido.rooms.ports import Bus, Clock
from rapido.web.sockets.absences import Absences
from rapido.web.sockets.connection_messages import (
    AbsentSince,
    AllConnections,
    AnyConnectionMessage,
    ConnectionsWanted,
    KnockAnnounced,
    KnockAnswered,
    PhraseSaid,
    RoomConnections,
    Tabs,
    connection_topic,
)
from rapido.web.sockets.room_tabs import RoomTabs, TabsChanged
from rapido.web.sockets.throttle import Throttle
from rapido.web.wire.messages import Phrase

ANSWER_INTERVAL: Final = 0.5
"""seconds between two messages with all connections of this process"""


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
    absences: Absences

    def others_changed(self, change: TabsChanged) -> None:
        """Somebody has connected or disconnected in another process."""
        ...

    def take_over_absences(self, since: Mapping[str, float]) -> None:
        """Another process knows since when somebody is not connected."""
        ...

    def announce_connections(self) -> None:
        """Tell the other processes soon who is connected here."""
        ...

    def show_phrase(self, guest: str, phrase: Phrase) -> None: ...

    def show_knock(self, knock: Knock) -> None: ...

    def hide_knock(self, knock: str) -> None: ...


class ConnectionRegistry:
    """Tells the other processes who is connected here, and knows what they have told.

    A message has all connections of a room, so only the last one counts. The bus reports when
    messages were lost: then this process asks the others for all their connections, and sends its
    own in case what was lost is such a question.
    """

    def __init__(self, bus: Bus, processes: LivingProcesses, clock: Clock) -> None:
        self.process: Final = processes.process
        self._processes = processes
        self.clock = clock
        self._topic = connection_topic(bus)
        self._rooms: dict[str, OpenRoom] = {}
        self._announced: set[str] = set()
        """rooms of which others may believe that somebody is connected here"""
        self._everything = Throttle(clock, ANSWER_INTERVAL, self._announce_all)
        self._order = 0
        self._alive = processes.alive
        self._ended: set[str] = set()
        """processes that were alive, and are no longer"""
        self.on_loss: Callable[[], None] = _ignore
        """called when messages of any kind may not have arrived"""
        self.on_ranks_changed: Callable[[str], None] = _ignore
        """called with a room when a process has got its first, or lost its last connection there"""
        self._topic.subscribe(self._receive)
        bus.on_reconnect(self._synchronize)
        processes.on_change(self._update_alive)

    @property
    def open_rooms(self) -> int:
        """How many rooms have connections here."""
        return len(self._rooms)

    def new_tabs(self) -> RoomTabs:
        return RoomTabs(self.process)

    def open(self, room: OpenRoom) -> None:
        """Begin to follow a room, which is about to have its first connection here."""
        self._rooms[room.room] = room
        self.on_ranks_changed(room.room)

    def close(self, room: str) -> None:
        """Stop following a room without connections."""
        self._rooms.pop(room, None)
        self.on_ranks_changed(room)
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
            absent = tuple(opened.absences.since.items())
            self._announce_tabs(room, tuple(opened.tabs.own.items()), absent)

    def say(self, room: str, guest: str, phrase: Phrase) -> None:
        """Pass on a phrase; should it be lost, nobody misses anything."""
        self._topic.publish(PhraseSaid(self.process, self._order, room, guest, phrase))

    def send_knock(self, knock: Knock) -> None:
        """Pass on a knock: the host may be connected anywhere."""
        seat = knock.wish and knock.wish.seat
        message = KnockAnnounced(
            self.process, self._order, knock.room, knock.id, knock.name, knock.guest, seat
        )
        self._topic.publish(message)

    def send_answered(self, room: str, knock: str) -> None:
        """Pass on that a knock was answered; should it be lost, somebody answers it again."""
        self._topic.publish(KnockAnswered(self.process, self._order, room, knock))

    def rank(self, room: str) -> int:
        """Return how many of the processes with connections in a room act before this one.

        A process that has none itself does not know the others: it lets one of them act first.
        """
        opened = self._rooms.get(room)
        if opened is None:
            return int(len(self._alive) > 1)
        return rendezvous.rank(self.process, opened.tabs.others, room)

    def _receive(self, message: AnyConnectionMessage) -> None:
        self._order = max(self._order, message.order)
        match message:
            case RoomConnections():
                self._take_over(message)
            case AllConnections(process=process, rooms=rooms):
                tabs_of = dict(rooms)
                for room in list(self._rooms):
                    self._replace(process, room, tabs_of.get(room, ()))
            case ConnectionsWanted():
                self._everything.request()
            case PhraseSaid() | KnockAnnounced() | KnockAnswered():
                if opened := self._rooms.get(message.room):
                    _show(opened, message)

    def _take_over(self, message: RoomConnections) -> None:
        opened = self._rooms.get(message.room)
        if opened is None:
            return
        is_new = message.process not in opened.tabs.others
        self._replace(message.process, message.room, message.tabs)
        opened.take_over_absences(dict(message.absent))
        if message.tabs and is_new:
            # It has just opened the room, and does not know who is connected here.
            opened.announce_connections()

    def _replace(self, process: str, room: str, tabs: Tabs) -> None:
        opened = self._rooms.get(room)
        if opened is None or (tabs and process in self._ended):
            return
        known = process in opened.tabs.others
        change = opened.tabs.replace(process, dict(tabs))
        if change.guests:
            opened.others_changed(change)
        if known != bool(tabs):
            self.on_ranks_changed(room)

    def _announce_tabs(self, room: str, tabs: Tabs, absent: AbsentSince = ()) -> None:
        if tabs:
            self._announced.add(room)
        elif room in self._announced:
            self._announced.remove(room)
        else:
            return
        self._topic.publish(RoomConnections(self.process, self._order, room, tabs, absent))

    def _announce_all(self) -> None:
        rooms = tuple(
            (name, tuple(room.tabs.own.items()))
            for name, room in self._rooms.items()
            if room.tabs.own
        )
        self._announced = {name for name, _ in rooms}
        self._topic.publish(AllConnections(self.process, self._order, rooms))

    def _synchronize(self) -> None:
        self._ask()
        self._everything.request()
        self.on_loss()

    def _ask(self) -> None:
        self._topic.publish(ConnectionsWanted(self.process, self._order))

    def _update_alive(self) -> None:
        """Forget the connections of processes that have ended; ask those that are new, or back."""
        before, self._alive = self._alive, self._processes.alive
        self._ended = (self._ended | before) - self._alive
        for room, opened in list(self._rooms.items()):
            for process in opened.tabs.others.keys() & self._ended:
                self._replace(process, room, ())
        if self._alive - before:
            self._ask()
        if before - self._alive:
            self.on_loss()  # the last messages of a process may not have been sent


def _show(opened: OpenRoom, message: PhraseSaid | KnockAnnounced | KnockAnswered) -> None:
    match message:
        case PhraseSaid(guest=guest, phrase=phrase):
            opened.show_phrase(guest, phrase)
        case KnockAnnounced(room=room, knock=knock, name=name, guest=guest, seat=seat):
            wish = None if seat is None else SeatWish(seat)
            opened.show_knock(Knock(knock, room, guest, name, wish=wish))
        case KnockAnswered(knock=knock):
            opened.hide_knock(knock)


def _ignore(*_: object) -> None:
    pass
