"""Games by their names, for those who may see them."""

from starlette.requests import Request

from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.permissions import may_see
from rapido.rooms.ports import Store
from rapido.rooms.room import Game
from rapido.rooms.service import RoomService
from rapido.web.access.guests import guest_of
from rapido.web.http.requests import token_of


class Archive:
    """Finds games."""

    def __init__(self, service: RoomService, store: Store) -> None:
        """Look in these."""
        self._service = service
        self._store = store

    async def game(self, request: Request) -> Game:
        """Find a game; one that goes on can be seen by those who can see its room."""
        name = request.path_params["game"]
        room_id = await self._store.room_of(name)
        if room_id is None:
            raise NoSuchRoom("there is no such game")
        room = await self._service.get(room_id)
        games = [*room.games, *([room.game] if room.game else [])]
        game = next((game for game in games if game.id == name), None)
        token, _ = token_of(request)
        if game is None or (game.running and not may_see(room, guest_of(token))):
            raise NoSuchRoom("there is no such game")
        return game
