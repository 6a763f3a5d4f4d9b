"""The records of games played on this server."""

from collections.abc import Awaitable, Callable

from rapido.rooms.model.errors import NoSuchRoom
from rapido.rooms.model.permissions import may_see
from rapido.rooms.model.room import Game
from rapido.web.http.content import Content
from rapido.web.http.context import Context, client_of
from rapido.web.http.errors import NoSuchGame
from rapido.web.http.game_records import Form


def get_record(form: Form) -> Callable[[Context], Awaitable[Content]]:
    async def handler(context: Context) -> Content:
        game, records = await find_game(context), context.services.records
        context.charge(records.cost(game, form))
        return await records.get(game, form, client_of(context.request))

    return handler


async def find_game(context: Context) -> Game:
    """Find the game in the path.

    Anyone who knows its id may see a game that has ended; a running one is visible only to those
    who may see the room.
    """
    services, name = context.services, context.param("game")
    room_id = await services.store.room_of(name)
    if room_id is not None:
        try:
            room = await services.rooms.get(room_id)
        except NoSuchRoom as error:
            raise NoSuchGame("there is no such game") from error
        games = [*room.games, *([room.game] if room.game else [])]
        for game in games:
            if game.id == name and (not game.running or may_see(room, context.guest)):
                return game
    raise NoSuchGame("there is no such game")
