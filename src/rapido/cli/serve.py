"""`rapido serve`: the game in the browser."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from rapido.cli.language import add_language
from rapido.locales import Say, catalogue

if TYPE_CHECKING:
    from rapido.web.settings import Settings

PORT = 8321


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to serve on (%(default)s)")
    parser.add_argument("--port", type=_port, default=PORT, help="the port (%(default)s)")
    parser.add_argument(
        "--lan", action="store_true", help="serve the home network, with a QR code for phones"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a further host name under which browsers come, such as that of a proxy",
    )
    add_data(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--open-metrics", action="store_true", help="let other machines read /metrics, too"
    )
    parser.add_argument(
        "--log", action="store_true", help="write what happens to standard error, as JSON lines"
    )
    parser.add_argument(
        "--keep-days",
        type=float,
        default=365.0,
        metavar="DAYS",
        help="delete finished games after so many days (%(default)s)",
    )
    add_language(parser)


def add_data(parser: ArgumentParser) -> None:
    """Let people say where games are kept; without a choice it is the platform's data folder."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept")


def data_folder(options: Namespace) -> Path:
    """Return the folder in which games are kept."""
    import platformdirs  # noqa: PLC0415 - `--help` needs none of it

    return options.data or platformdirs.user_data_path("rapido", appauthor=False)


def run(options: Namespace) -> int:
    """Serve until Ctrl-C."""
    print("RAPIDO", flush=True)  # at once: all that follows takes a moment to load
    from rapido.store.errors import DamagedDatabase, NewerDatabase  # noqa: PLC0415
    from rapido.web import server  # noqa: PLC0415

    say = catalogue(options.language)
    settings = _settings(options)
    try:
        listening = server.open_port(settings.host, options.port)
        store = server.open_store(settings.data)
    except server.PortTaken:
        return _fail(say("serve-port-taken", port=str(options.port)))
    except server.FolderInUse:
        return _fail(say("serve-folder-in-use", folder=str(settings.data)))
    except server.FolderError as trouble:
        return _fail(say("serve-folder-unwritable", folder=str(settings.data), reason=str(trouble)))
    except NewerDatabase:
        return _fail(say("serve-newer", file=str(settings.data / server.FILE)))
    except DamagedDatabase as damage:
        file = str(settings.data / server.FILE)
        return _fail(say("serve-damaged", file=file, reason=str(damage)))
    _invite(options, say, listening.getsockname()[1])
    server.run(settings, store, listening)
    print(say("serve-goodbye"), flush=True)
    return 0


def _settings(options: Namespace) -> "Settings":
    from rapido.web import network  # noqa: PLC0415
    from rapido.web.settings import Settings  # noqa: PLC0415

    lan: bool = options.lan
    return Settings(
        data=data_folder(options),
        host="0.0.0.0" if lan else options.host,  # noqa: S104 - asked for
        port=options.port,
        names=(*options.name, *(network.own_names() if lan else ())),
        open_metrics=options.open_metrics,
        log=options.log,
        keep_days=options.keep_days,
    )


def _invite(options: Namespace, say: Say, port: int) -> None:
    """Say where the game is, open it, and show phones the way."""
    import webbrowser  # noqa: PLC0415

    from rapido.web import network  # noqa: PLC0415

    host = "127.0.0.1" if options.lan else options.host
    here = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(say("serve-address", address=here), flush=True)
    if options.lan:
        import segno  # noqa: PLC0415

        there = f"http://{network.own_address()}:{port}/"
        print(say("serve-lan", address=there))
        segno.make(there, micro=False).terminal(compact=True)
    print(say("serve-stop"), flush=True)
    if not options.no_browser:
        webbrowser.open(here)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text[:6]) < 65_536:
        return int(text)
    raise ArgumentTypeError(f"a port is a number from 0 to 65535, not {text}")
