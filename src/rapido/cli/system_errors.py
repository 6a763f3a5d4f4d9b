"""Why the operating system refuses something, in the reader's language."""

import errno
import socket
from typing import Final

from rapido.locales import Say

_REASONS: Final = {
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.ENOENT: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.ENODEV: "reason-no-file",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-exists",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.ENAMETOOLONG: "reason-too-long",
    errno.EBUSY: "reason-busy",
    errno.EADDRINUSE: "reason-busy",
    errno.EMFILE: "reason-open-files",
    errno.ENFILE: "reason-open-files",
    errno.EIO: "reason-disk",
    errno.EADDRNOTAVAIL: "reason-no-address",
    errno.ECONNREFUSED: "reason-refused",
    errno.EHOSTUNREACH: "reason-unreachable",
    errno.ENETUNREACH: "reason-unreachable",
    errno.ETIMEDOUT: "reason-unreachable",
}


def system_reason(error: BaseException, say: Say) -> str:
    """Return the reason of an error, or of the one it was raised from; our own stays as it is."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if isinstance(cause, socket.gaierror):
        return say("reason-unknown-host")
    if not isinstance(cause, OSError) or cause.errno is None:
        return str(error)
    if key := _REASONS.get(cause.errno):
        return say(key)
    return say("reason-other", code=errno.errorcode.get(cause.errno, str(cause.errno)))
