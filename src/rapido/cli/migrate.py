"""`rapido migrate`: move all games from one store to another."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from rapido.cli.messages import print_error
from rapido.cli.options.json_output import add_json, print_json
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
from rapido.cli.refusals import refusal
from rapido.cli.store_errors import fail, naming, run_for_operator
from rapido.cli.system_errors import system_reason
from rapido.locales import Say, catalog
from rapido.replaced_file import followed
from rapido.web.settings.setting import BadSettingValue

if TYPE_CHECKING:
    from rapido.store.transfer.copying import Progress as Show
    from rapido.store.transfer.migrate import Migrated
    from rapido.store.transfer.rows import Tables
    from rapido.store.transfer.targets import Target


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--from",
        dest="source",
        type=store_url,
        required=True,
        metavar="URL",
        help="help-migrate-from",
    )
    parser.add_argument(
        "--to", dest="target", type=store_url, required=True, metavar="URL", help="help-migrate-to"
    )
    parser.add_argument(
        "--while-serving",
        action="store_true",
        help=SUPPRESS,  # refused with the reason: moves made in the meantime would be lost
    )
    add_json(parser)
    add_language(parser)
    parser.set_defaults(data=None, config=None)
    parser.epilog = "help-migrate-more"


def run(options: Namespace) -> int:
    """Copy what is missing, compare, and let servers use the target."""
    say = catalog(options.language)
    for flag, url in (("--from", options.source), ("--to", options.target)):
        warn_of_password(flag, url, say)
    try:
        source, target = place_of(options.source, options), place_of(options.target, options)
    except BadSettingValue as error:
        return fail(refusal(error, say))
    if options.while_serving:
        return fail(say("migrate-while-serving"))
    if _is_same(source, target):
        return fail(say("migrate-same", store=shown(source)))
    work = _migrate(source, target, say, as_json=options.json)
    return run_for_operator(work, source, say, "migrate-canceled")


def _is_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return followed(source) == followed(target)
    return source == target


async def _migrate(source: Place, target: Place, say: Say, *, as_json: bool) -> int:
    from rapido.store.transfer.places import open_source, open_target  # noqa: PLC0415

    async with AsyncExitStack() as opened:
        with naming(source):
            tables = await opened.enter_async_context(open_source(url_or_folder(source)))
        with naming(target):
            into = await opened.enter_async_context(open_target(url_or_folder(target)))
        done = await _copy(tables, into, target, say)
    if isinstance(done, str):
        return fail(done)
    if done.broken_rooms:
        print_error(say("migrate-broken-rooms", count=done.broken_rooms))
    if as_json:
        print_json(_summary(source, target, done))
    else:
        print(_sentence(target, done, say))
    return 0


async def _copy(source: "Tables", target: "Target", place: Place, say: Say) -> "Migrated | str":
    """Migrate; return a sentence if it was refused."""
    from rapido.store.errors import BadDatabase, FolderError, ServerUnusable  # noqa: PLC0415
    from rapido.store.transfer.copying import RoomDiffers, StoresDiffer  # noqa: PLC0415
    from rapido.store.transfer.migrate import OtherGames, migrate_games  # noqa: PLC0415
    from rapido.web.operations.log import room_fingerprint  # noqa: PLC0415

    try:
        with Progress(say) as progress:

            def begin(step: str) -> "Show":
                return progress.begin("progress-copy" if step == "copied" else "progress-compare")

            return await migrate_games(source, target, begin)
    except OtherGames as found:
        return say("migrate-other-games", store=shown(place), count=found.rooms)
    except RoomDiffers as found:
        return say("migrate-differs", store=shown(place), reason=room_fingerprint(str(found)))
    except StoresDiffer as found:
        return say("migrate-differs", store=shown(place), reason=str(found))
    except (BadDatabase, FolderError, ServerUnusable, OSError) as error:
        return say("migrate-failed", reason=system_reason(error, say))


def _summary(source: Place, target: Place, done: "Migrated") -> dict[str, object]:
    return {
        "from": shown(source),
        "to": shown(target),
        **done.counts._asdict(),
        "copied_rooms": done.copied,
        "broken_rooms": done.broken_rooms,
    }


def _sentence(target: Place, done: "Migrated", say: Say) -> str:
    rooms, entries, games = done.counts
    if not done.copied:
        return say("migrate-nothing", store=shown(target), rooms=rooms)
    return say("migrate-done", store=shown(target), rooms=rooms, entries=entries, games=games)
