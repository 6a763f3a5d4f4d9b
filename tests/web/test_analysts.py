"""A process that hangs, crashes or says too much costs nobody more than its own answer."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from rapido.web.http.requests import TooMany
from rapido.web.workers.analysis import Analyst, Found, NoAnalysis
from tests.rooms.house import in_a_loop
from tests.waiting import wait_until


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
    "hangs": "time.sleep(600)",
    "ends": "sys.stdin.readline(); sys.exit(1)",
    "ends at once": "sys.exit(0)",
    "half a line": "sys.stdin.readline(); print('+{', end='', flush=True)",
    "too long a line": "sys.stdin.readline(); print('+' * 2**25, flush=True); time.sleep(600)",
}


@pytest.mark.parametrize("kind", BROKEN)
@in_a_loop
async def test_one_that_fails_is_replaced(tmp_path: Path, kind: str) -> None:
    tried = tmp_path / "tried"
    once = f"if not os.path.exists({str(tried)!r}):\n open({str(tried)!r}, 'w'); {BROKEN[kind]}\n"
    seconds = 5 if kind == "hangs" else 60
    analyst = Analyst(seconds, command=program(f"{once}else:\n {ECHO}"))
    with pytest.raises(NoAnalysis):
        await analyst.ask("advice", "first")
    assert (await analyst.ask("advice", "second")).content == b'{"about":"advice","text":"second"}'
    await analyst.close()


@in_a_loop
async def test_a_program_that_is_not_there_is_no_analysis() -> None:
    with pytest.raises(NoAnalysis):
        await Analyst(3, command=("/nowhere/at/all",)).ask("advice", "")


@in_a_loop
async def test_whoever_goes_away_leaves_no_answer_for_the_next(tmp_path: Path) -> None:
    asked, gone = tmp_path / "asked", tmp_path / "gone"
    slow = (
        "for line in sys.stdin:\n"
        f" open({str(asked)!r}, 'w').close()\n"
        f" while not os.path.exists({str(gone)!r}): time.sleep(0.01)\n"
        " print('+' + line.strip(), flush=True)"
    )
    analyst = Analyst(60, command=program(slow))
    leaving = asyncio.ensure_future(analyst.ask("advice", "first"))
    await asyncio.to_thread(wait_until, asked.exists)
    leaving.cancel()
    gone.touch()
    assert b"second" in (await analyst.ask("advice", "second")).content
    await analyst.close()


@in_a_loop
async def test_not_more_than_so_many_wait_and_none_for_long() -> None:
    analyst = Analyst(1, waiting=2, command=program("time.sleep(600)"))
    asked = [asyncio.ensure_future(analyst.ask("advice", "")) for _ in range(5)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    kinds = [type(each) for each in found]
    assert kinds == [NoAnalysis, NoAnalysis, NoAnalysis, TooMany, TooMany]
    await analyst.close()


def test_the_server_itself_loads_nothing_of_that() -> None:
    heavy = "{'numpy', 'rapido.web.workers.analysis_process', 'rapido.review'}"
    look = f"import sys, rapido.web.server; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
