"""Files of the page, with the compressed variants that the build has made, in memory."""

import asyncio
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rapido.web.http.negotiation import BROTLI, GZIP, accepted_encodings, has_current

SUFFIXES: Final = {BROTLI: ".br", GZIP: ".gz"}
"""of the variants, the smallest first"""
_NAME: Final = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*")
_TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
}
"""media types that not every system knows, or not by this name"""

Version = tuple[int, int]
"""time of the last change, and size"""


@dataclass(frozen=True, slots=True)
class StaticFile:
    version: Version
    media_type: str
    etag: str
    variants: Mapping[str, bytes]
    """the content by encoding; the plain one has none"""

    def response(self, request: Request, headers: Mapping[str, str]) -> Response:
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((each for each in SUFFIXES if each in accepted & self.variants.keys()), "")
        etag = f'"{self.etag}-{encoding}"' if encoding else f'"{self.etag}"'
        vary = ", ".join(filter(None, ["Accept-Encoding", headers.get("vary")]))
        sent = {**headers, "etag": etag, "vary": vary}
        if has_current(request.headers.get("if-none-match", ""), etag):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=sent)
        if encoding:
            sent["content-encoding"] = encoding
        return Response(self.variants[encoding], media_type=self.media_type, headers=sent)


class StaticFiles:
    """Reads each file once, and again when it has changed."""

    def __init__(self) -> None:
        self._files: dict[Path, StaticFile] = {}

    async def get(self, folder: Path, name: str) -> StaticFile | None:
        """Return the file of this name, with slashes; None if there is none."""
        if not _NAME.fullmatch(name) or name.endswith(tuple(SUFFIXES.values())):
            return None
        path = folder / name
        version, file = _version(path), self._files.get(path)
        if version is None:
            self._files.pop(path, None)
            return None
        if file is None or file.version != version:
            try:
                file = await asyncio.to_thread(_read, path, version)
            except OSError:  # it was deleted by a new build
                return None
            self._files[path] = file
        return file


def _version(path: Path) -> Version | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - twice as fast, at every request
    except (OSError, ValueError):
        return None
    return (found.st_mtime_ns, found.st_size) if S_ISREG(found.st_mode) else None


def _read(path: Path, version: Version) -> StaticFile:
    variants = {"": path.read_bytes()}
    for encoding, suffix in SUFFIXES.items():
        variant = path.with_name(path.name + suffix)
        made = _version(variant)
        if made is not None and made[0] >= version[0]:  # not one of an earlier build
            variants[encoding] = variant.read_bytes()
    kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    etag = sha256(variants[""]).hexdigest()[:32]
    return StaticFile(version, kind, etag, variants)
