"""A histogram that costs a move almost nothing."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry

LATENCY: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""upper bounds in seconds"""


class Histogram(Collector):
    """Counts values by size; for the event loop alone.

    The library's own takes a lock for each of its three numbers, in case that there are threads:
    six times as long.
    """

    def __init__(
        self,
        name: str,
        about: str,
        registry: CollectorRegistry,
        bounds: Sequence[float] = LATENCY,
    ) -> None:
        self._name = name
        self._about = about
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterable[Metric]:
        names = [*map(str, self._bounds), "+Inf"]
        buckets = [*zip(names, accumulate(self._counts), strict=True)]
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)
