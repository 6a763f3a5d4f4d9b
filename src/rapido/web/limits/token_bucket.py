"""Rate limits: a token bucket for each connection or address."""

import time
from collections import OrderedDict
from collections.abc import Callable


class TokenBucket:
    """Holds up to `burst` tokens, and is refilled at `rate` tokens a second."""

    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "_updated")

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = self._tokens = burst
        self._rate = rate
        self._clock = clock
        self._updated = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens and return True, or return False if there are not enough."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._rate)
        self._updated = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class RateLimiter:
    """A token bucket for each address; the least recently used ones are dropped."""

    def __init__(self, burst: float, rate: float, addresses: int = 10_000) -> None:
        self._burst, self._rate, self._addresses = burst, rate, addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1) -> bool:
        """Take tokens from the bucket of an address, if it has enough."""
        bucket = self._buckets.pop(address, None) or TokenBucket(self._burst, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self._addresses:
            self._buckets.popitem(last=False)
        return bucket.take(tokens)
