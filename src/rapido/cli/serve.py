"""`rapido serve`: the game in the browser."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Any

from rapido.cli.options.data_folder import add_data, data_folder
from rapido.cli.options.language import add_language
from rapido.locales import Say, catalogue
from rapido.web.setting import BadSettingValue, Setting, read_environment
from rapido.web.settings import SETTINGS, Settings, make_settings


def configure(parser: ArgumentParser) -> None:
    """Describe the options."""
    _add_option(parser, SETTINGS["host"])
    _add_option(parser, SETTINGS["port"])
    parser.add_argument(
        "--lan", action="store_true", help="serve the home network, with a QR code for phones"
    )
    names = SETTINGS["names"]
    parser.add_argument(
        f"--{names.option}", dest="names", action="append", metavar="HOST", help=names.about
    )
    add_data(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    _add_option(parser, SETTINGS["open_metrics"])
    _add_option(parser, SETTINGS["log"])
    _add_option(parser, SETTINGS["keep_days"], "DAYS")
    add_language(parser)
    parser.epilog = "Every setting can also be given by an environment variable: docs/hosting.md."


def _add_option(parser: ArgumentParser, setting: Setting, metavar: str | None = None) -> None:
    if isinstance(setting.default, bool):
        parser.add_argument(
            f"--{setting.option}", action="store_true", default=None, help=setting.about
        )
    else:
        parser.add_argument(
            f"--{setting.option}",
            type=_parser(setting),
            metavar=metavar,
            help=f"{setting.about} ({setting.default})",
        )


def _parser(setting: Setting) -> Callable[[str], Any]:
    def parse(text: str) -> Any:  # noqa: ANN401 - of the type of the setting
        try:
            return setting.parse(text)
        except BadSettingValue as error:
            raise ArgumentTypeError(str(error)) from error

    return parse


def run(options: Namespace) -> int:
    """Serve until Ctrl-C."""
    print("RAPIDO", flush=True)  # at once: all that follows takes a moment to load
    from rapido.store.errors import (  # noqa: PLC0415
        DamagedDatabase,
        FolderError,
        FolderInUse,
        NewerDatabase,
    )
    from rapido.store.folder import FILE  # noqa: PLC0415
    from rapido.web import server  # noqa: PLC0415

    say = catalogue(options.language)
    try:
        settings = load_settings(options)
    except BadSettingValue as error:
        return _fail(str(error))
    folder, file = str(settings.data), str(settings.data / FILE)
    try:
        listening = server.open_port(settings)
        store = server.open_store(settings.data)
    except server.PortTaken:
        return _fail(say("serve-port-taken", port=str(settings.port)))
    except FolderInUse:
        return _fail(say("serve-folder-in-use", folder=folder))
    except FolderError as error:
        return _fail(say("serve-folder-unwritable", folder=folder, reason=str(error)))
    except NewerDatabase:
        return _fail(say("serve-newer", file=file))
    except DamagedDatabase as damage:
        return _fail(say("serve-damaged", file=file, reason=str(damage)))
    _announce(settings, options, say, listening.getsockname()[1])
    server.run(settings, store, listening)
    print(say("serve-goodbye"), flush=True)
    return 0


def load_settings(options: Namespace) -> Settings:
    """Read all settings: from the command line, else the environment, else the defaults."""
    given = {name: value for name, value in vars(options).items() if name in SETTINGS}
    values = read_environment(SETTINGS, os.environ)
    values |= {name: value for name, value in given.items() if value is not None}
    values |= {"data": data_folder(options), "names": tuple(values.get("names", ()))}
    if options.lan:
        from rapido.web import network  # noqa: PLC0415

        values["host"] = "0.0.0.0"  # noqa: S104 - asked for
        values["names"] = (*values["names"], *network.own_names())
    return make_settings(values)


def _announce(settings: Settings, options: Namespace, say: Say, port: int) -> None:
    """Print the address, open the browser, and show a QR code for phones."""
    import webbrowser  # noqa: PLC0415

    from rapido.web import network  # noqa: PLC0415

    host = "127.0.0.1" if options.lan else settings.host
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
