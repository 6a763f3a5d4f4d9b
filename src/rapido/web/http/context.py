"""What all requests have in common: who asks, what they bring, how they are refused."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from rapido.rules import BadRequest, RapidoError
from rapido.web.access.guests import new_token, set_cookie, token_in

STATUS: Final = {
    "no_such_room": 404,
    "not_host": 404,
    "still_playing": 409,
    "too_many": 429,
    "no_analysis": 503,
    "unavailable": 503,
}
BODY_BYTES: Final = 4096

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class TooMany(RapidoError):
    """More than one address may ask for."""

    code = "too_many"


def answered(handle: Handler) -> Handler:
    """Answer every refusal with its code, and nothing else."""

    async def answer(request: Request) -> Response:
        try:
            return await handle(request)
        except ClientDisconnect:
            return Response(status_code=HTTPStatus.BAD_REQUEST)  # nobody is there to read it
        except RapidoError as error:
            status = STATUS.get(error.code, 400)
            return JSONResponse({"error": error.code, "message": str(error)}, status)

    return answer


def address_of(request: Request) -> str:
    """Return the address of whoever asks."""
    return request.client.host if request.client else ""


def token_of(request: Request) -> tuple[str, bool]:
    """Return the guest's token, and whether it is new."""
    token = token_in(request.headers.get("cookie", ""))
    return (token, False) if token else (new_token(), True)


def keep(response: Response, request: Request, token: str, fresh: bool) -> None:  # noqa: FBT001
    """Let the browser keep a token that is new."""
    if fresh:
        cookie = set_cookie(token, secure=request.url.scheme == "https")
        response.headers["set-cookie"] = cookie


async def read_body(request: Request, kind: type[Body], most: int = BODY_BYTES) -> Body:
    """Read what a request brings, no more than so many bytes of it."""
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > most:
            raise BadRequest(f"this request has at most {most // 1024} KiB")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(str(error)) from error
