"""Selects rooms by what was given on the command line."""

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rapido.cli.system_errors import system_reason
from rapido.locales import Say
from rapido.store.inspection import RoomInfo
from rapido.web.operations.log import room_fingerprint
from rapido.web.operations.opened_rooms import opened_rooms


def wanted_fingerprints(
    options: Namespace, rooms: Sequence[RoomInfo], say: Say
) -> frozenset[str] | None:
    """Return the fingerprints to select by, if any; None if one of them is of no room."""
    asked = frozenset(each.lower() for each in options.fingerprint or ())
    known = {room_fingerprint(room.id) for room in rooms}
    for unknown in sorted(asked - known):
        print(say("rooms-fingerprint-unknown", fingerprint=unknown), file=sys.stderr)
    if asked - known:
        return None
    if options.address is None:
        return asked
    if options.log == "-":
        found = opened_rooms(sys.stdin, options.address)
    else:
        try:
            with Path(options.log).open(encoding="utf-8", errors="replace") as lines:
                found = opened_rooms(lines, options.address)
        except OSError as error:
            reason = system_reason(error, say)
            print(say("file-unreadable", file=options.log, reason=reason), file=sys.stderr)
            return None
    if not found:
        print(say("rooms-address-unknown", address=options.address), file=sys.stderr)
        return None
    return found & asked if asked else found


def wanted_ids(options: Namespace, rooms: Sequence[RoomInfo], say: Say) -> frozenset[str] | None:
    """Return the ids to select by, if any; None if one of them is of no room."""
    asked = frozenset(map(_id_in, options.id or ()))
    unknown = asked - {room.id for room in rooms}
    for each in sorted(unknown):
        print(say("rooms-id-unknown", id=each), file=sys.stderr)
    return None if unknown else asked


def _id_in(link: str) -> str:
    """Return the id in a link to a room, or what is one already."""
    return link.rpartition("/r/")[2].split("/")[0].split("?")[0].split("#")[0]


def is_selected(
    room: RoomInfo, options: Namespace, fingerprints: frozenset[str], ids: frozenset[str]
) -> bool:
    by_fingerprint = options.fingerprint is not None or options.address is not None
    return (
        (options.older_than is None or room.last < time.time() - options.older_than)
        and (options.id is None or room.id in ids)
        and (not by_fingerprint or room_fingerprint(room.id) in fingerprints)
    )
