"""Workers that hang, exit or write too much affect only their own request."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from rapido.workers import Supervisor, WorkerCommand, WorkerError, WorkersFull
from tests.rooms.harness import async_test
from tests.waiting import TIMEOUT, wait_until
from tests.workers.programs import BROKEN, ECHO, HANGS, SLOW_ECHO, broken_at_first, program


async def ask(supervisor: Supervisor, line: bytes) -> bytes:
    async with supervisor.worker() as worker:
        return await worker.request(line)


def exists(path: Path) -> bool:
    return path.exists()


def has_ended(pid: int) -> bool:
    """Whether it is gone, or only its parent has not noticed yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def is_running(pid: bytes) -> bool:
    return exists(Path(f"/proc/{int(pid)}"))


@pytest.mark.parametrize("workers", [1, 3])
@async_test
async def test_every_request_gets_its_own_response(workers: int) -> None:
    supervisor = Supervisor(program(ECHO), 10, workers=workers)
    responses = await asyncio.gather(*(ask(supervisor, b"%d" % number) for number in range(20)))
    assert responses == [b"+%d" % number for number in range(20)]
    await supervisor.close()


@async_test
async def test_worker_process_is_reused() -> None:
    supervisor = Supervisor(program("for _ in sys.stdin: print(os.getpid(), flush=True)"), 10)
    first, second = await ask(supervisor, b""), await ask(supervisor, b"")
    assert first == second
    await supervisor.close()
    assert not is_running(first)


@async_test
async def test_idle_worker_is_preferred_to_a_new_one() -> None:
    command = program("for _ in sys.stdin: print(os.getpid(), flush=True)")
    supervisor = Supervisor(command, 10, workers=3)
    assert len({await ask(supervisor, b"") for _ in range(6)}) == 1
    await supervisor.close()


@async_test
async def test_no_process_before_the_first_request(tmp_path: Path) -> None:
    started = tmp_path / "started"
    supervisor = Supervisor(program(f"open({str(started)!r}, 'w')\n{ECHO}"), 10)
    await asyncio.sleep(0.1)
    assert not exists(started)
    await ask(supervisor, b"")
    assert exists(started)
    await supervisor.close()


@pytest.mark.parametrize("kind", BROKEN)
@async_test
async def test_failed_worker_is_restarted(tmp_path: Path, kind: str) -> None:
    timeout = 5 if kind == "hangs" else TIMEOUT
    supervisor = Supervisor(broken_at_first(BROKEN[kind], tmp_path), timeout)
    with pytest.raises(WorkerError, match="has "):
        await ask(supervisor, b"first")
    assert await ask(supervisor, b"second") == b"+second"
    await supervisor.close()


@async_test
async def test_worker_with_an_invalid_response_is_restarted() -> None:
    supervisor = Supervisor(program("for _ in sys.stdin: print(os.getpid(), flush=True)"), 10)
    first = await ask(supervisor, b"")

    async def reject_response() -> None:
        async with supervisor.worker() as worker:
            int(b"x" + await worker.request(b""))

    with pytest.raises(ValueError, match="invalid literal"):
        await reject_response()
    assert await ask(supervisor, b"") != first
    assert not is_running(first)
    await supervisor.close()


@async_test
async def test_worker_that_exits_while_idle_is_restarted() -> None:
    supervisor = Supervisor(program("print(sys.stdin.readline(), flush=True, end='')"), 10)
    assert await ask(supervisor, b"first") == b"first"
    for _ in range(100):  # until its exit is noticed
        await asyncio.sleep(0.02)
        try:
            assert await ask(supervisor, b"second") == b"second"
            break
        except WorkerError:
            continue
    await supervisor.close()


@async_test
async def test_missing_program_is_an_error() -> None:
    with pytest.raises(WorkerError, match="cannot be started"):
        await ask(Supervisor(WorkerCommand(("/nowhere/at/all",)), 3), b"")


