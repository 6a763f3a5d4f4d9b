"""Response bodies that are compressed once, by whoever makes them; never in the event loop."""

import gzip
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rapido.web.http.negotiation import GZIP, accepted_encodings
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.limits.networks import client_of

LEVEL: Final = 5


@dataclass(frozen=True, slots=True)
class Content:
    gzipped: bytes
    media_type: str

    def __len__(self) -> int:
        return len(self.gzipped)


def compress(content: bytes | str, media_type: str = "application/json") -> Content:
    content = content if isinstance(content, bytes) else content.encode()
    # Without a time, so that the same content is always the same bytes.
    return Content(gzip.compress(content, LEVEL, mtime=0), media_type)


async def content_response(content: Content, request: Request, thread: WorkerThread) -> Response:
    """Send the body as it is, or decompressed to the few clients that do not accept gzip."""
    headers = {"vary": "Accept-Encoding"}
    if GZIP in accepted_encodings(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = GZIP
        return Response(content.gzipped, media_type=content.media_type, headers=headers)
    plain = await thread.run(client_of(request.scope), lambda: gzip.decompress(content.gzipped))
    return Response(plain, media_type=content.media_type, headers=headers)
