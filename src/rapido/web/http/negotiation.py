"""Content negotiation: the encodings that a client accepts, and the version that it has."""

from typing import Final

BROTLI: Final = "br"
GZIP: Final = "gzip"


def accepted_encodings(header: str) -> frozenset[str]:
    """Read an Accept-Encoding header: everything that is named with a quality above zero."""
    accepted = set[str]()
    for part in header.lower().split(","):
        name, *parameters = (each.strip() for each in part.split(";"))
        quality = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        if name and quality.strip("0."):
            accepted.add(name)
    return frozenset(accepted)


def has_current(if_none_match: str, etag: str) -> bool:
    """Return whether an If-None-Match header names this ETag."""
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return etag in tags or "*" in tags
