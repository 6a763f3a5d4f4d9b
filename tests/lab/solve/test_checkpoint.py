"""Checkpoints written by earlier versions can still be resumed."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from rapido.lab.solve.checkpoint import Checkpoint
from rapido.lab.solve.driver import create_solver
from rapido.lab.solve.request import SolveRequest
from rapido.rules import BadRequest

HEADER_SIZE = 4096
WRITTEN: dict[int, dict[str, Any]] = {
    2: {
        "format": "rapido-checkpoint 1",
        "players": 2,
        "finish": 1,
        "cell": 4,
        "progress": {
            "sweeps": 3,
            "gap": 0.75,
            "change": 0.5,
            "seconds": 1.5,
            "share": 0.25,
            "left": None,
        },
    },
    3: {
        "format": "rapido-checkpoint 1",
        "players": 3,
        "finish": 1,
        "cell": 8,
        "progress": {
            "sweeps": 12,
            "stage": 1,
            "change": 0.01,
            "means": [0.02, 0.01],
            "seconds": 1.5,
            "left": 3.0,
            "measuring": 0,
        },
    },
}


@pytest.mark.parametrize("players", WRITTEN)
def test_earlier_checkpoint_is_resumed(tmp_path: Path, players: int) -> None:
    solver = create_solver(SolveRequest(players, finish=1, epsilon=1e-2))
    assert solver.resumable is not None
    views = solver.resumable.views()
    size = sum(len(view) for view in views)
    cells = (bytes(range(256)) * (size // 256 + 1))[:size]
    header = {**WRITTEN[players], "crc32": crc32(cells)}
    checkpoint = Checkpoint(tmp_path / "table")
    checkpoint.path.write_bytes(json.dumps(header).encode().ljust(HEADER_SIZE) + cells)
    progress = checkpoint.resume(solver.resumable)
    solver.restore_progress(progress)
    assert b"".join(views) == cells
    assert progress == WRITTEN[players]["progress"]
    assert solver.progress.sweeps == progress["sweeps"]
    other = create_solver(SolveRequest(5 - players, finish=1, epsilon=1e-2)).resumable
    assert other is not None
    with pytest.raises(BadRequest, match="not for this game and precision"):
        checkpoint.resume(other)


DEEP = "[" * 1900 + "]" * 1900
GOOD = json.dumps({**WRITTEN[2], "crc32": 0})
HEADS = {
    "deep nesting": DEEP,
    "deep nesting inside": GOOD[:-1] + f', "more": {DEEP}}}',
    "a list": "[]",
    "a text": '"rapido-checkpoint 1"',
    "nothing": "",
    "no checksum": json.dumps(WRITTEN[2]),
    "checksum as a list": json.dumps({**WRITTEN[2], "crc32": []}),
    "progress as a list": json.dumps({**WRITTEN[2], "crc32": "right", "progress": []}),
    "no progress": json.dumps({"crc32": "right", **WRITTEN[2], "progress": None}),
    "another member": json.dumps({**WRITTEN[2], "crc32": "right", "progress": {"sweeps": "1"}}),
    "negative sweeps": json.dumps({**WRITTEN[2], "crc32": "right", "progress": {"sweeps": -1}}),
    "endless": GOOD.replace('"seconds": 1.5', '"seconds": 1e999'),
    "game as a list": json.dumps({**WRITTEN[2], "players": [2]}),
}


@pytest.mark.parametrize("kind", HEADS)
def test_damaged_head_is_refused(kind: str, tmp_path: Path) -> None:
    solver = create_solver(SolveRequest(2, finish=1, epsilon=1e-2))
    assert solver.resumable is not None
    cells = bytes(sum(len(view) for view in solver.resumable.views()))
    head = HEADS[kind].replace('"right"', str(crc32(cells)))
    checkpoint = Checkpoint(tmp_path / "table")
    checkpoint.path.write_bytes(head.encode().ljust(HEADER_SIZE) + cells)
    with pytest.raises(BadRequest, match=r"checkpoint|damaged"):
        solver.restore_progress(checkpoint.resume(solver.resumable))


@pytest.mark.parametrize("change", [-1, 1])
def test_size_is_checked_before_the_cells_are_read(change: int, tmp_path: Path) -> None:
    solver = create_solver(SolveRequest(2, finish=1, epsilon=1e-2))
    assert solver.resumable is not None
    size = sum(len(view) for view in solver.resumable.views())
    before = b"".join(solver.resumable.views())
    checkpoint = Checkpoint(tmp_path / "table")
    checkpoint.path.write_bytes(GOOD.encode().ljust(HEADER_SIZE) + b"\1" * (size + change))
    with pytest.raises(BadRequest, match="damaged"):
        checkpoint.resume(solver.resumable)
    assert b"".join(solver.resumable.views()) == before
