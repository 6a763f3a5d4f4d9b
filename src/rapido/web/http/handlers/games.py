"""The records of games played on this server."""

import msgspec
from starlette.responses import Response

from rapido.record import Reading, write_json, write_text
from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.permissions import may_see
from rapido.rooms.room import Game
from rapido.web.http.context import Context
from rapido.web.http.errors import NoSuchGame
from rapido.web.view.game import played_game


async def game_as_json(context: Context) -> Response:
    game = await find_game(context)
    return Response(write_json(game.record()), media_type="application/json")


async def game_as_text(context: Context) -> Response:
    game = await find_game(context)
    return Response(write_text(game.record()), media_type="text/plain; charset=utf-8")


async def played_steps(context: Context) -> Response:
    record = (await find_game(context)).record()
    content = await context.services.thread.run(
        lambda: msgspec.json.encode(played_game(Reading(record)))
    )
    return Response(content, media_type="application/json")


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
