"""Rate limits: token buckets, by any key and by client."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from rapido.web.limits.networks import Client

MAX_BUCKETS: Final = 10_000
"""above this number, the least recently used ones are dropped"""

Clock = Callable[[], float]


class TokenBucket:
    """Holds up to `burst` tokens, and is refilled at `rate` tokens a second."""

    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "_updated")

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst = self._tokens = burst
        self._rate = rate
        self._clock = clock
        self._updated = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens and return True, or return False if there are not enough."""
        if self.wait(tokens):
            return False
        self.charge(min(tokens, self._burst))
        return True

    def charge(self, tokens: float) -> None:
        """Take tokens for what is done already, even if there are not enough."""
        self._tokens -= tokens

    def wait(self, tokens: float = 1) -> float:
        """Return the seconds until there are enough tokens, or a full bucket if it is too small."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._rate)
        self._updated = now
        return max(0.0, min(tokens, self._burst) - self._tokens) / self._rate


class RateLimiter:
    """A token bucket for each key."""

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._buckets: OrderedDict[str | Client, TokenBucket] = OrderedDict()

    def bucket(self, key: str | Client) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is not None:
            self._buckets.move_to_end(key)
            return bucket
        bucket = self._buckets[key] = TokenBucket(self._burst, self._rate, self._clock)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


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

    def take(self, client: Client, tokens: float = 1) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        wait = self.wait(client, tokens)
        if not wait:
            for bucket in self._buckets(client):
                bucket.take(tokens)
        return wait

    def wait(self, client: Client, tokens: float = 1) -> float:
        """Return the seconds until there are enough tokens, without taking any."""
        return max(bucket.wait(tokens) for bucket in self._buckets(client))

    def charge(self, client: Client, tokens: float) -> None:
        """Take tokens for what is done already, even if there are not enough."""
        for bucket in self._buckets(client):
            bucket.charge(tokens)

    def _buckets(self, client: Client) -> tuple[TokenBucket, ...]:
        network = self._networks.bucket(client.network)
        # People without a cookie cannot be told apart: a class that loads its first page.
        return (self._guests.bucket(client), network) if client.guest else (network,)
