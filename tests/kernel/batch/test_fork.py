"""A forked process has none of its parent's threads."""

import os
import subprocess
import sys

import pytest

BATCH = """
from rapido.kernel import NativeBatch
from rapido.kernel.batch import batch as module

module.SMALLEST_PART = 1
batch = NativeBatch(8, 3, seed=1, threads=2)
step = lambda: batch.step(batch.random_actions())
"""
VECTOR = """
import gymnasium
import rapido.envs

envs = gymnasium.make_vec("rapido/Rapido-v0", num_envs=8, opponents="careful", threads=2)
envs.reset(seed=1)
step = lambda: envs.step([2] * 8)
"""
# The child ends itself if it waits forever.
STEP_IN_A_CHILD = """
import os, signal, sys

step()
if child := os.fork():
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
signal.alarm(20)
step()
os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("games", [BATCH, VECTOR])
def test_threads_work_in_a_forked_process(games: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", games + STEP_IN_A_CHILD]
    assert subprocess.run(command, check=False).returncode == 0
