"""`rapido site`: write the page as a static site, which needs no server."""

from argparse import ArgumentParser, Namespace

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.invalid_value import InvalidValue
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.system_errors import system_reason
from rapido.locales import catalog


def configure(parser: ArgumentParser) -> None:
    parser.description = "help-site"
    parser.add_argument(
        "folder",
        metavar="FOLDER",
        type=file_or_folder,
        help="help-site-folder",
    )
    parser.add_argument(
        "--server",
        metavar="URL",
        type=_server,
        help="help-site-server",
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help="help-site-force",
    )
    add_json(parser)
    add_language(parser)


def _server(text: str) -> str:
    from rapido.web.site.server_address import (  # noqa: PLC0415 - `--help` needs none
        BadAddress,
        normalized,
    )

    try:
        return normalized(text)
    except BadAddress as error:
        raise InvalidValue.of(error) from error


def run(options: Namespace) -> int:
    """Write the site, or renew the one that is there."""
    from rapido.web.site.pages import NotBuilt  # noqa: PLC0415 - `--help` needs none of it
    from rapido.web.site.write import FolderInUse, write_site  # noqa: PLC0415

    say, folder = catalog(options.language), str(options.folder)
    had_site = (options.folder / "index.html").exists()
    try:
        count = write_site(options.folder, options.server, options.language, force=options.force)
    except FolderInUse:
        print_error(say("site-folder-in-use", folder=folder))
    except NotBuilt:
        print_error(say("site-not-built"))
    except OSError as error:
        print_error(say("file-unwritable", file=folder, reason=system_reason(error, say)))
    except KeyboardInterrupt:
        print_error(say("site-canceled" if had_site else "site-canceled-new"))
        return 130
    else:
        if options.json:
            print_json({"folder": folder, "files": count, "server": options.server})
        else:
            print_line(say("site-done", folder=folder, files=count))
        return 0
    return 2
