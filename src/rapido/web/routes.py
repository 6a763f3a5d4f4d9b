"""The requests that are not sockets: pages, new rooms, codes, records, health."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response

from rapido.record import is_line, write_json, write_text
from rapido.rooms.host import Host, NoSuchRoom
from rapido.rooms.ports import Store
from rapido.rooms.room import Game, Room
from rapido.rules import BadRequest, RapidoError
from rapido.web.guests import guest_of, new_token, set_cookie, token_in
from rapido.web.hall import Hall, may_see
from rapido.web.limits import Buckets
from rapido.web.log import half, note, room_name
from rapido.web.metrics import Metrics
from rapido.web.settings import Settings

PAGE: Final = Path(__file__).parent / "page"
STATUS: Final = {"no_such_room": 404, "not_host": 404, "unavailable": 503, "too_many": 429}

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class TooMany(RapidoError):
    """More than one address may ask for."""

    code = "too_many"


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new room needs."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2


class KnockRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A short code, and who asks."""

    code: Annotated[str, Meta(max_length=12)]
    name: Annotated[str, Meta(max_length=20)] = ""


class Routes:
    """Answers requests."""

    def __init__(
        self,
        host: Host,
        hall: Hall,
        store: Store,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        """Work with these."""
        self._host = host
        self._hall = hall
        self._store = store
        self._knocks = hall.knocks
        self._metrics = metrics
        self._settings = settings
        self._rooms_by_address = Buckets(settings.limits.rooms, settings.limits.rooms / 600)
        self._knocks_by_address = Buckets(settings.limits.knocks, settings.limits.knocks / 60)

    async def page(self, request: Request) -> Response:
        """Give the page, and a token to whoever has none."""
        response = FileResponse(PAGE / "index.html")
        _keep(response, request, *_token(request))
        return response

    async def new_room(self, request: Request) -> Response:
        """Open a room."""
        wish = await _body(request, NewRoom)
        if not self._rooms_by_address.take(address_of(request)):
            raise TooMany("too many rooms from this address; try again later")
        token, fresh = _token(request)
        room = await self._host.open(guest_of(token), wish.seats)
        self._metrics.rooms.inc()
        note("room opened", room=room_name(room.id), address=half(address_of(request)))
        response = JSONResponse({"room": room.id}, HTTPStatus.CREATED)
        _keep(response, request, token, fresh)
        return response

    async def new_code(self, request: Request) -> Response:
        """Give a room a short code, if its host asks for one."""
        room = await self._own_room(request)
        return JSONResponse({"code": self._knocks.code(room.id, room.host)}, HTTPStatus.CREATED)

    async def knock(self, request: Request) -> Response:
        """Ask to be let into the room of a code."""
        wish = await _body(request, KnockRequest)
        if not is_line(wish.name.strip()):
            raise BadRequest("a name is one line without control characters")
        if not self._knocks_by_address.take(address_of(request)):
            raise TooMany("too many tries from this address; try again in a minute")
        token, fresh = _token(request)
        knock = self._knocks.knock(wish.code, guest_of(token), wish.name.strip())
        response = JSONResponse({"knock": knock}, HTTPStatus.CREATED)
        _keep(response, request, token, fresh)
        return response

    async def outcome(self, request: Request) -> Response:
        """Say how a knock was answered."""
        token, _ = _token(request)
        state, room = self._knocks.outcome(request.path_params["knock"], guest_of(token))
        return JSONResponse({"state": state, "room": room})

    async def record(self, request: Request) -> Response:
        """Give the record of a game, as text or as JSON."""
        game = await self._game(request)
        if request.path_params["form"] == "json":
            return Response(write_json(game.record()), media_type="application/json")
        return Response(write_text(game.record()), media_type="text/plain; charset=utf-8")

    async def delete(self, request: Request) -> Response:
        """Delete a room with all its games, if its host asks for it."""
        room = await self._own_room(request)
        await self._host.forget(room.id)
        self._hall.send_away(room.id)
        note("room deleted", room=room_name(room.id))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    async def health(self, _request: Request) -> Response:
        """Say whether moves can be taken."""
        await self._store.ping()
        return JSONResponse({"ok": True})

    async def metrics(self, request: Request) -> Response:
        """Give the counters, to this machine alone unless told otherwise."""
        if not (self._settings.open_metrics or address_of(request) in {"127.0.0.1", "::1"}):
            raise NoSuchRoom("not found")
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    async def _own_room(self, request: Request) -> Room:
        room = await self._host.look(request.path_params["room"])
        token, _ = _token(request)
        if room.host != guest_of(token):
            raise NoSuchRoom("there is no such room")
        return room

    async def _game(self, request: Request) -> Game:
        """Find a game; one that goes on can be seen by those who can see its room."""
        name = request.path_params["game"]
        room_id = await self._store.room_of(name)
        if room_id is None:
            raise NoSuchRoom("there is no such game")
        room = await self._host.look(room_id)
        games = [*room.games, *([room.game] if room.game else [])]
        game = next((game for game in games if game.id == name), None)
        token, _ = _token(request)
        if game is None or (game.running and not may_see(room, guest_of(token))):
            raise NoSuchRoom("there is no such game")
        return game


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


def _token(request: Request) -> tuple[str, bool]:
    """Return the guest's token, and whether it is new."""
    token = token_in(request.headers.get("cookie", ""))
    return (token, False) if token else (new_token(), True)


def _keep(response: Response, request: Request, token: str, fresh: bool) -> None:  # noqa: FBT001
    if fresh:
        cookie = set_cookie(token, secure=request.url.scheme == "https")
        response.headers["set-cookie"] = cookie


async def _body(request: Request, kind: type[Body]) -> Body:
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > 4096:
            raise BadRequest("a request has at most 4 KiB")
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(str(error)) from error
