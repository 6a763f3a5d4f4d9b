"""One HTTP endpoint: what it takes and answers, and the Starlette route made from it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from importlib import import_module
from math import ceil
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rapido.rooms.model.errors import Unavailable
from rapido.rules import BadRequest, RapidoError
from rapido.web.http.content import Content, content_response
from rapido.web.http.context import Context, client_of
from rapido.web.http.errors import TooManyRequests, WorkerRefused, error_response
from rapido.web.http.rate_limits import Quota, RateLimit
from rapido.web.http.services import Services
from rapido.web.limits.token_bucket import ClientRateLimiter
from rapido.web.wire.http import Failure

BODY_BYTES: Final = 4096

Body = TypeVar("Body", bound=Struct)
Answer = TypeVar("Answer")
Handler = (
    Callable[[Context], Awaitable[Answer | Content | Response]]
    | Callable[[Context, Body], Awaitable[Answer | Content | Response]]
)


@dataclass(frozen=True, slots=True)
class Deferred:
    """A struct whose module the server never imports, because loading it is slow."""

    module: str
    name: str

    def load(self) -> type[Struct]:
        return getattr(import_module(self.module), self.name)


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[Answer, Body]):
    """One row of the endpoint table.

    The handler returns a struct or a list of structs, which is encoded as JSON, or compressed
    content, or a complete response.
    """

    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Handler[Answer, Body]
    answer: type[Answer] | Deferred | str = ""
    """what is sent as JSON, or the media type of anything else; empty for no content"""
    summary: str = ""
    """one sentence for the documentation; endpoints without one are not documented"""
    body: type[Body] | None = None
    status: int = 200
    errors: tuple[type[RapidoError], ...] = ()
    """those that do not follow from body and limit"""
    limit: RateLimit | None = None
    max_body: int = BODY_BYTES
    new_guest: bool = False
    """whether a client without a cookie gets one"""

    def route(self, services: Services, limiters: Mapping[Quota, ClientRateLimiter]) -> Route:
        async def respond(request: Request) -> Response:
            try:
                return await self._respond(request, services, limiters)
            except ClientDisconnect:
                return Response(status_code=HTTPStatus.BAD_REQUEST)  # the client is gone
            except TooManyRequests as error:
                services.refusals.add(error.code, client_of(request).network)
                return error_response(Failure(error.code, str(error)), error.retry_after)
            except WorkerRefused as error:
                return error_response(error.failure)
            except Unavailable as error:
                return error_response(Failure(error.code, error.public))
            except RapidoError as error:
                return error_response(Failure(error.code, str(error)))
            except (UnicodeError, RecursionError):
                # Such as a lone surrogate or deep nesting in a record, which is JSON in a string.
                message = "the text cannot be encoded as UTF-8, or is nested too deeply"
                return error_response(Failure(BadRequest.code, message))

        return Route(self.path, respond, methods=[self.method])

    async def _respond(
        self, request: Request, services: Services, limiters: Mapping[Quota, ClientRateLimiter]
    ) -> Response:
        body = await read_body(request, self.body, self.max_body) if self.body else None
        limit = self.limit

        def charge(cost: float) -> None:
            if limit is None:
                return
            if wait := limiters[limit.quota].take(client_of(request), cost):
                raise TooManyRequests(f"too many requests; try again in {ceil(wait)} s", wait)

        if limit is not None and limit.cost is not None:
            charge(limit.cost(body) if callable(limit.cost) else limit.cost)
        context = Context.of(request, services, charge)
        handler: Callable[..., Awaitable[Any]] = self.handler
        answer = await (handler(context) if body is None else handler(context, body))
        if isinstance(answer, Content):
            return await content_response(answer, request, services.thread)
        response = self._encode(answer)
        if self.new_guest:
            context.remember_guest(response)
        return response

    def _encode(self, answer: object) -> Response:
        if isinstance(answer, Response):
            return answer
        content = b"" if answer is None else msgspec.json.encode(answer)
        return Response(content, self.status, media_type="application/json" if content else None)


async def read_body(request: Request, kind: type[Body], max_bytes: int) -> Body:
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > max_bytes:
            raise BadRequest(f"the body may have at most {max_bytes // 1024} KiB")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(str(error)) from error
