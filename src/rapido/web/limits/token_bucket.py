"""Rate limits: token buckets, by any key and by client."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from rapido.web.limits.networks import Client

MAX_BUCKETS: Final = 10_000
"""above this number, the least recently used ones are dropped, unless a connection has them"""

Clock = Callable[[], float]


class TokenBucket:
    """Holds up to `burst` tokens, and is refilled at `rate` tokens a second."""

    __slots__ = ("__weakref__", "_burst", "_clock", "_rate", "_tokens", "_updated")

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst = self._tokens = burst
        self._rate = rate
        self._clock = clock
        self._updated = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens and return True, or return False if there are not enough.

        A bucket that is too small must be full.
        """
        now = self._clock()
        available = self._tokens + (now - self._updated) * self._rate
        if available > self._burst:  # noqa: PLR1730 - four times for every move, and `min` is slow
            available = self._burst
        self._updated = now
        needed = tokens if tokens < self._burst else self._burst  # noqa: FURB136 - likewise
        enough = available >= needed
        self._tokens = available - needed if enough else available
        return enough

    def charge(self, tokens: float) -> None:
        """Take tokens for what is done already, even if there are not enough."""
        self._tokens -= tokens

    def wait(self, tokens: float = 1) -> float:
        """Return the seconds until `take` succeeds."""
        self._refill()
        return max(0.0, min(tokens, self._burst) - self._tokens) / self._rate

    def _refill(self) -> None:
        now = self._clock()
        tokens = self._tokens + (now - self._updated) * self._rate
        self._tokens = min(self._burst, tokens)
        self._updated = now


class RateLimiter:
    """A token bucket for each key."""

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._recent: OrderedDict[str | Client, TokenBucket] = OrderedDict()
        self._all: WeakValueDictionary[str | Client, TokenBucket] = WeakValueDictionary()
        """also those that only connections have"""

    def bucket(self, key: str | Client) -> TokenBucket:
        bucket = self._recent.get(key) or self._all.get(key)
        if bucket is None:
            bucket = self._all[key] = TokenBucket(self._burst, self._rate, self._clock)
        self._recent[key] = bucket
        self._recent.move_to_end(key)
        if len(self._recent) > MAX_BUCKETS:
            self._recent.popitem(last=False)
        return bucket


class ClientBuckets:
    """The buckets that one client takes tokens from: those of its network and of its guest."""

    __slots__ = ("_guest", "_network")

    def __init__(self, network: TokenBucket, guest: TokenBucket | None) -> None:
        self._network = network
        self._guest = guest

    def take(self, tokens: float = 1) -> bool:
        """Take tokens from both, or from none and return False."""
        if not self._network.take(tokens):
            return False
        if self._guest is None or self._guest.take(tokens):
            return True
        self._network.charge(-tokens)
        return False

    def charge(self, tokens: float) -> None:
        """Take tokens for what is done already, even if there are not enough."""
        self._network.charge(tokens)
        if self._guest is not None:
            self._guest.charge(tokens)

    def wait(self, tokens: float = 1) -> float:
        """Return the seconds until `take` succeeds."""
        network = self._network.wait(tokens)
        return network if self._guest is None else max(network, self._guest.wait(tokens))


class ClientRateLimiter:
    """Limits each guest, and each network to what `guests` guests may do.

    Guests cost nothing, so a guest's limit is for fairness among people who share a network; only
    the limit of the network stops an attacker.
    """

    def __init__(
        self, burst: float, rate: float, guests: int, clock: Clock = time.monotonic
    ) -> None:
        self._guests = RateLimiter(burst, rate, clock)
        self._networks = RateLimiter(burst * guests, rate * guests, clock)

    def of(self, client: Client) -> ClientBuckets:
        network = self._networks.bucket(client.network)
        # People without a cookie cannot be told apart: a class that loads its first page.
        return ClientBuckets(network, self._guests.bucket(client) if client.guest else None)

    def take(self, client: Client, tokens: float = 1) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        buckets = self.of(client)
        return 0 if buckets.take(tokens) else buckets.wait(tokens)

    def wait(self, client: Client, tokens: float = 1) -> float:
        """Return the seconds until `take` succeeds."""
        return self.of(client).wait(tokens)
