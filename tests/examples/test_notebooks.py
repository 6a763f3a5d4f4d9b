"""The notebooks run from the first cell to the last, without Jupyter, and assert their figures."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from website.notebook import Run, code_cells
from website.notebook_outputs import NO_TABLES, outputs_of, run_apart

NOTEBOOKS = sorted(Path("examples/notebooks").glob("*.ipynb"))


def cells(notebook: Path) -> list[dict[str, Any]]:
    return json.loads(notebook.read_text("utf-8"))["cells"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_from_top_to_bottom(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in NO_TABLES.items():
        monkeypatch.setenv(name, value)
    outputs = [*outputs_of(notebook)]
    printed = "".join(outputs)
    assert len(printed.splitlines()) >= len(outputs)
    assert "nan" not in printed
    # The site shows them, so they must depend on neither the process, nor the place, nor the time.
    assert run_apart(notebook) == Run(outputs)
    assert str(Path.cwd()) not in printed
    assert not re.search(r"\d (s|ms|seconds)\b", printed)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_is_clean_for_git(notebook: Path) -> None:
    ids = [cell["id"] for cell in cells(notebook)]
    assert len(set(ids)) == len(ids)
    for cell in cells(notebook):
        assert cell["cell_type"] == "markdown" or cell["outputs"] == []
        assert cell.get("execution_count") is None
    assert "assert " in "\n".join(code_cells(notebook.read_text("utf-8")))


def test_there_are_three() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == [
        "luck_and_skill",
        "rules_and_odds",
        "short_staircases",
    ]