@pytest.mark.parametrize("then", [HANGS, "sys.exit()"])
@pytest.mark.parametrize("new_session", [False, True])
@async_test
async def test_children_end_with_a_worker_in_a_session_of_its_own(
    tmp_path: Path, then: str, *, new_session: bool
) -> None:
    child = tmp_path / "child"
    # Not in the worker's session, it is out of reach, but holds the worker's pipes open as well.
    start = f"subprocess.Popen(['sleep', '600'], start_new_session={not new_session})"
    text = (
        f"import subprocess\nchild = {start}\nopen({str(child)!r}, 'w').write(f'{{child.pid}}\\n')"
        f"\n{then}"
    )
    command = WorkerCommand(program(text).words, new_session=new_session)
    supervisor = Supervisor(command, TIMEOUT)
    request = asyncio.ensure_future(ask(supervisor, b""))
    await asyncio.to_thread(wait_until, lambda: child.exists() and child.read_text())
    request.cancel()
    async with asyncio.timeout(TIMEOUT):
        with pytest.raises(asyncio.CancelledError):
            await request
        await supervisor.close()
    pid = int(child.read_text())
    if new_session:
        await asyncio.to_thread(wait_until, lambda: has_ended(pid))
    else:
        os.kill(pid, signal.SIGKILL)


@async_test
async def test_late_response_to_a_canceled_request_is_discarded(tmp_path: Path) -> None:
    received, canceled = tmp_path / "received", tmp_path / "canceled"
    late_echo = (
        "for line in sys.stdin:\n"
        f" open({str(received)!r}, 'w').close()\n"
        f" while not os.path.exists({str(canceled)!r}): time.sleep(0.01)\n"
        " print('+' + line.strip(), flush=True)"
    )
    supervisor = Supervisor(program(late_echo), TIMEOUT)
    request = asyncio.ensure_future(ask(supervisor, b"first"))
    await asyncio.to_thread(wait_until, received.exists)
    request.cancel()
    canceled.touch()
    assert await ask(supervisor, b"second") == b"+second"
    await supervisor.close()


@async_test
async def test_queue_limit_and_timeout() -> None:
    supervisor = Supervisor(program(HANGS), 1, max_waiting=2)
    requests = [asyncio.ensure_future(ask(supervisor, b"")) for _ in range(5)]
    responses = await asyncio.gather(*requests, return_exceptions=True)
    kinds = [type(answer) for answer in responses]
    assert kinds == [WorkerError, WorkerError, WorkerError, WorkersFull, WorkersFull]
    await supervisor.close()


@async_test
async def test_closed_supervisor_starts_no_process() -> None:
    supervisor = Supervisor(program(SLOW_ECHO), 5)
    requests = [asyncio.ensure_future(ask(supervisor, b"")) for _ in range(3)]
    await asyncio.sleep(0.1)
    await supervisor.close()
    responses = await asyncio.gather(*requests, return_exceptions=True)
    assert [type(answer) for answer in responses] == [WorkerError] * 3
    with pytest.raises(WorkerError, match="closed"):
        await ask(supervisor, b"")


@async_test
async def test_environment_is_inherited_and_extended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAPIDO_TEST_KEPT", "kept")
    text = "for line in sys.stdin: print(os.environ[line.strip()], flush=True)"
    command = program(text).words
    supervisor = Supervisor(WorkerCommand(command, environment={"RAPIDO_TEST_ADDED": "added"}), 10)
    assert await ask(supervisor, b"RAPIDO_TEST_KEPT") == b"kept"
    assert await ask(supervisor, b"RAPIDO_TEST_ADDED") == b"added"
    await supervisor.close()


@pytest.mark.parametrize("new_session", [False, True])
@async_test
async def test_new_session_is_optional(*, new_session: bool) -> None:
    command = program("for _ in sys.stdin: print(os.getsid(0), flush=True)").words
    supervisor = Supervisor(WorkerCommand(command, new_session=new_session), 10)
    assert (int(await ask(supervisor, b"")) != os.getsid(0)) is new_session
    await supervisor.close()
