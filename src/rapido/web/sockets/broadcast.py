"""Broadcast: the same message to every connection of a room."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from rapido.rooms.join_requests import Knock
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.facts import Played
from rapido.rooms.model.permissions import may_see
from rapido.rooms.model.presence import Connected
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Clock
from rapido.web.access.answering import may_answer
from rapido.web.limits.token_bucket import TokenBucket
from rapido.web.sockets.absences import Absences
from rapido.web.sockets.codes import NO_SUCH_ROOM
from rapido.web.sockets.connection import Connection, encode
from rapido.web.sockets.registry import ConnectionRegistry
from rapido.web.sockets.room_tabs import LISTENERS, RoomTabs, TabsChanged
from rapido.web.sockets.throttle import Throttle
from rapido.web.sockets.waiting_knocks import WaitingKnocks, knocked
from rapido.web.view.delta import delta_message
from rapido.web.view.room import public_id, update_message
from rapido.web.wire.messages import (
    AbsentGuest,
    Answered,
    Elsewhere,
    Here,
    Phrase,
    Present,
    Said,
    Updates,
)

PHRASE_BURST: Final = 20
PHRASE_RATE: Final = 5
"""phrases a second in one room: whoever watches must not flood those who play"""
PRESENCE_DELAY: Final = 0.1
"""seconds after an announcement of who is present until the next one"""

OnPresence = Callable[[str, Connected], None]
"""called with a room and who is connected to it"""


@dataclass(eq=False, slots=True)
class Channel:
    """All connections to one room in this process, and what is known of those in others."""

    room: str
    clock: Clock
    registry: ConnectionRegistry
    knocks: WaitingKnocks
    absence_timeout: float
    """seconds after which a computer player may stand in for somebody"""
    on_presence: OnPresence
    shown: Room | None = None
    """the room as the connections have it, to which deltas are applied"""
    connections: list[Connection] = field(default_factory=list[Connection])
    """oldest first"""
    phrases: TokenBucket = field(default_factory=lambda: TokenBucket(PHRASE_BURST, PHRASE_RATE))
    absences: Absences = field(default_factory=Absences)
    tabs: RoomTabs = field(init=False)
    _presence: Throttle = field(init=False)
    _announcement: Throttle = field(init=False)
    _host_was_here: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.tabs = self.registry.new_tabs()
        self._presence = Throttle(self.clock, PRESENCE_DELAY, self._broadcast_presence)
        self._announcement = Throttle(
            self.clock, PRESENCE_DELAY, lambda: self.registry.announce(self.room)
        )

    def broadcast_change(self, change: Change) -> None:
        """Send the change to everyone who may still see the room."""
        before, self.shown = self.shown, change.room
        if not self.connections or before is None:
            return
        if not isinstance(change.fact, Played):  # a move changes nobody's rights
            self._close_those_without_access(change.room)
            self._update_presence()
        self._send_change(before, change)
        if change.room.seats is not before.seats or change.room.host != before.host:
            self._remind_new(before, change.room)

    def _send_change(self, before: Room, change: Change) -> None:
        """Send an update or a delta; each is encoded once, if anybody has asked for it."""
        now, encoded = self.clock.now(), dict[Updates, bytes]()
        for connection in self.connections:
            frame = encoded.get(connection.updates)
            if frame is None:
                message = (
                    delta_message(before, change, now)
                    if connection.updates is Updates.DELTA
                    else update_message(change, now)
                )
                encoded[connection.updates] = frame = encode(message)
            connection.send(frame)

    def broadcast(self, frame: bytes) -> None:
        for connection in self.connections:
            connection.send(frame)

    def say(self, guest: str, phrase: Phrase) -> None:
        """Send a phrase to everyone, unless there are too many."""
        if self.phrases.take():
            self.show_phrase(guest, phrase)
            self.registry.say(self.room, guest, phrase)

    def show_phrase(self, guest: str, phrase: Phrase) -> None:
        """Send a phrase to the connections of this process."""
        self.broadcast(encode(Said(public_id(guest), phrase)))

    def show_knock(self, knock: Knock) -> None:
        """Tell those who may answer it, on all tabs of this process."""
        for connection in self.connections:
            if self.may_answer(connection.guest, knock):
                connection.send(encode(knocked(knock)))

    def hide_knock(self, knock: str) -> None:
        """Tell the same that somebody has answered it."""
        for connection in self._tabs_of_members():
            connection.send(encode(Answered(knock)))

    def remind(self) -> None:
        """Tell those who may answer of all knocks without an answer."""
        self.knocks.send(self, self._tabs_of_members())

    def may_answer(self, guest: str, knock: Knock, seat: int | None = None) -> bool:
        """Return whether a guest may answer a knock, and give away a seat with it."""
        return self.shown is not None and may_answer(
            self.shown, guest, knock, self.tabs.guests(), seat
        )

    def close(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    def join(self, connection: Connection, room: Room) -> None:
        """Add a connection; unless it only listens, it becomes the active tab of its guest."""
        self.shown = room
        self.connections.append(connection)
        if connection.background:
            connection.active = False
            self._count_listeners()
        else:
            self._make_newest(connection)
            self._presence.request()
        self._update_presence()
        if self._is_member(connection.guest):
            self.knocks.send(self, [connection])

    def leave(self, connection: Connection) -> None:
        """Remove a connection; if it was active, the guest's newest other tab becomes active."""
        self.connections.remove(connection)
        if connection.background:
            self._count_listeners()
            return
        guest = connection.guest
        if left := self._tabs_of(guest):
            self.tabs.own[guest] = max(tab.order for tab in left)
            self._update_active({guest})
        else:
            del self.tabs.own[guest]
        if self.connections:
            self._update_presence()
        self._announcement.request()
        self._presence.request()

    def activate(self, connection: Connection) -> None:
        """Make this the one tab of its guest that plays."""
        if connection.active:
            connection.send(encode(Here()))
        self._make_newest(connection)

    def others_changed(self, change: TabsChanged) -> None:
        """Take over who is connected to the room in another process."""
        self._update_active(change.guests)
        if change.present:
            self._update_presence()
            self._presence.request()

    def take_over_absences(self, since: Mapping[str, float]) -> None:
        if self.absences.take_over(since):
            self._update_presence()
            self._presence.request()

    def announce_connections(self) -> None:
        self._announcement.request()

    def stop(self) -> None:
        """Cancel all timers, when nobody is left."""
        self._presence.cancel()
        self._announcement.cancel()

    def present(self) -> tuple[str, ...]:
        """Return the public names of the connected guests."""
        return tuple(sorted({public_id(guest) for guest in self.tabs.guests()}))

    def _update_presence(self) -> None:
        """Note who is missing, and let the room act on it."""
        if self.shown is None:
            return
        connected = frozenset(self.tabs.guests())
        if self.absences.update(self.shown, connected, self.clock.now()):
            self._presence.request()
        absent = dict(self.absences.since)
        self.on_presence(self.room, Connected(connected, frozenset(self.tabs.own), absent))

    def _close_those_without_access(self, room: Room) -> None:
        for connection in self.connections:
            if not may_see(room, connection.guest):
                connection.close(NO_SUCH_ROOM)

    def _count_listeners(self) -> None:
        if any(tab.background for tab in self.connections):
            self.tabs.own[LISTENERS] = 0
        else:
            self.tabs.own.pop(LISTENERS, None)
        self._announcement.request()

    def _make_newest(self, connection: Connection) -> None:
        connection.order = self.tabs.own[connection.guest] = self.registry.next_order()
        self._update_active({connection.guest})
        self._announcement.request()

    def _update_active(self, guests: Collection[str]) -> None:
        """Tell the tabs of these guests whether they play, if that has changed."""
        for tab in self.connections:
            if tab.guest in guests and not tab.background:
                active = self.tabs.plays(tab.guest, tab.order)
                if active != tab.active:
                    tab.active = active
                    tab.send(encode(Here() if active else Elsewhere()))

    def _remind_new(self, before: Room, room: Room) -> None:
        """Tell those of waiting knocks who could not answer them before."""
        new = _members(room) - (_members(before) if room.host == before.host else {""})
        self.knocks.send(self, [tab for tab in self.connections if tab.guest in new])

    def _is_member(self, guest: str) -> bool:
        """Whether somebody is the host or has a seat, and so may have to answer knocks."""
        return self.shown is not None and guest in _members(self.shown)

    def _tabs_of_members(self) -> list[Connection]:
        return [tab for tab in self.connections if self._is_member(tab.guest)]

    def _tabs_of(self, guest: str) -> list[Connection]:
        """Return the tabs of a guest, but not those that only listen."""
        return [tab for tab in self.connections if tab.guest == guest and not tab.background]

    def _broadcast_presence(self) -> None:
        absent = tuple(
            AbsentGuest(public_id(guest), since, since + self.absence_timeout)
            for guest, since in self.absences.since.items()
        )
        self.broadcast(encode(Present(self.present(), absent)))
        host_is_here = self.shown is not None and self.shown.host in self.tabs.guests()
        if self._host_was_here and not host_is_here:
            self.remind()  # now the others have to answer
        self._host_was_here = host_is_here


def _members(room: Room) -> frozenset[str]:
    """Return the host and everybody on a seat."""
    return frozenset({room.host, *(seat.guest for seat in room.seats if seat.guest)})
