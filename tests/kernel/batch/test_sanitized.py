"""Batches under the compiler's sanitizers."""

import os
from pathlib import Path

from tests.kernel.sanitizers import run_sanitized, sanitized_program

GAMES = int(os.environ.get("RAPIDO_SANITIZED_GAMES", "4"))
STEPS = int(os.environ.get("RAPIDO_BATCH_STEPS", "60"))


def test_no_access_outside_of_the_arrays(tmp_path: Path) -> None:
    program = sanitized_program(tmp_path, [(Path(__file__).with_name("sanitized.c"), ())])
    played = run_sanitized(program, GAMES, STEPS)
    assert played.count("players to step") == 20


def test_no_access_outside_of_the_arrays_of_a_learner(tmp_path: Path) -> None:
    program = sanitized_program(tmp_path, [(Path(__file__).with_name("sanitized_learner.c"), ())])
    played = run_sanitized(program, GAMES, STEPS)
    assert played.count("players to step") == 10
