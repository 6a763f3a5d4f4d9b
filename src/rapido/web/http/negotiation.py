"""Content negotiation: encodings and languages that a client accepts, the version that it has."""

from collections.abc import Container, Iterator
from typing import Final

BROTLI: Final = "br"
GZIP: Final = "gzip"


def accepted_encodings(header: str) -> frozenset[str]:
    """Read an Accept-Encoding header: everything that is named with a quality above zero."""
    return frozenset(name for name, quality in _weighted(header) if quality > 0)


def accepted_language(header: str, known: Container[str]) -> str | None:
    """Return the known language that an Accept-Language header prefers: de for de-CH."""
    wishes = [(name[:2], quality) for name, quality in _weighted(header) if quality > 0]
    wishes.sort(key=lambda wish: -wish[1])  # stable: of equal ones, the first
    return next((language for language, _ in wishes if language in known), None)


def _weighted(header: str) -> Iterator[tuple[str, float]]:
    for part in header.lower().split(","):
        name, *parameters = (each.strip() for each in part.split(";"))
        quality = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        if name:
            yield name, _number(quality)


def _number(quality: str) -> float:
    try:
        return float(quality)
    except ValueError:
        return 0


def has_current(if_none_match: str, etag: str) -> bool:
    """Return whether an If-None-Match header names this ETag."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return etag in tags or "*" in tags
