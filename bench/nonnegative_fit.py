"""Least squares with no negative coefficient: a unit cost below zero would mean nothing."""

from collections.abc import Mapping, Sequence

SWEEPS = 20_000


def fit(rows: Sequence[Mapping[str, float]], values: Sequence[float]) -> dict[str, float]:
    """Return the coefficient of each driver, so that relative errors are smallest.

    Coordinate descent: the best value of one coefficient after the other, until nothing changes.
    """
    names = sorted({name for row in rows for name in row})
    scaled = [
        {name: row.get(name, 0.0) / value for name in names}
        for row, value in zip(rows, values, strict=True)
    ]
    found = dict.fromkeys(names, 0.0)
    left = [1.0] * len(scaled)
    """what is not explained yet of each row, of one"""
    squares = {name: sum(row[name] ** 2 for row in scaled) for name in names}
    for _ in range(SWEEPS):
        before = dict(found)
        for name in names:
            if not squares[name]:
                continue
            step = sum(row[name] * rest for row, rest in zip(scaled, left, strict=True))
            new = max(0.0, found[name] + step / squares[name])
            change, found[name] = new - found[name], new
            left = [rest - change * row[name] for row, rest in zip(scaled, left, strict=True)]
        if found == before:
            break
    return found
