"""Interleaved rounds, to compare medians on a noisy machine."""

import time
from collections.abc import Callable, Mapping
from statistics import median


def rates(candidates: Mapping[str, Callable[[], int]], rounds: int = 7) -> dict[str, float]:
    """Return the median rate of each candidate, a function that returns its operation count."""
    seen: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, run in candidates.items():
            began = time.perf_counter()
            done = run()
            seen[name].append(done / (time.perf_counter() - began))
    return {name: median(found) for name, found in seen.items()}
