"""`rapido bot`: let your own engine play in a room."""

import sys
from argparse import ArgumentParser, Namespace

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.durations import duration_in
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import whole_number
from rapido.cli.options.player_names import one_name
from rapido.cli.refusals import refusal
from rapido.cli.store_errors import fail
from rapido.locales import catalog
from rapido.rules import PLAYERS


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--join", required=True, metavar="LINK", help="help-bot-join")
    parser.add_argument("--name", default="", help="help-bot-name")
    parser.add_argument(
        "--seat",
        type=whole_number(1, max(PLAYERS)),
        help="help-bot-seat",
    )
    parser.add_argument(
        "--bot", type=one_name, default="heuristic", metavar="NAME", help="help-bot-bot"
    )
    parser.add_argument(
        "--seconds",
        type=duration_in("s", 0.01, 3600),
        default=60.0,
        metavar="SECONDS",
        help="help-bot-seconds",
    )
    parser.add_argument("--games", type=whole_number(1, 10**6), metavar="N", help="help-bot-games")
    parser.add_argument(
        "command",
        nargs="*",
        metavar="COMMAND",
        help="help-bot-command",
    )
    add_language(parser)
    parser.epilog = "help-bot-more"


def run(options: Namespace) -> int:
    """Return 0 after the room has ended, 1 if it cannot play, 2 if link or program are wrong."""
    import asyncio  # noqa: PLC0415 - `--help` needs none of it

    from rapido.cli.room_bot.client import BotClient  # noqa: PLC0415
    from rapido.cli.room_bot.link import BotError, RoomLink  # noqa: PLC0415
    from rapido.cli.room_bot.program import check_player, check_program  # noqa: PLC0415
    from rapido.engine_protocol.client import EngineClient  # noqa: PLC0415
    from rapido.workers import WorkerCommand  # noqa: PLC0415

    words = options.command or [sys.executable, "-P", "-m", "rapido", "engine"]
    # In a session of its own, Ctrl-C reaches only the bot, which leaves the room and ends it.
    command = WorkerCommand(words, max_line=2**20, show_errors=True, new_session=True)
    seat, say = None if options.seat is None else options.seat - 1, catalog(options.language)
    try:
        link = RoomLink.parse(options.join)
        check_program(words[0])
        if not options.command:
            check_player(options.bot)
    except BotError as error:
        return fail(refusal(error, say))
    try:
        engine = EngineClient(command, options.seconds)
        client = BotClient(link, engine, options.bot, options.name, seat, say=say)
        print_line(asyncio.run(client.play(options.games)))
    except BotError as error:
        print_error(refusal(error, say))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
