"""When a game was played, as headers of its record: `Date`, `Started` and `Ended`, in UTC."""

from datetime import UTC, datetime
from typing import Final

_LATEST: Final = datetime(9999, 12, 31, tzinfo=UTC).timestamp()


def time_tags(started: float, ended: float | None = None) -> tuple[tuple[str, str], ...]:
    """Return the headers for two Unix timestamps; none for a time that cannot be."""
    tags = {"Date": write_time(started)[:10], "Started": write_time(started)}
    if ended is not None:
        tags["Ended"] = write_time(ended)
    return tuple((name, text) for name, text in tags.items() if text)


def write_time(at: float) -> str:
    """Format a Unix timestamp; one that cannot be is empty."""
    if not 0 < at < _LATEST:
        return ""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
