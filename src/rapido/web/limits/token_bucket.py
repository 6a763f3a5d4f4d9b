"""Counting, so that nobody takes more than a share: buckets that fill again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_when")

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin full."""
        self._burst = self._left = burst
        self._rate = rate
        self._clock = clock
        self._when = clock()

    def take(self, share: float = 1) -> bool:
        """Take one, or another share, if there is as much."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < share:
            return False
        self._left -= share
        return True


class Buckets:
    """A bucket for each address; those that were not used for long are dropped first."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        """Give every address such a bucket."""
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, share: float = 1) -> bool:
        """Take one, or another share, from the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(share)
