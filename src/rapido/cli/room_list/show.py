"""Shows rooms as a table or as JSON."""

import time
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from rapido.cli.messages import print_line
from rapido.cli.options.json_output import print_json
from rapido.locales import Say
from rapido.store.inspection import RoomInfo
from rapido.web.operations.log import room_fingerprint

HEADS: Final = (
    *("rooms-head-room", "rooms-head-state", "rooms-head-last"),
    *("rooms-head-entries", "rooms-head-games"),
)


def show_rooms(rooms: Sequence[RoomInfo], options: Namespace, say: Say) -> None:
    if options.json:
        rows = [
            {
                "fingerprint": room_fingerprint(room.id),
                **({"id": room.id} if options.ids else {}),
                "closed": room.closed,
                "playing": room.playing,
                "last": room.last,
                "entries": room.entries,
                "finished": room.finished,
            }
            for room in rooms
        ]
        print_json(rows)
        return
    if not rooms:
        print(say("rooms-none"))
        return
    table = [
        [say(head) for head in HEADS],
        *(
            [
                room_fingerprint(room.id),
                _state(room, say),
                _time(room.last),
                str(room.entries),
                str(room.finished),
            ]
            for room in rooms
        ),
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row, room in zip(table, [None, *rooms], strict=True):
        cells = [
            cell.rjust(width) if number > 2 else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        shown = [*cells, room.id] if options.ids and room is not None else cells
        print_line("  ".join(shown).rstrip())


def _state(room: RoomInfo, say: Say) -> str:
    if room.closed:
        return say("rooms-is-closed")
    return say("rooms-playing" if room.playing else "rooms-open")


def _time(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))
