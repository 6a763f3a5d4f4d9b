"""The program of an engine and its player, before it is started."""

from rapido.cli.refusals import NO_SUCH_PLAYER
from rapido.cli.room_bot.link import BotError
from rapido.players import LeftOut, is_built_in, names, player_named, usable_names
from rapido.workers import why_not_started


def check_program(name: str) -> None:
    """Refuse a program that cannot be started, before the bot takes a seat for it."""
    if (why := why_not_started(name)) is not None:
        raise BotError("room-bot-no-program", program=name, reason=str(why)) from why


def check_player(name: str) -> None:
    """Refuse a player that Rapido's own engine cannot use, before the bot takes a seat."""
    if name not in names():
        raise BotError(NO_SUCH_PLAYER, name=name, known=", ".join(usable_names()))
    if not is_built_in(name):
        try:
            player_named(name)
        except LeftOut as error:
            raise BotError(error.key, **error.values) from error
