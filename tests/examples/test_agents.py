"""The learning programs learn: in less time than the documents state, with a lower bound for it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed")
AGENTS = Path("examples/agents").absolute()
# Threads of a library that multiplies small matrices only get into each other's way.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def win_rate(expression: str) -> float:
    """Train in a process of its own, and return the share of games won afterwards."""
    script = (
        f"import sys; sys.path.insert(0, {str(AGENTS)!r}); import ppo, tabular; print({expression})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **ONE_THREAD},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_table_learns_a_short_staircase() -> None:
    # Random choices win 7 %, equal players 33 %; three million steps lead to 39 %.
    assert win_rate("float(tabular.train(80_000, 40_000).mean())") > 0.16


def test_a_network_learns_the_whole_game() -> None:
    # Random choices win 4 %.
    assert win_rate("float(ppo.train(rounds=6, test_steps=120).mean())") > 0.08


@pytest.mark.parametrize("agent", ["tabular.py", "ppo.py"])
def test_is_short(agent: str) -> None:
    assert len((AGENTS / agent).read_text("utf-8").splitlines()) < 100
