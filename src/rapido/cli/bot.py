"""`rapido bot`: take a seat in a room with an engine of one's own."""

import sys
from argparse import ArgumentParser, Namespace


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--join", required=True, metavar="LINK", help="http://HOST/r/ROOM")
    parser.add_argument("--name", default="", help="the name to play under")
    parser.add_argument("--seat", type=int, help="which seat, counted from 1; else the first free")
    parser.add_argument(
        "--bot", default="heuristic", help="the engine's player to ask for (%(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
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
    """Play until the room ends: 0 after that or Ctrl-C, 1 if it cannot be done."""
    import asyncio  # noqa: PLC0415 - `--help` needs none of it

    from rapido.cli.engine_client import Engine, Trouble  # noqa: PLC0415
    from rapido.cli.outside import Place, Player, said  # noqa: PLC0415

    command = options.command or [sys.executable, "-P", "-m", "rapido", "engine"]
    try:
        place = Place.of(options.join)
        engine = Engine(command, options.bot, options.seconds)
        seat = None if options.seat is None else options.seat - 1
        said(asyncio.run(Player(place, engine, options.name, seat).play()))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
