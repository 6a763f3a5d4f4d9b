"""Analysis worker processes: results and failures."""

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rapido.web.http.errors import NoAnalysis, TooManyRequests, WorkerRefused
from rapido.web.limits.networks import Client
from rapido.web.wire.http import Failure
from rapido.web.workers.analysis import AnalysisWorker
from rapido.web.workers.analysis_process import answer
from rapido.workers import WorkerCommand
from tests.rooms.harness import async_test
from tests.workers.programs import BROKEN, ECHO, HANGS, SLOW_ECHO, broken_at_first, program

ANA = Client("192.0.2.1", "ana")


@async_test
async def test_concurrent_requests_are_all_answered() -> None:
    worker = AnalysisWorker(10, command=program(ECHO))
    requests = [
        worker.analyze("advice", f"{number}", Client("", f"{number}")) for number in range(10)
    ]
    for number, result in enumerate(await asyncio.gather(*requests)):
        assert result == b'{"kind":"advice","text":"%d"}' % number
    await worker.close()


@async_test
async def test_error_response() -> None:
    failure = '-{"error":"too_far","message":"far"}'
    worker = AnalysisWorker(10, command=program(ECHO.replace("'+' + line.strip()", repr(failure))))
    with pytest.raises(WorkerRefused) as refused:
        await worker.analyze("review", "", ANA)
    assert refused.value.failure.error == "too_far"
    await worker.close()


@pytest.mark.parametrize("kind", BROKEN)
@async_test
async def test_failed_worker_is_restarted(tmp_path: Path, kind: str) -> None:
    worker = AnalysisWorker(3, command=broken_at_first(BROKEN[kind], tmp_path))
    with pytest.raises(NoAnalysis):
        await worker.analyze("advice", "first", ANA)
    second = await worker.analyze("advice", "second", ANA)
    assert second == b'{"kind":"advice","text":"second"}'
    await worker.close()


@async_test
async def test_missing_program() -> None:
    with pytest.raises(NoAnalysis):
        await AnalysisWorker(3, command=WorkerCommand(("/nowhere/at/all",))).analyze(
            "advice", "", ANA
        )


@async_test
async def test_queue_limit_and_timeout() -> None:
    worker = AnalysisWorker(1, max_waiting=2, command=program(HANGS))
    requests = [asyncio.ensure_future(worker.analyze("advice", "", ANA)) for _ in range(5)]
    results = await asyncio.gather(*requests, return_exceptions=True)
    kinds = [type(result) for result in results]
    assert kinds == [NoAnalysis, NoAnalysis, NoAnalysis, TooManyRequests, TooManyRequests]
    await worker.close()


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"{}", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"kind":"other","text":""}'),
        *(b'{"kind":"review","text":"\\ud800"}', b'{"kind":"advice","text":"\\udfff"}'),
        b'{"kind":"review","text":"Rapido 1\\nPlayer A: \\ud800\\nPlayer B: B\\n"}',
        b'{"kind":"review","text":"%s"}' % (b"{" * 100_000),
        b'{"kind":"review","text":"{%s"}' % (b"[" * 100_000),
        b'{"kind":"review","text":"%s"}' % (b"\\n" * 100_000),
    ],
    ids=range(13),
)
def test_worker_answers_whatever_it_gets(line: bytes) -> None:
    found = answer(line)
    assert found.startswith(b"-")
    assert b"\n" not in found
    assert msgspec.json.decode(found[1:], type=Failure).error


@async_test
async def test_a_short_review_does_not_wait_for_all_of_another_address() -> None:
    worker = AnalysisWorker(10, command=program(SLOW_ECHO))
    finished = list[str]()

    async def review(name: str, client: Client) -> None:
        await worker.analyze("review", name, client)
        finished.append(name)

    long = [review(f"long {number}", ANA) for number in range(4)]
    async with asyncio.TaskGroup() as group:
        for work in long:
            group.create_task(work)
        await asyncio.sleep(0)
        group.create_task(review("short", Client("192.0.2.2", "ben")))
    assert finished.index("short") <= 2
    await worker.close()


def test_server_does_not_import_analysis_modules() -> None:
    heavy = "{'numpy', 'rapido.web.workers.analysis_process', 'rapido.review'}"
    code = f"import sys, rapido.web.server; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
