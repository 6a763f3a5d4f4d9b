"""Who is connected to a room in which process, and which tab of a guest plays."""

from collections.abc import Mapping
from typing import Final, NamedTuple

Newest = tuple[int, str]
"""the order of a tab, and its process in case two are equal"""


LISTENERS: Final = "~"
"""stands for all tabs that only listen, so that other processes tell this one who is there"""


class TabsChanged(NamedTuple):
    guests: frozenset[str]
    """whose newest tab in a process is another one, or gone"""
    present: bool
    """whether guests came or went"""


class RoomTabs:
    """The newest tab of each guest in each process.

    The tab of a guest with the highest order plays. All processes derive that from what they know
    of each other, and agree as soon as they know the same.
    """

    __slots__ = ("_process", "others", "own")

    def __init__(self, process: str) -> None:
        self._process = process
        self.own: dict[str, int] = {}
        """the highest order of each guest who is connected to this process"""
        self.others: dict[str, Mapping[str, int]] = {}
        """the same of every other process that has connections in the room"""

    def replace(self, process: str, tabs: Mapping[str, int]) -> TabsChanged:
        """Replace what is known of another process."""
        before = self.others.pop(process, {})
        if tabs:
            self.others[process] = tabs
        guests = frozenset(guest for guest, _ in before.items() ^ tabs.items())
        return TabsChanged(guests, before.keys() != tabs.keys())

    def plays(self, guest: str, order: int) -> bool:
        """Return whether a tab of this process is the one of its guest that plays."""
        return (order, self._process) == self._newest(guest)

    def guests(self) -> set[str]:
        return set(self.own).union(*self.others.values()) - {LISTENERS}

    def _newest(self, guest: str) -> Newest:
        own = self.own.get(guest, 0), self._process
        others = ((tabs.get(guest, 0), process) for process, tabs in self.others.items())
        return max(own, *others) if self.others else own
