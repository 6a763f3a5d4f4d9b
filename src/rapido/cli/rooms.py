"""`rapido rooms`: list rooms, close or delete them, also while a server runs."""

import sys
import time
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from rapido.cli.messages import print_error
from rapido.cli.options.durations import duration
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.store import Place, add_store, store_of, url_or_folder
from rapido.cli.refusals import refusal
from rapido.cli.store_errors import fail, run_for_operator
from rapido.locales import Say, catalog
from rapido.rules import RapidoError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rapido.store.inspection import RoomInfo

ACTIONS = ("list", "close", "delete")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "action", nargs="?", choices=ACTIONS, default="list", help="help-rooms-action"
    )
    which = parser.add_argument_group("help-rooms-which")
    which.add_argument(
        "--older-than",
        type=duration,
        metavar="TIME",
        help="help-rooms-older",
    )
    which.add_argument(
        "--fingerprint",
        action="extend",
        nargs="+",
        metavar="F",
        help="help-rooms-fingerprint",
    )
    which.add_argument("--id", action="extend", nargs="+", help="help-rooms-id")
    which.add_argument(
        "--address",
        metavar="HASH",
        help="help-rooms-address",
    )
    which.add_argument("--log", metavar="FILE", help="help-rooms-log")
    which.add_argument("--all", action="store_true", help="help-rooms-all")
    parser.add_argument("--ids", action="store_true", help="help-rooms-ids")
    add_json(parser)
    parser.add_argument("--yes", action="store_true", help="help-rooms-yes")
    add_store(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """List the rooms, or ask and then change them."""
    say = catalog(options.language)
    place = store_of(options)
    return run_for_operator(_run(options, place, say), place, say, "rooms-canceled")


async def _run(options: Namespace, place: Place, say: Say) -> int:
    from rapido.cli.room_list.select import (  # noqa: PLC0415
        is_selected,
        wanted_fingerprints,
        wanted_ids,
    )
    from rapido.cli.room_list.show import show_rooms  # noqa: PLC0415
    from rapido.store.operator import inspect_store  # noqa: PLC0415

    selects = (options.older_than, options.fingerprint, options.id, options.address)
    if options.action != "list" and not options.all and all(each is None for each in selects):
        return fail(say("rooms-which"))
    if options.address is not None and options.log is None:
        return fail(say("rooms-address-log"))
    if options.log == "-" and options.action != "list" and not options.yes:
        return fail(say("rooms-log-on-input"))
    rooms = await inspect_store(url_or_folder(place)).rooms()
    fingerprints, ids = wanted_fingerprints(options, rooms, say), wanted_ids(options, rooms, say)
    if fingerprints is None or ids is None:
        return 2
    selected = [room for room in rooms if is_selected(room, options, fingerprints, ids)]
    if options.action == "list":
        show_rooms(selected, options, say)
        return 0
    return await _change(selected, options, place, say)


async def _change(rooms: "Sequence[RoomInfo]", options: Namespace, place: Place, say: Say) -> int:
    from rapido.rooms.closing import close_room  # noqa: PLC0415
    from rapido.store.operator import changed_store  # noqa: PLC0415
    from rapido.web.operations.log import room_fingerprint  # noqa: PLC0415

    deletes = options.action == "delete"
    found = [room.id for room in rooms if deletes or not room.closed]
    if not found:
        return _report([], [], options, say)
    question = say("rooms-confirm-delete" if deletes else "rooms-confirm-close", count=len(found))
    if not options.yes:
        answer = _answer(question)
        if not answer:  # the end of the input: nobody is there to ask
            return fail(f"\n{say('rooms-not-asked')}", 1)
        if answer.strip().lower() not in {say("rooms-yes"), "y", "yes"}:
            return fail(say("rooms-canceled"), 1)
    done: list[str] = []
    failed: list[str] = []
    try:
        async with changed_store(url_or_folder(place)) as store:
            for room in found:
                fingerprint = room_fingerprint(room)
                try:
                    if deletes:
                        await store.delete_room(room)
                    elif not await close_room(store, room, time.time()):
                        continue
                    done.append(fingerprint)
                except RapidoError as error:
                    failed.append(fingerprint)
                    reason = refusal(error, say)
                    print_error(say("rooms-failed", fingerprint=fingerprint, reason=reason))
    finally:
        status = _report(done, failed, options, say)
    return status


def _report(done: "Sequence[str]", failed: "Sequence[str]", options: Namespace, say: Say) -> int:
    """Print what was closed or deleted: what is gone can still be found in the log."""
    if options.json:
        print_json({"action": options.action, "done": done, "failed": failed})
    elif not (done or failed):
        print(say("rooms-none"))
    else:
        key = "rooms-deleted" if options.action == "delete" else "rooms-closed"
        print(*done, say(key, count=len(done)), sep="\n", flush=True)
    return 1 if failed else 0


def _answer(question: str) -> str:
    print(question, end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline()
