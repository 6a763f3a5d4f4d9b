"""Damaged files and messages of every format are read or refused; nothing else is ever raised."""

import json
import os
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest

from rapido.engine.session import Session
from rapido.foreign_text import is_visible
from rapido.kernel.tables.file import BadTable, map_table
from rapido.lab.solve.checkpoint import Checkpoint
from rapido.lab.solve.driver import create_solver
from rapido.lab.solve.request import SolveRequest
from rapido.players.network_file import BadNetwork, read_network
from rapido.record import (
    read_moves,
    read_position,
    read_record,
    write_json,
    write_position,
    write_text,
)
from rapido.review.puzzle import SHIPPED, read_collection
from rapido.rooms.model.facts import AnyFact
from rapido.rules import BadPosition, BadRequest, RapidoError, new_game
from rapido.store.errors import BadDatabase
from rapido.store.sqlite.check import check_database
from rapido.store.sqlite.database import open_database
from rapido.web.view.game import played_game
from rapido.web.wire.http import RecordRequest
from rapido.web.wire.messages import AnyFromBrowser
from tests.faults.counts import count
from tests.faults.mutations import mutated
from tests.kits.files import table_head, write_small_network, write_table
from tests.record.records import small_record

FILES = int(os.environ.get("RAPIDO_FILES", "100"))
"""damaged files of each format"""
SEED = os.environ.get("RAPIDO_SEED", "0")

Read = Callable[[Path], None]


def record_file(path: Path) -> None:
    reading = read_record(path.read_bytes().decode("utf-8", "surrogateescape"))
    msgspec.json.encode(played_game(reading))
    if reading.record is not None:
        assert read_record(write_json(reading.record)).complete_record() == reading.record
        assert read_record(write_text(reading.record)).complete_record() == reading.record
    if reading.damage is not None:
        assert is_visible(reading.damage.token)
        assert is_visible(str(reading.damage))


def position_file(path: Path) -> None:
    with suppress(BadPosition):
        state = read_position(path.read_bytes().decode("utf-8", "surrogateescape"))
        assert read_position(write_position(state)) == state


def moves_file(path: Path) -> None:
    for token in path.read_bytes().decode("utf-8", "surrogateescape").split():
        with suppress(RapidoError):
            read_moves(token, new_game(3))


def table_file(path: Path) -> None:
    with suppress(BadTable):
        head, content = map_table(path)
        assert len(content) == 4096 + 2 * head.cells
        content.close()


def network_file(path: Path) -> None:
    with suppress(BadNetwork):
        read_network(path)


def puzzle_file(path: Path) -> None:
    with suppress(RapidoError):
        for puzzle in read_collection(path).puzzles:
            assert puzzle.best in puzzle.worth


def database_file(path: Path) -> None:
    with suppress(BadDatabase):
        check_database(path)


def engine_file(path: Path) -> None:
    session = Session()
    for line in path.read_bytes().split(b"\n"):
        assert isinstance(json.loads(session.answer(line))["ok"], bool)


def messages_file(path: Path) -> None:
    for line in path.read_bytes().split(b"\n"):
        for kind in (AnyFromBrowser, AnyFact, RecordRequest):
            with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
                msgspec.json.decode(line, type=kind)


ENGINE_LINES = (
    b'{"id": [1, "a"], "cmd": "new", "players": 2, "finish": 21}\n{"cmd": "roll", "dice": [4, 6]}\n'
    b'{"cmd": "place", "field": 3, "player": 0}\n{"cmd": "legal"}\n{"cmd": "position"}\n'
    b'{"cmd": "choose", "bot": "uniform", "seed": 7}\n{"cmd": "load", "position": {"players": 2,'
    b' "steps": [4, 0], "pairs": [[null, null], [{"field": 3, "dice": [4, 6]}, null]], "turn": 0,'
    b' "phase": "roll"}}'
)
MESSAGES = (
    b'{"type": "hello", "seen": 3}\n{"type": "do", "key": "a", "seen": 1,'
    b' "command": {"do": "sit", "seat": 1, "name": "Ana"}}\n{"record": "Rapido 1"}'
)


def write_database(path: Path) -> Path:
    with closing(open_database(path)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    return path


FORMATS: dict[str, tuple[bytes | Callable[[Path], Path], Read]] = {
    "text record": (write_text(small_record()).encode(), record_file),
    "JSON record": (write_json(small_record()).encode(), record_file),
    "position": (b"4,0,11/21 -/-/B46/-/-/CX1 A46:2", position_file),
    "moves": (b"A? 46 A46 @3 a7X", moves_file),
    "table": (lambda path: write_table(path, table_head()), table_file),
    "network": (write_small_network, network_file),
    "puzzles": (SHIPPED.read_bytes()[:3000].rpartition(b",\n")[0] + b"]}", puzzle_file),
    "backup": (write_database, database_file),
    "engine requests": (ENGINE_LINES, engine_file),
    "messages": (MESSAGES, messages_file),
}


@pytest.mark.parametrize("kind", FORMATS)
def test_damaged_files_are_read_or_refused(kind: str, tmp_path: Path) -> None:
    made, read = FORMATS[kind]
    path = tmp_path / "file"
    good = made if isinstance(made, bytes) else made(path).read_bytes()
    path.write_bytes(good)
    read(path)
    for number in range(FILES):
        path.write_bytes(mutated(good, Random(f"{SEED} {kind} {number}")))
        try:
            read(path)
        except Exception as error:
            error.add_note(f"damaged file {number} of the format {kind}, seed {SEED}")
            raise
    count(files=FILES)


def test_damaged_checkpoints_are_resumed_or_refused(tmp_path: Path) -> None:
    solver = create_solver(SolveRequest(2, finish=1, epsilon=1e-2))
    tables = solver.resumable
    assert tables is not None
    checkpoint = Checkpoint(tmp_path / "table")
    checkpoint.write(tables, {"sweeps": 1, "gap": 0.5, "left": None})
    good = checkpoint.path.read_bytes()
    for number in range(FILES // 10):
        checkpoint.path.write_bytes(mutated(good, Random(f"{SEED} checkpoint {number}")))
        with suppress(BadRequest):
            solver.restore_progress(checkpoint.resume(tables))
