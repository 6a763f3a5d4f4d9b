"""The program of an engine and its player, before it is started."""

import errno
import os
import shutil
from pathlib import Path

from rapido.cli.refusals import NO_SUCH_PLAYER
from rapido.cli.room_bot.link import BotError
from rapido.players import LeftOut, is_built_in, names, player_named, usable_names


def check_program(name: str) -> None:
    """Refuse a program that cannot be started, before the bot takes a seat for it."""
    if shutil.which(name) is not None:
        return
    number = errno.EACCES if Path(name).is_file() else errno.ENOENT
    cause = OSError(number, os.strerror(number))
    raise BotError("room-bot-no-program", program=name, reason=str(cause)) from cause


def check_player(name: str) -> None:
    """Refuse a player that Rapido's own engine cannot use, before the bot takes a seat."""
    if name not in names():
        raise BotError(NO_SUCH_PLAYER, name=name, known=", ".join(usable_names()))
    if not is_built_in(name):
        try:
            player_named(name)
        except LeftOut as error:
            raise BotError(error.key, **error.values) from error
