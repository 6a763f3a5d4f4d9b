"""The requests that are not sockets: pages, new rooms, codes, records, health."""

from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rapido.record import is_line, read_position, write_json, write_text
from rapido.rooms.ports import Store
from rapido.rooms.room import Room
from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.service import Host
from rapido.rules import BadRequest
from rapido.web.access.guests import guest_of
from rapido.web.http.games import Archive
from rapido.web.http.qr import is_room, qr_code
from rapido.web.http.requests import TooMany, address_of, keep, read_body, token_of
from rapido.web.limits.token_bucket import Buckets
from rapido.web.operations.log import half, note, room_name
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.session import Hall

SEATS: Final = 2
"""of a room of which nothing else is known"""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new room needs."""

    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    start: Annotated[str, Meta(max_length=200)] | None = None


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
        self._archive = Archive(host, store)
        self._knocks = hall.knocks
        self._metrics = metrics
        self._settings = settings
        self._rooms_by_address = Buckets(settings.limits.rooms, settings.limits.rooms / 600)
        self._knocks_by_address = Buckets(settings.limits.knocks, settings.limits.knocks / 60)
        self._codes_by_address = Buckets(settings.limits.reckoned, settings.limits.reckoned_rate)

    async def new_room(self, request: Request) -> Response:
        """Open a room."""
        wish = await read_body(request, NewRoom)
        if not self._rooms_by_address.take(address_of(request)):
            raise TooMany("too many rooms from this address; try again later")
        start = None if wish.start is None else read_position(wish.start)
        seats = wish.seats or (SEATS if start is None else start.players)
        token, fresh = token_of(request)
        room = await self._host.open(guest_of(token), seats, start)
        self._metrics.rooms.inc()
        note("room opened", room=room_name(room.id), address=half(address_of(request)))
        response = JSONResponse({"room": room.id}, HTTPStatus.CREATED)
        keep(response, request, token, fresh)
        return response

    async def new_code(self, request: Request) -> Response:
        """Give a room a short code, if its host asks for one."""
        room = await self._own_room(request)
        return JSONResponse({"code": self._knocks.code(room.id, room.host)}, HTTPStatus.CREATED)

    async def qr(self, request: Request) -> Response:
        """Draw the link to a room; whether there is such a room cannot be told from it."""
        room = request.path_params["room"]
        if not is_room(room):
            raise NoSuchRoom("there is no such room")
        if not self._codes_by_address.take(address_of(request)):
            raise TooMany("too many codes from this address; try again later")
        return Response(
            qr_code(f"{request.base_url}r/{room}"),
            media_type="image/svg+xml",
            headers={"cache-control": "private, max-age=3600"},
        )

    async def knock(self, request: Request) -> Response:
        """Ask to be let into the room of a code."""
        wish = await read_body(request, KnockRequest)
        if not is_line(wish.name.strip()):
            raise BadRequest("a name is one line without control characters")
        if not self._knocks_by_address.take(address_of(request)):
            raise TooMany("too many tries from this address; try again in a minute")
        token, fresh = token_of(request)
        knock = self._knocks.knock(wish.code, guest_of(token), wish.name.strip())
        response = JSONResponse({"knock": knock}, HTTPStatus.CREATED)
        keep(response, request, token, fresh)
        return response

    async def outcome(self, request: Request) -> Response:
        """Say how a knock was answered."""
        token, _ = token_of(request)
        state, room = self._knocks.outcome(request.path_params["knock"], guest_of(token))
        return JSONResponse({"state": state, "room": room})

    async def record(self, request: Request) -> Response:
        """Give the record of a game, as text or as JSON."""
        game = await self._archive.game(request)
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
        token, _ = token_of(request)
        if room.host != guest_of(token):
            raise NoSuchRoom("there is no such room")
        return room
