"""A process that hangs, crashes or says too much costs nobody more than its own answer."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from rapido.web.http.errors import TooManyRequests
from rapido.web.workers.analysis import Analyst, Found, NoAnalysis
from tests.rooms.harness import in_a_loop


def program(text: str) -> tuple[str, ...]:
    return (sys.executable, "-I", "-S", "-c", f"import sys, time, os\n{text}")


ECHO = "for line in sys.stdin: print('+' + line.strip(), flush=True)"


@in_a_loop
async def test_questions_are_answered_one_after_the_other() -> None:
    analyst = Analyst(10, command=program(ECHO))
    asked = [analyst.ask("advice", f"{number}") for number in range(10)]
    found = await asyncio.gather(*asked)
    for number, answer in enumerate(found):
        assert answer == Found(True, b'{"about":"advice","text":"%d"}' % number)  # noqa: FBT003
    await analyst.close()


@in_a_loop
async def test_a_refusal_is_told_apart() -> None:
    analyst = Analyst(10, command=program(ECHO.replace("'+'", "'-'")))
    assert not (await analyst.ask("review", "")).good
    await analyst.close()


BROKEN = {
    "hangs": "time.sleep(60)",
    "ends": "sys.stdin.readline(); sys.exit(1)",
    "ends at once": "sys.exit(0)",
    "half a line": "sys.stdin.readline(); print('+{', end='', flush=True)",
    "too long a line": "sys.stdin.readline(); print('+' * 2**25, flush=True); time.sleep(60)",
}


@pytest.mark.parametrize("kind", BROKEN)
@in_a_loop
async def test_one_that_fails_is_replaced(tmp_path: Path, kind: str) -> None:
    tried = tmp_path / "tried"
    once = f"if not os.path.exists({str(tried)!r}):\n open({str(tried)!r}, 'w'); {BROKEN[kind]}\n"
    analyst = Analyst(3, command=program(f"{once}else:\n {ECHO}"))
    with pytest.raises(NoAnalysis):
        await analyst.ask("advice", "first")
    assert (await analyst.ask("advice", "second")).content == b'{"about":"advice","text":"second"}'
    await analyst.close()


@in_a_loop
async def test_a_program_that_is_not_there_is_no_analysis() -> None:
    with pytest.raises(NoAnalysis):
        await Analyst(3, command=("/nowhere/at/all",)).ask("advice", "")


@in_a_loop
async def test_whoever_goes_away_leaves_no_answer_for_the_next() -> None:
    slow = "for line in sys.stdin: time.sleep(0.3); print('+' + line.strip(), flush=True)"
    analyst = Analyst(5, command=program(slow))
    leaving = asyncio.ensure_future(analyst.ask("advice", "first"))
    await asyncio.sleep(0.2)
    leaving.cancel()
    assert b"second" in (await analyst.ask("advice", "second")).content
    await analyst.close()


@in_a_loop
async def test_not_more_than_so_many_wait_and_none_for_long() -> None:
    analyst = Analyst(1, waiting=2, command=program("time.sleep(60)"))
    asked = [asyncio.ensure_future(analyst.ask("advice", "")) for _ in range(5)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    kinds = [type(each) for each in found]
    assert kinds == [NoAnalysis, NoAnalysis, NoAnalysis, TooManyRequests, TooManyRequests]
    await analyst.close()


def test_the_server_itself_loads_nothing_of_that() -> None:
    heavy = "{'numpy', 'rapido.web.workers.analysis_process', 'rapido.review'}"
    look = f"import sys, rapido.web.server; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
