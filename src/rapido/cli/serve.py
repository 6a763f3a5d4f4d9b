"""`rapido serve`: the game in the browser."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from rapido.cli.options.data_folder import default_folder
from rapido.cli.options.json_output import print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.settings import add_settings, given_settings
from rapido.cli.options.store import warn_of_open_file, warn_of_password
from rapido.cli.refusals import refusal
from rapido.cli.show_settings import settings_as_document, settings_as_toml
from rapido.locales import Say, catalog
from rapido.web.settings.effective import EffectiveSettings, effective_settings, unknown_variables
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import SETTINGS, Settings


def configure(parser: ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument(
        "--show-settings",
        action="store_true",
        help="help-serve-show",
    )
    parser.add_argument("--json", action="store_true", help="help-serve-json")
    add_settings(parser)


def run(options: Namespace) -> int:
    """Serve until Ctrl-C."""
    show = options.show_settings or options.json
    if not show:
        print("RAPIDO", flush=True)  # before what takes a moment
    say = catalog(options.language)
    try:
        found = load_settings(options)
    except BadSettingValue as error:
        return _fail(refusal(error, say))
    for warning in unknown_variables(os.environ):
        print(warning.explain(say), file=sys.stderr)
    for name, url in (("store", found.settings.store), ("bus", found.settings.bus)):
        if found.sources[name] == "option":
            warn_of_password(SETTINGS[name].flag, url, say, SETTINGS[name].variable)
        elif found.sources[name] == "file" and found.file is not None:
            warn_of_open_file(found.file, url, say)
    if show:
        if options.json:
            print_json(settings_as_document(found))
        else:
            print(settings_as_toml(found, say))
        return 0
    return _serve(found.settings, say, lambda: load_settings(options).settings)


def load_settings(options: Namespace) -> EffectiveSettings:
    """Read all settings, or raise BadSettingValue."""
    return effective_settings(given_settings(options), os.environ, options.config, default_folder)


def _serve(settings: Settings, say: Say, reload: Callable[[], Settings]) -> int:
    from rapido.cli.start_refusal import start_refusal  # noqa: PLC0415
    from rapido.store.errors import BadDatabase, FolderError, ServerUnusable  # noqa: PLC0415
    from rapido.web import server  # noqa: PLC0415

    try:
        with server.open_port(settings) as listening:
            port = listening.getsockname()[1]
            server.serve(settings, listening, lambda: _announce(settings, say, port), reload)
    except (
        *(server.PortTaken, server.AddressUnusable, server.WorkersFailed),
        *(BadDatabase, FolderError, ServerUnusable),
    ) as error:
        return _fail(start_refusal(error, settings, say))
    print(say("serve-goodbye"), flush=True)
    return 0


def _announce(settings: Settings, say: Say, port: int) -> None:
    """Print the address, open the browser, and show a QR code for phones."""
    import webbrowser  # noqa: PLC0415

    from rapido.web import network  # noqa: PLC0415

    here = network.page_url(settings.host, port)
    print(say("serve-address", address=here), flush=True)
    opened = here
    if settings.lan:
        import segno  # noqa: PLC0415

        # The host opens it as well, so that the links to rooms work on other devices.
        opened = f"http://{network.own_address()}:{port}/"
        print(say("serve-lan", address=opened))
        segno.make(opened, micro=False).terminal(compact=True)
    print(say("serve-stop"), flush=True)
    if settings.browser and "%" not in opened:  # browsers know no zones of addresses
        webbrowser.open(opened)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
