"""`rapido bot`: let your own engine play in a room."""

import sys
from argparse import ArgumentParser, Namespace

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.durations import duration_in
from rapido.cli.options.numbers import whole_number
from rapido.rules import PLAYERS


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--join", required=True, metavar="LINK", help="http://HOST/r/ROOM")
    parser.add_argument("--name", default="", help="the name to play under")
    parser.add_argument(
        "--seat",
        type=whole_number(1, max(PLAYERS)),
        help="which seat, counted from 1 (default: the first free one)",
    )
    parser.add_argument(
        "--bot", default="heuristic", help="which of the engine's players to use (%(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=duration_in("s", 0.01, 3600),
        default=60.0,
        help="how long the engine may think about a move (%(default)s)",
    )
    parser.add_argument(
        "command",
        nargs="*",
        metavar="COMMAND",
        help="after --, a program that speaks the engine protocol; without it, rapido engine",
    )
    parser.epilog = "The protocols are described in docs/engine-protocol.md and web-protocol.md."


def run(options: Namespace) -> int:
    """Return 0 after the room has ended or Ctrl-C, 1 if the bot cannot play."""
    import asyncio  # noqa: PLC0415 - `--help` needs none of it

    from rapido.cli.room_bot.client import BotClient  # noqa: PLC0415
    from rapido.cli.room_bot.link import BotError, RoomLink  # noqa: PLC0415
    from rapido.engine_protocol.client import EngineClient  # noqa: PLC0415
    from rapido.workers import WorkerCommand  # noqa: PLC0415

    words = options.command or [sys.executable, "-P", "-m", "rapido", "engine"]
    # In a session of its own, Ctrl-C reaches only the bot, which leaves the room and ends it.
    command = WorkerCommand(words, max_line=2**20, show_errors=True, new_session=True)
    seat = None if options.seat is None else options.seat - 1
    try:
        link = RoomLink.parse(options.join)
        engine = EngineClient(command, options.seconds)
        client = BotClient(link, engine, options.bot, options.name, seat)
        print_line(asyncio.run(client.play()))
    except BotError as error:
        print_error(error)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
