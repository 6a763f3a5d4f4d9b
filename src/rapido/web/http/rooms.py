"""The requests that are not sockets: pages, new rooms, codes, records, health."""

from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rapido.record import is_line, read_position, write_json, write_text
from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.ports import Store
from rapido.rooms.room import Room
from rapido.rooms.service import RoomService
from rapido.rules import BadRequest
from rapido.web.access.guests import guest_of
from rapido.web.http.games import Archive
from rapido.web.http.qr import is_room, qr_code
from rapido.web.http.requests import TooMany, address_of, keep, read_body, token_of
from rapido.web.limits.token_bucket import RateLimiter
from rapido.web.operations.log import log_event, mask_address, room_fingerprint
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.hub import Hub

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
        service: RoomService,
        hub: Hub,
        store: Store,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        """Work with these."""
        self._service = service
        self._hub = hub
        self._store = store
        self._archive = Archive(service, store)
        self._knocks = hub.knocks
        self._metrics = metrics
        self._settings = settings
        self._rooms_by_address = RateLimiter(
            settings.limits.rooms_per_ten_minutes, settings.limits.rooms_per_ten_minutes / 600
        )
        self._knocks_by_address = RateLimiter(
            settings.limits.knocks_per_minute, settings.limits.knocks_per_minute / 60
        )
        self._codes_by_address = RateLimiter(
            settings.limits.compute_burst, settings.limits.compute_rate
        )

    async def new_room(self, request: Request) -> Response:
        """Open a room."""
        wish = await read_body(request, NewRoom)
        if not self._rooms_by_address.take(address_of(request)):
            raise TooMany("too many rooms from this address; try again later")
        start = None if wish.start is None else read_position(wish.start)
        seats = wish.seats or (SEATS if start is None else start.players)
        token, fresh = token_of(request)
        room = await self._service.open_room(guest_of(token), seats, start)
        self._metrics.rooms.inc()
        log_event(
            "room opened", room=room_fingerprint(room.id), address=mask_address(address_of(request))
        )
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
        await self._service.delete_room(room.id)
        self._hub.close_room(room.id)
        log_event("room deleted", room=room_fingerprint(room.id))
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
        room = await self._service.get(request.path_params["room"])
        token, _ = token_of(request)
        if room.host != guest_of(token):
            raise NoSuchRoom("there is no such room")
        return room
