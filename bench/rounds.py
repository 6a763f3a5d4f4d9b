"""Interleaved rounds: every candidate takes its turn, and the medians are compared."""

import time
from collections.abc import Callable, Mapping
from statistics import median


def rates(candidates: Mapping[str, Callable[[], int]], rounds: int = 7) -> dict[str, float]:
    """Measure how many things each candidate does in a second; it returns how many it did."""
    seen: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, do in candidates.items():
            began = time.perf_counter()
            done = do()
            seen[name].append(done / (time.perf_counter() - began))
    return {name: median(found) for name, found in seen.items()}
