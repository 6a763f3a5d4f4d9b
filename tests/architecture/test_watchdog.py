"""Tests that hang, planted in a session of their own: each fails, and nothing is left running."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLANTED = """
import asyncio, subprocess, threading, time
import pytest
from tests import watchdog

watchdog.TEARDOWN_TIMEOUT /= 20
CHILD = ["sh", "-c", "echo $$ >> {pids}; sleep 600 & echo $! >> {pids}; wait"]

def the_other_thread():
    time.sleep(600)
"""
HANGS = {
    "a process": """
def test_hangs():
    threading.Thread(target=the_other_thread, daemon=True).start()
    with subprocess.Popen(CHILD) as child:
        child.wait()
""",
    "an event loop": """
def test_hangs():
    threading.Thread(target=the_other_thread, daemon=True).start()
    async def life():
        child = await asyncio.create_subprocess_exec(*CHILD)
        try:
            await asyncio.Event().wait()
        finally:
            await child.wait()
    asyncio.run(life())
""",
    "an orphan": """
def test_hangs():
    threading.Thread(target=the_other_thread, daemon=True).start()
    subprocess.Popen(CHILD[:2] + ["(" + CHILD[2] + ") & sleep 0.5"], start_new_session=True).wait()
    blocked = threading.Lock()
    blocked.acquire()
    blocked.acquire()
""",
    "the clean-up after a failure": """
@pytest.fixture
def child():
    threading.Thread(target=the_other_thread, daemon=True).start()
    with subprocess.Popen(CHILD) as child:
        yield child
        child.wait()

def test_hangs(child):
    while not open("{pids}").read().count("\\n") == 2:
        time.sleep(0.01)
    raise AssertionError
""",
    "one that cannot be interrupted": """
def test_hangs():
    threading.Thread(target=the_other_thread, daemon=True).start()
    subprocess.Popen(CHILD)
    while True:
        try:
            time.sleep(600)
        except BaseException:
            pass
""",
}


def run(folder: Path, program: str, *options: str) -> str:
    """Run a planted test; return what pytest prints."""
    pids = folder / "pids"
    pids.touch()
    file = folder / "test_planted.py"
    file.write_text((PLANTED + program).replace("{pids}", str(pids)), "utf-8")
    words = ["-p", "tests.watchdog", "-p", "no:cacheprovider", "-c", "pyproject.toml"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "--rootdir", folder, *options, file],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout + done.stderr


def is_running(pid: str) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
@pytest.mark.parametrize(
    ("kind", "options"),
    [
        *((kind, ()) for kind in HANGS),
        # xdist reports differently if a worker survives its test and if it does not.
        ("an event loop", ("-n", "1")),
        ("one that cannot be interrupted", ("-n", "1")),
    ],
)
def test_hanging_test_fails_with_all_stacks_and_leaves_no_process(
    tmp_path: Path, kind: str, options: tuple[str, ...]
) -> None:
    output = run(tmp_path, HANGS[kind], "--timeout", "10", *options)
    assert "test_hangs" in output
    assert "in the_other_thread" in output
    assert "in test_hangs" in output or "in child" in output
    if kind != "one that cannot be interrupted":
        assert "The test did not end within 10 seconds." in output
    started = (tmp_path / "pids").read_text("utf-8").split()
    assert len(started) == 2
    assert not any(map(is_running, started))


def test_failing_test_leaves_no_process_but_shared_ones(tmp_path: Path) -> None:
    program = """
@pytest.fixture(scope="module")
def shared():
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        yield child
        child.stdin.close()

def test_fails(shared):
    subprocess.Popen(CHILD)
    while not open("{pids}").read().count("\\n") == 2:
        time.sleep(0.01)
    raise AssertionError

def test_passes(shared):
    assert shared.poll() is None
"""
    assert "1 failed, 1 passed" in run(tmp_path, program)
    assert not any(map(is_running, (tmp_path / "pids").read_text("utf-8").split()))
