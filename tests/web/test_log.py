"""The log is one line of ASCII for each event, whatever is in it."""

import asyncio
import json
import logging

import pytest

from rapido.web.operations.log import JsonFormatter, log_failure
from tests.foreign_text.hostile import HOSTILE


def formatted(message: str, **members: str) -> str:
    record = logging.LogRecord("rapido", logging.INFO, "", 0, message, (), None)
    record.members = members
    return JsonFormatter().format(record)


@pytest.mark.parametrize("kind", HOSTILE)
def test_foreign_text_is_escaped(kind: str) -> None:
    text = HOSTILE[kind]
    line = formatted(text, member=text)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["member"] == json.loads(line)["event"] == text


def test_a_line_cannot_be_forged() -> None:
    forged = '\n{"at": "2026-01-01T00:00:00Z", "level": "info", "event": "all is well"}'
    assert formatted(forged).count("\n") == 0


def test_traces_are_escaped() -> None:
    def fail() -> None:
        raise ValueError("\x1b[2J\u202e\ud800")

    with pytest.raises(ValueError, match="2J") as failure:
        fail()
    error = (failure.type, failure.value, failure.tb)
    record = logging.LogRecord("rapido", logging.ERROR, "", 0, "failed", (), error)
    line = JsonFormatter().format(record)
    assert line.isascii()
    assert line.isprintable()


def test_jobs_that_fail_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise RuntimeError("planted")

    async def run() -> None:
        failing, canceled = asyncio.ensure_future(fail()), asyncio.ensure_future(fail())
        for job in (failing, canceled):
            job.add_done_callback(log_failure)
        canceled.cancel()
        await asyncio.gather(failing, canceled, return_exceptions=True)

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["a background job has failed"]
    assert "planted" in caplog.text
