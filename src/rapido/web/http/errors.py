"""The errors that only HTTP endpoints raise, and the HTTP status of every error code."""

from math import ceil
from typing import Final

from starlette.responses import JSONResponse

from rapido.rules import RapidoError
from rapido.web.wire.http import Failure


class TooManyRequests(RapidoError):
    """More requests than one guest or one address may send; try again later."""

    code = "too_many"

    def __init__(self, message: str, retry_after: float = 1) -> None:
        """`retry_after` is in seconds."""
        self.retry_after = retry_after
        super().__init__(message)


class KnocksFull(TooManyRequests):
    """Too many join requests of all guests together wait for an answer; try again later."""

    code = "knocks_full"


class NoToken(RapidoError):
    """There is no token in a cookie; load any page to get one."""

    code = "no_token"


class UpgradeRequired(RapidoError):
    """This path is for WebSockets; a handshake would be accepted now."""

    code = "upgrade_required"


class NoSuchGame(RapidoError):
    """The game does not exist, or it is still running in a room that this guest may not see."""

    code = "no_such_game"


class NotFound(RapidoError):
    """There is nothing here for this client."""

    code = "not_found"


class StillPlaying(RapidoError):
    """The game is still running, and until it ends nobody may see what its choices are worth."""

    code = "still_playing"


class NoAnalysis(RapidoError):
    """The analysis is not available at the moment."""

    code = "no_analysis"


class MethodNotAllowed(RapidoError):
    """The path exists, but not for this method."""

    code = "method_not_allowed"


class TooLong(RapidoError):
    """A game with more moves than can be reviewed."""

    code = "too_long"


class TooFar(RapidoError):
    """A staircase that is longer than any that can be analyzed."""

    code = "too_far"


class WorkerRefused(Exception):
    """What a worker process has answered instead of an analysis."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(failure.message)


_STATUS: Final = {
    "no_token": 403,
    "no_such_room": 404,
    "no_such_game": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "still_playing": 409,
    "link_used": 410,
    "link_expired": 410,
    "upgrade_required": 426,
    "too_many": 429,
    "knocks_full": 503,
    "no_analysis": 503,
    "unavailable": 503,
}


def http_status(code: str) -> int:
    return _STATUS.get(code, 400)


def error_response(failure: Failure, retry_after: float | None = None) -> JSONResponse:
    content = {"error": failure.error, "message": failure.message}
    headers = None if retry_after is None else {"retry-after": str(ceil(retry_after))}
    return JSONResponse(content, http_status(failure.error), headers)
