"""`rapido migrate`: move all games from one store to another."""

import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from rapido.cli.options.language import add_language
from rapido.cli.options.store import (
    Place,
    place_of,
    shown,
    store_url,
    url_or_folder,
    warn_of_password,
)
from rapido.cli.progress import Progress
from rapido.cli.store_errors import fail, naming, run_for_operator
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, catalog
from rapido.web.settings.setting import BadSettingValue

if TYPE_CHECKING:
    from rapido.store.transfer.copying import Progress as Show
    from rapido.store.transfer.rows import Tables
    from rapido.store.transfer.targets import Target


def configure(parser: ArgumentParser) -> None:
    kinds = "sqlite:FOLDER or postgresql://USER:PASSWORD@HOST/DATABASE"
    parser.add_argument(
        "--from", dest="source", type=store_url, required=True, metavar="URL", help=kinds
    )
    parser.add_argument(
        "--to", dest="target", type=store_url, required=True, metavar="URL", help="the same"
    )
    parser.add_argument(
        "--while-serving",
        action="store_true",
        help=SUPPRESS,  # refused with the reason: moves made in the meantime would be lost
    )
    add_language(parser)
    parser.set_defaults(data=None, config=None)
    parser.epilog = (
        "No server may use either store. Interrupted, it goes on when it is started again: no"
        " server starts on the target before everything is there, compared and replayed."
    )


def run(options: Namespace) -> int:
    """Copy what is missing, compare, and let servers use the target."""
    say = catalog(options.language)
    for flag, url in (("--from", options.source), ("--to", options.target)):
        warn_of_password(flag, url)
    try:
        source, target = place_of(options.source, options), place_of(options.target, options)
    except BadSettingValue as error:
        return fail(str(error))
    if options.while_serving:
        return fail(say("migrate-while-serving"))
    if _is_same(source, target):
        return fail(say("migrate-same", store=shown(source)))
    return run_for_operator(_migrate(source, target, say), source, say, "migrate-canceled")


def _is_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


async def _migrate(source: Place, target: Place, say: Say) -> int:
    from rapido.store.transfer.places import open_source, open_target  # noqa: PLC0415

    async with AsyncExitStack() as opened:
        with naming(source):
            tables = await opened.enter_async_context(open_source(url_or_folder(source)))
        with naming(target):
            into = await opened.enter_async_context(open_target(url_or_folder(target)))
        refusal = await _copy(tables, into, target, say)
    return fail(refusal) if refusal else 0


async def _copy(source: "Tables", target: "Target", place: Place, say: Say) -> str:
    """Migrate; return a sentence that says why it was refused, or an empty one."""
    from rapido.store.errors import BadDatabase, FolderError, ServerUnusable  # noqa: PLC0415
    from rapido.store.transfer.copying import RoomDiffers, StoresDiffer  # noqa: PLC0415
    from rapido.store.transfer.migrate import OtherGames, migrate_games  # noqa: PLC0415
    from rapido.web.operations.log import room_fingerprint  # noqa: PLC0415

    def progress(step: str) -> "Show":
        key = "migrate-copied" if step == "copied" else "migrate-compared"
        return Progress(lambda percent, left: say(key, percent=percent, seconds=left)).show

    try:
        done = await migrate_games(source, target, progress)
    except OtherGames as found:
        return say("migrate-other-games", store=shown(place), count=found.rooms)
    except RoomDiffers as found:
        return say("migrate-differs", store=shown(place), reason=room_fingerprint(str(found)))
    except StoresDiffer as found:
        return say("migrate-differs", store=shown(place), reason=str(found))
    except (BadDatabase, FolderError, ServerUnusable, OSError) as error:
        return say("migrate-failed", reason=system_reason(error, say))
    rooms, entries, games = done.counts
    if done.broken_rooms:
        print(say("migrate-broken-rooms", count=done.broken_rooms), file=sys.stderr)
    if not done.copied:
        print(say("migrate-nothing", store=shown(place), rooms=rooms))
        return ""
    print(say("migrate-done", store=shown(place), rooms=rooms, entries=entries, games=games))
    return ""
