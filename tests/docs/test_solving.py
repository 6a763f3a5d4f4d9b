"""What the page about solving shows of a table is what such a table says."""

import contextlib
import io
from pathlib import Path

import pytest

from rapido.kernel import unavailable_reason
from rapido.lab.solve.driver import solve
from rapido.lab.solve.request import SolveRequest
from tests.docs.code_blocks import examples

EXAMPLES = [each for each in examples() if each[0].page.name == "solving.md"]


def test_lookup_of_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if (reason := unavailable_reason()) is not None:
        pytest.skip(reason)
    solve(SolveRequest(players=2, finish=1, epsilon=1e-6, out=tmp_path / "two1.rapido-table"))
    monkeypatch.chdir(tmp_path)
    assert EXAMPLES
    for code, printed in EXAMPLES:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(code.text, str(code), "exec"), {})  # noqa: S102
        assert output.getvalue() == printed
