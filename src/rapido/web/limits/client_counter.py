"""Limits on how many of something a client may have at the same time."""

from collections import Counter

from rapido.web.limits.networks import Client


class ClientCounter:
    """Counts for each guest, and for each network, which may have as many as `guests` guests."""

    def __init__(self, per_guest: int, guests: int) -> None:
        self._per_guest = per_guest
        self._per_network = per_guest * guests
        self._counts: Counter[Client | str] = Counter()
        """by guest and by network; only what is not zero, because clients choose the keys"""
        self.total = 0

    def is_full(self, client: Client) -> bool:
        return (
            self._counts[client] >= self._per_guest
            or self._counts[client.network] >= self._per_network
        )

    def add(self, client: Client) -> None:
        self.total += 1
        self._counts[client] += 1
        self._counts[client.network] += 1

    def remove(self, client: Client) -> None:
        self.total -= 1
        for key in (client, client.network):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
